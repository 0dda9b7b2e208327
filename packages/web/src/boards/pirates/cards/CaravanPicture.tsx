import { memo, type ReactNode } from 'react';
import { fig } from '../../../kit';
import { Fine, Line } from '../draw/ink';

const SKY = Array.from({ length: 13 }, (_, i) => `M6 ${fig(10 + i * i * 0.46)}H144`).join('');

/** Left, top and width of the galleons, by how many there are; the last stands in front. */
const SAILING: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[32, 46, 88]],
  2: [
    [14, 50, 60],
    [62, 54, 80],
  ],
  3: [
    [12, 52, 52],
    [86, 50, 54],
    [36, 58, 78],
  ],
  4: [
    [54, 40, 44],
    [98, 46, 44],
    [10, 60, 62],
    [72, 66, 68],
  ],
};

interface CaravanPictureProps {
  readonly country: string;
  readonly ships: number;
  readonly caption: string;
}

/** A caravan card: the flag, and as many galleons as the caravan has ships. */
export const CaravanPicture = memo(function CaravanPicture({ country, ships, caption }: CaravanPictureProps): ReactNode {
  return (
    <svg className="pi-caravan-picture" viewBox="0 0 150 168" role="img" aria-label={caption}>
      <rect className="pi-fp" x={1} y={1} width={148} height={166} rx={8} />
      <rect className="pi-caravan-picture-sea" x={6} y={6} width={138} height={128} rx={4} />
      <path className="pi-caravan-picture-deep" d="M6 88H144V130Q144 134 140 134H10Q6 134 6 130Z" />
      <path className="pi-caravan-picture-line" d={SKY} />
      <use href={`#pi-flag-${country}`} x={12} y={9} width={42} height={42} />
      {(SAILING[ships] ?? []).map(([x, y, width]) => (
        <use
          key={`${x} ${y}`}
          className={width < 70 ? 'pi-thin' : undefined}
          href="#pi-galleon"
          x={x}
          y={y}
          width={width}
          height={width * 0.857}
        />
      ))}
      <Fine d="M10 100q4 -3 8 0t8 0M118 102q4 -3 8 0t8 0M14 112q4 -3 8 0t8 0M112 116q4 -3 8 0t8 0t8 0M16 126q4 -3 8 0t8 0t8 0M66 128q4 -3 8 0t8 0M104 127q4 -3 8 0t8 0" />
      <rect className="pi-ht" x={6} y={6} width={138} height={156} rx={4} />
      <Line d="M6 134H144" />
      <text x={75} y={154} className="pi-caravan-picture-name">
        {caption}
      </text>
    </svg>
  );
});
