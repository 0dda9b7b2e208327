import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store';
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

describe('nodes that die', () => {
  let postgres: TestPostgres;
  let fleet: Fleet;
  beforeAll(async () => {
    [postgres, fleet] = await Promise.all([startPostgres(), Fleet.build()]);
  }, 120_000);
  afterAll(async () => {
    await fleet.end();
    await postgres.stop();
  });

  test('two nodes run one tournament through kills: every round is paired once, every table made once', { timeout: 120_000 }, async () => {
    const store = { kind: 'postgres', url: await postgres.database() } as const;
    const nodes: Node[] = await Promise.all([fleet.start(store), fleet.start(store)]);
    const join = async (name: string, url: string): Promise<Client> => {
      const client = new Client(url);
      await client.signIn(name);
      return client;
    };
    const host = await join('Hostess', nodes[0]?.url ?? '');
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
    const log = (await direct.tournaments.log(id)).map((entry) => (JSON.parse(entry) as { k: string }).k);
    expect(log.filter((k) => k === 'paired')).toHaveLength(now.played.length);
    expect(log.filter((k) => k === 'ended')).toHaveLength(boards.length);
    await direct.db.close();
  });
});
