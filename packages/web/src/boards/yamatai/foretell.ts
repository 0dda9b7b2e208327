import type { Seat } from '@quarterdeck/kernel';
import {
  BUILDINGS,
  type Move,
  NONE,
  neighboursOf,
  PALACE,
  previewBuild,
  type State,
  spacesAround,
  TORII,
  tilesFor,
} from '@quarterdeck/yamatai';
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
  const lacking = [...(BUILDINGS[tile]?.cost ?? [])];
  const meeting: number[] = [];
  // Boats of this turn first: they are what the player has just laid.
  const ring = spacesAround(island).toSorted((a, b) => Number(view.chain.includes(b)) - Number(view.chain.includes(a)));
  for (const space of ring) {
    const colour = view.boats[space] ?? NONE;
    const wanted = lacking[colour] ?? 0;
    if (wanted === 0) continue;
    lacking[colour] = wanted - 1;
    meeting.push(space);
  }
  const specialists = [...prestige, ...coins].flatMap(({ source }) =>
    source.startsWith('specialist ') ? [Number(source.slice('specialist '.length))] : [],
  );
  const isPrestige = (other: number): boolean => view.sites[other] === PALACE || view.sites[other] === TORII;
  return {
    meeting,
    missing: lacking.flatMap((n, colour) => new Array<number>(n).fill(colour)),
    prestigeFrom: prestige.some(({ source }) => source === 'neighbours') ? neighboursOf(island).filter(isPrestige) : [],
    mountain: prestige.some(({ source }) => source === 'mountain'),
    group: coins.some(({ source }) => source === 'group') ? groupAround(view, seat, island) : [],
    points: BUILDINGS[tile]?.points ?? 0,
    prestige: prestige.reduce((sum, { tokens }) => sum + tokens, 0),
    coins: coins.reduce((sum, bonus) => sum + bonus.coins, 0),
    specialists: [...new Set(specialists)],
  };
}

/** Own buildings connected with an island, for pointing at them; how much they pay is the engine's word. */
function groupAround(view: State, seat: Seat, island: number): readonly number[] {
  const group = [island];
  for (const member of group) {
    for (const other of neighboursOf(member)) if (view.sites[other] === seat && !group.includes(other)) group.push(other);
  }
  return group.slice(1);
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

/** Free islands on which a tile is nearly possible, and the boats that it lacks there. */
export function nearlyFits(view: State, tile: number): readonly { readonly island: number; readonly missing: readonly number[] }[] {
  return view.sites.flatMap((site, island) => {
    if (site !== NONE || (view.clearedIslandsOnly && view.culture[island] !== NONE)) return [];
    const missing = [...(BUILDINGS[tile]?.cost ?? [])];
    for (const space of spacesAround(island)) {
      const colour = view.boats[space] ?? NONE;
      const wanted = missing[colour] ?? 0;
      if (wanted > 0) missing[colour] = wanted - 1;
    }
    const lacking = missing.flatMap((n, colour) => new Array<number>(n).fill(colour));
    return lacking.length <= 1 ? [{ island, missing: lacking }] : [];
  });
}

/** Tiles that a viewer may think of building: the row and, for a seat, its own reserved ones. */
export const tilesInSight = (view: State, seat: Seat | undefined): readonly number[] =>
  seat === undefined ? view.row.filter((tile) => tile !== NONE) : tilesFor(view, seat).filter((tile) => tile >= 0);
