import { afterMove, at, equal, type Game, type GameConfig, plainRng, type Rng, type Seat, type Turn } from '@quarterdeck/kernel';
import { type Budget, spending } from './budget';
import { standardError } from './curve';
import type { Prior } from './prior/prior';
import { sharesOf } from './shares';
import { valueAfter, worthwhile } from './worth';

/** A move the search looked at, best first in a result. */
export interface Candidate<M> {
  readonly move: M;
  readonly visits: number;
  /** Expected win share of the deciding seat. */
  readonly share: number;
  /** Expected win share of every seat. */
  readonly shares: readonly number[];
  /** What the game's own policy would do. */
  readonly natural: boolean;
}

/** By how much a move was better than another, in win shares, and how far that is off by luck. */
export interface Difference {
  readonly better: number;
  readonly error: number;
}

export interface Thought<M> {
  readonly candidates: readonly Candidate<M>[];
  readonly iterations: number;
}

/** How eager the search is to look at what it knows little about, in units of how far results lie apart at the place. */
const CURIOSITY = 3;

/** How far apart results are taken to lie before there are any, and how many results that belief weighs. */
const FIRST_DEVIATION = 0.15;
const BELIEF = 8;

/** How much of the first attention goes to what the game's own policy would do; the rest is shared by the others. */
const TRUST = 0.5;

/** Moves looked at grow with the square root of visits: wide at the root; narrow below, where the policy's own line comes first. */
const ROOT_WIDENING = 1;
const WIDENING = 0.7;

/** Where all moves are known, another guess of what is hidden may show new ones; that is looked into after so many times the visits. */
const LOOKED_IN_VAIN = 1.5;

/** How much a safe lead counts beside the win share: little where the game is open, and all there is where it is decided. */
const SAFETY = 0.1;

/** The lead, in spreads, at which half of that is reached. */
const SAFE = 8;

/** Shares below that are no different from nought. */
const LEAST = 1e-12;

/** Standard errors by which a result is held to be less than it looks. */
const DOUBT = 1;

/**
 * What a chance e times as high is worth in the choice, in win shares, where chances tell what is better: results of many
 * games show what is a little better again and again, which luck hides from any one search. Lower chances than the least
 * count no less.
 */
const LEARNT = 0.02;
const LEAST_CHANCE = 1e-3;

/** Decisions of a playout at most; a stage that ends earlier stops it there. */
const PLAYOUT_DECISIONS = 14;

/** Decisions of one descent at most, so that games without an end cannot trap an iteration. */
const MAX_DEPTH = 60;

/** Moves of the root that are tried at once, best first by their immediate worth. */
const FIRST_LOOK = 6;

/** Moves of the root whose immediate worth is found out; the rest of a longer list keeps the order of its promise. */
const SECOND_LOOK = 24;

/** Luck from this number on is met in comparisons only. */
const NEW_LUCK = 1 << 24;

/** Pairs that a comparison makes at least, however little time there is. */
const FEWEST_PAIRS = 4;

interface Node<M> {
  /** One for each seat that decides here, in a chain; several when choices are made at the same time. */
  bandit: Bandit<M> | undefined;
  /** What follows choices made at the same time: from here by the first of them, from there by the next. A choice made alone leads on by itself. */
  joint: Map<Arm<M>, Node<M>> | undefined;
}

/** What came of something that was tried: how often, and the sums of the win shares and of their squares. */
interface Results {
  visits: number;
  value: number;
  squares: number;
}

interface Bandit<M> extends Results {
  readonly seat: Seat;
  arms: Arm<M>[];
  beside: Bandit<M> | undefined;
  /** Another move is looked for once there are more visits than that. */
  enough: number;
}

interface Arm<M> extends Results {
  readonly move: M;
  /** The move as text: what is legal in another world is another object. */
  readonly key: string;
  /** What the game's own policy would do here. */
  readonly natural: boolean;
  /** The share of attention it should get first, where that was learnt. */
  chance: number | undefined;
  /** Win shares of every seat added up over the tries at the root, and how many those were. */
  readonly shares: number[];
  tries: number;
  /** What follows when it is played alone. */
  next: Node<M> | undefined;
}

/** The choices of one iteration, in lists that are used again by the next. */
class Path<M> {
  readonly #seats: Seat[] = [];
  readonly #bandits: Bandit<M>[] = [];
  readonly #arms: Arm<M>[] = [];
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  add(seat: Seat, bandit: Bandit<M>, arm: Arm<M>): void {
    this.#seats[this.#length] = seat;
    this.#bandits[this.#length] = bandit;
    this.#arms[this.#length] = arm;
    this.#length++;
  }

  /** Every choice learns what its seat got of it. */
  learn(rewards: readonly number[]): void {
    for (let i = 0; i < this.#length; i++) {
      const reward = rewards[at(this.#seats, i)] ?? 0;
      learn(at(this.#bandits, i), reward);
      learn(at(this.#arms, i), reward);
    }
  }
}

const newNode = <M>(): Node<M> => ({ bandit: undefined, joint: undefined });

const decides = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);

/** What follows a choice made alone. */
function after<M>(arm: Arm<M>): Node<M> {
  arm.next ??= newNode();
  return arm.next;
}

/** What follows one of several choices made at the same time. */
function jointly<M>(node: Node<M>, arm: Arm<M>): Node<M> {
  node.joint ??= new Map();
  let next = node.joint.get(arm);
  if (next === undefined) {
    next = newNode();
    node.joint.set(arm, next);
  }
  return next;
}

/** Arms are few, so they are looked through. */
function isKnown<M>({ arms }: Bandit<M>, key: string): boolean {
  for (let i = 0; i < arms.length; i++) if (at(arms, i).key === key) return true;
  return false;
}

function learn(results: Results, reward: number): void {
  results.visits++;
  results.value += reward;
  results.squares += reward * reward;
}

/** How far apart the results lie, leaning on the first belief while there are few. */
function deviationOf({ visits, value, squares }: Results): number {
  const mean = visits === 0 ? 0 : value / visits;
  const spread = Math.max(0, squares - visits * mean * mean);
  return Math.sqrt((spread + BELIEF * FIRST_DEVIATION * FIRST_DEVIATION) / (visits + BELIEF));
}

/** A win share, and a little for how safe or hopeless it is: where it hardly changes any more, points still tell good from bad. */
function rewardOf(share: number, leadInSpreads: number): number {
  return share + (SAFETY * leadInSpreads) / (SAFE + Math.abs(leadInSpreads));
}

/**
 * Where to look next: at what is good so far, at what the game's own policy would do, and at what is
 * little known. Legality is asked only of what would be taken: it may cost more than all the rest.
 */
function mostPromising<M>(bandit: Bandit<M>, isLegal: (arm: Arm<M>) => boolean): Arm<M> | undefined {
  const { arms, visits, value } = bandit;
  const others = (1 - TRUST) / Math.max(1, arms.length - 1);
  const average = visits === 0 ? 0 : value / visits;
  const eagerness = CURIOSITY * deviationOf(bandit) * Math.sqrt(visits + 1);
  // What turned out not to be legal; nearly always nothing.
  let barred: Set<Arm<M>> | undefined;
  for (let tries = 0; tries < arms.length; tries++) {
    let best: Arm<M> | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < arms.length; i++) {
      const arm = at(arms, i);
      const known = arm.visits === 0 ? average : arm.value / arm.visits;
      const bound = known + (eagerness * (arm.chance ?? (arm.natural ? TRUST : others))) / (1 + arm.visits);
      if (bound <= highest || barred?.has(arm) === true) continue;
      highest = bound;
      best = arm;
    }
    if (best === undefined || isLegal(best)) return best;
    barred ??= new Set();
    barred.add(best);
  }
  return undefined;
}

/** Highest first; equals keep their order. */
function sorted<T>(items: readonly T[], worth: (item: T) => number): T[] {
  const worths = items.map(worth);
  return items
    .map((_, i) => i)
    .sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
    .map((i) => items[i] as T);
}

/** What came of a move, less what luck explains. */
function sureOf<M>(arm: Arm<M>): number {
  const { visits, value } = arm;
  // Below anything that was tried.
  return visits === 0 ? -1 : value / visits - (DOUBT * deviationOf(arm)) / Math.sqrt(visits);
}

/** What results of many games say for moves like it. */
function learntOf<M>({ chance }: Arm<M>): number {
  return chance === undefined ? 0 : LEARNT * Math.log(Math.max(chance, LEAST_CHANCE));
}

/** Best first. */
function candidatesOf<M>({ arms }: Bandit<M>, seat: Seat, chancesTell: boolean): Candidate<M>[] {
  return sorted(arms, (arm) => sureOf(arm) + (chancesTell ? learntOf(arm) : 0)).map(({ move, visits, value, shares, tries, natural }) => ({
    move,
    visits,
    // What was foreseen and not tried since is known by its reward alone.
    share: tries > 0 ? (shares[seat] ?? 0) / tries : visits > 0 ? value / visits : 0,
    shares: shares.map((sum) => sum / tries),
    natural,
  }));
}

/**
 * Information-set Monte-Carlo tree search over the kernel contract. Each iteration guesses the
 * hidden parts anew, walks the tree with every seat looking after itself, lets chance speak as it
 * falls (the tree keeps only decisions), plays on a little by the game's own policy and ends with
 * the game's estimate. Seats that decide at the same time each learn on their own, without seeing
 * what the others take.
 */
export class Search<S, M, E, C> {
  readonly #game: Game<S, M, E, C>;
  readonly #seat: Seat;
  readonly #sides: readonly number[] | undefined;
  /** Every move of the root meets the same luck in the same order, so that they are compared fairly. */
  #luck: number;
  #rng: Rng;
  #root: Node<M> = newNode();
  readonly #path = new Path<M>();
  readonly #prior: Prior<S, M, E, C> | undefined;
  readonly #chances: number[] = [];
  /** Moves of the root that were not looked at yet, the most promising first. */
  #waiting: M[] = [];
  /** By key, the chances of the root's moves, where they were learnt. */
  #chanceOf: ReadonlyMap<string, number> | undefined;
  /** What the seat sees at the root. */
  #view: S | undefined;

  /** With a prior, what was learnt about moves says where to look first; without, the game's own policy alone. */
  constructor(game: Game<S, M, E, C>, config: GameConfig, seat: Seat, seed: number, prior?: Prior<S, M, E, C>) {
    this.#game = game;
    this.#prior = prior;
    this.#seat = seat;
    this.#sides = game.teams?.(config);
    this.#luck = seed;
    this.#rng = plainRng(seed);
  }

  /** Thinks about what the seat sees. What was learnt about a position that was foreseen is kept. */
  think(view: S, budget: Budget): Thought<M> {
    // Other luck than last time: in a position that comes again, a bot that was misled would be misled for ever.
    if (this.#view !== undefined) this.#luck = plainRng(this.#luck).u32();
    this.#goTo(view);
    const spent = spending(budget);
    let iterations = 0;
    const bandit = this.#openRoot(view);
    for (; !spent(iterations); iterations++) {
      const arm = this.#chooseAtRoot(bandit);
      this.#iterate(view, arm, this.#luck + arm.visits);
    }
    return { candidates: candidatesOf(bandit, this.#seat, this.#prior?.tellsBetter === true), iterations };
  }

  /**
   * By how much one move is better than another for the deciding seat, with the same guesses and the
   * same luck for both, which neither has met before: results that made a move look best do not count
   * for it once more. The first half only gets both used to it.
   */
  compare(view: S, one: M, other: M, budget: Budget): Difference {
    const bandit = this.#banditOf(this.#root, this.#seat);
    const armOf = (move: M): Arm<M> => bandit.arms.find(({ key }) => key === this.#key(move)) ?? this.#addArm(bandit, move);
    const [a, b] = [armOf(one), armOf(other)];
    const spent = spending(budget);
    const warm = spending({
      ...budget,
      ...(budget.iterations === undefined ? {} : { iterations: budget.iterations / 2 }),
      ...(budget.milliseconds === undefined ? {} : { milliseconds: budget.milliseconds / 2 }),
    });
    let pairs = 0;
    let sum = 0;
    let squares = 0;
    for (let done = 0; pairs < FEWEST_PAIRS || !spent(done); done += 2) {
      const luck = this.#luck + NEW_LUCK + done;
      const better = this.#iterate(view, a, luck) - this.#iterate(view, b, luck);
      if (!warm(done)) continue;
      pairs++;
      sum += better;
      squares += better * better;
    }
    return { better: sum / pairs, error: standardError(pairs, sum, squares) };
  }

  /** Tells the search what was played, so that a foreseen next decision starts with what is known. */
  played(view: S, move: M): void {
    // It may never have been thought about, where only one move was legal.
    this.#goTo(view);
    const key = this.#key(move);
    const arm = this.#banditOf(this.#root, this.#seat).arms.find((known) => known.key === key);
    this.#view = afterMove(this.#game, view, this.#seat, move);
    this.#root = arm?.next ?? newNode();
  }

  /** What was learnt about another position is forgotten. */
  #goTo(view: S): void {
    if (this.#view === undefined || !equal(this.#view, view)) this.#root = newNode();
    this.#view = view;
  }

  /** Lists the deciding seat's moves in the order of their immediate worth, so that the best are tried first. */
  #openRoot(view: S): Bandit<M> {
    const game = this.#game;
    const seat = this.#seat;
    const bandit = this.#banditOf(this.#root, seat);
    const world = game.resample(view, seat, this.#rng);
    if (game.policy !== undefined && bandit.arms.length === 0) {
      this.#addArm(bandit, game.policy.rollout(world, seat, this.#rng), true);
    }
    if (this.#prior !== undefined) return this.#openByPrior(this.#prior, bandit, view, world);
    const moves = worthwhile(game, view, seat).filter((move) => !isKnown(bandit, this.#key(move)));
    const promising = sorted(moves, (move) => game.policy?.promise?.(world, seat, move) ?? 0);
    const valued = sorted(promising.slice(0, SECOND_LOOK), (move) => valueAfter(game, this.#sides, world, seat, move, this.#rng));
    this.#waiting = [...valued, ...promising.slice(SECOND_LOOK)];
    while (bandit.arms.length < FIRST_LOOK && this.#waiting.length > 0) this.#addWaiting(bandit);
    return bandit;
  }

  /** The same by what was learnt, for which the immediate worth is one sign among others. */
  #openByPrior(prior: Prior<S, M, E, C>, bandit: Bandit<M>, view: S, world: S): Bandit<M> {
    const game = this.#game;
    const seat = this.#seat;
    const moves = worthwhile(game, view, seat);
    const natural = bandit.arms.find((arm) => arm.natural)?.move;
    const looked = new Set(sorted(moves, (move) => game.policy?.promise?.(world, seat, move) ?? 0).slice(0, SECOND_LOOK));
    const values = moves.map((move) =>
      looked.has(move) ? valueAfter(game, this.#sides, world, seat, move, this.#rng) : Number.NEGATIVE_INFINITY,
    );
    const chances: number[] = [];
    prior.chances(world, seat, moves, natural, values, chances);
    const chanceOf = new Map(moves.map((move, i) => [this.#key(move), at(chances, i)]));
    for (const arm of bandit.arms) arm.chance = chanceOf.get(arm.key) ?? 0;
    const places = sorted(
      moves.map((_, i) => i),
      (i) => at(chances, i),
    );
    this.#waiting = places.map((i) => at(moves, i)).filter((move) => !isKnown(bandit, this.#key(move)));
    this.#chanceOf = chanceOf;
    while (bandit.arms.length < FIRST_LOOK && this.#waiting.length > 0) this.#addWaiting(bandit);
    return bandit;
  }

  #addWaiting(bandit: Bandit<M>): void {
    const arm = this.#addArm(bandit, this.#waiting.shift() as M);
    arm.chance = this.#chanceOf?.get(arm.key);
  }

  #chooseAtRoot(bandit: Bandit<M>): Arm<M> {
    if (this.#waiting.length > 0 && bandit.arms.length < ROOT_WIDENING * Math.sqrt(bandit.visits)) {
      this.#addWaiting(bandit);
    }
    return mostPromising(bandit, () => true) as Arm<M>;
  }

  /** Tries a move of the root once, with guesses and luck by number; returns what the deciding seat got of it. */
  #iterate(view: S, first: Arm<M>, luck: number): number {
    const game = this.#game;
    this.#rng = plainRng(luck);
    const s = game.resample(view, this.#seat, this.#rng);
    const emit = (event: E): void => game.evolve(s, event);
    const path = this.#path;
    path.clear();
    let node = this.#root;
    let fresh = false;
    for (let depth = 0; depth < MAX_DEPTH && !fresh; depth++) {
      const turn = this.#settle(s, emit);
      if (turn.kind !== 'seats') break;
      const { seats } = turn;
      let next = node;
      for (let i = 0; i < seats.length; i++) {
        const seat = at(seats, i);
        // What one does may leave nothing to decide for another.
        if (i > 0 && !decides(game.turn(s), seat)) continue;
        const bandit = this.#banditOf(node, seat);
        const arm = depth === 0 && seat === this.#seat ? first : this.#choose(bandit, s, seat);
        fresh ||= arm.visits === 0;
        path.add(seat, bandit, arm);
        next = seats.length === 1 ? after(arm) : jointly(next, arm);
        game.play(s, seat, arm.move, emit);
      }
      node = next;
    }
    this.#playOn(s, emit);
    const shares = sharesOf(game, s, this.#sides);
    path.learn(this.#rewards(s, shares));
    first.tries++;
    for (let other = 0; other < shares.length; other++) first.shares[other] = (first.shares[other] ?? 0) + (shares[other] ?? 0);
    return shares[this.#seat] ?? 0;
  }

  /** What every seat gets of a position: its share, and a little of its lead over the best rival. */
  #rewards(s: S, shares: readonly number[]): readonly number[] {
    const game = this.#game;
    const over = game.turn(s).kind === 'over';
    // Where only winning counts, nothing is safer than to have won: or a search would rather stay about to win for ever.
    if (over && game.policy?.features?.foretells === 'wins') return shares.map((share) => share + SAFETY * (2 * share - 1));
    // Shares of an open game are the exponents of its leads; those of a finished game say nothing about them.
    const points = over ? game.score(s).total : shares.map((share) => Math.log(Math.max(share, LEAST)));
    const spread = over ? (game.policy?.spread?.(s) ?? 1) : 1;
    return shares.map((share, seat) => rewardOf(share, (at(points, seat) - this.#bestRival(points, seat)) / spread));
  }

  #bestRival(points: readonly number[], seat: Seat): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points.length; other++) if (this.#isRival(seat, other)) best = Math.max(best, at(points, other));
    return best;
  }

  #isRival(seat: Seat, other: Seat): boolean {
    return this.#sides === undefined ? other !== seat : this.#sides[other] !== this.#sides[seat];
  }

  #banditOf(node: Node<M>, seat: Seat): Bandit<M> {
    let bandit = node.bandit;
    while (bandit !== undefined && bandit.seat !== seat) bandit = bandit.beside;
    if (bandit === undefined) {
      bandit = { visits: 0, value: 0, squares: 0, seat, arms: [], enough: 0, beside: node.bandit };
      node.bandit = bandit;
    }
    return bandit;
  }

  #choose(bandit: Bandit<M>, s: S, seat: Seat): Arm<M> {
    const added = bandit.visits > bandit.enough ? this.#widen(bandit, s, seat) : undefined;
    // A move from a guessed hand is not always there.
    const known = added ?? mostPromising(bandit, (arm) => this.#game.check(s, seat, arm.move) === undefined);
    const arm = known ?? this.#widen(bandit, s, seat);
    if (arm === undefined) throw new Error(`${this.#game.id}: seat ${seat + 1} has nothing to decide`);
    return arm;
  }

  /** The next move worth a look: what the game's own policy would do, then by promise. Only the best is wanted, so nothing is sorted. */
  #widen(bandit: Bandit<M>, s: S, seat: Seat): Arm<M> | undefined {
    const { policy } = this.#game;
    if (policy !== undefined && bandit.arms.length === 0) {
      return this.#addArm(bandit, policy.rollout(s, seat, this.#rng), true);
    }
    const moves = worthwhile(this.#game, s, seat);
    const chances = this.#prior === undefined ? undefined : this.#chances;
    if (this.#prior !== undefined) {
      const natural = bandit.arms[0];
      const place = this.#prior.chances(s, seat, moves, natural?.move, undefined, this.#chances);
      if (natural?.natural === true) natural.chance = this.#chances[place] ?? natural.chance;
    }
    let best: M | undefined;
    let bestPromise = Number.NEGATIVE_INFINITY;
    // Equals are met in an order that begins anywhere.
    const start = this.#rng.below(moves.length);
    for (let i = 0; i < moves.length; i++) {
      const place = (start + i) % moves.length;
      const move = at(moves, place);
      const promise = chances?.[place] ?? policy?.promise?.(s, seat, move) ?? 0;
      // Its text is asked for last: writing it costs more than the glance.
      if (promise <= bestPromise || isKnown(bandit, this.#key(move))) continue;
      best = move;
      bestPromise = promise;
    }
    if (best === undefined) {
      bandit.enough = LOOKED_IN_VAIN * bandit.visits;
      return undefined;
    }
    const arm = this.#addArm(bandit, best);
    if (chances !== undefined) arm.chance = bestPromise;
    return arm;
  }

  #addArm(bandit: Bandit<M>, move: M, natural = false): Arm<M> {
    const key = this.#key(move);
    const arm: Arm<M> = { move, key, natural, chance: undefined, visits: 0, value: 0, squares: 0, shares: [], tries: 0, next: undefined };
    // A list that is made with something in it has no room to spare; most never get a second arm.
    if (bandit.arms.length === 0) bandit.arms = [arm];
    else bandit.arms.push(arm);
    bandit.enough = (bandit.arms.length / WIDENING) ** 2;
    return arm;
  }

  #key(move: M): string {
    return this.#game.notation.writeMove(move);
  }

  /** Lets chance speak until somebody must decide or the game is over. */
  #settle(s: S, emit: (event: E) => void): Turn {
    for (;;) {
      const turn = this.#game.turn(s);
      if (turn.kind !== 'chance') return turn;
      this.#game.chance(s, this.#game.sample(s, this.#rng), emit);
    }
  }

  /** From the edge of the tree to the end of the stage, or as far as a glance reaches. */
  #playOn(s: S, emit: (event: E) => void): void {
    const game = this.#game;
    const { policy } = game;
    if (policy === undefined) return;
    const stage = policy.stage?.(s);
    for (let i = 0; i < PLAYOUT_DECISIONS; i++) {
      const turn = this.#settle(s, emit);
      if (turn.kind !== 'seats' || (i > 0 && policy.stage !== undefined && policy.stage(s) !== stage)) return;
      const seat = turn.seats[0] as Seat;
      game.play(s, seat, policy.rollout(s, seat, this.#rng), emit);
    }
  }
}
