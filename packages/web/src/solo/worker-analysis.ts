import { type Analysis, analyse, type CurvePoint, curveLength, type Judgement, judge, winCurve } from '@quarterdeck/bots';
import { type AnyGame, type Entry, InputError, Playthrough, readEntry, type Seat } from '@quarterdeck/kernel';
import { loadEngine } from '../games';
import { otherMessages } from './solo-host';
import type { FinishedGame, SeenPosition } from './worker-messages';

/* The part of a worker that looks at positions and games. */

/** How long the best moves are looked for. */
const BEST_MS = 2000;

/** The curve is told in parts of this length; between two of them other questions are heard. */
const PART_MS = 200;

export async function hint({ game: id, config, view, seat }: SeenPosition): Promise<Analysis> {
  return analyse(await loadEngine(id), config, view, seat, { milliseconds: BEST_MS });
}

/** What a seat of a finished game could have done best after `n` entries, from what it saw then, and what it lost by what it did. */
export async function best({ game: id, config, lines }: FinishedGame, n: number, seat: Seat): Promise<Judgement> {
  const game = await loadEngine(id);
  const entries = readLines(game, lines.slice(0, n + 1));
  const played = entries.pop();
  if (played?.kind !== 'move') throw new InputError(`Nobody decided after ${n} entries`);
  const { state } = Playthrough.replay(game, config.seats, config.options, entries, config.rules);
  return judge(game, config, game.view(state, seat), seat, played.move, { milliseconds: BEST_MS });
}

type TellPoints = (points: readonly CurvePoint[], of: number, done: boolean) => void;

export async function curve({ game: id, config, lines }: FinishedGame, tell: TellPoints): Promise<void> {
  const game = await loadEngine(id);
  const entries = readLines(game, lines);
  const of = curveLength(entries);
  let points: CurvePoint[] = [];
  let until = performance.now() + PART_MS;
  for (const point of winCurve(game, config, entries)) {
    points.push(point);
    if (performance.now() < until) continue;
    tell(points, of, false);
    points = [];
    await otherMessages();
    until = performance.now() + PART_MS;
  }
  tell(points, of, true);
}

function readLines(game: AnyGame, lines: readonly string[]): Entry<unknown, unknown>[] {
  return lines.map((line) => {
    const entry = readEntry(game, line);
    if (entry instanceof Error) throw entry;
    return entry;
  });
}
