import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainRng } from '@quarterdeck/kernel';
import { foldTable } from '@quarterdeck/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type StoreAddress } from '../src/store';
import { Client } from './support/client';
import { Fleet } from './support/fleet';
import { testGames } from './support/games';
import { follow } from './support/play';
import { startPostgres, type TestPostgres } from './support/postgres';

const KILLS = 12;
const PLAYERS = 6;

let postgres: TestPostgres;
const fleet = new Fleet();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-kill-'));
  postgres = await startPostgres(true);
}, 120_000);
afterAll(async () => {
  await fleet.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Acknowledged {
  readonly table: string;
  readonly cmd: string;
  readonly seq: number;
  readonly move: string;
}

/** Plays one hot-seat game after the other at full speed, whatever happens to the server. */
class Driver {
  readonly client: Client;
  readonly acknowledged: Acknowledged[] = [];
  /** What was told to a watcher, by table and seq. */
  readonly told = new Map<string, string>();
  readonly tables: string[] = [];
  readonly #name: string;
  #next = 1;
  stopping = false;

  constructor(url: string, name: string) {
    this.client = new Client(url);
    this.#name = name;
  }

  async run(): Promise<void> {
    await this.#insist(() => this.client.signIn(this.#name));
    await this.#insist(() => this.client.connect());
    while (!this.stopping) {
      const { table } = await this.#insist(() => this.client.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] }));
      this.tables.push(table);
      await this.#play(table);
    }
    this.client.close();
  }

  async #play(table: string): Promise<void> {
    let begun = this.client.received.length;
    let eyes: readonly ReturnType<typeof follow>[] = [];
    const watch = async (): Promise<void> => {
      for (const seat of [0, 1]) {
        // What came before the connection broke counts as seen, however late it is looked at.
        const since = eyes[seat]?.board().seq ?? 0;
        await this.client.watch(table, { ch: seat + 1, as: seat, ...(since > 0 ? { since } : {}) });
      }
    };
    await this.#again(watch);
    eyes = [follow(this.client, 1, begun), follow(this.client, 2, begun)];
    begun = this.client.received.length;
    for (let moves = 0; moves < 6; ) {
      const seat = moves % 2;
      const board = eyes[seat]?.board();
      if (board === undefined) throw new Error('No board');
      const [move] = board.moves(seat);
      if (move === undefined) {
        // The step that shows the next round is still on its way.
        await this.#insist(async () => {
          await eyes[seat]?.until((now) => now.moves(seat).length > 0);
        }, watch);
        continue;
      }
      const id = `${this.#next++}`;
      const seq = await this.#insist(async () => {
        const answer = await this.client.do(table, { do: 'play', seat, move }, id);
        if (answer.t === 'ok') return answer.seq;
        if (answer.reason.code === 'SERVER_ERROR') throw new Error('not yet');
        throw new Wrong(`${move} was refused: ${answer.reason.code}`);
      }, watch);
      this.acknowledged.push({ table, cmd: `${this.client.id}:${id}`, seq, move: `${seat + 1} ${move}` });
      moves++;
    }
    for (const message of this.client.received.slice(begun)) {
      if (message.t === 'step' && message.move !== undefined) this.told.set(`${table}:${message.seq}`, message.move);
    }
    this.client.received.length = 0;
    this.client.texts.length = 0;
  }

  /** Tries until it succeeds; a lost connection is made anew. */
  async #insist<T>(work: () => Promise<T>, afterwards?: () => Promise<void>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Wrong) throw error;
        await this.#again(afterwards);
      }
    }
  }

  async #again(then: (() => Promise<void>) | undefined): Promise<void> {
    for (;;) {
      try {
        if (this.client.socket !== undefined && this.client.socket.readyState !== this.client.socket.OPEN) await this.client.connect();
        await then?.();
        return;
      } catch (error) {
        if (error instanceof Wrong) throw error;
        // Nobody listens while the server is down.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
}

class Wrong extends Error {}

async function killAndCheck(store: StoreAddress): Promise<{ moves: number; games: number }> {
  const rng = plainRng(7);
  let node = await fleet.start(store);
  const drivers = Array.from({ length: PLAYERS }, (_, i) => new Driver(node.url, `Driver ${i + 1}`));
  const failures: unknown[] = [];
  const running = drivers.map((driver) => driver.run().catch((error: unknown) => failures.push(error)));
  const count = (): number => drivers.reduce((sum, driver) => sum + driver.acknowledged.length, 0);
  const reached = async (moves: number): Promise<void> => {
    while (count() < moves && failures.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  for (let kill = 0; kill < KILLS && failures.length === 0; kill++) {
    await reached(count() + 1 + rng.below(60));
    await node.kill();
    node = await fleet.start(store, node.port);
  }
  await reached(count() + 20);
  for (const driver of drivers) driver.stopping = true;
  await Promise.all(running);
  await node.kill();
  expect(failures).toEqual([]);

  const soundings = await testGames[0]?.load();
  if (soundings === undefined) throw new Error('No game');
  const open = await openStore(store, () => {});
  for (const driver of drivers) {
    for (const table of driver.tables) {
      const rows = await open.tables.log(table);
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
      const commands = rows.flatMap(({ cmd }) => (cmd === undefined ? [] : [cmd]));
      expect(new Set(commands).size).toBe(commands.length);
      expect(foldTable(table, rows, () => soundings).table.status).toBe('over');
      for (const { cmd, seq, move } of driver.acknowledged.filter((one) => one.table === table)) {
        const row = rows[seq - 1];
        // Behind the id stands a print of what was commanded.
        expect(row?.cmd?.split('#')[0]).toBe(cmd);
        expect(JSON.parse(row?.entry ?? '{}')).toMatchObject({ k: 'played', lines: expect.arrayContaining([move]) });
      }
      expect(rows.filter(({ entry }) => entry.includes('"played"'))).toHaveLength(6);
      for (const [key, move] of driver.told) {
        const [of, seq] = key.split(':');
        if (of === table) expect(rows[Number(seq) - 1]?.entry).toContain(move);
      }
    }
  }
  await open.db.close();
  return { moves: count(), games: drivers.reduce((sum, driver) => sum + driver.tables.length, 0) };
}

test('a second process on the same SQLite file is told so, and a killed one does not keep the file', async () => {
  const store: StoreAddress = { kind: 'sqlite', file: join(folder, 'one.db') };
  const node = await fleet.start(store);
  await expect(fleet.start(store)).rejects.toThrow(/Another process is using \S+one\.db\. Stop it first/);
  await node.kill();
  await (await fleet.start(store)).kill();
}, 60_000);

describe(`killed hard ${KILLS} times at full speed, nothing is lost and nothing doubled`, () => {
  test('on SQLite', async () => {
    const { moves } = await killAndCheck({ kind: 'sqlite', file: join(folder, 'kill.db') });
    expect(moves).toBeGreaterThan(KILLS);
  }, 300_000);

  test('on PostgreSQL', async () => {
    const { moves } = await killAndCheck({ kind: 'postgres', url: await postgres.database() });
    expect(moves).toBeGreaterThan(KILLS);
  }, 300_000);
});
