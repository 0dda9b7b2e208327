import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harbour, openHarbour } from './support/server';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-web-'));
let harbour: Harbour;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Quarterdeck</title></head><body></body></html>');
  harbour = await openHarbour({ staticDir: folder, publicUrl: 'https://club.example' });
});
afterAll(async () => {
  await harbour.close();
  rmSync(folder, { recursive: true, force: true });
});

const seats = [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] as const;
const page = async (path: string): Promise<string> => (await fetch(harbour.url + path)).text();

test('a link to a table tells chat programs who invites to what, in the language of the host', async () => {
  const ada = await harbour.person('Ada');
  await ada.call('PUT /api/me/notify', undefined, { locale: 'de' });
  const clock = { kind: 'live', minutes: 30, increment: 20 } as const;
  const { table, invite } = await ada.open({ game: 'soundings', seats: [...seats], access: 'invited', clock });
  const html = await page(`/table/${table}?invite=${invite}`);
  expect(html).toContain(`content="${ada.name} lädt dich ein: `);
  expect(html).toContain('2 von 3 Plätzen sind frei, 30 Minuten für jeden.');
  expect(html).toContain(`property="og:url" content="https://club.example/table/${table}?invite=${invite}"`);
  expect(html).toContain('property="og:image" content="https://club.example/preview/soundings.png"');
});

test('a guessed or revoked link tells nothing, as if there were no such table', async () => {
  const ada = await harbour.person('Ada');
  const { table, invite } = await ada.open({ game: 'soundings', seats: [...seats], access: 'invited' });
  const plain = await page('/about');
  expect(await page(`/table/${table}`)).toBe(plain);
  expect(await page(`/table/${table}?invite=guessed`)).toBe(plain);
  await ada.call('DELETE /api/tables/:id/invite', `/api/tables/${table}/invite`);
  expect(await page(`/table/${table}?invite=${invite}`)).toBe(plain);
  expect(await page('/table/nobody-knows')).toBe(plain);
});

test('whatever is in a name stays a name', async () => {
  const eve = await harbour.person('"><script>$&');
  const { table } = await eve.open({ game: 'soundings', seats: [...seats] });
  const html = await page(`/table/${table}`);
  expect(html).not.toContain('<script>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;$&amp; invites you: ');
});
