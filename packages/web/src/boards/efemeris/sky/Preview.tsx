import { isGalleon, type Move, ownerOfShip } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { fieldXY, polyline, voyagePoints, xy } from '../geometry';
import type { Props } from '../types';
import { ShipFigure } from './Ships';

/** What a move would do, drawn as a ghost: the way of a ship and where it would be. */
export function Preview({ props, move }: { readonly props: Props; readonly move: Move }): ReactNode {
  const { view, owners } = props;
  if (props.seat === undefined || props.whyNot(move) !== undefined) return null;
  if (move.kind === 'lay' || move.kind === 'captains' || move.kind === 'crew' || move.kind === 'nation') return null;
  const { events } = props.foresee(move);
  return events.map((event) => {
    switch (event.kind) {
      case 'ShipSailed': {
        const points = voyagePoints(view, event.path);
        const end = points[points.length - 1];
        return end === undefined ? null : (
          <g key="voyage" className="ef-preview">
            <path d={polyline(points)} className="ef-way-shade" />
            <path d={polyline(points)} className="ef-way" />
            <g transform={`translate(${xy([end[0], end[1] + 6])})`} className="ghost">
              <ShipFigure galleon={isGalleon(event.ship)} owner={owners[ownerOfShip(event.ship)]} />
            </g>
          </g>
        );
      }
      case 'GalleonTransferred':
      case 'GalleonBuilt': {
        const [x, y] = fieldXY(view, event.kind === 'GalleonBuilt' ? event.field : event.to);
        return (
          <g key="galleon" transform={`translate(${xy([x, y + 8])})`} className="ef-preview ghost">
            <ShipFigure galleon owner={owners[event.seat]} />
          </g>
        );
      }
      default:
        return null;
    }
  });
}
