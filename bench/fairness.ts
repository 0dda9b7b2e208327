import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@quarterdeck/games';
import { plainRng } from '@quarterdeck/kernel';
import type { Created, ServerMessage } from '@quarterdeck/protocol';
import { BusyTable, Fleet, post, quantile, sleep } from './drive-fleet';
import { connect, type Player, quarterdeckGames, register, tell } from './drive-quarterdeck';
import { load } from './machine';
import { report } from './report';

/*
 * `npm run bench:fairness`: what one guest can take from others. How long a Cabin boy lets a person
 * wait while one guest has thirty Legends at work (A4), and how much longer moves take while somebody
 * anonymous reads whole games as often as is allowed (A6). Each with and without, in turn.
 */

const ANSWERS = 20;
const LEGENDS = 30;
/** Nobody waits longer than this for a bot, here. */
const PATIENCE = 60_000;
const TABLES = 20;
const PACE = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 6;
/** Requests per second and address that a server allows, unless its host says otherwise. */
const ALLOWED = 30;
const WHOLE_GAME = 'fixtures/amerigo/four-sensible.game';

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-fairness-'));
const game = await loadGame('amerigo');
const child = fork(join(here, 'load-server.js'), [join(process.cwd(), 'dist')], {
  env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
try {
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  await readers(port);
  await bots(port);
  report({ name: 'processes that wanted a processor', value: load(), unit: '(2 processors: above 2 somebody waits)' });
} finally {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

/** A4 */
async function bots(port: number): Promise<void> {
  const person = await register(port, 'Person');
  const alone = await answers(port, person);
  const guest = await register(port, 'Guest');
  for (let i = 0; i < LEGENDS; i++) {
    const seats = [
      { kind: 'bot', level: 'legend' },
      { kind: 'bot', level: 'legend' },
    ];
    await post<Created>(`http://127.0.0.1:${port}/api/tables`, { game: game.id, seats }, guest.token);
  }
  const beside = await answers(port, person);
  for (const [how, times] of [
    ['alone', alone],
    [`beside ${LEGENDS} games of Legends of one guest`, beside],
  ] as const) {
    report({ name: `a Cabin boy's answer, ${how}, p50`, value: quantile(times, 0.5), unit: 'ms' });
    report({ name: `a Cabin boy's answer, ${how}, longest`, value: times.at(-1) ?? PATIENCE, unit: 'ms' });
  }
}

/** How long a Cabin boy takes after each of a person's turns, in order of length. */
async function answers(port: number, person: Player): Promise<number[]> {
  const rng = plainRng(11);
  const seats = [{ kind: 'bot', level: 'cabin-boy' }, { kind: 'me' }];
  const { table } = await post<Created>(`http://127.0.0.1:${port}/api/tables`, { game: game.id, seats }, person.token);
  const socket = await connect(port, person);
  const times: number[] = [];
  let view: unknown;
  let since: number | undefined;
  let moves = 0;
  const done = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'position') view = message.view;
      else if (message.t === 'step') {
        if (message.by === 0 && since !== undefined) {
          times.push(performance.now() - since);
          since = undefined;
        }
        for (const event of message.ev) game.evolve(view, event);
      } else return;
      const turn = game.turn(view);
      if (times.length >= ANSWERS || turn.kind === 'over') return resolve();
      if (turn.kind !== 'seats') return;
      if (!turn.seats.includes(1)) {
        since ??= performance.now();
        return;
      }
      const legal = game.moves(view, 1);
      const move = game.notation.writeMove(legal[rng.below(legal.length)]);
      tell(socket, { t: 'do', id: `m${moves++}`, table, command: { do: 'play', seat: 1, move } });
    });
  });
  tell(socket, { t: 'watch', ch: 1, table, as: 1 });
  await Promise.race([done, sleep(PATIENCE)]);
  socket.close();
  if (since !== undefined && times.length < ANSWERS) times.push(performance.now() - since);
  return times.sort((a, b) => a - b);
}

/** A6 */
async function readers(port: number): Promise<void> {
  const scribe = await register(port, 'Scribe');
  const file = readFileSync(WHOLE_GAME, 'utf8');
  const { table } = await post<Created>(`http://127.0.0.1:${port}/api/import`, { file }, scribe.token);
  const open = quarterdeckGames(game, port, 2);
  const fleet = await Fleet.open(TABLES, (i) => new BusyTable(game, 2, i, open));
  await fleet.pace(PACE, ROUND_SECONDS);
  const quiet: number[] = [];
  const read: number[] = [];
  let answered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await fleet.prepare();
    quiet.push((await fleet.pace(PACE, ROUND_SECONDS)).p99);
    await fleet.prepare();
    const stop = readAlong(`http://127.0.0.1:${port}/api/tables/${table}/steps`);
    read.push((await fleet.pace(PACE, ROUND_SECONDS)).p99);
    answered += await stop();
  }
  fleet.close();
  const middle = (values: number[]): number =>
    quantile(
      values.sort((a, b) => a - b),
      0.5,
    );
  report({ name: `${PACE} moves/s, p99, nobody reads`, value: middle(quiet), unit: 'ms' });
  report({ name: `${PACE} moves/s, p99, one reads whole games`, value: middle(read), unit: 'ms' });
  report({ name: 'longer by (20 are allowed)', value: middle(read) - middle(quiet), unit: 'ms' });
  report({ name: 'whole games read meanwhile', value: answered / (ROUNDS * ROUND_SECONDS), unit: '/s' });
}

/** Somebody without a name asks for the same whole game as often as is allowed, until told to stop; gives how often it was read. */
function readAlong(url: string): () => Promise<number> {
  const underWay = new Set<Promise<unknown>>();
  let answered = 0;
  const timer = setInterval(() => {
    const asked: Promise<unknown> = fetch(url)
      .then((answer) => answer.text())
      .then(() => answered++)
      .finally(() => underWay.delete(asked));
    underWay.add(asked);
  }, 1000 / ALLOWED);
  return async () => {
    clearInterval(timer);
    await Promise.allSettled(underWay);
    return answered;
  };
}
