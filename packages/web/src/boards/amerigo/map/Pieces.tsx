import { ANCHOR, FREE, LAND, NONE, POST, rotationsOf, SHIPS, type State, sortOf, TILES, unpackTile } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { EmblemMark, fig, type Owner } from '../../../kit';
import { GoodsToken } from '../draw/GoodsToken';
import { ownerClass } from '../draw/owner';
import { Tile } from '../draw/Tile';
import { Use } from '../draw/Use';
import { pieceIds } from '../pieces';
import { berths } from './berths';
import type { ChartArt } from './chart-art';
import { cellMiddle, ON_MAP, squareOf } from './scale';

interface PiecesProps {
  readonly art: ChartArt;
  readonly view: State;
  readonly owners: readonly Owner[];
}

/** Anchors with their moorings, and the plinths of free post spaces. */
export const Anchorages = memo(function Anchorages({ art: { geometry }, view }: Pick<PiecesProps, 'art' | 'view'>): ReactNode {
  return geometry.terrain.map((kind, anchor) => {
    const post = geometry.postOf[anchor] ?? NONE;
    if (kind !== ANCHOR || post === NONE) return null;
    const id = pieceIds.anchor(anchor);
    const [x, y] = cellMiddle(anchor);
    const [px, py] = cellMiddle(post);
    const [dx, dy] = [Math.sign(px - x), Math.sign(py - y)];
    const cover = view.cover[post] ?? FREE;
    const lost = cover !== FREE && cover < POST;
    return (
      <g key={id} data-piece={id} className={lost ? 'am-off' : undefined}>
        <rect className="am-hit" x={x - 15} y={y - 15} width="30" height="30" />
        <path className="am-moor" d={`M${x + dx * 11},${y + dy * 11}L${x + dx * 22},${y + dy * 22}`} />
        <Use symbol="anchor" x={x} y={y} size={21} />
        {cover === FREE && <Use symbol="plinth" x={px} y={py} size={30} className="am-plinth" />}
      </g>
    );
  });
});

/** Built tiles, goods that still lie on land, chests. */
export const LandPieces = memo(function LandPieces({ art: { geometry, islandCells }, view, owners }: PiecesProps): ReactNode {
  return (
    <>
      {view.built.map((packed) => {
        const { tile, seat, cell, rotation } = unpackTile(packed);
        return (
          <g key={packed} data-piece={pieceIds.tile(cell)} className="am-tile">
            <Tile
              squares={squaresOf(tile, cell, rotation)}
              village={TILES[tile]?.village ?? false}
              owner={TILES[tile]?.village ? owners[seat] : undefined}
              style={ON_MAP}
            />
          </g>
        );
      })}
      {geometry.terrain.map((kind, cell) => {
        const sort = sortOf(kind);
        if (sort === undefined || view.cover[cell] !== FREE) return null;
        const [x, y] = cellMiddle(cell);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of the cell
          <g key={cell} data-piece={pieceIds.goods(cell)}>
            <GoodsToken sort={sort} x={x} y={y} />
          </g>
        );
      })}
      {view.islandChest.map((here, island) => {
        const at = here === 1 ? chestCell(view, islandCells[island] ?? [], geometry.terrain) : undefined;
        if (at === undefined) return null;
        const [x, y] = cellMiddle(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of the island
          <g key={island} data-piece={pieceIds.chest(island)} className="am-piece">
            <Use symbol="chest" x={x} y={y} size={29} />
          </g>
        );
      })}
    </>
  );
});

export function squaresOf(tile: number, cell: number, rotation: number): ReturnType<typeof squareOf>[] {
  return (rotationsOf(tile)[rotation]?.offsets ?? []).map((offset) => squareOf(cell + offset));
}

/** A chest stands on plain free land in the middle of its island as long as there is some (AM-141). */
function chestCell(view: State, cells: readonly number[], terrain: readonly number[]): number | undefined {
  const free = cells.filter((cell) => view.cover[cell] === FREE);
  const plain = free.filter((cell) => terrain[cell] === LAND);
  const choice = plain.length > 0 ? plain : free.length > 0 ? free : cells;
  return choice[Math.floor(choice.length / 2)];
}

export const Posts = memo(function Posts({ art: { geometry }, view, owners }: PiecesProps): ReactNode {
  return geometry.postSpaces.map((cell) => {
    const seat = (view.cover[cell] ?? FREE) - POST;
    const owner = owners[seat];
    if (seat < 0 || owner === undefined) return null;
    const [x, y] = cellMiddle(cell);
    return (
      <g key={cell} data-piece={pieceIds.post(cell)} className="am-piece">
        <Post x={x} y={y} owner={owner} />
      </g>
    );
  });
});

interface OwnedPieceProps {
  readonly x: number;
  readonly y: number;
  readonly owner: Owner;
  readonly size?: number;
}

export function Post({ x, y, owner, size = 36 }: OwnedPieceProps): ReactNode {
  const scale = size / 36;
  return (
    <g className={ownerClass(owner)}>
      <Use symbol="post" x={x} y={y} size={size} />
      <EmblemMark owner={owner} x={x - 4.5 * scale} y={y + 4.2 * scale} size={9 * scale} />
    </g>
  );
}

export function Ship({ x, y, owner, size = 38 }: OwnedPieceProps): ReactNode {
  const scale = size / 40;
  return (
    <g className={ownerClass(owner)}>
      <Use symbol="ship" x={x} y={y} size={size} />
      <EmblemMark owner={owner} x={x + 3.8 * scale} y={y - 5.6 * scale} size={9.5 * scale} fill="var(--oe)" />
    </g>
  );
}

export const Ships = memo(function Ships({ art: { geometry }, view, owners }: PiecesProps): ReactNode {
  return berths(geometry, view).map(({ seat, ship, x, y, size }) => {
    const owner = owners[seat];
    return owner === undefined ? null : (
      <g
        key={seat * SHIPS + ship}
        data-piece={pieceIds.ship(seat, ship)}
        className="am-piece am-ship"
        transform={`translate(${fig(x)} ${fig(y)})`}
      >
        <g data-moving={pieceIds.ship(seat, ship)}>
          <circle className="am-hit" r={size * 0.42} />
          <Ship x={0} y={0} owner={owner} size={size} />
        </g>
      </g>
    );
  });
});
