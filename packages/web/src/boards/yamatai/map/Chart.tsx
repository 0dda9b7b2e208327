import { ENTRY_SPACES, spaceNumber } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { Still } from '../../../kit';
import { chartArt } from '../art/chart-art';
import { CHART, RELIEF, RELIEF_KINDS, SPACE_AT } from '../art/places';
import { Rose } from './Rose';
import './chart.css';

/** Bands of stylised mist that drift in from the edges: left end, top, and for each bar its shift and length. */
const MISTS: readonly (readonly [number, number, readonly (readonly [number, number])[]])[] = [
  [
    915,
    52,
    [
      [46, 90],
      [12, 120],
      [26, 100],
      [-14, 150],
      [30, 100],
      [52, 80],
    ],
  ],
  [
    -60,
    30,
    [
      [0, 110],
      [0, 74],
      [0, 132],
      [0, 52],
    ],
  ],
  [
    900,
    728,
    [
      [30, 110],
      [-40, 190],
      [10, 140],
    ],
  ],
  [
    -60,
    706,
    [
      [0, 84],
      [0, 112],
      [0, 60],
      [0, 150],
    ],
  ],
  [
    940,
    292,
    [
      [22, 70],
      [0, 90],
      [34, 60],
    ],
  ],
];

const mists = MISTS.map(([x, y, bars]) =>
  bars.map(([shift, length], i) => `M${x + shift} ${y + i * 8}h${length}a4.5 4.5 0 0 1 0 9h${-length}a4.5 4.5 0 0 1 0-9z`).join(''),
).join('');

const entries = Object.entries(ENTRY_SPACES).map(([letter, id]) => ({ letter, space: spaceNumber(id) ?? 0 }));
const entrySpaces = new Set(entries.map(({ space }) => space));

/** The empty archipelago: depths, lanes, land; the water goes on to the edges of wherever it lies. Never changes. */
export const Chart = memo(function Chart({ sea }: { readonly sea: string }): ReactNode {
  const art = chartArt();
  return (
    <svg className="ya-chart" viewBox={`${CHART.x} ${CHART.y} ${CHART.width} ${CHART.height}`} aria-hidden="true">
      <defs>
        <path id="ya-land" d={art.land} />
        <clipPath id="ya-clip-land">
          <use href="#ya-land" />
        </clipPath>
        <path id="ya-sea-line" d="M300 754Q450 766 640 756" />
      </defs>
      <path className="ya-rhumbs" d={art.rhumbs} />
      <path className="ya-mists" d={mists} />
      {art.shoals.toReversed().map((path, i) => (
        <path key={path.length} className={`ya-shoal ya-shoal${art.shoals.length - i}`} d={path} />
      ))}
      <Rose />
      <text className="ya-letter">
        <textPath href="#ya-sea-line">{sea}</textPath>
      </text>
      <path className="ya-ripples" d={art.ripples} />
      <path className="ya-islets" d={art.islets} />
      <path className="ya-lanes" d={art.lanes} />
      <Still id="ya-chart-still">
        <use href="#ya-land" className="ya-land-shadow" transform="translate(1.8 3.4)" />
        <use href="#ya-land" className="ya-land-ink" transform="translate(.7 1.3)" />
        <use href="#ya-land" className="ya-land" />
        <g clipPath="url(#ya-clip-land)">
          <use href="#ya-land" className="ya-land-light" transform="translate(-2.6 -3.8)" />
          {art.meadows.map((path, i) => (
            <path key={path.length} className={`ya-meadow${i + 1}`} d={path} />
          ))}
          <path className="ya-sweeps" d={art.sweeps} />
          <path className="ya-cliffs" d={art.cliffs} />
        </g>
        <use href="#ya-land" className="ya-coast" />
        <g className="ya-relief">
          {RELIEF.flat().map(([kind, x, y, size]) => (
            <use key={`${x} ${y}`} href={`#ya-${RELIEF_KINDS[kind]}`} transform={`translate(${x} ${y}) scale(${size / 100})`} />
          ))}
        </g>
        {SPACE_AT.map(([x, y], space) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of the space
          entrySpaces.has(space) ? null : <use key={space} href="#ya-buoy" x={x} y={y} />,
        )}
      </Still>
      {entries.map(({ letter, space }) => {
        const [x, y] = SPACE_AT[space] ?? [0, 0];
        return (
          <g key={letter} transform={`translate(${x} ${y})`}>
            <path className="ya-entry-lane" d="M-34 0H-14" />
            <circle r="11" className="ya-by ya-entry" />
            <circle r="6.4" className="ya-by" />
            <circle r="1.6" className="ya-by2" />
            <g transform="translate(-21 -22)">
              <path className="ya-flag" d="M-11-10.5H11V7.5L0 13L-11 7.5Z" />
              <text className="ya-flag-letter" y="5">
                {letter}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
});
