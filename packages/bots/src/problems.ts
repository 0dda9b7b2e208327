import {
  configOf,
  derivedRng,
  type Game,
  type GameConfig,
  Playthrough,
  plainRng,
  type Seat,
  seededChance,
  writeEntry,
} from '@quarterdeck/kernel';
import { createBot } from './bot';
import { type Candidate, Search } from './search';
import { type Part, partsAfter, speakFor } from './why';

/** One of the moves that a problem asks about. */
export interface Answer {
  readonly move: string;
  /** Win share of whoever decides, once it is played. */
  readonly share: number;
  /** What the best answer has that this one has not, and the other way round (negative); for the best itself beside the second. */
  readonly why: readonly Part[];
}

/** A position from a game between bots in which one move is clearly best. */
export interface Problem {
  /** Seed of the game it was taken from; the log leads there. */
  readonly seed: string;
  readonly seats: number;
  readonly rules: number;
  readonly log: readonly string[];
  readonly seat: Seat;
  /** The kind of the best move: what the problem is about. */
  readonly theme: string;
  /** Best first. */
  readonly answers: readonly Answer[];
  /** By how much the best is better than the second with the same luck for both, and twice the standard error of that. */
  readonly difference: number;
  readonly margin: number;
  readonly foundBy: number;
  readonly confirmedBy: number;
}

/** Iterations that sift positions, that find a problem, and that confirm it; of the last a part compares the two best. */
const SIFT = 50;
const FIND = 300;
const CONFIRM = 10 * FIND;
const COMPARING = 0.4;

/** Positions of one game that are looked at, and problems that are taken from it at most. */
const LOOKS = 30;
const MOST_OF_A_GAME = 2;

/** What a problem must show: so large a difference in win shares, between so many answers, after so much of a game. */
const DIFFERENCE = 0.04;
/** What comes to mind first must be better by more, or there is nothing to find. */
const NATURAL_DIFFERENCE = 0.07;
const MOST_ANSWERS = 4;
const FEWEST_MOVES = 3;
const MOST_MOVES = 40;
const FIRST_ENTRY = 12;

/** Answers that were tried less often, in so many iterations, are not told. */
const TRIES = 1 / 60;

/** Entries after which a game between bots is given up. */
const LONGEST = 1500;

interface Moment {
  readonly n: number;
  readonly seat: Seat;
}

/** Problems in a game between Mates with this seed, a few at most. `wanted` says whether there is room for another of a theme. */
export function problemsIn<S, M, E, C>(
  game: Game<S, M, E, C>,
  seats: number,
  seed: string,
  wanted: (theme: string) => boolean,
): readonly Problem[] {
  const out: Problem[] = [];
  const { config, lines, views, moments } = playGame(game, seats, seed);
  const rng = derivedRng(`${seed}/looks`, 0);
  for (let look = 0; look < LOOKS && moments.length > 0 && out.length < MOST_OF_A_GAME; look++) {
    const [moment] = moments.splice(rng.below(moments.length), 1);
    const view = moment === undefined ? undefined : views.get(moment.n);
    if (moment === undefined || view === undefined) continue;
    const { n, seat } = moment;
    if (leaders(game, config, view, seat, SIFT, 1) === undefined) continue;
    const found = leaders(game, config, view, seat, FIND, 2);
    if (found === undefined) continue;
    const write = (move: M): string => game.notation.writeMove(move);
    const best = write(found[0].move);
    const theme = best.split(' ')[0] ?? '';
    if (!wanted(theme)) continue;
    const search = new Search(game, config, seat, 3);
    const confirmed = leadersOf(search.think(view, { iterations: CONFIRM * (1 - COMPARING) }).candidates, CONFIRM * (1 - COMPARING));
    if (confirmed === undefined || write(confirmed[0].move) !== best) continue;
    const { better, error } = search.compare(view, confirmed[0].move, confirmed[1].move, { iterations: CONFIRM * COMPARING });
    if (better < DIFFERENCE || better < 2 * error) continue;
    const parts = confirmed.map(({ move }) => partsAfter(game, view, seat, move, plainRng(1)));
    out.push({
      seed,
      seats,
      rules: game.rulesVersion,
      log: lines.slice(0, n),
      seat,
      theme,
      answers: confirmed.map(({ move, share }, i) => ({
        move: write(move),
        share: rounded(share),
        why: speakFor(
          [parts[0], parts[i === 0 ? 1 : i]].flatMap((one) => one ?? []),
          0,
        ).map((part) => ({ ...part, share: rounded(part.share) })),
      })),
      difference: rounded(better),
      margin: rounded(2 * error),
      foundBy: FIND,
      confirmedBy: CONFIRM,
    });
  }
  return out;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

type Leaders<M> = readonly [Candidate<M>, Candidate<M>, ...Candidate<M>[]];

function leaders<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  view: S,
  seat: Seat,
  iterations: number,
  seed: number,
): Leaders<M> | undefined {
  return leadersOf(new Search(game, config, seat, seed).think(view, { iterations }).candidates, iterations);
}

/** The best move, the second, and those most looked at of the others, if the best is clearly that; undefined when not. */
function leadersOf<M>(candidates: readonly Candidate<M>[], iterations: number): Leaders<M> | undefined {
  const [best, second, ...more] = candidates.filter(({ visits }) => visits >= iterations * TRIES).toSorted((a, b) => b.share - a.share);
  if (best === undefined || second === undefined) return undefined;
  if (best.share - second.share < (best.natural ? NATURAL_DIFFERENCE : DIFFERENCE)) return undefined;
  const others = more.toSorted((a, b) => b.visits - a.visits).slice(0, MOST_ANSWERS - 2);
  return [best, second, ...others.toSorted((a, b) => b.share - a.share)];
}

/** A game between Mates, with what those saw who decided alone among several moves. */
function playGame<S, M, E, C>(game: Game<S, M, E, C>, seats: number, seed: string) {
  const run = new Playthrough(game, seats);
  const chance = seededChance(seed);
  const minds = plainRng(derivedRng(`${seed}/minds`, 0).u32());
  const config = configOf(game, seats);
  const bots = Array.from({ length: seats }, (_, seat) => createBot(game, { config, seat, level: 'mate', seed: minds.u32() }));
  const views = new Map<number, S>();
  const moments: Moment[] = [];
  run.settle(chance);
  while (run.turn.kind === 'seats' && run.entries.length < LONGEST) {
    const { seats: deciding } = run.turn;
    const [seat] = deciding;
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || bot === undefined) break;
    const view = game.view(run.state, seat);
    const n = run.entries.length;
    const choices = game.moves(view, seat).length;
    if (deciding.length === 1 && n >= FIRST_ENTRY && choices >= FEWEST_MOVES && choices <= MOST_MOVES) {
      views.set(n, view);
      moments.push({ n, seat });
    }
    run.play(seat, bot.choose(view));
    run.settle(chance);
  }
  return { config, views, moments, lines: run.entries.map((entry) => writeEntry(game, entry)) };
}
