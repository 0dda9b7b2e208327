import { BUILDINGS, COLOURS, CULTURE } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { EmblemMark, type Owner, rem } from '../../../kit';
import { ownerStyle } from './owner';
import '../symbols/symbols.css';

/* Small pictures for text, cards and buttons. They are decoration: the words stand beside them. */

interface IconProps {
  readonly size?: number;
  readonly faint?: boolean;
}

interface UseIconProps extends IconProps {
  readonly symbol: string;
  readonly box: string;
  readonly className?: string;
  /** Width for a height of 1. */
  readonly ratio?: number;
}

const UseIcon = memo(function UseIcon({ symbol, box, size = 22, className = '', ratio = 1, faint = false }: UseIconProps): ReactNode {
  return (
    <svg
      className={`ya-ic ${className} ${faint ? 'ya-faint' : ''}`}
      viewBox={box}
      width={rem(Math.round(size * ratio))}
      height={rem(size)}
      aria-hidden="true"
    >
      <use href={`#ya-${symbol}`} />
    </svg>
  );
});

export function BoatIcon({ colour, ...rest }: IconProps & { readonly colour: number }): ReactNode {
  return <UseIcon symbol={`boat-${COLOURS[colour]}`} box="-25 -26 50 44" ratio={50 / 44} className={`ya-b${colour}`} {...rest} />;
}

/** Boats per colour, one picture each. */
export const BoatRow = memo(function BoatRow({ counts, size, faint }: IconProps & { readonly counts: readonly number[] }): ReactNode {
  return counts.flatMap((n, colour) =>
    Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boats of a colour are alike
      <BoatIcon key={`${colour} ${i}`} colour={colour} size={size ?? 22} faint={faint ?? false} />
    )),
  );
});

export function TokenIcon({ colour, ...rest }: IconProps & { readonly colour: number }): ReactNode {
  return <UseIcon symbol={`token-${CULTURE[colour]?.name}`} box="-16 -16 32 32" className={`ya-t${colour}`} {...rest} />;
}

export function CoinIcon(props: IconProps): ReactNode {
  return <UseIcon symbol="coin" box="-10 -10 20 20" size={16} {...props} />;
}

export function FanIcon(props: IconProps): ReactNode {
  return <UseIcon symbol="fan" box="-12 -10 24 20" ratio={1.2} size={15} {...props} />;
}

export function HutIcon({ owner, size = 17 }: { readonly owner: Owner; readonly size?: number }): ReactNode {
  return (
    <svg
      className="ya-ic"
      viewBox="-10 -9 20 17"
      width={rem(Math.round(size * 1.18))}
      height={rem(size)}
      style={ownerStyle(owner)}
      aria-hidden="true"
    >
      <use href="#ya-hut" />
    </svg>
  );
}

/** What a building tile shows: an unpainted house, a trading post with its coins, a palace, a torii. */
export const BuildingIcon = memo(function BuildingIcon({
  tile,
  size = 34,
  owner,
}: {
  readonly tile: number;
  readonly size?: number;
  readonly owner?: Owner | undefined;
}): ReactNode {
  const kind = BUILDINGS[tile]?.kind ?? 'standard';
  if (kind === 'palace' || kind === 'torii') return <UseIcon symbol={kind} box="-29 -29 58 52" ratio={58 / 52} size={size} />;
  return (
    <svg
      className={`ya-ic ${owner === undefined ? 'ya-unpainted' : ''}`}
      viewBox="-26 -25 52 46"
      width={rem(Math.round(size * 1.13))}
      height={rem(size)}
      style={owner === undefined ? undefined : ownerStyle(owner)}
      aria-hidden="true"
    >
      <use href="#ya-house" />
      {kind === 'tradingPost' && (
        <>
          <use href="#ya-coin" transform="translate(-17 9) scale(.8)" />
          <use href="#ya-coin" transform="translate(-9 12) scale(.8)" />
        </>
      )}
    </svg>
  );
});

/** The turn-order meeple: a pennant with the owner's emblem. */
export function Meeple({
  owner,
  size = 24,
  faint = false,
}: {
  readonly owner: Owner;
  readonly size?: number;
  readonly faint?: boolean;
}): ReactNode {
  return (
    <svg
      className={`ya-ic ${faint ? 'ya-faint' : ''}`}
      viewBox="-12 -13 24 26"
      width={rem(Math.round((size * 24) / 26))}
      height={rem(size)}
      style={ownerStyle(owner)}
      aria-hidden="true"
    >
      <path className="ya-pennant" d="M-9-11.5H9V5L0 11.5L-9 5Z" />
      <EmblemMark owner={owner} x={0} y={-3} size={11} fill="#fff" />
    </svg>
  );
}
