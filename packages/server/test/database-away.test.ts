import { soundings } from '@quarterdeck/kernel/example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type StoreAddress } from '../src/store';
import { Hub } from '../src/tables/hub';
import type { Client } from './support/client';
import { follow, playOn } from './support/play';
import { startPostgres, type TestPostgres } from './support/postgres';
import { type Harbour, openHarbour } from './support/server';
import { Wire } from './support/wire';

let postgres: TestPostgres;
let store: StoreAddress;
let wire: Wire;
/** One node that reaches the database as usual, and one whose line can break. */
let near: Harbour;
let far: Harbour;
let away = 0;
const clocks = { graceMs: 0, restartGraceMs: 0, awake: () => Date.now() + away };
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  store = { kind: 'postgres', url };
  const line = await Wire.to(url);
  wire = line.wire;
  const settings = { clocks, now: () => Date.now() + away, logLevel: 'silent' } as const;
  near = await openHarbour({ ...settings, store });
  far = await openHarbour({ ...settings, store: { kind: 'postgres', url: line.url } });
}, 60_000);
afterAll(async () => {
  wire.up();
  await far.close();
  await near.close();
  await wire.close();
  await postgres.stop();
}, 60_000);

/** Ada sits at the node with the breakable line and Ben at the other; Ben's seat comes first. */
async function started(changes: object = {}): Promise<{ ada: Client; ben: Client; table: string }> {
  const [ada, ben] = [await far.person('Ada'), await near.person('Ben')];
  const { table } = await ben.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'open' }], ...changes });
  await ada.must(table, { do: 'sit', seat: 1 });
  await ben.watch(table);
  await ada.watch(table);
  await ben.must(table, { do: 'start' });
  return { ada, ben, table };
}

const move = async (client: Client, seat: number): Promise<{ do: 'play'; seat: number; move: string }> => {
  const board = await follow(client, 1).until((now) => now.moves(seat).length > 0);
  return { do: 'play', seat, move: board.moves(seat)[0] ?? '' };
};

const isReady = async (harbour: Harbour): Promise<boolean> => (await fetch(`${harbour.url}/readyz`)).status === 200;
const until = async (fits: () => Promise<boolean>): Promise<void> => {
  while (!(await fits()));
};

const entries = async (table: string, k: string): Promise<number> => {
  const open = await openStore(store, () => {});
  const rows = await open.tables.log(table);
  await open.db.close();
  return rows.filter(({ entry }) => entry.includes(`"k":"${k}"`)).length;
};

describe('a commit whose answer is lost (B1)', () => {
  test('is found in the log: the mover hears yes, the others hear the move, once', async () => {
    const { ada, ben, table } = await started();
    const command = await move(ada, 1);
    wire.loseAnswerTo('append');
    const answer = await ada.do(table, command);
    expect(answer).toMatchObject({ t: 'ok' });
    await ada.next('step', ({ by }) => by === 1);
    await ben.next('step', ({ by }) => by === 1);
    expect(await entries(table, 'played')).toBe(1);
  });

  test('while nobody can tell, the answer is "unknown", not "no"; asked again it is yes, and watchers have heard', async () => {
    const { ada, table } = await started();
    const other = await far.person('Cem');
    await other.watch(table);
    const command = await move(ada, 1);
    wire.loseAnswerTo('append', true);
    ada.send({ t: 'do', id: 'the-same', table, command });
    await ada.next('unknown', ({ id }) => id === 'the-same');
    wire.up();
    await other.next('step', ({ by }) => by === 1);
    expect(await ada.do(table, command, 'the-same')).toMatchObject({ t: 'ok' });
    expect(await entries(table, 'played')).toBe(1);
  });
});

describe('news that does not come (A8)', () => {
  test('after the line of the news broke, a newcomer sees the present at once', async () => {
    const { ben, table } = await started();
    wire.cut('LISTEN quarterdeck');
    await ben.must(table, await move(ben, 0));
    const newcomer = await far.person('Cem');
    const present = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(await newcomer.watch(table)).toMatchObject({ seq: present.seq, n: present.n });
    const seen = await newcomer.call('GET /api/tables/:id/position', `/api/tables/${table}/position?as=spectator`);
    expect(seen.seq).toBe(present.seq);
    await until(() => isReady(far));
  });

  test('when it only goes silent, those who watch still hear, and the node says that it is not ready', async () => {
    const { ada, ben, table } = await started();
    // Whoever has not heard of the beginning gets the whole position, not a step.
    await ada.next('position', ({ view }) => view !== undefined);
    wire.silence('LISTEN quarterdeck');
    await ben.must(table, await move(ben, 0));
    await ada.next('step', ({ by }) => by === 0);
    await until(async () => !(await isReady(far)));
    wire.speak();
    await until(() => isReady(far));
    const later = await ben.do(table, { do: 'chat', text: 'Still there?' });
    expect(later.t).toBe('ok');
    await ada.next('chat', ({ lines }) => lines.some(({ text }) => text === 'Still there?'));
  });

  test('while tables are compared with their logs is looked for again', async () => {
    const { ben, table } = await started();
    const open = await openStore(store, () => {});
    const hub = new Hub({ store: open, games: new Map([[soundings.id, soundings]]), now: Date.now, cached: 10, onDurable: () => {} });
    await hub.read(table, () => undefined);
    const told: number[] = [];
    hub.listen({ changed: (_, changes) => void told.push(...changes.map(({ seq }) => seq)) });
    // The first comparison has read how long the log is, and is held up.
    const read = open.tables.seqs.bind(open.tables);
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const comparing = new Promise<void>((reading) => {
      open.tables.seqs = async (tables) => {
        const found = await read(tables);
        reading();
        await held;
        return found;
      };
    });
    const compared = hub.doubt(() => [table]);
    await comparing;
    await ben.must(table, await move(ben, 0));
    await hub.doubt(() => [table]);
    goOn();
    await compared;
    const { seq } = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(told).toEqual([seq]);
    await open.db.close();
  });
});

describe('a database that is away', () => {
  test('for a moment keeps bots waiting for a moment, not for a minute (B4)', { timeout: 55_000 }, async () => {
    const ada = await far.person('Ada');
    // The first thing that happens at the table is a bot's move.
    wire.loseAnswerTo('append', true);
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }] });
    await until(async () => !(await isReady(far)));
    wire.up();
    await until(() => isReady(far));
    await ada.watch(table);
    await playOn(ada, table, 0);
  });

  test('costs nobody time: clocks stand still until somebody can move (A7)', async () => {
    const { ada, ben, table } = await started({ clock: { kind: 'live', minutes: 0.5, increment: 0 }, onExpiry: 'resign' });
    const command = await move(ada, 1);
    // Neither node can write: the one has no line, the other is asleep.
    wire.down();
    away += 40_000;
    wire.up();
    await ada.must(table, command);
    const { clk = [] } = await ben.next('step', ({ by }) => by === 1);
    expect(Math.min(...clk)).toBeGreaterThan(15_000);
    expect((await ben.info(table)).status).toBe('running');
  });
});
