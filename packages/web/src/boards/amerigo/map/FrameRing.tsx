import { FRAME, frameNumeral, type Geometry, TILE_SIDE } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { BAND, CELL, type ChartSize, frameSide, middleOf } from './scale';

/** The ruler lies between these distances from the rim. */
const [OUTER, INNER] = [2, 12];

interface FrameRingProps {
  readonly geometry: Geometry;
  readonly size: ChartSize;
}

/** The frame spaces as the border of the chart: a degree bar outside, a numbered lane inside. */
export function FrameRing({ geometry, size }: FrameRingProps): ReactNode {
  const { width: w, height: h } = size;
  const box = (inset: number): string => `M${inset},${inset}H${w - inset}V${h - inset}H${inset}z`;
  return (
    <g>
      <path className="am-fband" fillRule="evenodd" d={box(INNER) + box(BAND)} />
      <path className="am-fdeg" d={degreeBars(geometry, size)} />
      <path className="am-fline" d={box(OUTER) + box(INNER)} />
      <path className="am-fcell" d={laneBorders(geometry, size)} />
      <path className="am-fin" d={box(BAND)} />
      <path className="am-fin2" d={box(BAND - 2.5)} />
      <Coordinates geometry={geometry} size={size} />
      {Array.from({ length: geometry.frame }, (_, i) => {
        const [x, y] = middleOf(geometry, FRAME + i);
        const { side } = frameSide(geometry, i);
        const upright = side === 'north' || side === 'south';
        return (
          <text key={frameNumeral(FRAME + i)} className={`am-fnum ${upright ? '' : 'am-sm'}`} x={x} y={y + 4.5}>
            {frameNumeral(FRAME + i)}
          </text>
        );
      })}
    </g>
  );
}

/** Every other space along the rim, as on the border of a sea chart. */
function degreeBars({ rows, columns }: Geometry, { width: w, height: h }: ChartSize): string {
  let path = '';
  const thick = INNER - OUTER;
  for (let c = 0; c < columns; c += 2) {
    const x = BAND + c * CELL;
    path += `M${x},${OUTER}h${CELL}v${thick}h-${CELL}zM${x},${h - INNER}h${CELL}v${thick}h-${CELL}z`;
  }
  for (let r = 0; r < rows; r += 2) {
    const y = BAND + r * CELL;
    path += `M${OUTER},${y}h${thick}v${CELL}h-${thick}zM${w - INNER},${y}h${thick}v${CELL}h-${thick}z`;
  }
  return path;
}

function laneBorders({ rows, columns }: Geometry, { width: w, height: h }: ChartSize): string {
  let path = '';
  for (let c = TILE_SIDE; c < columns; c += TILE_SIDE)
    path += `M${BAND + c * CELL},${INNER}V${BAND}M${BAND + c * CELL},${h - INNER}V${h - BAND}`;
  for (let r = TILE_SIDE; r < rows; r += TILE_SIDE)
    path += `M${INNER},${BAND + r * CELL}H${BAND}M${w - INNER},${BAND + r * CELL}H${w - BAND}`;
  for (const [x, dx] of [
    [INNER, BAND],
    [w - INNER, w - BAND],
  ]) {
    path += `M${x},${INNER}L${dx},${BAND}M${x},${h - INNER}L${dx},${h - BAND}`;
  }
  return path;
}

/** Letters across and numbers down in the ruler, as the log names the spaces. */
function Coordinates({ geometry: { rows, columns }, size: { width, height } }: FrameRingProps): ReactNode {
  const middle = (OUTER + INNER) / 2;
  const along = (i: number): number => BAND + (i + 0.5) * CELL;
  const marks = [
    ...Array.from({ length: columns }, (_, c) =>
      [middle, height - middle].map((y) => ({ name: String.fromCharCode(97 + c), x: along(c), y, ink: c % 2 === 0 })),
    ),
    ...Array.from({ length: rows }, (_, r) =>
      [middle, width - middle].map((x) => ({ name: `${r + 1}`, x, y: along(r), ink: r % 2 === 0 })),
    ),
  ].flat();
  return marks.map(({ name, x, y, ink }) => (
    <text key={`${name}-${x}-${y}`} className={`am-coord ${ink ? 'am-on-ink' : ''}`} x={x} y={y} dy="0.33em">
      {name}
    </text>
  ));
}
