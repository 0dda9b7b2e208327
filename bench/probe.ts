import { Search } from '@quarterdeck/bots';
import { games } from '@quarterdeck/games';
import { type AnyGame, type Entry, type GameConfig, Playthrough, parseOptions, plainRng, playOut, seededChance } from '@quarterdeck/kernel';

/*
 * `probe <game> <seats> <warm seconds> <measured seconds>`: what one version takes for some work, by processor time. It is
 * bundled with each of the versions that `npm run bench -- --beside <revision>` compares, so it calls nothing that only one of
 * them has. `probe <game> <seats> cold`: from the start of the process to the end of its first game.
 */

/** Random games without a forced end stop here, as players would by agreeing on a draw. */
const MOVE_LIMIT = 3000;
const ITERATIONS = 100;
const POSITIONS = 8;
const PIECES = 8;

/** Least processor milliseconds for one unit of each line, and a figure that is the same when the same was done. */
interface Line {
  readonly line: string;
  readonly ms: number;
  readonly mark: number;
}

const [id = '', seatCount = '', warm = '', measured = ''] = process.argv.slice(2);
const game = await (games.find(({ card }) => card.id === id) ?? fail(`There is no game "${id}"`)).load();
const seats = Number(seatCount);
// The oldest rules that both play.
const rules = game.versions?.[0]?.version ?? game.rulesVersion;
const config: GameConfig = { seats, options: parseOptions(game.options, {}), rules };

if (warm === 'cold') {
  const moves = playOut(game, game.initial(config), plainRng(1), undefined, MOVE_LIMIT);
  const { user, system } = process.cpuUsage();
  print([{ line: 'cold start with one random game', ms: (user + system) / 1000, mark: moves }]);
} else print(lines(game));

function lines(game: AnyGame): Line[] {
  const recorded = record(game, config);
  const positions = decisionsOf(game, recorded);
  const search = (by: AnyGame, round: number): number => {
    const { state, seat } = positions[round % positions.length] ?? fail('The game has no decisions');
    new Search(by, config, seat, round).think(game.view(state, seat), { iterations: ITERATIONS });
    return round;
  };
  const listed = positions.flatMap(({ state, seat }) => game.moves(state, seat));
  return [
    line('whole random games', (seed) => playOut(game, game.initial(config), plainRng(seed), undefined, MOVE_LIMIT)),
    line('folds of a recorded game', () => Playthrough.replay(game, seats, config.options, recorded, rules).entries.length),
    line(`searches, ${ITERATIONS} iterations`, (round) => search(game, round)),
    // What bots know is no part of the engine: without it both versions search alike.
    line('searches by the rules alone', (round) => search(withoutPolicy(game), round)),
    line('listed moves written', () => listed.reduce<number>((sum, move) => sum + game.notation.writeMove(move).length, 0)),
  ];
}

function withoutPolicy({ policy: _, ...game }: AnyGame): AnyGame {
  return game;
}

/** Does the same eight pieces of work over and over; on a machine with other things to do the quickest time counts. */
function line(name: string, work: (round: number) => number): Line {
  const all = (): number => Array.from({ length: PIECES }, (_, piece) => work(piece)).reduce((sum, mark) => sum + mark, 0);
  const mark = all();
  for (const until = cpu() + Number(warm) * 1000; cpu() < until; ) all();
  let least = Number.POSITIVE_INFINITY;
  for (const until = cpu() + Number(measured) * 1000; cpu() < until; ) {
    const started = cpu();
    all();
    least = Math.min(least, cpu() - started);
  }
  return { line: name, ms: least / PIECES, mark };
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function record(game: AnyGame, config: GameConfig): readonly Entry<unknown, unknown>[] {
  const run = new Playthrough(game, config.seats, config.options, config.rules);
  const rng = plainRng(7);
  const luck = seededChance('bench');
  for (let i = 0; i < MOVE_LIMIT; i++) {
    run.settle(luck);
    const turn = run.turn;
    if (turn.kind !== 'seats') break;
    const seat = turn.seats[0] ?? 0;
    const moves = game.moves(run.state, seat);
    run.play(seat, moves[rng.below(moves.length)]);
  }
  return run.entries;
}

/** Real decisions, spread over the recorded game. */
function decisionsOf(game: AnyGame, recorded: readonly Entry<unknown, unknown>[]): { state: unknown; seat: number }[] {
  const s = game.initial(config);
  const emit = (event: unknown): void => game.evolve(s, event);
  const all: { state: unknown; seat: number }[] = [];
  for (const entry of recorded) {
    if (entry.kind === 'move') {
      if (game.moves(s, entry.seat).length > 1) all.push({ state: game.clone(s), seat: entry.seat });
      game.play(s, entry.seat, entry.move, emit);
    } else if (entry.kind === 'chance') game.chance(s, entry.outcome, emit);
  }
  return all.filter((_, i) => i % Math.ceil(all.length / POSITIONS) === 0);
}

function print(found: readonly Line[]): void {
  process.stdout.write(`${JSON.stringify(found)}\n`);
}

function fail(message: string): never {
  throw new Error(message);
}
