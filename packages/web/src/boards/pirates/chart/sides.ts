import type { Viewer } from '@quarterdeck/kernel';

/** A side of the tin: where a fleet musters and from where dice are thrown. */
export interface Side {
  /** Middle of the side, a hand's breadth inside the rim. */
  readonly x: number;
  readonly y: number;
  /** Where its ships head: into the chart. */
  readonly heading: 0 | 90 | 180 | 270;
  /** Along the rim. */
  readonly along: readonly [number, number];
}

const BOTTOM: Side = { x: 135, y: 232, heading: 0, along: [1, 0] };
const LEFT: Side = { x: 38, y: 135, heading: 90, along: [0, 1] };
const TOP: Side = { x: 135, y: 38, heading: 180, along: [1, 0] };
const RIGHT: Side = { x: 232, y: 135, heading: 270, along: [0, 1] };
const SEATED: Readonly<Record<number, readonly Side[]>> = { 2: [BOTTOM, TOP], 3: [BOTTOM, LEFT, RIGHT], 4: [BOTTOM, LEFT, TOP, RIGHT] };

/** The side of the tin at which a seat sits: the viewer below, the others clockwise. */
export function sideOf(seat: number, seats: number, viewer: Viewer): Side {
  const below = viewer === 'spectator' ? 0 : viewer;
  return SEATED[seats]?.[(seat - below + seats) % seats] ?? BOTTOM;
}
