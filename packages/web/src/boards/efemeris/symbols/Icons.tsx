import { BONUSES, CAPTAIN_CARDS, CREW, PLANETS, SPICES } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { EmblemMark, type Owner, rem } from '../../../kit';
import { ownerClass } from '../owners';

/* Small pictures for panels and buttons. All are decoration beside words. */

interface IconProps {
  readonly size?: number;
}

export function SpiceIcon({ spice, size = 16 }: IconProps & { readonly spice: number }): ReactNode {
  return (
    <svg className="ef-icon" width={rem(size)} height={rem(size)} viewBox="-7 -7 14 14" aria-hidden="true">
      <use href={`#ef-${SPICES[spice]}`} />
    </svg>
  );
}

export function BonusIcon({ bonus, size = 30 }: IconProps & { readonly bonus: number }): ReactNode {
  return (
    <svg className="ef-icon" width={rem(size)} height={rem(size)} viewBox="-16 -16 32 32" aria-hidden="true">
      <use href={`#ef-bonus-${BONUSES[bonus]}`} />
    </svg>
  );
}

export function CrewIcon({ crew, size = 40 }: IconProps & { readonly crew: number }): ReactNode {
  return (
    <svg className="ef-icon" width={rem(size)} height={rem(size)} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#ef-crew-${CREW[crew]?.id}`} />
    </svg>
  );
}

export function CaptainIcon({ captain, size = 44 }: IconProps & { readonly captain: number }): ReactNode {
  return (
    <svg className="ef-icon" width={rem(size)} height={rem(size)} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#ef-captain-${CAPTAIN_CARDS[captain]?.id}`} />
    </svg>
  );
}

export function GlobeIcon({ planet, size = 28 }: IconProps & { readonly planet: number }): ReactNode {
  return (
    <svg className="ef-icon" width={rem(size)} height={rem(size)} viewBox="-28 -28 56 56" aria-hidden="true">
      <use href={`#ef-planet-${PLANETS[planet]?.id}`} />
    </svg>
  );
}

interface ShipIconProps extends IconProps {
  readonly galleon: boolean;
  readonly owner: Owner | undefined;
  /** Which frigate; none for a galleon. */
  readonly number?: number;
}

export function ShipIcon({ galleon, owner, size = 32, number = 0 }: ShipIconProps): ReactNode {
  return (
    <svg
      className={`ef-icon ${ownerClass(owner)}`}
      width={rem(size)}
      height={rem(size)}
      viewBox={galleon ? '-33 -56 66 66' : '-24 -42 48 48'}
      aria-hidden="true"
    >
      <use href={galleon ? '#ef-galleon' : '#ef-frigate'} />
      {owner !== undefined && (
        <EmblemMark owner={owner} x={galleon ? 1.8 : -7.2} y={galleon ? -23 : -15.4} size={galleon ? 13 : 10} fill="var(--ef-mark)" />
      )}
      {number > 0 && (
        <text x="13" y="2" className="ef-icon-number">
          {number}
        </text>
      )}
    </svg>
  );
}

export function CastleIcon({ owner, size = 24 }: IconProps & { readonly owner: Owner | undefined }): ReactNode {
  return (
    <svg
      className={`ef-icon ef-castle ${ownerClass(owner)}`}
      width={rem(size)}
      height={rem(size)}
      viewBox="-12 -11 24 22"
      aria-hidden="true"
    >
      <use href="#ef-castle" />
    </svg>
  );
}

/** A round arrow; `back` turns to the left. */
export function TurnIcon({ back = false, size = 20 }: IconProps & { readonly back?: boolean }): ReactNode {
  return (
    <svg className="ef-icon ef-arrow" width={rem(size)} height={rem(size)} viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-5.8 3.6A6.8 6.8 0 1 1 4.6 5M8 1.6L4 5.6L2.6 .4" transform={back ? 'scale(-1 1)' : undefined} />
    </svg>
  );
}
