import type { HouseNews } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type StoreAddress } from '../src/store';
import { Client } from './support/client';
import { Fleet, type Node } from './support/fleet';
import { follow, playOn } from './support/play';
import { startPostgres, type TestPostgres } from './support/postgres';

let postgres: TestPostgres;
const fleet = new Fleet();
let store: StoreAddress;
let nodes: Node[];
beforeAll(async () => {
  postgres = await startPostgres();
  store = { kind: 'postgres', url: await postgres.database() };
  nodes = [await fleet.start(store)];
  nodes.push(...(await Promise.all([fleet.start(store), fleet.start(store)])));
}, 120_000);
afterAll(async () => {
  await fleet.end();
  await postgres.stop();
}, 60_000);

async function person(name: string, node: Node | undefined): Promise<Client> {
  const client = new Client(node?.url ?? '');
  await client.signIn(name);
  await client.connect();
  return client;
}

/** The same player, on another node. */
async function also(player: Client, node: Node | undefined): Promise<Client> {
  const client = new Client(node?.url ?? '');
  client.cookie = player.cookie;
  client.me = player.me;
  await client.connect();
  return client;
}

async function tableOf(players: readonly Client[], changes: object = {}): Promise<string> {
  const [host, ...others] = players as [Client, ...Client[]];
  const seats = players.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
  const { table } = await host.open({ game: 'soundings', seats, ...changes });
  for (const [i, client] of others.entries()) await client.must(table, { do: 'sit', seat: i + 1 });
  for (const client of players) await client.watch(table);
  await others[0]?.must(table, { do: 'start' });
  return table;
}

describe('several nodes on one PostgreSQL', () => {
  test('players of one table sit at three nodes and see the same game', async () => {
    const players = await Promise.all(['Ada', 'Ben', 'Cem'].map((name, i) => person(name, nodes[i])));
    const table = await tableOf(players);
    await Promise.all(players.map((client, seat) => playOn(client, table, seat)));
    const boards = players.map((client) => follow(client, 1).board().view);
    expect(boards[1]?.score).toEqual(boards[0]?.score);
    expect(boards[2]?.shown).toEqual(boards[0]?.shown);
    const [ada, ben] = players as [Client, Client];
    await ada.must(table, { do: 'chat', text: 'Well played' });
    expect((await ben.next('chat')).lines.at(-1)).toMatchObject({ text: 'Well played', player: { name: 'Ada' } });
    expect(await ben.next('presence', ({ players: here }) => here.length === 3)).toMatchObject({ watchers: 0 });
    for (const client of players) client.close();
  });

  test('whatever is said at one node in quick succession is heard at another, every line of it', async () => {
    const [ada, ben] = [await person('Ada', nodes[0]), await person('Ben', nodes[1])];
    const table = await tableOf([ada, ben]);
    const said = Array.from({ length: 12 }, (_, i) => `Line ${i}`);
    await Promise.all(said.map((text) => ada.must(table, { do: 'chat', text })));
    const heard = new Set<string>();
    const from = ben.received.length;
    while (heard.size < said.length) {
      for (const message of ben.received) if (message.t === 'chat') for (const { text } of message.lines) heard.add(text);
      if (heard.size < said.length) await ben.next('chat', ({ lines }) => lines.some(({ text }) => !heard.has(text)), from);
    }
    expect([...heard].sort()).toEqual([...said].sort());
    for (const client of [ada, ben]) client.close();
  });

  test('of conflicting moves at the same moment exactly one wins, the other is refused with the reason', async () => {
    const [ada, ben] = [await person('Ada', nodes[0]), await person('Ben', nodes[1])];
    const elsewhere = await also(ada, nodes[1]);
    const table = await tableOf([ada, ben]);
    await elsewhere.watch(table);
    for (let round = 0; round < 3; round++) {
      const one = await follow(ada, 1).until((board) => board.moves(0).length === 3 - round);
      const two = await follow(elsewhere, 1).until((board) => board.moves(0).length === 3 - round);
      const answers = await Promise.all([
        ada.do(table, { do: 'play', seat: 0, move: one.moves(0)[0] ?? '' }),
        elsewhere.do(table, { do: 'play', seat: 0, move: two.moves(0).at(-1) ?? '' }),
      ]);
      const refusals = answers.flatMap((answer) => (answer.t === 'no' ? [answer.reason.code] : []));
      expect(refusals, `round ${round}`).toEqual(round === 2 ? [expect.stringMatching(/NOT_YOUR_TURN|NOT_IN_HAND/)] : ['NOT_YOUR_TURN']);
      const board = await follow(ben, 1).until((b) => b.moves(1).length === 3 - round);
      await ben.must(table, { do: 'play', seat: 1, move: board.moves(1)[0] ?? '' });
    }
    await elsewhere.next('info', ({ info }) => info.status === 'over');
    for (const client of [ada, ben, elsewhere]) client.close();
  });

  test('a node is killed in the middle of a game; its players go on elsewhere', async () => {
    const [ada, ben] = [await person('Ada', nodes[0]), await person('Ben', nodes[2])];
    const table = await tableOf([ada, ben]);
    const seen = await follow(ben, 1).until((board) => board.moves(1).length === 3);
    await nodes[2]?.kill();
    await ben.closed();
    const mine = await follow(ada, 1).until((board) => board.moves(0).length === 3);
    await ada.must(table, { do: 'play', seat: 0, move: mine.moves(0)[0] ?? '' });
    ben.url = nodes[1]?.url ?? '';
    await ben.connect();
    const missed = await ben.watch(table, { since: seen.seq });
    if (missed.t === 'steps') for (const step of missed.steps) seen.take(step);
    expect(seen.view.picked).toEqual([-1, 0]);
    await Promise.all([playOn(ada, table, 0), playOn(ben, table, 1)]);
    for (const client of [ada, ben]) client.close();
  });

  test('lists that a node did not bring up to date before it died are put right by another', async () => {
    const [ada, ben] = [await person('Ada', nodes[0]), await person('Ben', nodes[1])];
    const table = await tableOf([ada, ben]);
    const mine = await follow(ada, 1).until((board) => board.moves(0).length === 3);
    await ada.must(table, { do: 'play', seat: 0, move: mine.moves(0)[0] ?? '' });
    const isMyTurn = async (): Promise<boolean> => (await ben.call('GET /api/me/tables')).waitingForMe.some(({ id }) => id === table);
    await expect.poll(isMyTurn).toBe(true);
    const open = await openStore(store, () => {});
    // As if the move were older and had been the last thing its node did.
    await open.db.sql.run('UPDATE log SET at = at - 60000 WHERE table_id = $1', [table]);
    await open.db.sql.run(`UPDATE tables SET seq = seq - 1, turn = '[0]' WHERE id = $1`, [table]);
    await open.db.close();
    await expect.poll(isMyTurn, { timeout: 15_000 }).toBe(true);
    for (const client of [ada, ben]) client.close();
  }, 30_000);

  test('a clock that runs out is called once, though every node watches it', async () => {
    const [ada, ben] = [await person('Ada', nodes[0]), await person('Ben', nodes[1])];
    const table = await tableOf([ada, ben], { clock: { kind: 'live', minutes: 0.05, increment: 0 } });
    await ada.next('info', ({ info }) => info.status === 'over');
    const open = await openStore(store, () => {});
    const entries = (await open.tables.log(table)).map(({ entry }) => JSON.parse(entry) as { k: string; seat: number });
    await open.db.close();
    expect(
      entries
        .filter(({ k }) => k === 'stoodIn')
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1]);
    expect(entries.filter(({ k }) => k === 'played')).toHaveLength(6);
    for (const client of [ada, ben]) client.close();
  });

  test('the house is one: tables, turns, invitations and who is here reach those who follow it at another node (P1-3)', async () => {
    const [ada, ben, cem] = [await person('Ada', nodes[0]), await person('Ben', nodes[1]), await person('Cem', nodes[1])];
    const news = (client: Client, fits: (news: HouseNews) => boolean, from = 0) =>
      client.next('house', (message) => fits(message.news), from);
    for (const client of [ben, cem]) client.send({ t: 'house', yes: true });
    await news(ben, ({ whole }) => whole === true);
    await news(cem, ({ whole }) => whole === true);
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }] });
    await news(ben, ({ open }) => open?.order.includes(table) === true);
    await ada.call('POST /api/tables/:id/ask', `/api/tables/${table}/ask`, { player: cem.id });
    await news(cem, ({ invitations }) => invitations?.[0]?.table.id === table);
    await ben.must(table, { do: 'sit', seat: 0 });
    const from = cem.received.length;
    await ada.must(table, { do: 'start' });
    await news(ben, ({ mine }) => mine?.put[0]?.id === table && mine.put[0].status === 'running');
    await news(cem, ({ watch }) => watch?.order.includes(table) === true, from);
    await news(cem, ({ invitations }) => invitations?.length === 0, from - 1);
    await news(cem, ({ here }) => here?.people.some(({ id }) => id === ada.id) === true);
    const before = cem.received.length;
    ada.close();
    await news(cem, ({ here }) => here !== undefined && !here.people.some(({ id }) => id === ada.id), before);
    for (const client of [ben, cem]) client.close();
  });
});
