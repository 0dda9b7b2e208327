import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from './support/authenticator';
import { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

type Asked = { readonly challenge: string };

test('a passkey brings its owner to a device that knows nobody; what was shown once is worth nothing, nor is another’s page or key', async () => {
  const origin = harbour.url;
  const ask = async (client: Client, path: string, from = origin): Promise<Asked> =>
    (await client.fetch('POST', path, {}, { origin: from })).body as Asked;
  const ada = await harbour.person('Ada');
  const key = new Authenticator(origin);
  const made = key.make(await ask(ada, '/api/me/passkeys/options'));
  expect((await ada.fetch('POST', '/api/me/passkeys', { response: made }, { origin })).status).toBe(200);
  expect((await ada.fetch('POST', '/api/me/passkeys', { response: made }, { origin })).status).toBe(403);
  expect(await ada.call('GET /api/me')).toMatchObject({ passkeys: 1, hasRecovery: false });

  const other = new Client(harbour.url);
  const come = async (response: object, from = origin): Promise<number> =>
    (await other.fetch('POST', '/api/passkey', { response }, { origin: from })).status;
  const shown = key.show(await ask(other, '/api/passkey/options'));
  expect(await come(shown)).toBe(200);
  expect(await other.call('GET /api/me')).toMatchObject({ id: ada.id, name: 'Ada' });
  expect(await come(shown)).toBe(403);
  expect(await come(new Authenticator(origin).show(await ask(other, '/api/passkey/options')))).toBe(403);
  const elsewhere = new Authenticator('https://elsewhere.example');
  expect(await come(elsewhere.show(await ask(other, '/api/passkey/options')))).toBe(403);
  expect(await come(key.show({ challenge: Buffer.from('9999999999999.x.forged').toString('base64url') }))).toBe(403);
  expect(await come({ id: 7, nonsense: true })).toBe(403);
  expect((await other.fetch('POST', '/api/passkey/options', {})).status).toBe(400);

  const collector = await harbour.person('Col');
  const kept: number[] = [];
  for (let i = 0; i < 21; i++) {
    const response = new Authenticator(origin).make(await ask(collector, '/api/me/passkeys/options'));
    kept.push((await collector.fetch('POST', '/api/me/passkeys', { response }, { origin })).status);
  }
  expect(kept).toEqual([...Array<number>(20).fill(200), 409]);

  const { passkeys } = await ada.call('GET /api/me/passkeys');
  const bo = await harbour.person('Bo');
  await bo.call('DELETE /api/me/passkeys/:id', `/api/me/passkeys/${passkeys[0]?.id}`);
  expect((await ada.call('GET /api/me/passkeys')).passkeys).toHaveLength(1);
  await ada.call('DELETE /api/me/passkeys/:id', `/api/me/passkeys/${passkeys[0]?.id}`);
  expect(await come(key.show(await ask(other, '/api/passkey/options')))).toBe(403);
});
