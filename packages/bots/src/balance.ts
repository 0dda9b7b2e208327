import { at, configOf, derivedRng, drive, type Game, type Message, type Seat } from '@quarterdeck/kernel';
import { createBot } from './bot';
import { wilson } from './contest';
import { type Level, searches } from './levels';
import type { Prior } from './prior/prior';

export interface BalanceSetup {
  readonly seats: number;
  readonly level: Level;
  readonly games: number;
  readonly seed: string;
  /** Iterations of a searching level for every decision. */
  readonly iterations: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly onGame?: (done: number) => void;
}

/** How those did who had or used something: of how many seats, their share of wins, with its 95 % interval. */
export interface Tally {
  readonly name: string;
  readonly seats: number;
  /** Times in all; a seat may use a thing often. */
  readonly times: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

/** Points of an item of the score sheet, on average, for winners and for the others. */
export interface Source {
  readonly item: string;
  readonly winners: number;
  readonly others: number;
  /** The most that a seat had, and the share of seats that had it: where many do, the item says little about who wins. */
  readonly most: number;
  readonly reached: number;
}

export interface Balance {
  readonly games: number;
  /** Games that did not come to an end. */
  readonly unfinished: number;
  readonly moves: number;
  /** What a seat would win if all were equal. */
  readonly fair: number;
  readonly bySeat: readonly Tally[];
  /** By who made a first move before whom: in games that draw lots for the start, seats say nothing about it. */
  readonly byStart: readonly Tally[];
  /** By the first choice of a seat that was not forced. */
  readonly byFirstChoice: readonly Tally[];
  /** By kind of piece or decision: everything that moves speak of by a name of its own. */
  readonly uses: readonly Tally[];
  readonly sources: readonly Source[];
}

const MOVE_LIMIT = 4000;

class Counter {
  readonly #rows = new Map<string, { seats: number; times: number; wins: number }>();

  add(name: string, times: number, wins: number): void {
    const row = this.#rows.get(name) ?? { seats: 0, times: 0, wins: 0 };
    row.seats++;
    row.times += times;
    row.wins += wins;
    this.#rows.set(name, row);
  }

  tallies(): Tally[] {
    return [...this.#rows]
      .map(([name, { seats, times, wins }]) => ({ name, seats, times, wins: wins / seats, ...wilson(wins, seats) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/**
 * Plays games between equals and says who wins: by seat, by first choice, and by what was used. What a
 * move speaks of is known by its words, so that every named piece of every game is counted without
 * knowing the game. That those who use a thing win does not prove that it makes them win.
 */
export function balance<S, M, E, C>(game: Game<S, M, E, C>, setup: BalanceSetup, prior?: Prior<S, M, E, C>): Balance {
  const config = configOf(game, setup.seats, setup.options);
  const teams = game.teams?.(config);
  const [bySeat, byStart, byFirstChoice, uses] = [new Counter(), new Counter(), new Counter(), new Counter()];
  const points = new Map<string, { winners: number; others: number; most: number; reached: number }>();
  const counts = { over: 0, moves: 0, winners: 0, others: 0 };
  for (let i = 0; i < setup.games; i++) {
    const seed = `${setup.seed}/${setup.seats}/${i}`;
    const minds = derivedRng(`${seed}/minds`, 0);
    const budget = searches(setup.level) ? { budget: { iterations: setup.iterations } } : {};
    const bots = Array.from({ length: setup.seats }, (_, seat) =>
      createBot(game, { config, seat, level: setup.level, seed: minds.u32(), ...budget }, prior),
    );
    const first = new Map<Seat, string>();
    const begun: Seat[] = [];
    const used = bots.map(() => new Map<string, number>());
    const s = game.initial(config);
    let left = MOVE_LIMIT;
    const moves = drive(game, s, {
      luck: (n) => derivedRng(seed, n),
      choose: (now, seat) => {
        if (left-- === 0) return undefined;
        if (!begun.includes(seat)) begun.push(seat);
        const move = at(bots, seat).choose(game.view(now, seat));
        const names = namesIn(game.words.move(move, now, seat));
        for (const name of names) at(used, seat).set(name, (at(used, seat).get(name) ?? 0) + 1);
        const [leading] = names.toReversed();
        if (!first.has(seat) && leading !== undefined && game.moves(now, seat).length > 1) first.set(seat, leading);
        return move;
      },
    });
    setup.onGame?.(i + 1);
    if (game.turn(s).kind !== 'over') continue;
    counts.over++;
    counts.moves += moves;
    const ranks = game.ranking(s);
    const winners = new Set(ranks.flatMap((rank, seat) => (rank === 1 ? [teams?.[seat] ?? seat] : [])));
    ranks.forEach((rank, seat) => {
      const won = rank === 1 ? 1 / winners.size : 0;
      bySeat.add(`seat ${seat + 1}`, 1, won);
      byStart.add(`number ${begun.indexOf(seat) + 1}`, 1, won);
      const choice = first.get(seat);
      if (choice !== undefined) byFirstChoice.add(choice, 1, won);
      for (const [name, times] of at(used, seat)) uses.add(name, times, won);
      counts[rank === 1 ? 'winners' : 'others']++;
    });
    for (const { item, points: booked } of game.score(s).lines) {
      const row = points.get(item) ?? { winners: 0, others: 0, most: Number.NEGATIVE_INFINITY, reached: 0 };
      booked.forEach((n, seat) => {
        row[ranks[seat] === 1 ? 'winners' : 'others'] += n;
        row.reached = n > row.most ? 1 : row.reached + (n === row.most ? 1 : 0);
        row.most = Math.max(row.most, n);
      });
      points.set(item, row);
    }
  }
  return {
    games: setup.games,
    unfinished: setup.games - counts.over,
    moves: counts.moves / Math.max(1, counts.over),
    fair: 1 / new Set(teams ?? Array.from({ length: setup.seats }, (_, seat) => seat)).size,
    bySeat: bySeat.tallies(),
    byStart: byStart.tallies(),
    byFirstChoice: byFirstChoice.tallies(),
    uses: uses.tallies(),
    sources: [...points].map(([item, { winners, others, most, reached }]) => ({
      item,
      winners: winners / Math.max(1, counts.winners),
      others: others / Math.max(1, counts.others),
      most,
      reached: reached / (counts.winners + counts.others),
    })),
  };
}

/** Every text that a message is made of, its own first; one that is filled in with proper names, by those. */
function namesIn({ key, params }: Message): string[] {
  const inner: string[] = [];
  const proper: string[] = [];
  for (const param of Object.values(params ?? {})) {
    const parts = Array.isArray(param) ? param : [param];
    for (const part of parts) {
      if (typeof part === 'string') proper.push(part);
      else if (typeof part === 'object' && 'key' in part) inner.push(...namesIn(part));
    }
  }
  return [...new Set([[key, ...proper].join(' '), ...inner])];
}
