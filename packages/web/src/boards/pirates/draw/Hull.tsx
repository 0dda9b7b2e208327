import { memo, type ReactNode } from 'react';
import { fig, type Owner } from '../../../kit';
import { ownerClass } from './owner';
import { Roundel } from './Roundel';

interface HullProps {
  readonly owner: Owner;
  /** Pips on deck; 0 for a ship that is not thrown. */
  readonly face?: number;
  /** Degrees clockwise from north. */
  readonly heading?: number;
  /** Drawn on deck, upright: a cargo, guns. */
  readonly load?: ReactNode;
}

/** A ship from above: sharp for pirates, round for caravans; pips are hatches in the deck. Origin at its middle, in millimetres. */
export const Hull = memo(function Hull({ owner, face = 0, heading = 0, load }: HullProps): ReactNode {
  const caravan = owner.colour === 'vermilion';
  const [hull, deck] = caravan ? ['#pi-caravan-hull', '#pi-caravan-deck'] : ['#pi-hull', '#pi-deck'];
  // The deck is nudged towards the light in the north-west, whatever way the ship heads.
  const back = (-heading * Math.PI) / 180;
  const light = `translate(${fig(-0.32 * Math.cos(back) + 0.32 * Math.sin(back))} ${fig(-0.32 * Math.sin(back) - 0.32 * Math.cos(back))})`;
  return (
    <g className={`pi-die ${ownerClass(owner)}`}>
      <g transform={`translate(.9 1.1) rotate(${heading})`}>
        <use href={hull} className="pi-hull-shadow" />
      </g>
      <g transform={`rotate(${heading})`}>
        {!caravan && <path className="pi-hull-sprit" d="M0 -9.6V-11.8" />}
        <use href={hull} className="pi-hull-edge" />
        <use href={deck} className="pi-hull-deck" transform={light} />
        <path className="pi-hull-thwart" d={caravan ? 'M-5.2 -2.6Q0 -1.8 5.2 -2.6' : 'M-4.5 -2.3Q0 -1.5 4.5 -2.3'} />
        {face > 0 && <use href={`#pi-pips-${face}`} className="pi-hull-pips" />}
        <g transform={`translate(0 -5.05) rotate(${-heading})`}>
          <Roundel owner={owner} r={2.75} />
        </g>
        {load !== undefined && <g transform={`translate(0 2.4) rotate(${-heading})`}>{load}</g>}
      </g>
    </g>
  );
});

interface ShipProps extends HullProps {
  readonly className?: string;
}

/** A ship as a small picture of its own. */
export function Ship({ className = '', ...hull }: ShipProps): ReactNode {
  return (
    <svg className={`pi-ship ${className}`} viewBox="-9.5 -12.6 19 23.4" aria-hidden="true">
      <Hull {...hull} />
    </svg>
  );
}
