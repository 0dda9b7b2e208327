import type { PlayerPage } from '@quarterdeck/protocol';
import type { ReactNode } from 'react';
import { useSizeClass } from '../../../common/size-class';
import { day } from '../moments';
import type { ClubWords } from '../words';

const WIDTH = { phone: 400, medium: 840, wide: 840 } as const;
const HEIGHT = 260;
const LEFT = 44;
const STEP = 100;

/** The course of one rating with its band of doubt; the other games as grey lines behind it. */
export function RatingCurve({
  curves,
  game,
  words,
}: {
  readonly curves: PlayerPage['curves'];
  readonly game: string | undefined;
  readonly words: ClubWords;
}): ReactNode {
  const { t, locale } = words;
  const width = WIDTH[useSizeClass()];
  const main = curves.find((curve) => curve.game === game)?.points ?? [];
  const last = main.at(-1);
  if (main.length < 2 || last === undefined) return <p className="quiet">{t('people.curveShort')}</p>;
  const all = curves.flatMap(({ points }) => points);
  const from = Math.min(...all.map(({ at }) => at));
  const to = Math.max(...all.map(({ at }) => at));
  const low = Math.floor(Math.min(...main.map(({ points, doubt }) => points - doubt), ...all.map(({ points }) => points)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...main.map(({ points, doubt }) => points + doubt), ...all.map(({ points }) => points)) / STEP) * STEP;
  const x = (at: number): number => LEFT + ((at - from) / (to - from || 1)) * (width - LEFT - 10);
  const y = (points: number): number => 10 + ((high - points) / (high - low || 1)) * (HEIGHT - 40);
  const line = (points: readonly { readonly at: number; readonly points: number }[]): string =>
    points.map((one, i) => `${i === 0 ? 'M' : 'L'}${x(one.at).toFixed(1)} ${y(one.points).toFixed(1)}`).join('');
  const upper = main.map(({ at, points, doubt }) => ({ at, points: points + doubt }));
  const lower = main.map(({ at, points, doubt }) => ({ at, points: points - doubt })).reverse();
  const best = main.reduce((top, one) => (one.points > top.points ? one : top), last);
  const lines = Array.from({ length: Math.round((high - low) / STEP) + 1 }, (_, i) => low + i * STEP);
  return (
    <figure className="people-curve">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('people.curveSays', { now: Math.round(last.points), best: Math.round(best.points), when: day(best.at, locale) })}
      >
        {lines.map((points) => (
          <g key={points}>
            <path className="people-grid" d={`M${LEFT} ${y(points)}H${width}`} />
            <text x={LEFT - 8} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        {curves.map((curve) => (curve.game === game ? null : <path key={curve.game} className="people-other" d={line(curve.points)} />))}
        <path className="people-band" d={`${line(upper)}${line(lower).replace('M', 'L')}Z`} />
        <path className="people-line" d={line(main)} />
        <circle className="people-best" cx={x(best.at)} cy={y(best.points)} r="4.5" />
        <circle className="people-now" cx={x(last.at)} cy={y(last.points)} r="4.5" />
        <text x={LEFT} y={HEIGHT - 6}>
          {day(from, locale)}
        </text>
        <text x={width - 2} y={HEIGHT - 6} textAnchor="end">
          {day(to, locale)}
        </text>
      </svg>
      <figcaption className="quiet">{t('people.curveBest', { best: Math.round(best.points), when: day(best.at, locale) })}</figcaption>
    </figure>
  );
}
