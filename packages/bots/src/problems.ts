import {
  afterMove,
  configOf,
  derivedRng,
  type Game,
  type GameConfig,
  Playthrough,
  plainRng,
  readEntry,
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

/** How hard a problem is: a Mate sees the answer, a short search does, or neither. */
type Difficulty = 1 | 2 | 3;

/** A position from a game between bots in which one move is clearly better than what else comes to mind. */
export interface Problem {
  /** Seed of the game it was taken from; the log leads there. */
  readonly seed: string;
  readonly seats: number;
  readonly rules: number;
  readonly log: readonly string[];
  readonly seat: Seat;
  /** The kind of the best move: what the problem is about. */
  readonly theme: string;
  readonly difficulty: Difficulty;
  /** Best first. */
  readonly answers: readonly Answer[];
  /** By how much the best is better than the second with the same luck for both, and twice the standard error of that. */
  readonly difference: number;
  readonly margin: number;
  readonly foundBy: number;
  readonly confirmedBy: number;
}

/** Iterations that sift positions, that find a problem, that confirm it, and that hold its best answer against each other one. */
const SIFT = 50;
const FIND = 300;
const CONFIRM = 10 * FIND;
const COMPARE = 4 * FIND;

/** Positions of one game that are looked at, and problems that are taken from it at most. */
const LOOKS = 40;
const MOST_OF_A_GAME = 2;

/** What a problem must show: so large a difference in win shares, between so many answers, after so much of a game. */
const DIFFERENCE = 0.04;
/** What comes to mind first must be better by more, or there is nothing to find. */
const NATURAL_DIFFERENCE = 0.07;
/** A sift is rough: so much of the difference is enough to look closer. */
const ROUGH = 0.5;
const MOST_ANSWERS = 4;
const FEWEST_MOVES = 3;
const MOST_MOVES = 60;
const FIRST_ENTRY = 12;

/** A game that is lost or won anyhow teaches little. */
const LEAST_SHARE = 0.12;
const MOST_SHARE = 0.97;

/** Moves of one kind whose shares lie no further apart are ways of doing the same: one of them stands for all. */
const ALIKE = 0.015;

/** Beyond the first few, a rival that is of the same kind and share as another adds nothing. */
const FEWEST_RIVALS = 2;
const SAME = 0.001;

/** A move that was tried less often is not known well enough to be asked about. */
const TRIES = 3;

/** Entries after which a game between bots is given up. */
const LONGEST = 1500;

interface Moment {
  readonly n: number;
  readonly seat: Seat;
}

/** A position of a game, as whoever decides there sees it. */
interface Position<S, M, E, C> {
  readonly game: Game<S, M, E, C>;
  readonly config: GameConfig;
  readonly view: S;
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
    const found = problemAt({ game, config, view, seat: moment.seat }, wanted);
    if (found !== undefined) out.push({ seed, seats, rules: game.rulesVersion, log: lines.slice(0, moment.n), ...found });
  }
  return out;
}

/** The same problem as today's bots see it; undefined when they find nothing clear there any more, or something else. */
export function renewedProblem<S, M, E, C>(game: Game<S, M, E, C>, problem: Problem): Problem | undefined {
  const { seed, seats, log, seat } = problem;
  const run = new Playthrough(game, seats);
  for (const line of log) {
    const entry = readEntry(game, line);
    if (entry instanceof Error) throw entry;
    if (!run.append(entry).ok) return undefined;
  }
  const found = problemAt({ game, config: configOf(game, seats), view: game.view(run.state, seat), seat }, () => true);
  if (found === undefined || found.answers[0]?.move !== problem.answers[0]?.move) return undefined;
  return { seed, seats, rules: game.rulesVersion, log, ...found };
}

type Found = Omit<Problem, 'seed' | 'seats' | 'rules' | 'log'>;

/** What is asked in a position, if there is anything to ask: sifted, found, and confirmed by a search ten times longer. */
function problemAt<S, M, E, C>(position: Position<S, M, E, C>, wanted: (theme: string) => boolean): Found | undefined {
  const { game, config, view, seat } = position;
  const write = (move: M): string => game.notation.writeMove(move);
  const sifted = shortlist(position, think(position, SIFT, 1), ROUGH);
  if (sifted === undefined) return undefined;
  const finder = new Search(game, config, seat, 2);
  const found = shortlist(position, finder.think(view, { iterations: FIND }).candidates, 1);
  if (found === undefined) return undefined;
  const theme = kindOf(write(found.best.move));
  // Most of what looks like a problem is luck that befell one of two moves: with the same luck for both that shows at once.
  if (!wanted(theme) || differences(position, finder, found, FIND) === undefined) return undefined;
  const search = new Search(game, config, seat, 3);
  const confirmed = shortlist(position, search.think(view, { iterations: CONFIRM }).candidates, 1);
  if (confirmed === undefined || !found.alike.has(write(confirmed.best.move))) return undefined;
  const { best, alike } = confirmed;
  const compared = differences(position, search, confirmed, COMPARE)?.toSorted((a, b) => a.better - b.better);
  if (compared === undefined) return undefined;
  const [second] = compared;
  const parts = partsAfter(game, view, seat, best.move, plainRng(1));
  const others = compared.map(({ move }) => partsAfter(game, view, seat, move, plainRng(1)));
  const whys = others.map((other) => speakFor([parts, other], 0).map((part) => ({ ...part, share: rounded(part.share) })));
  const [why] = whys;
  // Without words for what makes it best nobody would learn from it.
  if (second === undefined || why === undefined || !why.some(({ share }) => share > 0)) return undefined;
  return {
    seat,
    theme,
    difficulty: best.natural ? 1 : alike.has(write(sifted.best.move)) ? 2 : 3,
    answers: [
      { move: write(best.move), share: rounded(best.share), why },
      ...compared.map(({ move, better }, i) => ({
        move: write(move),
        share: rounded(Math.max(0, best.share - better)),
        why: whys[i] ?? [],
      })),
    ],
    difference: rounded(second.better),
    margin: rounded(2 * second.error),
    foundBy: FIND,
    confirmedBy: CONFIRM,
  };
}

/** By how much the best is better than each of its rivals, with the same luck for both; undefined as soon as it is not clearly so. */
function differences<S, M, E, C>(
  { view }: Position<S, M, E, C>,
  search: Search<S, M, E, C>,
  { best, rivals }: Shortlist<M>,
  iterations: number,
): { readonly move: M; readonly better: number; readonly error: number }[] | undefined {
  const out = [];
  for (const { move } of rivals) {
    const { better, error } = search.compare(view, best.move, move, { iterations });
    if (better < leastOf(best) || better < 2 * error) return undefined;
    out.push({ move, better, error });
  }
  return out;
}

/** What comes to mind first must be better by more. */
const leastOf = <M>({ natural }: Candidate<M>): number => (natural ? NATURAL_DIFFERENCE : DIFFERENCE);

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** What a move is about: the first word of its notation. */
const kindOf = (text: string): string => text.split(' ')[0] ?? '';

function think<S, M, E, C>({ game, config, view, seat }: Position<S, M, E, C>, iterations: number, seed: number): readonly Candidate<M>[] {
  return new Search(game, config, seat, seed).think(view, { iterations }).candidates;
}

interface Shortlist<M> {
  readonly best: Candidate<M>;
  /** The best, and other ways of doing the same. */
  readonly alike: ReadonlySet<string>;
  /** What else comes to mind: what a Mate would do, then the best of the others. */
  readonly rivals: readonly Candidate<M>[];
}

/** The best move and its rivals, if it is better than each by so much of what is asked for; undefined when not. */
function shortlist<S, M, E, C>(
  position: Position<S, M, E, C>,
  candidates: readonly Candidate<M>[],
  part: number,
): Shortlist<M> | undefined {
  const [best] = candidates;
  if (best === undefined || best.share < LEAST_SHARE || best.share > MOST_SHARE) return undefined;
  const write = (move: M): string => position.game.notation.writeMove(move);
  const kind = kindOf(write(best.move));
  const known = candidates.filter((one) => one !== best && one.visits >= TRIES);
  const isAlike = ({ move, share }: Candidate<M>): boolean => kindOf(write(move)) === kind && best.share - share <= ALIKE;
  const alike = known.filter(isAlike);
  const others = known.filter((one) => !isAlike(one)).toSorted((a, b) => Number(b.natural) - Number(a.natural) || b.share - a.share);
  const least = part * leastOf(best);
  const isSameIdea = (a: Candidate<M>, b: Candidate<M>): boolean =>
    kindOf(write(a.move)) === kindOf(write(b.move)) && Math.abs(a.share - b.share) < SAME;
  const rivals: Candidate<M>[] = [];
  for (const one of others) {
    if (inAnyOrder(position, best.move, one.move)) continue;
    if (best.share - one.share < least) return undefined;
    if (rivals.length < FEWEST_RIVALS || (rivals.length < MOST_ANSWERS - 1 && !rivals.some((rival) => isSameIdea(rival, one))))
      rivals.push(one);
  }
  return rivals.length === 0 ? undefined : { best, rivals, alike: new Set([best, ...alike].map(({ move }) => write(move))) };
}

/** Whether both can be played, either of them first: then there is nothing to choose between them. */
function inAnyOrder<S, M, E, C>(position: Position<S, M, E, C>, one: M, other: M): boolean {
  return isLegalAfter(position, one, other) && isLegalAfter(position, other, one);
}

function isLegalAfter<S, M, E, C>({ game, view, seat }: Position<S, M, E, C>, first: M, then: M): boolean {
  const next = afterMove(game, view, seat, first);
  const turn = game.turn(next);
  return turn.kind === 'seats' && turn.seats.includes(seat) && game.check(next, seat, then) === undefined;
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
