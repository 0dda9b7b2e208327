import { OUTLINES, type SkySize, WINDS } from '@quarterdeck/efemeris';
import { memo, type ReactNode } from 'react';
import { fig } from '../../../kit';
import { discRadius, hexagon, placeXY, polar, R, xy } from '../geometry';
import { pieceIds } from '../pieces';

function rim(radius: number): string {
  return Array.from({ length: 360 }, (_, i) => {
    const length = i % 15 === 0 ? 6.6 : i % 5 === 0 ? 4.6 : 2.6;
    return `M${xy(polar(radius, i))}L${xy(polar(radius + length, i))}`;
  }).join('');
}

/** Circles of latitude and hours around the pole of the chart. */
function graticule(radius: number): string {
  const circles = [0.22, 0.42, 0.62, 0.82].map((part) => {
    const r = fig(radius * part);
    return `M0 -${r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 -${r}`;
  });
  const hours = Array.from({ length: 24 }, (_, i) => `M${xy(polar(radius * 0.22, i * 15))}L${xy(polar(radius, i * 15))}`);
  return circles.join('') + hours.join('');
}

function circle(radius: number, clockwise: boolean): string {
  const r = fig(radius);
  return clockwise ? `M0 ${r}A${r} ${r} 0 0 1 0 -${r}A${r} ${r} 0 0 1 0 ${r}` : `M0 -${r}A${r} ${r} 0 0 0 0 ${r}A${r} ${r} 0 0 0 0 -${r}`;
}

/** The chart on which the sky is laid: disc, graduated rim with the twelve winds, and the places of this sky. */
export const Ground = memo(function Ground({ size }: { readonly size: SkySize }): ReactNode {
  const inner = discRadius(size);
  const outer = inner + 21;
  const rays = Array.from(
    { length: 48 },
    (_, i) => `M${xy(polar(outer + 8, i * 7.5))}L${xy(polar(outer * (i % 2 === 0 ? 2.1 : 1.7), i * 7.5))}`,
  );
  return (
    <g className="ef-ground">
      <path d={rays.join('')} className="ef-rh" />
      <circle r={outer + 8} className="ef-rim-shade" />
      <circle r={outer + 5} className="ef-rim-line" />
      <circle r={outer + 1} className="ef-rim-band" />
      <circle r={inner} className="ef-disc" />
      <path d={rim(inner)} className="ef-rim-ticks" />
      <path id="ef-wind-top" d={circle(inner + 8.5, true)} fill="none" />
      <path id="ef-wind-low" d={circle(inner + 16.6, false)} fill="none" />
      {WINDS.map((wind, i) => {
        const angle = i * 30;
        const low = angle > 95 && angle < 265;
        return (
          <text key={wind} className="ef-wind">
            <textPath
              href={low ? '#ef-wind-low' : '#ef-wind-top'}
              startOffset={`${fig(low ? (360 - angle) / 3.6 : ((angle + 180) % 360) / 3.6)}%`}
              textAnchor="middle"
            >
              {wind}
            </textPath>
          </text>
        );
      })}
      <path d={graticule(inner)} className="ef-grat" />
      {OUTLINES[size].map((inSky, place) => {
        if (!inSky) return null;
        const [x, y] = placeXY(place);
        return (
          <path
            key={pieceIds.place(place)}
            d={hexagon(R - 3)}
            transform={`translate(${fig(x)} ${fig(y)})`}
            className="ef-empty"
            data-piece={pieceIds.place(place)}
          />
        );
      })}
    </g>
  );
});
