import { islandsAt, type Move, NONE, tilesFor } from '@quarterdeck/yamatai';
import type { Hand, Mode } from './hand';
import type { MoveOf, Props } from './types';

/* Reading the list of legal moves: what it offers, and what is in hand. */

export function movesOf<K extends Move['kind']>(moves: readonly Move[], kind: K): readonly MoveOf<K>[] {
  return moves.filter((move): move is MoveOf<K> => move.kind === kind);
}

export function moveOf<K extends Move['kind']>(moves: readonly Move[], kind: K): MoveOf<K> | undefined {
  return moves.find((move): move is MoveOf<K> => move.kind === kind);
}

/** What each kind of move belongs to; the others stand alone in their step. */
const MODE_OF: Partial<Readonly<Record<Move['kind'], Mode>>> = {
  place: 'boats',
  buy: 'trade',
  sell: 'trade',
  collect: 'collect',
  build: 'build',
  reserve: 'power',
  look: 'power',
  swapToken: 'power',
  hallow: 'power',
  lift: 'power',
  swapBoat: 'power',
  remove: 'power',
};

/** In the order in which they are proposed; a power only when asked for. */
const PROPOSED: readonly Mode[] = ['boats', 'build', 'collect', 'trade'];

export function modesOffered(moves: readonly Move[]): ReadonlySet<Mode> {
  const offered = new Set<Mode>();
  for (const { kind } of moves) {
    const mode = MODE_OF[kind];
    if (mode !== undefined) offered.add(mode);
  }
  return offered;
}

/** The mode in hand: the chosen one while it is possible, else the first that is. */
export function modeInHand(props: Pick<Props, 'moves' | 'view'>, hand: Hand): Mode | undefined {
  // A begun power is finished before anything else, and its places are the only ones.
  if (props.view.pending !== 'none') return 'power';
  const offered = modesOffered(props.moves);
  if (hand.mode !== undefined && offered.has(hand.mode)) return hand.mode;
  return PROPOSED.find((mode) => offered.has(mode));
}

/** The boat colour in hand: the chosen one while it can be placed, else the first that can. */
export function colourInHand(moves: readonly Move[], hand: Hand): number | undefined {
  const colours = movesOf(moves, 'place').map(({ colour }) => colour);
  return hand.colour !== undefined && colours.includes(hand.colour) ? hand.colour : colours.toSorted((a, b) => a - b)[0];
}

/** The tile in hand: the chosen one while it can be built, else the one that fits most islands. */
export function tileInHand(moves: readonly Move[], hand: Hand): number | undefined {
  const fits = fitsOf(moves);
  if (hand.tile !== undefined && fits.has(hand.tile)) return hand.tile;
  return [...fits].toSorted((a, b) => b[1].size - a[1].size)[0]?.[0];
}

/** The islands on which each tile can be built. */
export function fitsOf(moves: readonly Move[]): ReadonlyMap<number, ReadonlySet<number>> {
  const fits = new Map<number, Set<number>>();
  for (const { tile, island } of movesOf(moves, 'build')) fits.set(tile, (fits.get(tile) ?? new Set()).add(island));
  return fits;
}

/** One move per island for a tile: sparing a boat as chosen, by the free power before the paid one. */
export function buildsOf(moves: readonly Move[], tile: number | undefined, hand: Hand): readonly MoveOf<'build'>[] {
  const perIsland = new Map<number, MoveOf<'build'>>();
  for (const move of movesOf(moves, 'build')) {
    if (move.tile !== tile) continue;
    const other = perIsland.get(move.island);
    if (other === undefined || rank(move, hand) < rank(other, hand)) perIsland.set(move.island, move);
  }
  return [...perIsland.values()];
}

function rank({ byFleet, bySpecialist }: MoveOf<'build'>, { sparing }: Hand): number {
  if (!byFleet && !bySpecialist) return 0;
  if (sparing === 'specialist') return bySpecialist && !byFleet ? 1 : 2;
  return byFleet && !bySpecialist ? 1 : 2;
}

/** Whether a tile can be built on some island by either way of sparing a boat. */
export function sparingIsOpen(moves: readonly Move[], tile: number | undefined): boolean {
  const builds = movesOf(moves, 'build').filter((move) => move.tile === tile);
  return builds.some((a) => a.byFleet && builds.some((b) => b.island === a.island && b.bySpecialist && !b.byFleet));
}

/** The boat that collects next: the chosen one while it can, else the first of the chain that can. */
export function collectorInHand({ moves, view }: Pick<Props, 'moves' | 'view'>, hand: Hand): number | undefined {
  const able = new Set(movesOf(moves, 'collect').map(({ space }) => space));
  if (hand.collector !== undefined && able.has(hand.collector)) return hand.collector;
  return view.chain.find((space) => able.has(space));
}

/** One move per token: by the boat in hand where it can, else by the first that can. */
export function collectsOf(props: Pick<Props, 'moves' | 'view'>, hand: Hand): readonly MoveOf<'collect'>[] {
  const collector = collectorInHand(props, hand);
  const perIsland = new Map<number, MoveOf<'collect'>>();
  for (const move of movesOf(props.moves, 'collect')) {
    if (!perIsland.has(move.island) || move.space === collector) perIsland.set(move.island, move);
  }
  return [...perIsland.values()];
}

/** The specialist in hand, while they can be paid. */
export function specialistInHand(moves: readonly Move[], { specialist }: Hand): number | undefined {
  return movesOf(moves, 'recruit').some(({ who }) => who === specialist) ? specialist : undefined;
}

/** A move that stands for a mode that is not possible now, so that the table can say why. */
export function sampleOf(mode: Mode, { view, seat }: Pick<Props, 'view' | 'seat'>): Move {
  const space = view.chain[0] ?? 0;
  const island = islandsAt(space)[0] ?? 0;
  switch (mode) {
    case 'boats':
      return { kind: 'place', colour: 0, space };
    case 'trade':
      return { kind: 'buy', colour: 0 };
    case 'collect':
      return { kind: 'collect', space, island };
    case 'build':
      return { kind: 'build', tile: tilesFor(view, seat ?? 0)[0] ?? NONE, island, byFleet: false, bySpecialist: false };
    case 'power':
      return { kind: 'coins' };
  }
}
