import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createBot, type Level } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import {
  type AnyGame,
  configOf,
  derivedRng,
  InputError,
  type OptionValues,
  Playthrough,
  seededChance,
  writeEntry,
} from '@quarterdeck/kernel';
import { wholeNumber } from '../input';
import { remark } from '../output';

/** One kind of move as it was played in a game between bots. */
interface Example {
  readonly seats: number;
  readonly options: OptionValues;
  readonly log: readonly string[];
  readonly seat: number;
  readonly move: string;
}

/** Those who play sensibly, and those who do what nobody else would. */
const LEVELS_SHOWN: readonly Level[] = ['sailor', 'cabin-boy'];

/** Entries after which a game is given up. */
const LONGEST = 600;

/**
 * Plays games between careless bots until every kind of move was met, and keeps for each kind the shortest
 * way there: the pictures of the rulebook. A kind that no bot met keeps the example it had: some moves answer
 * to chances so rare that their positions are written by hand.
 */
export async function examples(id: string, options: { out?: unknown; games?: unknown }): Promise<void> {
  const game = await loadGame(id);
  if (options.out === undefined) throw new InputError('Say where to keep them: --out <file>');
  const out = String(options.out);
  const games = wholeNumber('games', options.games ?? 60, 1, 10_000);
  const found = new Map<string, Example>();
  const kinds = kindsOf(game);
  for (let n = 0; n < games; n++) {
    for (const seats of game.seats) {
      for (const level of LEVELS_SHOWN) {
        for (const set of [{}, ...Object.values(game.presets ?? {}), otherSwitches(game)]) {
          meet(game, { seats, options: set, level, seed: `examples-${id}-${n}` }, found);
        }
      }
    }
    if (kinds.every((kind) => found.has(kind)) && n >= 3) break;
  }
  const missing = kinds.filter((kind) => !found.has(kind));
  const kept = keptIn(out).filter(([kind]) => missing.includes(kind));
  const all = [...kept, ...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(out, `${JSON.stringify(Object.fromEntries(all), undefined, 1)}\n`);
  const names = missing.map((kind) => (kept.some(([one]) => one === kind) ? `${kind} (kept as it was)` : kind));
  remark(`${found.size} kinds of moves of ${id}${missing.length === 0 ? '' : `; never met: ${names.join(', ')}`}`);
}

/** What the file held before. */
function keptIn(path: string): ReadonlyArray<readonly [string, unknown]> {
  if (!existsSync(path)) return [];
  const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
}

/** What moves are called in notation. */
function kindsOf(game: AnyGame): readonly string[] {
  return [...new Set((game.notation.examples ?? []).map((move) => game.notation.writeMove(move).split(' ')[0] ?? ''))];
}

/** Every switch the other way: some moves are only there then. */
function otherSwitches(game: AnyGame): OptionValues {
  return Object.fromEntries(
    Object.entries(game.options).flatMap(([name, spec]) => (spec.kind === 'switch' ? [[name, !spec.default]] : [])),
  );
}

interface Meeting {
  readonly seats: number;
  readonly options: OptionValues;
  readonly level: Level;
  readonly seed: string;
}

function meet(game: AnyGame, { seats, options, level, seed }: Meeting, found: Map<string, Example>): void {
  const config = configOf(game, seats, options);
  const run = new Playthrough(game, seats, options);
  const chance = seededChance(seed);
  const minds = derivedRng(`${seed}/minds`, 0);
  const bots = Array.from({ length: seats }, (_, seat) => createBot(game, { config, seat, level, seed: minds.u32() }));
  const lines: string[] = [];
  run.settle(chance);
  while (run.turn.kind === 'seats' && run.entries.length < LONGEST) {
    const [seat] = run.turn.seats;
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || bot === undefined) return;
    const move = bot.choose(game.view(run.state, seat));
    for (const entry of run.entries.slice(lines.length)) lines.push(writeEntry(game, entry));
    const text = game.notation.writeMove(move);
    const kind = text.split(' ')[0] ?? '';
    const known = found.get(kind);
    if (known === undefined || known.log.length > lines.length) found.set(kind, { seats, options, log: [...lines], seat, move: text });
    run.play(seat, move);
    run.settle(chance);
  }
}
