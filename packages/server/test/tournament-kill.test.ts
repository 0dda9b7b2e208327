import type { Wish } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store, type StoreAddress } from '../src/store';
import { Client } from './support/client';
import { Fleet, type Node } from './support/fleet';
import { startPostgres, type TestPostgres } from './support/postgres';
import { PLAN, post, view } from './support/tournaments';

/** Plays the first legal move of a seat, if it is its turn. */
async function move(client: Client, table: string, seat: number): Promise<void> {
  const { body } = await client.fetch('GET', `/api/tables/${table}/moves?seat=${seat}`);
  const { seq, moves } = body as { seq?: number; moves?: string[] };
  const command = { do: 'play', seat, move: moves?.[0], at: seq };
  if (command.move !== undefined) await client.fetch('POST', `/api/tables/${table}/commands`, { id: `m-${seq}`, command });
}

async function join(name: string, node: Node | undefined): Promise<Client> {
  const client = new Client(node?.url ?? '');
  await client.signIn(name);
  return client;
}

/** Lets nobody write to a table of the database until `work` is done, which can wait until so many nodes are about to add a row. */
async function standstill(store: Store, name: string, work: (waiting: (n: number) => Promise<void>) => Promise<void>): Promise<void> {
  await store.db.transaction(async (sql) => {
    await sql.run(`LOCK TABLE ${name} IN EXCLUSIVE MODE`);
    await work(async (n) => {
      const stopped = async (): Promise<number> => {
        // Outside of the transaction: within it, what others do is shown as it was at first.
        const rows = await store.db.sql.all(
          `SELECT l.pid FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
             WHERE NOT l.granted AND l.relation = $1::regclass AND a.query LIKE 'INSERT%'`,
          [name],
        );
        return rows.length;
      };
      while ((await stopped()) < n) await new Promise((resolve) => setTimeout(resolve, 20));
    });
  });
}

const kinds = async (store: Store, id: string): Promise<string[]> =>
  (await store.tournaments.log(id)).map((entry) => (JSON.parse(entry) as { k: string }).k);

describe('nodes that die, or act at the same moment', () => {
  let postgres: TestPostgres;
  const fleet = new Fleet();
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(async () => {
    await fleet.end();
    await postgres.stop();
  });

  test('two nodes run one tournament through kills: every round is paired once, every table made once', { timeout: 120_000 }, async () => {
    const store = { kind: 'postgres', url: await postgres.database() } as const;
    const nodes: Node[] = await Promise.all([fleet.start(store), fleet.start(store)]);
    const host = await join('Hostess', nodes[0]);
    const { id } = await host.call('POST /api/tournaments', undefined, PLAN);
    await post(host, id, 'join');
    await post(host, id, 'start');
    // One person plays by HTTP at whichever node lives; a node is killed in the middle of every round.
    const rounds = new Set<string>();
    let now = await view(host, id);
    while (now.status === 'running') {
      const board = now.played.at(-1)?.boards.find(({ players, ranks }) => players.includes(host.id) && ranks === undefined);
      if (board !== undefined) {
        if (!rounds.has(board.table)) {
          rounds.add(board.table);
          const [first, ...others] = nodes;
          nodes.splice(0, nodes.length, ...others, await fleet.start(store));
          await first?.kill();
          host.url = nodes[0]?.url ?? '';
        }
        await move(host, board.table, board.players.indexOf(host.id));
      } else await new Promise((resolve) => setTimeout(resolve, 20));
      now = await view(host, id);
    }
    expect(rounds.size).toBe(3);
    expect(now.status).toBe('over');
    const boards = now.played.flatMap((round) => round.boards.map(({ table }) => table));
    expect(new Set(boards).size).toBe(boards.length);
    const direct = await openStore(store, () => {});
    const made = await direct.db.sql.all('SELECT id FROM tables');
    expect(made.map((row) => row.id).sort()).toEqual([...boards].sort());
    const log = await kinds(direct, id);
    expect(log.filter((k) => k === 'paired')).toHaveLength(now.played.length);
    expect(log.filter((k) => k === 'ended')).toHaveLength(boards.length);
    await direct.db.close();
  });

  describe('two on one database', () => {
    let store: StoreAddress;
    let nodes: Node[];
    let direct: Store;
    beforeAll(async () => {
      store = { kind: 'postgres', url: await postgres.database() };
      nodes = await Promise.all([fleet.start(store), fleet.start(store)]);
      direct = await openStore(store, () => {});
    });
    afterAll(() => direct.db.close());

    test('both nodes begin and pair the same round at once; then one dies between the pairing and its tables', {
      timeout: 60_000,
    }, async () => {
      const host = await join('Hostess', nodes[1]);
      const plan = { ...PLAN, rounds: 1, least: 2 };
      const { id } = await host.call('POST /api/tournaments', undefined, { ...plan, startsAt: Date.now() + 500 });
      await post(host, id, 'join');
      // The hour has come, and each node has decided what the next entry is before either can write it.
      await standstill(direct, 'tournament_log', (waiting) => waiting(2));
      while ((await view(host, id)).played.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect((await kinds(direct, id)).filter((k) => k !== 'ended' && k !== 'finished')).toEqual([
        'created',
        'joined',
        'started',
        'paired',
      ]);

      const { id: other } = await host.call('POST /api/tournaments', undefined, plan);
      await post(host, other, 'join');
      await standstill(direct, 'tables', async (waiting) => {
        void post(host, other, 'start').catch(() => undefined);
        await waiting(1);
        expect((await kinds(direct, other)).at(-1), 'paired, and no table yet').toBe('paired');
        await nodes[1]?.kill();
      });
      host.url = nodes[0]?.url ?? '';
      const both = [...(await view(host, id)).played, ...(await view(host, other)).played].flatMap(({ boards }) => boards);
      const made = async (): Promise<string[]> => (await direct.db.sql.all('SELECT id FROM tables')).map((row) => String(row.id)).sort();
      while ((await made()).length < both.length) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await made()).toEqual(both.map(({ table }) => table).sort());
      expect((await kinds(direct, other)).filter((k) => k === 'paired')).toHaveLength(1);
    });

    test('who is ready is seated once, though two nodes look at the same moment and one of them dies while it seats', {
      timeout: 60_000,
    }, async () => {
      nodes[1] = await fleet.start(store);
      const wish: Wish = { games: ['soundings'], seats: [2], pace: 'slow', rated: false };
      const people = await Promise.all(Array.from({ length: 10 }, (_, i) => join(`Sailor ${i}`, nodes[i % 2])));
      const want = (client: Client): Promise<unknown> => client.fetch('PUT', '/api/me/ready', wish);
      const seated = async (): Promise<string[]> =>
        (await direct.db.sql.all('SELECT player_id FROM members ORDER BY player_id'))
          .map((row) => String(row.player_id))
          .filter((id) => people.some((client) => client.id === id));
      const before = (await direct.db.sql.all('SELECT id FROM tables')).length;
      const [one, two, ...others] = people as [Client, Client, ...Client[]];
      await standstill(direct, 'tables', async (waiting) => {
        // A node is about to open a table for the first two, and is gone.
        await want(one);
        void want(two).catch(() => undefined);
        await waiting(1);
        await nodes[1]?.kill();
        expect(await seated()).toEqual([]);
      });
      while ((await seated()).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await seated()).toEqual([one.id, two.id].sort());
      nodes[1] = await fleet.start(store);
      for (const [i, client] of people.entries()) client.url = nodes[i % 2]?.url ?? '';
      await Promise.all(others.map(want));
      while ((await direct.wishes.all()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await seated()).toEqual(people.map(({ id }) => id).sort());
      expect(await direct.db.sql.all('SELECT id FROM tables')).toHaveLength(before + 5);
    });
  });
});
