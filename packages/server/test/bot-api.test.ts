import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client';
import { playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';

const EXAMPLE = resolve(import.meta.dirname, '../../../docs/examples/bot.mjs');

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

describe('outside programs', () => {
  test('the example of docs/bot-api.md registers, sits down and plays a whole game', async () => {
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ada.watch(table);
    const program = spawn(process.execPath, [EXAMPLE, harbour.url, 'Random Rita', table], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    program.stdout.on('data', (data) => {
      said += String(data);
    });
    const ended = new Promise<number | null>((done) => program.once('exit', done));
    const { info } = await ada.next('info', (message) => message.info.seats[1]?.kind === 'person');
    expect(info.seats[1]?.player).toMatchObject({ name: 'Random Rita', program: true });
    await ada.must(table, { do: 'start' });
    await playOn(ada, table, 0);
    expect(await ended).toBe(0);
    expect(said).toMatch(/Random Rita sits on seat 2 of soundings\nRank [12] with \d+ points/);
  });

  test('a token is as good as a cookie, and legal moves are for the own seat only', async () => {
    const rita = new Client(harbour.url);
    const { token, player } = await rita.call('POST /api/programs', undefined, { name: 'Rita' });
    rita.token = token;
    expect(await rita.call('GET /api/me')).toMatchObject({ id: player.id, program: true });
    const { table } = await rita.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
    expect((await rita.call('GET /api/tables/:id/moves', `/api/tables/${table}/moves?seat=0`)).moves).toHaveLength(3);
    expect((await rita.fetch('GET', `/api/tables/${table}/moves?seat=1`)).status).toBe(403);
    await rita.connect();
    expect(rita.received[0]).toMatchObject({ t: 'welcome', me: { id: player.id } });
    await rita.watch(table);
    await playOn(rita, table, 0);
    rita.close();
  });

  test('a token can be renewed, and ends with signing out everywhere (B13)', async () => {
    const rita = new Client(harbour.url);
    const first = await rita.call('POST /api/programs', undefined, { name: 'Renewed Rita' });
    rita.token = first.token;
    const { token } = await rita.call('POST /api/me/token');
    expect((await rita.fetch('GET', '/api/me')).status).toBe(401);
    rita.token = token;
    expect((await rita.call('GET /api/me')).id).toBe(first.player.id);
    await rita.call('POST /api/sign-out', undefined, { everywhere: true });
    expect((await rita.fetch('GET', '/api/me')).body).toMatchObject({ error: { code: 'WRONG_TOKEN' } });
    const ada = await harbour.person('Ada');
    expect((await ada.fetch('POST', '/api/me/token')).body).toMatchObject({ error: { code: 'ONLY_PROGRAMS' } });
  });
});
