import { foldTable } from '@quarterdeck/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type StoreAddress } from '../src/store';
import { Client } from './support/client';
import { Fleet, type Node } from './support/fleet';
import { testGames } from './support/games';
import { follow } from './support/play';
import { startPostgres, type TestPostgres } from './support/postgres';
import { Wire } from './support/wire';

/*
 * Three nodes on one PostgreSQL, games with running clocks on all of them, the two players of every
 * table on different nodes. Then one node is killed, one is frozen for longer than anybody's clock,
 * one no longer hears the news. Players do what people do: when nothing answers, they go elsewhere and
 * say it again.
 */

const TABLES = 6;
const CLOCK_MINUTES = 0.2;
/** Longer than a whole clock: whoever counts it as thinking time flags everybody. */
const FROZEN = CLOCK_MINUTES * 60_000 + 500;
/** How long one waits for the other before one looks whether the node answers. */
const LULL = 400;
/** Silence after which a player tries another node. */
const PATIENCE = 1_500;

let postgres: TestPostgres;
const fleet = new Fleet();
let wire: Wire;
let store: StoreAddress;
let nodes: Node[];
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  const line = await Wire.to(url);
  wire = line.wire;
  store = { kind: 'postgres', url };
  const behindWire: StoreAddress = { kind: 'postgres', url: line.url };
  nodes = [await fleet.start(store)];
  nodes.push(...(await Promise.all([fleet.start(store), fleet.start(behindWire)])));
}, 120_000);
afterAll(async () => {
  await fleet.end();
  await wire.close();
  await postgres.stop();
}, 60_000);

interface Acknowledged {
  readonly table: string;
  readonly cmd: string;
  readonly seq: number;
  readonly move: string;
}

let stopping = false;
const acknowledged: Acknowledged[] = [];
const failures: unknown[] = [];

class Silence extends Error {}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), PATIENCE);
  });
  work.catch(() => {});
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** One person, at whichever node answers. */
class Sailor {
  readonly client: Client;
  #node: number;
  #next = 1;
  hops = 0;

  constructor(node: number) {
    this.#node = node;
    this.client = new Client(nodes[node]?.url ?? '');
  }

  /** Tries until it works, at one node after the other. */
  async insist<T>(work: () => Promise<T>, afterwards: () => Promise<unknown> = async () => {}): Promise<T> {
    for (;;) {
      if (failures.length > 0) throw new Wrong('somebody else failed');
      try {
        return await within(work());
      } catch (error) {
        if (error instanceof Wrong) throw error;
        await this.#elsewhere(afterwards);
      }
    }
  }

  async play(table: string, seat: number): Promise<void> {
    const { client } = this;
    const begun = client.received.length;
    const { board, until } = follow(client, 1, begun);
    let isThere = false;
    const watch = async (): Promise<void> => {
      await client.watch(table, isThere ? { since: board().seq } : {});
    };
    await this.insist(watch, watch);
    // This node may not have heard yet that the game began.
    await this.insist(() => until(() => true), watch);
    isThere = true;
    const isOver = (): boolean => board().over;
    while (!isOver() && failures.length === 0) {
      if (board().moves(seat).length === 0) {
        // Somebody else thinks; now and then one makes sure that the node is still there.
        const due = until((now) => now.over || now.moves(seat).length > 0);
        await Promise.race([due.catch(() => {}), new Promise((resolve) => setTimeout(resolve, LULL))]);
        if (isOver() || board().moves(seat).length > 0) continue;
        const asked = client.received.length;
        client.send({ t: 'ping', n: asked });
        await this.insist(
          () => Promise.race([until((now) => now.over || now.moves(seat).length > 0), client.next('pong', undefined, asked)]),
          watch,
        );
        continue;
      }
      const [move = ''] = board().moves(seat);
      const id = `${this.#next++}`;
      const seq = await this.insist(async () => {
        const answer = await client.do(table, { do: 'play', seat, move }, id);
        if (answer.t === 'ok') return answer.seq;
        if (answer.reason.code === 'SERVER_ERROR') throw new Error('not yet');
        throw new Wrong(`${move} was refused: ${answer.reason.code}`);
      }, watch);
      acknowledged.push({ table, cmd: `${client.id}:${id}`, seq, move: `${seat + 1} ${move}` });
      await this.insist(() => until((now) => now.seq >= seq), watch);
    }
  }

  async #elsewhere(then: () => Promise<unknown>): Promise<void> {
    for (;;) {
      this.client.close();
      this.#node = (this.#node + 1) % nodes.length;
      this.client.url = nodes[this.#node]?.url ?? '';
      this.hops++;
      try {
        await within(this.client.connect());
        await within(then());
        return;
      } catch (error) {
        if (error instanceof Wrong) throw error;
      }
    }
  }
}

class Wrong extends Error {}

const tables: string[] = [];

/** Two persons who play game after game, each at a node of their own. */
async function pair(i: number): Promise<number> {
  const sailors = [new Sailor(i % 3), new Sailor((i + 1) % 3)] as const;
  const [host, guest] = sailors;
  for (const [n, sailor] of sailors.entries()) {
    await sailor.insist(() => sailor.client.signIn(`Sailor ${i}-${n}`));
    await sailor.insist(() => sailor.client.connect());
  }
  while (!stopping && failures.length === 0) {
    const clock = { kind: 'live', minutes: CLOCK_MINUTES, increment: 0 } as const;
    const { table } = await host.insist(() =>
      host.client.open({ game: 'soundings', seats: [{ kind: 'open' }, { kind: 'me' }], clock, onExpiry: 'resign' }),
    );
    tables.push(table);
    await guest.insist(() => must(guest, table, { do: 'sit', seat: 0 }, `sit-${table}`));
    await host.insist(() => must(host, table, { do: 'start' }, `start-${table}`));
    await Promise.all([guest.play(table, 0), host.play(table, 1)]);
    for (const { client } of sailors) {
      client.send({ t: 'unwatch', ch: 1 });
      client.received.length = 0;
      client.texts.length = 0;
    }
  }
  for (const { client } of sailors) client.close();
  return host.hops + guest.hops;
}

async function must(sailor: Sailor, table: string, command: Parameters<Client['do']>[1], id: string): Promise<void> {
  const answer = await sailor.client.do(table, command, id);
  if (answer.t === 'no')
    throw answer.reason.code === 'SERVER_ERROR' ? new Error('not yet') : new Wrong(`${command.do}: ${answer.reason.code}`);
}

test('three nodes under load, one killed, one frozen, one deaf: nothing lost, nothing doubled, nobody flagged', async () => {
  const running = Array.from({ length: TABLES }, (_, i) => pair(i).catch((error: unknown) => failures.push(error)));
  const reached = async (more: number, ms = 0): Promise<void> => {
    const [goal, until] = [acknowledged.length + more, Date.now() + ms];
    while ((acknowledged.length < goal || Date.now() < until) && failures.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await reached(30);
  const [, killed, deaf] = nodes as [Node, Node, Node];
  await killed.kill();
  await reached(30);
  nodes[1] = await fleet.start(store, killed.port);
  await reached(20);
  const [frozen] = nodes as [Node];
  frozen.freeze();
  await reached(30, FROZEN);
  frozen.thaw();
  wire.silence('LISTEN quarterdeck');
  await reached(60);
  stopping = true;
  const hops = (await Promise.all(running)).reduce((sum, count) => sum + count, 0);
  expect(failures).toEqual([]);
  expect(hops, 'players had to change their node').toBeGreaterThan(0);
  expect(deaf.url).toBe(nodes[2]?.url);

  const soundings = await testGames[0]?.load();
  if (soundings === undefined) throw new Error('No game');
  const open = await openStore(store, () => {});
  for (const table of tables) {
    const rows = await open.tables.log(table);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    const commands = rows.flatMap(({ cmd }) => (cmd === undefined ? [] : [cmd]));
    expect(new Set(commands).size).toBe(commands.length);
    expect(rows.filter(({ entry }) => /"k":"(resigned|stoodIn)"/.test(entry))).toEqual([]);
    const { table: folded } = foldTable(table, rows, () => soundings);
    expect(folded.status).toBe('over');
    expect(folded.result?.how).not.toBe('resigned');
    expect(rows.filter(({ entry }) => entry.includes('"played"'))).toHaveLength(6);
    for (const { cmd, seq, move } of acknowledged.filter((one) => one.table === table)) {
      expect(rows[seq - 1]?.cmd?.split('#')[0]).toBe(cmd);
      expect(JSON.parse(rows[seq - 1]?.entry ?? '{}')).toMatchObject({ k: 'played', lines: expect.arrayContaining([move]) });
    }
  }
  await open.db.close();
}, 120_000);
