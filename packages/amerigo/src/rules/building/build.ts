import { add, at, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { SORT_INDEX, SORTS, type Sort } from '../../data/goods';
import { FIRST_VILLAGE, TILES, type Tile } from '../../data/tiles';
import type { HappeningsOf } from '../../event';
import type { Island } from '../../map/chart';
import { geometryOf } from '../../map/geometry';
import { rotationsOf } from '../../map/shapes';
import { type Cell, FRAME, MAP_STRIDE, mapSpace, packTile } from '../../map/spaces';
import { isLand, sortOf } from '../../map/terrain';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { islandName, sortName, tileName } from '../../names';
import { say } from '../../say';
import { NEUTRAL, type State, stockOf, VILLAGE } from '../../state';
import { untimely } from '../../turn';
import { goldNeeded, priceOf, purse, whyNotPay } from '../gold/purse';
import { book, booked, pay } from '../ledger';
import { completionGain, maybeComplete, tilePoints } from './completion';
import { chainReach, forEachBuild, isFree, touches } from './placements';

const ROTATIONS = ['r0', 'r1', 'r2', 'r3'] as const;

const BUILD: MoveOf<'build'>[] = [];

/** Building moves are too many to write down in advance; each is kept when first needed. */
function buildMove(tile: Tile, cell: Cell, rotation: number): MoveOf<'build'> {
  const place = (tile * ROTATIONS.length + rotation) * FRAME + cell;
  BUILD[place] ??= { kind: 'build', tile, cell, rotation };
  return BUILD[place];
}

/** A planned tile onto free land, joined to an own post (AM-130 … AM-135). */
export const build: DecisionOf<'build'> = {
  at: ['green'],
  whyNot(s, seat, { tile, cell, rotation }) {
    if (stockOf(s, seat, tile) === 0) return reason('NOT_PLANNED', 'AM-130', { tile: tileName(tile) });
    const unpaid = whyNotPay(s, seat, at(TILES, tile).ap);
    if (unpaid !== undefined) return unpaid;
    const turned = rotationsOf(tile)[rotation];
    if (turned === undefined) return reason('NO_SUCH_ROTATION', 'AM-140');
    const { terrain } = geometryOf(s.layout);
    if ((cell % MAP_STRIDE) + turned.width > MAP_STRIDE) return reason('NOT_ON_LAND', 'AM-132');
    const cells = turned.offsets.map((offset) => cell + offset);
    if (!cells.every((covered) => isLand(terrain[covered]))) return reason('NOT_ON_LAND', 'AM-132');
    if (!isFree(s, cells)) return reason('SPACE_BUILT_OVER', 'AM-133');
    if (!touches(cells, chainReach(s, seat))) return reason('NOT_CONNECTED', 'AM-134');
    return undefined;
  },
  list(s, seat, out) {
    forEachBuild(s, seat, purse(s, seat), (tile, { cell, rotation }) => out.push(buildMove(tile, cell, rotation)));
  },
  play(s, seat, { tile, cell, rotation }, emit) {
    const { terrain } = geometryOf(s.layout);
    const { offsets } = at(rotationsOf(tile), rotation);
    const commodities: Sort[] = [];
    for (const offset of offsets) {
      const sort = sortOf(at(terrain, cell + offset));
      if (sort !== undefined) commodities.push(sort);
    }
    const { island, vp } = siteOf(s, tile, cell, rotation);
    emit({ kind: 'TileBuilt', seat, tile, cell, rotation, island, vp, commodities, ...priceOf(s, at(TILES, tile).ap) });
    maybeComplete(s, seat, island, emit);
  },
  text: pattern('build {tile} {cell} {rotation}', {
    tile: oneOf<Tile>(
      'tile',
      TILES.map(({ id }) => id),
    ),
    cell: mapSpace,
    rotation: oneOf('rotation', ROTATIONS),
  }),
  say({ tile, cell, rotation }, s, seat) {
    const { ap, size } = at(TILES, tile);
    const { island, vp } = siteOf(s, tile, cell, rotation);
    return say('move.build', {
      tile: tileName(tile),
      space: islandName(s.layout, island),
      rotation: rotation * 90,
      vp: vp + completionGain(s, seat, island, size),
      ap,
      paid: goldNeeded(s, ap),
    });
  },
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

/** The island a placed tile lies on, and the tile's points there. */
function siteOf(s: State, tile: Tile, cell: Cell, rotation: number): { readonly island: Island; readonly vp: number } {
  const island = at(geometryOf(s.layout).island, cell + at(at(rotationsOf(tile), rotation).offsets, 0));
  return { island, vp: tilePoints(s, tile, island) };
}

export const happenings: HappeningsOf<'TileBuilt'> = {
  TileBuilt: {
    evolve(s, e) {
      const cover = e.tile < FIRST_VILLAGE ? NEUTRAL : VILLAGE + e.seat;
      const { offsets } = at(rotationsOf(e.tile), e.rotation);
      for (const offset of offsets) s.cover[e.cell + offset] = cover;
      s.built.push(packTile(e));
      add(s.freeLand, e.island, -offsets.length);
      add(s.stock, e.seat * TILES.length + e.tile, -1);
      for (const sort of e.commodities) add(s.commodities, e.seat * SORTS.length + SORT_INDEX[sort], 1);
      book(s, e.seat, 'tiles', e.vp);
      pay(s, e.seat, e.ap, e.paid);
    },
    say({ seat, tile, island, vp, paid, commodities }, { layout }) {
      const params = { who: { seat }, tile: tileName(tile), space: islandName(layout, island), vp, paid };
      return commodities.length === 0
        ? say('event.TileBuilt', params)
        : say('event.TileBuilt.commodities', { ...params, commodities: commodities.map(sortName) });
    },
    points: ({ seat, vp }) => booked(seat, 'tiles', vp),
  },
};

/** For bots: larger tiles first; where they go is left to those who think longer. */
export const worth: WorthOf<'build'> = (_s, _seat, { tile }) => at(TILES, tile).vpBig;
