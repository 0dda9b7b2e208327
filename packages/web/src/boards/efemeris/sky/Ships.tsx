import {
  adriftShips,
  DOCTOR,
  type Event,
  effectOf,
  isGalleon,
  NOWHERE,
  ownerOfShip,
  ownShip,
  PLANET_FIELD,
  PLANET_OF,
  ROSE,
  type State,
} from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import { memo, type ReactNode } from 'react';
import { EmblemMark, type Owner } from '../../../kit';
import { fieldXY, type XY, xy } from '../geometry';
import { ownerClass } from '../owners';
import { pieceIds } from '../pieces';
import type { Shown } from '../types';
import type { Box } from './lettering';

/** Where the keel of a ship is drawn; those on the wind rose stand side by side. */
export function keel(view: State, ship: number): XY | undefined {
  const field = at(view.shipAt, ship);
  if (field === NOWHERE) return undefined;
  const [x, y] = fieldXY(view, field);
  if (field !== ROSE) return [x, y + (at(PLANET_OF, field) >= 0 ? 8 : 6)];
  const there = view.shipAt.flatMap((where, other) => (where === ROSE ? [other] : []));
  const column = there.indexOf(ship) - (there.length - 1) / 2;
  return [x + column * Math.min(46, 130 / Math.max(1, there.length)), y + 14 + (there.indexOf(ship) % 2) * 8];
}

/** The room that every ship takes: sails above the keel, a little hull below. */
export function shipBoxes(view: State): readonly Box[] {
  return view.shipAt.flatMap((_, ship) => {
    const where = keel(view, ship);
    if (where === undefined) return [];
    const [width, top, bottom] = isGalleon(ship) ? [52, 52, 8] : [40, 39, 7];
    return [{ at: [where[0], where[1] + (bottom - top) / 2], width, height: top + bottom } as const];
  });
}

interface ShipsProps {
  readonly view: State;
  readonly owners: readonly Owner[];
}

/** All ships, those further south in front. */
export const Ships = memo(function Ships({ view, owners }: ShipsProps): ReactNode {
  const adrift = adriftShips(view);
  const ships = view.shipAt.flatMap((_, ship) => {
    const where = keel(view, ship);
    return where === undefined ? [] : [{ ship, where }];
  });
  return ships
    .sort((a, b) => a.where[1] - b.where[1])
    .map(({ ship, where }) => (
      <g key={ship} transform={`translate(${xy(where)})`} className="ef-ship" data-piece={pieceIds.ship(ship)} data-ship={ship}>
        <g data-moving={ship}>
          <ShipFigure
            galleon={isGalleon(ship)}
            owner={owners[ownerOfShip(ship)]}
            frozen={at(view.frozenBy, ship) >= 0}
            safe={isGalleon(ship) && effectOf(view, ownerOfShip(ship), DOCTOR) > 0}
            adrift={adrift.includes(ship)}
            number={ownShip(ship)}
          />
        </g>
      </g>
    ));
});

/** The ship or fortress that is being lost on show: gone from the view, seen until its motion is over. */
export function Losing({ playing, owners }: { readonly playing: Shown | undefined; readonly owners: readonly Owner[] }): ReactNode {
  if (playing === undefined || playing.over === true || playing.duration === 0) return null;
  const { event, before } = playing;
  const [where, lost] = lossOf(event, before, owners);
  return where === undefined ? null : (
    <g transform={`translate(${xy(where)})`}>
      <g data-lost>{lost}</g>
    </g>
  );
}

function lossOf(event: Event, before: State, owners: readonly Owner[]): readonly [XY | undefined, ReactNode] {
  switch (event.kind) {
    case 'ShipLost': {
      const { ship } = event;
      return [
        keel(before, ship),
        <ShipFigure key={ship} galleon={isGalleon(ship)} owner={owners[ownerOfShip(ship)]} number={ownShip(ship)} />,
      ];
    }
    case 'FortressLost': {
      const walls = (
        <g className={ownerClass(owners[event.seat])}>
          <use href="#ef-bastions" className="ef-fort" />
        </g>
      );
      return [fieldXY(before, at(PLANET_FIELD, event.planet)), walls];
    }
    default:
      return [undefined, null];
  }
}

interface ShipFigureProps {
  readonly galleon: boolean;
  readonly owner: Owner | undefined;
  readonly frozen?: boolean;
  readonly safe?: boolean;
  readonly adrift?: boolean;
  readonly number?: number;
}

export function ShipFigure({ galleon, owner, frozen = false, safe = false, adrift = false, number = 0 }: ShipFigureProps): ReactNode {
  const top = galleon ? -50 : -37;
  return (
    <g className={ownerClass(owner)}>
      <ellipse cy="3" rx={galleon ? 24 : 18} ry="5" className="ef-ship-shade" />
      <use href={galleon ? '#ef-galleon' : '#ef-frigate'} />
      {owner !== undefined && (
        <EmblemMark owner={owner} x={galleon ? 1.8 : -7.2} y={galleon ? -23 : -15.4} size={galleon ? 13 : 9.5} fill="var(--ef-mark)" />
      )}
      {number > 0 && (
        <text x="7.5" y="-10.5" className="ef-ship-number">
          {number}
        </text>
      )}
      {frozen && (
        <g transform={`translate(-20 ${top + 8})`} className="ef-sign ef-sign-frozen">
          <circle r="10" />
          <path d="M0 -6.5V6.5M-5.6 -3.2L5.6 3.2M-5.6 3.2L5.6 -3.2M-2 -5L0 -3.2L2 -5M-2 5L0 3.2L2 5" />
        </g>
      )}
      {safe && (
        <g transform={`translate(24 ${top + 8})`} className="ef-sign ef-sign-safe">
          <circle r="10" />
          <path d="M0 -5.5V5.5M-5.5 0H5.5" />
        </g>
      )}
      {adrift && (
        <g transform={`translate(0 ${top - 8})`} className="ef-sign ef-sign-adrift">
          <circle r="10" />
          <path d="M-6 1.5Q-3 -3.5 0 1.5T6 1.5" />
        </g>
      )}
    </g>
  );
}
