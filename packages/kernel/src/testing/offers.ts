import { add, filled } from '../cells';
import { drive } from '../drive';
import type { Game, GameConfig, Seat } from '../game';
import { type Chooser, playOut, randomChoice } from '../playout';
import { plainRng } from '../random';

/** Copies of the decisions of a game played at random, or by `choose`: every `every`-th of them. */
export function decisionsOf<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  {
    seed,
    every,
    choose = randomChoice,
    most = Number.POSITIVE_INFINITY,
  }: { seed: number; every: number; choose?: Chooser<S, M>; most?: number },
): S[] {
  const rng = plainRng(seed);
  const found: S[] = [];
  let n = 0;
  drive(game, game.initial(config), {
    luck: () => rng,
    first: (seats) => seats[rng.below(seats.length)] ?? 0,
    choose: (s, seat) => {
      if (found.length >= most) return undefined;
      if (n++ % every === 0) found.push(game.clone(s));
      return choose(s, seat, game.moves(s, seat), rng);
    },
  });
  return found;
}

/** Out of `every` move there is of some kinds: those that are listed and refused, or allowed and not listed, as sentences. */
export function wrongOffers<S, M extends { readonly kind: string }, E, C>(game: Game<S, M, E, C>, s: S, every: readonly M[]): string[] {
  const kinds = new Set(every.map(({ kind }) => kind));
  const seats = game.turn(s).kind === 'seats' ? game.score(s).total.length : 0;
  return Array.from({ length: seats }, (_, seat: Seat) => {
    const listed = new Set(
      game
        .moves(s, seat)
        .filter(({ kind }) => kinds.has(kind))
        .map(game.notation.writeMove),
    );
    const allowed = new Set(every.filter((move) => game.check(s, seat, move) === undefined).map(game.notation.writeMove));
    return [
      ...[...listed].filter((text) => !allowed.has(text)).map((text) => `"${text}" of seat ${seat + 1} is listed but not allowed`),
      ...[...allowed].filter((text) => !listed.has(text)).map((text) => `"${text}" of seat ${seat + 1} is allowed but not listed`),
    ];
  }).flat();
}

/** Plays a whole game and says, item by item, what its events booked for each seat, and what the sheet says at the end; items without points are left out. */
export function bookedAndWritten<S, M, E, C>(
  game: Game<S, M, E, C>,
  config: GameConfig,
  seed: number,
  choose: Chooser<S, M> = randomChoice,
): { readonly booked: Readonly<Record<string, readonly number[]>>; readonly written: Readonly<Record<string, readonly number[]>> } {
  const s = game.initial(config);
  const booked: Record<string, number[]> = {};
  const noticing: Game<S, M, E, C> = {
    ...game,
    evolve: (state, event) => {
      for (const { seat, item, points } of game.points(event)) {
        const row = booked[item] ?? filled(config.seats, 0);
        add(row, seat, points);
        booked[item] = row;
      }
      game.evolve(state, event);
    },
  };
  playOut(noticing, s, plainRng(seed), choose);
  const counting = (rows: readonly (readonly [string, readonly number[]])[]): Readonly<Record<string, readonly number[]>> =>
    Object.fromEntries(rows.filter(([, row]) => row.some((points) => points !== 0)));
  return { booked: counting(Object.entries(booked)), written: counting(game.score(s).lines.map(({ item, points }) => [item, points])) };
}
