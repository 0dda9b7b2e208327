import { ownerOfShip, type State } from '@quarterdeck/efemeris';
import { memo, type ReactNode } from 'react';
import type { Owner } from '../../../kit';
import { discRadius, hexagon, placeXY, R, xy } from '../geometry';
import { ownerClass } from '../owners';
import { pieceIds } from '../pieces';
import { keel } from './Ships';

interface LocatorProps {
  readonly view: State;
  readonly owners: readonly Owner[];
  /** From the middle of the drawing to its edge. */
  readonly half: number;
}

/** The sky in small: what has been explored, and a dot in the owner's colour for every ship. */
export const Locator = memo(function Locator({ view, owners, half }: LocatorProps): ReactNode {
  return (
    <g transform={`translate(${half} ${half})`}>
      <circle r={discRadius(view.rules.size)} className="ef-disc" />
      {view.tileAt.map((tile, place) =>
        tile < 0 ? null : <path key={tile} d={hexagon(R)} transform={`translate(${xy(placeXY(place))})`} className="ef-locator-tile" />,
      )}
      {view.shipAt.map((_, ship) => {
        const where = keel(view, ship);
        return (
          where && (
            <circle
              key={pieceIds.ship(ship)}
              transform={`translate(${xy(where)})`}
              r="36"
              className={`ef-locator-ship ${ownerClass(owners[ownerOfShip(ship)])}`}
            />
          )
        );
      })}
    </g>
  );
});
