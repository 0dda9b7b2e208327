import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { hexagon, placeXY, R, xy } from '../geometry';
import type { Props } from '../types';
import { Plate } from './Plate';

/** The tile that a partner wants to turn, as it would lie, while consent is asked for. */
export function Proposal({ props: { view } }: { readonly props: Props }): ReactNode {
  if (view.proposer < 0) return null;
  const [x, y] = placeXY(at(view.placeOf, view.proposedTile));
  return (
    <g className="ef-proposal">
      <g className="ef-ghost">
        <Plate tile={view.proposedTile} turn={view.proposedTurn} x={x} y={y} globe mute />
      </g>
      <path d={hexagon(R - 2)} transform={`translate(${xy([x, y])})`} className="ef-outline" />
    </g>
  );
}
