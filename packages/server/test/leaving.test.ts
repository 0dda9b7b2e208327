import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
let ada: Client;
let bo: Client;
beforeAll(async () => {
  harbour = await openHarbour();
  ada = await harbour.person('Ada');
  bo = await harbour.person('Bo');
});
afterAll(() => harbour.close());

describe('somebody who leaves for good', () => {
  test('sees all that is kept of them, gives their name, and is gone; the games stay without it', async () => {
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    await bo.must(table, { do: 'sit', seat: 0 });
    await Promise.all([ada.watch(table), bo.watch(table)]);
    await bo.must(table, { do: 'chat', text: 'I am Bo' });
    await ada.must(table, { do: 'start' });
    const { table: waiting } = await bo.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });

    const kept = await bo.call('GET /api/me/export');
    expect(kept).toMatchObject({ player: { id: bo.id, name: 'Bo' }, talk: [{ table_id: table, text: 'I am Bo' }] });
    expect((kept.games as { id: string }[]).map(({ id }) => id).sort()).toEqual([table, waiting].sort());
    expect(JSON.stringify(kept)).not.toContain(bo.cookie?.split('=')[1] ?? '?');

    const wrong = await bo.fetch('DELETE', '/api/me', { name: 'bo' });
    expect([wrong.status, wrong.body]).toMatchObject([409, { error: { code: 'NAME_DIFFERS' } }]);
    const cookie = bo.cookie;
    const from = ada.received.length;
    await bo.call('DELETE /api/me', undefined, { name: 'Bo' });
    await bo.closed();
    const again = new Client(harbour.url);
    again.cookie = cookie;
    expect((await again.fetch('GET', '/api/me')).status).toBe(401);

    await ada.next('info', ({ info }) => info.seats[0]?.player?.name === '—' && info.status === 'over', from);
    const { body } = await ada.fetch('GET', `/api/tables/${table}/file`);
    expect(String(body)).toContain('—');
    expect(String(body)).not.toContain('Bo');
    expect((await ada.call('GET /api/tables/:id/chat', `/api/tables/${table}/chat`)).lines).toMatchObject([
      { text: '', player: { name: '—' } },
    ]);
    expect((await ada.call('GET /api/me/history')).tables).toMatchObject([
      { id: table, seats: [{ player: { name: '—' } }, { player: { name: 'Ada' } }] },
    ]);
    expect((await ada.fetch('GET', `/api/tables/${waiting}`)).status).toBe(200);
    expect((await ada.info(waiting)).status).toBe('closed');
    expect((await ada.fetch('GET', `/api/players/${bo.id}`)).status).toBe(404);
  });

  test('a server that is stopped in the middle finishes it at the next start', async () => {
    const cy = await harbour.person('Cy');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await cy.must(table, { do: 'sit', seat: 1 });
    await cy.must(table, { do: 'stand', seat: 1 });
    await cy.call('DELETE /api/me', undefined, { name: 'Cy' });
    harbour = await harbour.restart();
    const { openStore } = await import('../src/store');
    harbour = await harbour.restart(async () => {
      const store = await openStore(harbour.store, () => {});
      expect(await store.erasure.open()).toEqual([]);
      expect((await store.tables.log(table)).filter(({ entry }) => entry.includes('Cy'))).toEqual([]);
      await store.db.close();
    });
  });
});
