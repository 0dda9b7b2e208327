import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client';
import { playOn } from './support/play';
import { type Harbour, openHarbour } from './support/server';
import { codeOf, PLAN, post, view } from './support/tournaments';

/** Plays a person's games as they come, until the tournament is over. */
async function playTournament(client: Client, id: string): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const now = await view(client, id);
    if (now.status !== 'running') return;
    const board = now.played
      .at(-1)
      ?.boards.find(({ players, ranks, table }) => players.includes(client.id) && ranks === undefined && !done.has(table));
    if (board === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    done.add(board.table);
    const ch = done.size;
    await client.watch(board.table, { ch });
    await playOn(client, board.table, board.players.indexOf(client.id), ch);
  }
}

describe('a tournament', () => {
  let harbour: Harbour;
  beforeAll(async () => {
    harbour = await openHarbour();
  });
  afterAll(() => harbour.close());

  test('of persons and bots runs by itself from signing up to the podium', async () => {
    const host = await harbour.person('Hostess');
    const players = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => harbour.person(name)));
    const { id } = await host.call('POST /api/tournaments', undefined, PLAN);
    expect(codeOf(await post(host, id, 'start'))).toBe('TOO_FEW');
    for (const one of players) {
      await post(one, id, 'join');
      await post(one, id, 'join');
    }
    await post(players[2] ?? host, id, 'leave');
    expect((await view(host, id)).players.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo']);
    await post(players[2] ?? host, id, 'join');
    expect(codeOf(await post(players[0] ?? host, id, 'start'))).toBe('NOT_HOST');
    await post(host, id, 'start');
    const begun = await view(host, id);
    expect([begun.status, begun.players.length, begun.played[0]?.boards.length]).toEqual(['running', 8, 4]);
    expect(codeOf(await post(host, id, 'join'))).toBe('NOT_WAITING');
    await Promise.all(players.map((one) => playTournament(one, id)));
    const over = await view(host, id);
    expect(over.status).toBe('over');
    expect(over.played).toHaveLength(3);
    const pairs = over.played.flatMap(({ boards }) => boards.map((board) => [...board.players].sort().join(' ')));
    expect(new Set(pairs).size).toBe(12);
    expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(12);
    const first = over.players.find(({ id: who }) => who === over.standings[0]?.id);
    expect([over.winner, over.winnerLevel]).toEqual([first?.name, first?.level]);
    const board = over.played[0]?.boards.find(({ players: at }) => at.includes(players[0]?.id ?? ''));
    expect((await host.info(board?.table ?? '')).tournament).toBe(id);
    const { tournaments } = await host.call('GET /api/tournaments', '/api/tournaments?status=over');
    expect(tournaments.map(({ name, winner }) => [name, winner])).toEqual([['Autumn Swiss', over.winner]]);
  });

  test('says what is wrong with a plan, and is called off by its host or a moderator alone', async () => {
    const host = await harbour.person('Planner');
    const other = await harbour.person('Onlooker');
    const asked = async (more: object): Promise<string> => codeOf(await host.fetch('POST', '/api/tournaments', { ...PLAN, ...more }));
    expect(await asked({ format: 'knockout', seats: 3 })).toBe('TWO_SEATS');
    expect(await asked({ clock: { kind: 'none' } })).toBe('CLOCK_NEEDED');
    expect(await asked({ game: 'chess' })).toBe('BAD_REQUEST');
    expect(await asked({ fill: 'boatswain' })).toBe('NO_SUCH_LEVEL');
    const { id } = await host.call('POST /api/tournaments', undefined, { ...PLAN, most: 8, startsAt: Date.now() - 1 });
    expect((await other.fetch('DELETE', `/api/tournaments/${id}`)).status).toBe(403);
    expect((await host.fetch('DELETE', `/api/tournaments/${id}`)).status).toBe(200);
    expect(await view(host, id)).toMatchObject({ status: 'cancelled', cancelled: 'called-off' });
    expect((await host.fetch('GET', '/api/tournaments/nosuchone')).status).toBe(404);
  });

  test('with nobody in time it is called off; a table that the owner ends counts for nobody, and the round goes on', async () => {
    const owner = await harbour.person('Owner');
    await owner.call('POST /api/club/claim', undefined, { code: harbour.server.claimCode });
    const { id: lonely } = await owner.call('POST /api/tournaments', undefined, { ...PLAN, startsAt: Date.now() - 1 });
    const { id } = await owner.call('POST /api/tournaments', undefined, { ...PLAN, least: 2, rounds: 1, format: 'swiss' });
    await post(owner, id, 'join');
    await post(owner, id, 'start');
    const [board] = (await view(owner, id)).played[0]?.boards ?? [];
    await owner.call('DELETE /api/desk/tables/:id', `/api/desk/tables/${board?.table}`);
    while ((await view(owner, id)).status === 'running') await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await view(owner, id)).played[0]?.boards).toMatchObject([{ void: true }]);
    expect((await owner.fetch('GET', `/api/tables/${board?.table}`)).status).toBe(404);
    harbour = await harbour.restart();
    const again = new Client(harbour.url);
    while ((await view(again, lonely)).status === 'registration') await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await view(again, lonely)).toMatchObject({ status: 'cancelled', cancelled: 'too-few' });
  });
});
