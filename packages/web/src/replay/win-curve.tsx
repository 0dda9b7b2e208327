import type { Speaker } from '@quarterdeck/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { percent } from '../analysis/shares';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { type Owner, ownerColour } from '../kit/owners';
import type { Band } from './chapters';
import type { BigDecision, MomentShares, Story } from './story';

interface WinCurveProps {
  readonly story: Story;
  readonly bands: readonly Band[];
  readonly at: number;
  readonly owners: readonly Owner[];
  readonly speaker: Speaker;
  readonly onGo: (at: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 100;
/** Room above and below, so that a line at an edge is seen in full. */
const MARGIN = 4;
/** Height of a strip, and the change that fills half of it. */
const STRIP = 24;
const FULL = 0.15;

/** Owners are told apart by the pattern of their line as well as by its colour. */
const PATTERNS = ['none', '9 4', '2 4', '12 4 2 4', '6 3 1 3 1 3', '16 6'] as const;

/** Narrower than this, a round's number would run into its neighbour's. */
const LABEL = 0.025;

const y = (share: number): number => HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);

/**
 * Everybody's chance to win over the game, on the same axis as the slider below, with rounds as bands
 * and the biggest decisions as discs; under it what each decision and each throw changed.
 */
export function WinCurve({ story, bands, at, owners, speaker, onGo }: WinCurveProps): ReactNode {
  const { t, locale } = useWords();
  const { shares, changes, decisions } = story;
  const steps = Math.max(1, shares.length - 1);
  const x = (i: number): number => (i / steps) * WIDTH;
  const named = bands.filter(({ from, to }) => to - from >= LABEL * steps);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onGo(Math.round(((event.clientX - box.left) / box.width) * steps));
  };
  return (
    <div className="chart">
      {named.length > 0 && (
        <div className="chart-bands" aria-hidden="true">
          {named.map(({ title, from, to }) => (
            <span key={from} style={{ left: `${x(from) / 10}%`, width: `${(x(to) - x(from)) / 10}%` }}>
              <b>{speaker.say(title)}</b>
              <i>{/\d+/.exec(speaker.say(title))?.[0] ?? speaker.say(title)}</i>
            </span>
          ))}
        </div>
      )}
      <div className="chart-axis" aria-hidden="true">
        {[1, 0.75, 0.5, 0.25, 0].map((share) => (
          <span key={share} style={{ top: `${y(share)}%` }}>
            {percent(share, locale)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the slider below does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="chart-plot win-curve" onClick={onClick}>
        <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t('replay.winCurve')}>
          {bands.map(({ from, to }, i) => (
            <rect
              key={from}
              className={`curve-band ${i % 2 === 1 ? 'curve-band-odd' : ''}`}
              x={x(from)}
              width={x(to) - x(from)}
              height={HEIGHT}
            />
          ))}
          {[0.25, 0.5, 0.75].map((share) => (
            <path key={share} className="curve-grid" d={`M0 ${y(share)}H${WIDTH}`} />
          ))}
          {owners.map((owner, seat) => (
            <g key={`${owner.colour} ${owner.emblem}`} style={{ strokeDasharray: PATTERNS[seat % PATTERNS.length] }}>
              <path className="curve-edge" d={line(shares, seat, x)} />
              <path className="curve-line" d={line(shares, seat, x)} style={{ stroke: ownerColour(owner) }} />
            </g>
          ))}
          <path className="curve-now" d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
        {decisions.map((decision) => (
          <Disc key={decision.at} decision={decision} x={x(decision.at)} shares={shares} owner={owners[decision.seat]} onGo={onGo} />
        ))}
      </div>
      <Strip title={t('replay.skill')} at={x(at)}>
        {changes.map((change, i) => {
          const seat = change?.seat;
          const by = seat === undefined || change?.forced === true ? undefined : change?.decision[seat]?.value;
          return seat !== undefined && bar(i, x(i), by, owners[seat], steps);
        })}
      </Strip>
      <Strip title={t('replay.luck')} at={x(at)}>
        {changes.map((change, i) => {
          const seat = luckiest(change?.luck);
          return seat !== undefined && bar(i, x(i), change?.luck?.[seat]?.value, owners[seat], steps);
        })}
      </Strip>
    </div>
  );
}

function line(shares: MomentShares, seat: number, x: (i: number) => number): string {
  let path = '';
  shares.forEach((now, i) => {
    const share = now?.[seat];
    if (share !== undefined) path += `${path === '' ? 'M' : 'L'}${x(i).toFixed(1)} ${y(share).toFixed(1)}`;
  });
  return path;
}

interface DiscProps {
  readonly decision: BigDecision;
  readonly x: number;
  readonly shares: MomentShares;
  readonly owner: Owner | undefined;
  readonly onGo: (at: number) => void;
}

function Disc({ decision: { at, seat }, x, shares, owner, onGo }: DiscProps): ReactNode {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="curve-swing"
      style={{ left: `${x / 10}%`, top: `${y(shares[at]?.[seat] ?? 0)}%` }}
      aria-label={t('replay.toSwing', { n: at })}
      title={t('replay.toSwing', { n: at })}
      onClick={(event) => {
        event.stopPropagation();
        onGo(at);
      }}
    >
      {owner && <Emblem owner={owner} size={11} />}
    </button>
  );
}

function Strip({ title, at, children }: { readonly title: string; readonly at: number; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className="chart-title" aria-hidden="true">
        {title}
      </span>
      <svg className="chart-strip" viewBox={`0 0 ${WIDTH} ${STRIP}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="curve-grid" d={`M0 ${STRIP / 2}H${WIDTH}`} />
        {children}
        <path className="curve-now" d={`M${at} 0V${STRIP}`} />
      </svg>
    </>
  );
}

/** Smaller changes cannot be told from the estimate's own trembling. */
const VISIBLE = 0.01;

function bar(key: number, x: number, by: number | undefined, owner: Owner | undefined, steps: number): ReactNode {
  if (by === undefined || owner === undefined || Math.abs(by) < VISIBLE) return null;
  const width = Math.max(2.5, Math.min(8, (0.7 * WIDTH) / steps));
  const height = Math.min(1, Math.abs(by) / FULL) * (STRIP / 2);
  return (
    <rect
      key={key}
      x={x - width / 2}
      y={by > 0 ? STRIP / 2 - height : STRIP / 2}
      width={width}
      height={height}
      style={{ fill: ownerColour(owner) }}
    />
  );
}

/** The seat to which a throw gave or took most. */
function luckiest(luck: ReadonlyArray<{ readonly value: number }> | undefined): number | undefined {
  if (luck === undefined) return undefined;
  const sizes = luck.map(({ value }) => Math.abs(value));
  return sizes.indexOf(Math.max(...sizes));
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
