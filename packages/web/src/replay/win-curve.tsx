import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { type Owner, ownerColour } from '../kit/owners';
import type { MomentShares, Swing } from './swings';

interface WinCurveProps {
  readonly shares: MomentShares;
  readonly swings: readonly Swing[];
  readonly at: number;
  readonly owners: readonly Owner[];
  readonly onGo: (at: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 100;
/** Room above and below, so that a line at an edge is seen in full. */
const MARGIN = 4;

/** Owners are told apart by the pattern of their line as well as by its colour. */
const PATTERNS = ['none', '9 4', '2 4', '12 4 2 4', '6 3 1 3 1 3', '16 6'] as const;

const y = (share: number): number => HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);

/** Everybody's chance to win over the game, on the same axis as the slider below. What lies ahead is pale; swings are marked. */
export function WinCurve({ shares, swings, at, owners, onGo }: WinCurveProps): ReactNode {
  const { t } = useWords();
  const steps = Math.max(1, shares.length - 1);
  const x = (i: number): number => (i / steps) * WIDTH;
  const line = (seat: number, from: number, to: number): string => {
    let path = '';
    for (let i = from; i <= to; i++) {
      const share = shares[i]?.[seat];
      if (share !== undefined) path += `${path === '' ? 'M' : 'L'}${x(i).toFixed(1)} ${y(share).toFixed(1)}`;
    }
    return path;
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onGo(Math.round(((event.clientX - box.left) / box.width) * steps));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the slider below does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="win-curve" onClick={onClick}>
      <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t('replay.winCurve')}>
        {[0.25, 0.5, 0.75].map((share) => (
          <path key={share} className="curve-grid" d={`M0 ${y(share)}H${WIDTH}`} />
        ))}
        {owners.map((owner, seat) => {
          const style = { stroke: ownerColour(owner), strokeDasharray: PATTERNS[seat % PATTERNS.length] };
          return (
            <g key={owner.emblem}>
              <path className="curve-edge" d={line(seat, 0, at)} style={{ strokeDasharray: style.strokeDasharray }} />
              <path className="curve-line" d={line(seat, 0, at)} style={style} />
              <path className="curve-edge curve-pale" d={line(seat, at, steps)} style={{ strokeDasharray: style.strokeDasharray }} />
              <path className="curve-ahead" d={line(seat, at, steps)} style={style} />
            </g>
          );
        })}
        <path className="curve-now" d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
      {swings.map((swing) => {
        const owner = owners[swing.seat];
        return (
          <button
            key={swing.at}
            type="button"
            className="curve-swing"
            style={{ left: `${x(swing.at) / 10}%`, top: `${y(shares[swing.at]?.[swing.seat] ?? 0)}%` }}
            aria-label={t('replay.toSwing', { n: swing.at })}
            title={t('replay.toSwing', { n: swing.at })}
            onClick={(event) => {
              event.stopPropagation();
              onGo(swing.at);
            }}
          >
            {owner && <Emblem owner={owner} size={11} />}
          </button>
        );
      })}
    </div>
  );
}

/** The pattern of a seat's line, for the legend. */
export function LineSample({ owner, seat }: { readonly owner: Owner; readonly seat: number }): ReactNode {
  const pattern = PATTERNS[seat % PATTERNS.length];
  return (
    <svg className="line-sample" viewBox="0 0 26 8" width={26} height={8} aria-hidden="true">
      <path className="curve-edge" d="M0 4H26" style={{ strokeDasharray: pattern }} />
      <path d="M0 4H26" style={{ stroke: ownerColour(owner), strokeDasharray: pattern }} />
    </svg>
  );
}
