import type { Seat } from '@quarterdeck/kernel';
import { BUILDINGS, costMet, groupAround, type Move, NONE, prestigeAround, previewBuild, type State, tilesFor } from '@quarterdeck/yamatai';
import { fitsOf } from './legal';
import type { Props } from './types';

/* What a build would rest on and bring, with its causes; all figures come from the engine. */

export interface BuildForetold {
  /** Spaces of the boats that meet the cost. */
  readonly meeting: readonly number[];
  /** Needed boats that are not there, by colour. */
  readonly missing: readonly number[];
  /** Islands whose palace or torii gives prestige. */
  readonly prestigeFrom: readonly number[];
  readonly mountain: boolean;
  /** Islands of the group that pays, the new one left out. */
  readonly group: readonly number[];
  readonly points: number;
  readonly prestige: number;
  readonly coins: number;
  /** Own specialists that add to it. */
  readonly specialists: readonly number[];
}

export function foretellBuild(view: State, seat: Seat, tile: number, island: number): BuildForetold {
  const { prestige, coins } = previewBuild(view, seat, tile, island);
  const { meeting, lacking } = costMet(view, tile, island);
  const specialists = [...prestige, ...coins].flatMap(({ source }) =>
    source.startsWith('specialist ') ? [Number(source.slice('specialist '.length))] : [],
  );
  return {
    meeting,
    missing: lacking,
    prestigeFrom: prestige.some(({ source }) => source === 'neighbours') ? prestigeAround(view, island) : [],
    mountain: prestige.some(({ source }) => source === 'mountain'),
    group: coins.some(({ source }) => source === 'group') ? groupAround(view, seat, island).slice(1) : [],
    points: BUILDINGS[tile]?.points ?? 0,
    prestige: prestige.reduce((sum, { tokens }) => sum + tokens, 0),
    coins: coins.reduce((sum, bonus) => sum + bonus.coins, 0),
    specialists: [...new Set(specialists)],
  };
}

/** Asked by every tile card for the same move, so it is worked out once per foreseen position. */
const known = new WeakMap<State, ReturnType<typeof fitsOf>>();

/** The tiles that could be built, and where, after a boat were placed. */
export function fitsAfter({ foresee, game, seat }: Pick<Props, 'foresee' | 'game' | 'seat'>, move: Move): ReturnType<typeof fitsOf> {
  if (seat === undefined) return new Map();
  const { after } = foresee(move);
  const fits = known.get(after) ?? fitsOf(game.moves(after, seat));
  known.set(after, fits);
  return fits;
}

/** Tiles that a viewer may think of building: the row and, for a seat, its own reserved ones. */
export const tilesInSight = (view: State, seat: Seat | undefined): readonly number[] =>
  seat === undefined ? view.row.filter((tile) => tile !== NONE) : tilesFor(view, seat).filter((tile) => tile >= 0);
