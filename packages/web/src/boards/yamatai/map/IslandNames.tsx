import { calledIsland } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { chartArt } from '../art/chart-art';
import { NAMES } from '../art/places';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

/** The names of the islands, where no piece, peak or boat stands. */
export const IslandNames = memo(function IslandNames({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <g className="ya-names">
      {chartArt().coasts.map((_, island) => (
        <IslandName key={calledIsland(island)} view={view} island={island} />
      ))}
    </g>
  );
});

/** One of them; written once more over an island that is lit. */
export function IslandName({ view, island }: Pick<Props, 'view'> & { readonly island: number }): ReactNode {
  const [x, y] = NAMES[island]?.[view.mountains[island] === 1 ? 1 : 0] ?? [0, 0];
  return (
    <text className="ya-name" x={x} y={y} data-piece={pieceIds.island(island)}>
      {calledIsland(island)}
    </text>
  );
}
