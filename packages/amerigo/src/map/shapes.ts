import { at } from '@quarterdeck/kernel';
import { SHAPE_SPACES, type Spaces, TILES, type Tile } from '../data/tiles';
import { MAP_STRIDE } from './spaces';

/** One way to lay a shape. */
interface Turned {
  /** Cell differences from the first cell of the bounding box. */
  readonly offsets: readonly number[];
  readonly height: number;
  readonly width: number;
}

/** By tile: its different rotations; turning a square changes nothing, so it has one (AM-140). */
export const TURNED: readonly (readonly Turned[])[] = TILES.map((tile) => differentTurns(SHAPE_SPACES[tile.shape]));

export function rotationsOf(tile: Tile): readonly Turned[] {
  return at(TURNED, tile);
}

function differentTurns(spaces: Spaces): readonly Turned[] {
  const turns: Turned[] = [];
  let current = spaces;
  for (let i = 0; i < 4; i++) {
    const turned = layOut(current);
    if (!turns.some((known) => known.offsets.join() === turned.offsets.join())) turns.push(turned);
    current = quarterTurn(current);
  }
  return turns;
}

function layOut(spaces: Spaces): Turned {
  const offsets = spaces.map(([r, c]) => r * MAP_STRIDE + c).sort((a, b) => a - b);
  return { offsets, height: 1 + Math.max(...spaces.map(([r]) => r)), width: 1 + Math.max(...spaces.map(([, c]) => c)) };
}

/** Clockwise, kept at the origin. */
function quarterTurn(spaces: Spaces): Spaces {
  const bottom = Math.max(...spaces.map(([r]) => r));
  return spaces.map(([r, c]) => [c, bottom - r] as const);
}
