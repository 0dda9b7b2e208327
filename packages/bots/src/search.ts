import { equal, type Game, type GameConfig, plainRng, type Rng, type Seat } from '@quarterdeck/kernel';
import { winShares } from './shares';
import { valueAfter } from './worth';

/** When to stop thinking: whichever comes first. With iterations alone the result depends on the seed only. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Asked now and then; true stops at once with what is known. */
  readonly cancelled?: () => boolean;
}

/** A move the search looked at, best first in a result. */
export interface Candidate<M> {
  readonly move: M;
  readonly visits: number;
  /** Expected win share of the deciding seat. */
  readonly share: number;
  /** What the game's own policy would do. */
  readonly natural: boolean;
}

export interface Thought<M> {
  readonly candidates: readonly Candidate<M>[];
  readonly iterations: number;
  /** Expected win share of every seat, if the best move is played. */
  readonly shares: readonly number[];
}

/** How eager the search is to look at what it knows little about. */
const CURIOSITY = 0.8;

/** How much of the first attention goes to what the game's own policy would do; the rest is shared by the others. */
const TRUST = 0.5;

/** Children grow with the square root of visits: wide at the root, narrow and deep below. */
const WIDENING = 2;

/** Decisions of a playout at most; a stage that ends earlier stops it there. */
const PLAYOUT_DECISIONS = 14;

/** Decisions of one descent at most, so that games without an end cannot trap an iteration. */
const MAX_DEPTH = 60;

/** Moves of the root that are tried at once, best first by their immediate worth; longer lists are not even sorted. */
const FIRST_LOOK = 6;
const MANY_MOVES = 300;

/** Clock checks cost time themselves. */
const CHECK_EVERY = 16;

interface Node<M> {
  visits: number;
  /** One bandit per seat that decides here; several when choices are made at the same time. */
  readonly bandits: Map<Seat, Bandit<M>>;
  /** What follows, by the moves (of all deciding seats) that led there. */
  readonly next: Map<string, Node<M>>;
}

interface Bandit<M> {
  visits: number;
  value: number;
  readonly arms: Arm<M>[];
  readonly known: Set<string>;
}

interface Arm<M> {
  readonly move: M;
  readonly key: string;
  /** What the game's own policy would do here. */
  readonly natural: boolean;
  visits: number;
  value: number;
  /** How often the arm could have been chosen: a move from a guessed hand is not always there. */
  available: number;
}

interface Choice<M> {
  readonly seat: Seat;
  readonly bandit: Bandit<M>;
  readonly arm: Arm<M>;
}

const newNode = <M>(): Node<M> => ({ visits: 0, bandits: new Map(), next: new Map() });

/**
 * Information-set Monte-Carlo tree search over the kernel contract. Each iteration guesses the
 * hidden parts anew, walks the tree with every seat looking after itself, lets chance speak as it
 * falls (the tree keeps only decisions), plays on a little by the game's own policy and ends with
 * the game's estimate. Seats that decide at the same time each learn on their own, without seeing
 * what the others take.
 */
export class Search<S, M, E, C> {
  readonly #game: Game<S, M, E, C>;
  readonly #config: GameConfig;
  readonly #seat: Seat;
  readonly #rng: Rng;
  #root: Node<M> = newNode();
  #view: S | undefined;
  #shares: number[] = [];

  constructor(game: Game<S, M, E, C>, config: GameConfig, seat: Seat, seed: number) {
    this.#game = game;
    this.#config = config;
    this.#seat = seat;
    this.#rng = plainRng(seed);
  }

  /** Thinks about what the seat sees. What was learnt about a position that was foreseen is kept. */
  think(view: S, budget: Budget): Thought<M> {
    if (this.#view === undefined || !equal(this.#view, view)) this.#root = newNode();
    this.#shares = new Array<number>(this.#config.seats).fill(0);
    const started = performance.now();
    let iterations = 0;
    const out = (): boolean => {
      if (budget.iterations !== undefined && iterations >= budget.iterations) return true;
      if (iterations % CHECK_EVERY !== 0) return false;
      if (budget.cancelled?.() === true) return true;
      return budget.milliseconds !== undefined && performance.now() - started >= budget.milliseconds;
    };
    this.#openRoot(view);
    while (!out()) {
      this.#iterate(this.#game.resample(view, this.#seat, this.#rng));
      iterations++;
    }
    return this.#result(iterations);
  }

  /** Tells the search what was played, so that a foreseen next decision starts with what is known. */
  played(view: S, move: M): void {
    const arm = this.#root.bandits.get(this.#seat);
    const next = arm === undefined ? undefined : this.#root.next.get(this.#key(this.#seat, move));
    const after = this.#game.clone(view);
    this.#game.play(after, this.#seat, move, (event) => this.#game.evolve(after, event));
    this.#view = after;
    this.#root = next ?? newNode();
  }

  /** The deciding seat's moves in the order of their immediate worth, so that the best are tried first. */
  #openRoot(view: S): void {
    if (this.#root.bandits.has(this.#seat)) return;
    const game = this.#game;
    const moves = game.moves(view, this.#seat);
    const bandit: Bandit<M> = { visits: 0, value: 0, arms: [], known: new Set() };
    this.#root.bandits.set(this.#seat, bandit);
    const world = game.resample(view, this.#seat, this.#rng);
    if (game.policy !== undefined) this.#addArm(bandit, this.#seat, game.policy.rollout(world, this.#seat, this.#rng), true);
    if (moves.length > MANY_MOVES) return;
    const worth = moves.map((move) => valueAfter(game, world, this.#seat, move, this.#rng));
    const order = moves.map((_, i) => i).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
    for (const i of order.slice(0, FIRST_LOOK)) {
      const move = moves[i] as M;
      if (!bandit.known.has(this.#key(this.#seat, move))) this.#addArm(bandit, this.#seat, move);
    }
  }

  #iterate(s: S): void {
    const game = this.#game;
    const emit = (event: E): void => game.evolve(s, event);
    const path: Choice<M>[] = [];
    let node = this.#root;
    let fresh = false;
    for (let depth = 0; depth < MAX_DEPTH && !fresh; depth++) {
      this.#letChanceSpeak(s, emit);
      const turn = game.turn(s);
      if (turn.kind !== 'seats') break;
      node.visits++;
      let key = '';
      for (const seat of turn.seats) {
        const choice = this.#choose(node, s, seat);
        if (choice === undefined) continue;
        fresh ||= choice.arm.visits === 0;
        path.push(choice);
        key += choice.arm.key;
        game.play(s, seat, choice.arm.move, emit);
        const now = game.turn(s);
        if (now.kind !== 'seats') break;
      }
      let next = node.next.get(key);
      if (next === undefined) {
        next = newNode();
        node.next.set(key, next);
      }
      node = next;
    }
    this.#playOn(s, emit);
    const shares = winShares(game, s, this.#config);
    for (const { seat, bandit, arm } of path) {
      const share = shares[seat] ?? 0;
      bandit.visits++;
      bandit.value += share;
      arm.visits++;
      arm.value += share;
    }
    shares.forEach((share, seat) => {
      this.#shares[seat] = (this.#shares[seat] ?? 0) + share;
    });
  }

  #choose(node: Node<M>, s: S, seat: Seat): Choice<M> | undefined {
    let bandit = node.bandits.get(seat);
    if (bandit === undefined) {
      bandit = { visits: 0, value: 0, arms: [], known: new Set() };
      node.bandits.set(seat, bandit);
    }
    const open = bandit.arms.filter((arm) => this.#game.check(s, seat, arm.move) === undefined);
    if (open.length < WIDENING * Math.sqrt(bandit.visits + 1)) {
      const added = this.#widen(bandit, s, seat);
      if (added !== undefined) open.push(added);
    }
    const others = (1 - TRUST) / Math.max(1, open.length - 1);
    const average = bandit.visits === 0 ? 0 : bandit.value / bandit.visits;
    let best: Arm<M> | undefined;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (const arm of open) {
      arm.available++;
      const known = arm.visits === 0 ? average : arm.value / arm.visits;
      const bound = known + (CURIOSITY * (arm.natural ? TRUST : others) * Math.sqrt(arm.available)) / (1 + arm.visits);
      if (bound > bestBound) {
        best = arm;
        bestBound = bound;
      }
    }
    return best === undefined ? undefined : { seat, bandit, arm: best };
  }

  /** The next move worth a look: what the game's own policy would do, then by promise, then by luck. */
  #widen(bandit: Bandit<M>, s: S, seat: Seat): Arm<M> | undefined {
    const { policy } = this.#game;
    if (policy !== undefined && bandit.arms.length === 0) {
      return this.#addArm(bandit, seat, policy.rollout(s, seat, this.#rng), true);
    }
    const moves = this.#game.moves(s, seat);
    if (moves.length === bandit.arms.length && moves.every((move) => bandit.known.has(this.#key(seat, move)))) return undefined;
    const promise = policy?.promise;
    let chosen: M | undefined;
    let most = Number.NEGATIVE_INFINITY;
    const start = this.#rng.below(moves.length);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[(start + i) % moves.length] as M;
      if (bandit.known.has(this.#key(seat, move))) continue;
      if (promise === undefined) return this.#addArm(bandit, seat, move);
      const value = promise(s, seat, move);
      if (value > most) {
        most = value;
        chosen = move;
      }
    }
    return chosen === undefined ? undefined : this.#addArm(bandit, seat, chosen);
  }

  #addArm(bandit: Bandit<M>, seat: Seat, move: M, natural = false): Arm<M> {
    const key = this.#key(seat, move);
    const arm: Arm<M> = { move, key, natural, visits: 0, value: 0, available: 0 };
    bandit.known.add(key);
    bandit.arms.push(arm);
    return arm;
  }

  #key(seat: Seat, move: M): string {
    return `${seat} ${this.#game.notation.writeMove(move)};`;
  }

  #letChanceSpeak(s: S, emit: (event: E) => void): void {
    while (this.#game.turn(s).kind === 'chance') this.#game.chance(s, this.#game.sample(s, this.#rng), emit);
  }

  /** From the edge of the tree to the end of the stage, or as far as a glance reaches. */
  #playOn(s: S, emit: (event: E) => void): void {
    const game = this.#game;
    const { policy } = game;
    if (policy === undefined) return;
    const stage = policy.stage?.(s);
    for (let i = 0; i < PLAYOUT_DECISIONS; i++) {
      this.#letChanceSpeak(s, emit);
      const turn = game.turn(s);
      if (turn.kind !== 'seats' || (i > 0 && policy.stage !== undefined && policy.stage(s) !== stage)) return;
      const seat = turn.seats[0] as Seat;
      game.play(s, seat, policy.rollout(s, seat, this.#rng), emit);
    }
  }

  #result(iterations: number): Thought<M> {
    const arms = this.#root.bandits.get(this.#seat)?.arms ?? [];
    const candidates = arms
      .map(({ move, visits, value, natural }) => ({ move, visits, share: visits === 0 ? 0 : value / visits, natural }))
      .sort((a, b) => b.visits - a.visits || b.share - a.share);
    return { candidates, iterations, shares: this.#shares.map((share) => (iterations === 0 ? 0 : share / iterations)) };
  }
}
