import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { polar, star, xy } from '../geometry';

const PETAL = 'M0 -.8C-2.9 -2.6 -2.7 -6.2 0 -6.2C2.7 -6.2 2.9 -2.6 0 -.8Z';

function gear(teeth: number, inner: number, outer: number): string {
  const step = 360 / teeth;
  return `M${Array.from({ length: teeth }, (_, i) => {
    const a = i * step;
    return [polar(inner, a - step * 0.28), polar(outer, a - step * 0.2), polar(outer, a + step * 0.2), polar(inner, a + step * 0.28)]
      .map(xy)
      .join('L');
  }).join('L')}Z`;
}

function swirl(angle: number): string {
  return `M${Array.from({ length: 15 }, (_, i) => xy(polar(3 + (i / 14) * 12, angle + (i / 14) * 235))).join('L')}`;
}

/** The spices, and a mark for every kind of field. */
export function FieldSymbols(): ReactNode {
  return (
    <>
      <g id="ef-pepper">
        <path d={star(6, 6.7, 3.7)} className="ef-pepper" />
        <circle r="1.5" className="ef-spice-eye" />
      </g>
      <g id="ef-vanilla">
        {[0, 72, 144, 216, 288].map((angle) => (
          <path key={angle} d={PETAL} transform={`rotate(${angle})`} className="ef-vanilla" />
        ))}
        <circle r="1.9" className="ef-vanilla-eye" />
      </g>
      <g id="ef-plain">
        <circle r="8" className="ef-fd" />
        <circle r="2" className="ef-fbz" />
      </g>
      <g id="ef-anchor">
        <circle r="13" className="ef-fd" />
        <g className="ef-fl" strokeWidth="1.7">
          <circle cy="-6.3" r="1.9" />
          <path d="M0 -4.4V8M-4 -1.9H4M-7 2.2C-6.4 6.2 -3 8 0 8C3 8 6.4 6.2 7 2.2M-8.6 4L-7 1.6L-4.9 3.6M8.6 4L7 1.6L4.9 3.6" />
        </g>
      </g>
      {(['pepper', 'vanilla'] as const).map((spice) => (
        <g key={spice} id={`ef-factory-${spice}`}>
          <path d={gear(12, 13.2, 16)} className="ef-fd" />
          <circle r="11" className="ef-fl" strokeWidth=".7" />
          <use href={`#ef-${spice}`} transform="scale(1.42)" />
        </g>
      ))}
      {(['pepper', 'vanilla'] as const).map((spice) => (
        <g key={spice} id={`ef-providence-${spice}`}>
          <path d="M0 -17.4L16 10.6H-16Z" className="ef-fd" strokeLinejoin="round" />
          <path d="M-10 2.4Q0 -8 10 2.4Q0 11 -10 2.4Z" className="ef-fl" strokeWidth="1.2" />
          <use href={`#ef-${spice}`} transform="translate(0 2) scale(.78)" />
          <path
            d="M0 -21.4V-19M-10 -16.6L-8.6 -14M10 -16.6L8.6 -14M-16.6 -5.4L-13.6 -4.4M16.6 -5.4L13.6 -4.4"
            className="ef-fl"
            strokeWidth="1.1"
          />
        </g>
      ))}
      <g id="ef-singularity">
        <circle r="17" className="ef-void" />
        {[0, 72, 144, 216, 288].map((angle) => (
          <path key={angle} d={swirl(angle)} className="ef-sw" />
        ))}
        <circle r="4.6" fill="#000" className="ef-sw-eye" />
      </g>
      <g id="ef-wreck">
        <circle r="14" className="ef-fd" />
        <g className="ef-fl" strokeWidth="1.2">
          <path d="M-9.5 1.5L-2.5 4L-1 2L1 5.6L3.5 3.6L8.8 .4C7.6 6 4 8.2 -1 8.2C-5.5 8.2 -8.6 6 -9.5 1.5Z" className="ef-wk" />
          <path d="M-3 3.6L-6.4 -8.6M-6.6 -4.4L-.8 -7M4 3.2L6.4 -3.4L8.6 -2.4M-1.6 -6.6L-1.4 -1.4L-5 -1.6" />
        </g>
      </g>
      <Rose />
    </>
  );
}

function rosePoint(length: number, width: number, angle: number): ReactNode {
  const tip = xy(polar(length, angle));
  return (
    <g key={`${length}/${angle}`}>
      <path d={`M0 0L${xy(polar(width, angle - 45))}L${tip}Z`} className="ef-ra" />
      <path d={`M0 0L${xy(polar(width, angle + 45))}L${tip}Z`} className="ef-rb" />
    </g>
  );
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

function Rose(): ReactNode {
  const ticks = range(72).map((i) => `M${xy(polar(44, i * 5))}L${xy(polar(i % 6 === 0 ? 47 : 45.6, i * 5))}`);
  const rays = range(32).map((i) => `M${xy(polar(50, i * 11.25))}L${xy(polar(i % 2 === 1 ? 58 : i % 4 === 2 ? 66 : 72, i * 11.25))}`);
  return (
    <g id="ef-rose">
      <path d={rays.join('')} className="ef-ray" />
      <circle r="47" className="ef-rz0" />
      <circle r="44" className="ef-rz1" />
      <circle r="33" className="ef-rz1" />
      <path d={ticks.join('')} className="ef-fl" strokeWidth={fig(0.6)} />
      {range(8).map((i) => rosePoint(33, 4.6, 22.5 + i * 45))}
      {range(4).map((i) => rosePoint(38, 7.4, 45 + i * 90))}
      {range(4).map((i) => rosePoint(44, 10, i * 90))}
      <circle r="5" className="ef-rc" />
    </g>
  );
}
