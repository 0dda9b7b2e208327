import { InputError } from '@quarterdeck/kernel';
import { FORMATS, type Format, type Plan, simulate } from '@quarterdeck/tournament';
import { wholeNumber } from '../input';
import { print, printJson, printTable } from '../output';

interface Options {
  readonly format?: unknown;
  readonly players?: unknown;
  readonly seats?: unknown;
  readonly rounds?: unknown;
  readonly spread?: unknown;
  readonly runs?: unknown;
  readonly seed?: unknown;
  readonly json?: unknown;
}

/** Numbers below 1 that follow from a seed. */
function generator(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean and 95 of 100: a figure without its doubt says nothing. */
function shown(values: readonly number[]): string {
  const middle = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / values.length);
  return `${middle.toFixed(3)} ± ${(1.96 * spread).toFixed(3)}`;
}

/**
 * Plays whole tournaments of players of known strength and tells how well each format puts them into order,
 * beside the best that anybody could make of the same games.
 */
export async function tournament(order: string, options: Options): Promise<void> {
  if (order !== 'simulate') throw new InputError(`"quarterdeck tournament" knows "simulate", not "${order}"`);
  const players = wholeNumber('players', options.players, 2, 128);
  const seats = wholeNumber('seats', options.seats, 2, 4);
  const rounds = wholeNumber('rounds', options.rounds, 1, 15);
  const runs = wholeNumber('runs', options.runs, 1, 100_000);
  const spread = Number(options.spread);
  if (!(spread >= 0 && spread <= 2000))
    throw new InputError(`--spread is a number of rating points from 0 to 2000, not "${String(options.spread)}"`);
  const asked =
    options.format === undefined ? FORMATS.filter((format) => format !== 'knockout' || seats === 2) : [formatOf(options.format)];
  if (asked.includes('knockout') && seats !== 2) throw new InputError('A knock-out is for two seats');
  // 400 points are a chance of ten to one.
  const top = (spread / 400) * Math.LN10;
  const strengths = Array.from({ length: players }, (_, i) => (players === 1 ? 0 : top / 2 - (top * i) / (players - 1)));
  const rows = asked.map((format) => {
    const random = generator(`${String(options.seed)} ${format}`);
    const played = Array.from({ length: runs }, (_, n) => {
      const plan: Plan = {
        format,
        seats,
        rounds,
        least: 2,
        most: 128,
        lot: `${String(options.seed)} ${n}`,
        ...(players % seats === 0 ? {} : { fill: 'mate' }),
      };
      return simulate(plan, strengths, random);
    });
    return { format, played };
  });
  if (options.json === true) {
    for (const { format, played } of rows) {
      printJson({
        format,
        tau: mean(played.map(({ tau }) => tau)),
        best: mean(played.map(({ best }) => best)),
        champion: mean(played.map(({ champion }) => Number(champion))),
        games: mean(played.map(({ games }) => games)),
      });
    }
    return;
  }
  print(`${players} players from first to last ${spread} points apart, tables of ${seats}, ${runs} tournaments of each kind`);
  printTable([
    ['format', "Kendall's tau", 'best of these games', 'strongest wins', 'games', 'met again'],
    ...rows.map(({ format, played }) => [
      format,
      shown(played.map(({ tau }) => tau)),
      shown(played.map(({ best }) => best)),
      `${(100 * mean(played.map(({ champion }) => Number(champion)))).toFixed(1)} %`,
      mean(played.map(({ games }) => games)).toFixed(0),
      mean(played.map(({ meetAgain }) => meetAgain)).toFixed(1),
    ]),
  ]);
}

function formatOf(given: unknown): Format {
  const found = FORMATS.find((format) => format === given);
  if (found === undefined) throw new InputError(`--format is one of ${FORMATS.join(', ')}, not "${String(given)}"`);
  return found;
}
