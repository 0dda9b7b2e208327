import { memo, type ReactNode } from 'react';
import { fig, say } from '../../../kit';
import { placed } from '../chart/SeaChart';
import type { Spot } from '../chart/sea-art';
import { contours } from '../draw/contours';
import { Hull } from '../draw/Hull';
import { ownerOf } from '../draw/owner';
import { type Point, rough, smoothClosed } from '../draw/path';
import { pieceIds } from '../pieces';
import { seatsOf } from '../seats';
import type { Props } from '../types';

const ISLAND: readonly Point[] = [
  [150, 96],
  [172, 72],
  [206, 66],
  [232, 78],
  [262, 74],
  [284, 92],
  [286, 118],
  [268, 136],
  [240, 140],
  [214, 152],
  [180, 144],
  [156, 128],
];
const ROCKS: readonly (readonly Point[])[] = [
  [
    [118, 150],
    [128, 144],
    [136, 152],
    [126, 160],
  ],
  [
    [306, 64],
    [316, 60],
    [322, 68],
    [312, 74],
  ],
];
const HILLS: readonly Spot[] = [
  [232, 82, 27],
  [252, 88, 24],
  [212, 74, 20],
  [170, 88, 16],
];
const PALMS: readonly Spot[] = [
  [182, 70, 13],
  [193, 75, 10],
  [264, 106, 12],
  [254, 110, 9],
  [166, 106, 11],
  [228, 124, 10],
];

/** The treasure island; every ten chests of a player are watched by one of his ships. */
export const Island = memo(function Island({ view, owners, names, speaker }: Props): ReactNode {
  const words = names.map((name, seat) => `${name} ${view.guards[seat] ?? 0}`).join(', ');
  return (
    <svg className="pi-island" viewBox="56 4 316 212" role="img" aria-label={say(speaker, 'board.island.guards', { list: words })}>
      <Land />
      <path id="pi-island-arc" className="pi-none" d="M118 46Q218 6 318 46" />
      <text className="pi-island-name">
        <textPath href="#pi-island-arc" startOffset="50%">
          {say(speaker, 'board.island')}
        </textPath>
      </text>
      {seatsOf(view).map((seat) => (
        <g key={seat} data-piece={pieceIds.guards(seat)}>
          {berths(seat, names.length, view.guards[seat] ?? 0).map(({ x, y, heading }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: guards of one player are alike
            <g key={i} transform={`translate(${fig(x)} ${fig(y)}) scale(1.55)`} className="pi-guard">
              <use href="#pi-hull" className="pi-ripple" transform={`rotate(${heading}) scale(1.3)`} />
              <Hull owner={ownerOf(owners, seat)} heading={heading} load={guns(heading)} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
});

const GUNS = <path className="pi-gun" d="M-2.6 -1.8H2.6M-2.6 .6H2.6M-2.6 3H2.6" />;

/** Guns lie across the deck, whatever way the ship heads. */
function guns(heading: number): ReactNode {
  return <g transform={`rotate(${heading})`}>{GUNS}</g>;
}

interface Berth {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Middle of each seat's stretch of water, in degrees clockwise from east; the north belongs to the island's name. */
const STRETCHES: Readonly<Record<number, readonly number[]>> = { 2: [180, 0], 3: [190, 345, 80], 4: [205, 340, 42, 138] };
const SPACING = 18;
/** So wide a stretch may become before its ships move closer together. */
const WIDEST = 84;

function berths(seat: number, seats: number, guards: number): readonly Berth[] {
  const middle = STRETCHES[seats]?.[seat] ?? 0;
  const spacing = guards < 2 ? 0 : Math.min(SPACING, WIDEST / (guards - 1));
  return Array.from({ length: guards }, (_, i) => {
    const degrees = middle + (i - (guards - 1) / 2) * spacing;
    const angle = (degrees * Math.PI) / 180;
    return { x: 216 + Math.cos(angle) * 124, y: 112 + Math.sin(angle) * 80, heading: Math.round(degrees + 90 + (i % 2 === 0 ? 0 : 12)) };
  });
}

const Land = memo(function Land(): ReactNode {
  const { land, depths } = islandArt();
  return (
    <>
      <path className="pi-depth-1" d={depths[4]} />
      <path className="pi-depth-2" d={depths[2]} />
      {depths.map((d, i) => (
        <path key={d} className={`pi-contour pi-contour-${i}`} d={d} />
      ))}
      <path className="pi-land" d={land} />
      <path className="pi-beach" d="M160 120Q166 134 186 138M262 130Q276 122 280 106M214 144Q232 134 252 133" />
      {HILLS.map((spot) => placed('hill', spot, 0.58))}
      {PALMS.map((spot) => placed('palm', spot, 1.17))}
      <path className="pi-trail" d="M172 134C182 124 176 116 188 114S196 124 206 120" />
      <path className="pi-cross" d="M204.5 116l7 7M211.5 116l-7 7" />
      <use href="#pi-chest" x={211} y={95} width={25} height={25} />
    </>
  );
});

let drawn: { readonly land: string; readonly depths: readonly string[] } | undefined;

function islandArt(): { readonly land: string; readonly depths: readonly string[] } {
  if (drawn === undefined) {
    const coasts = [rough(ISLAND, 29, 3, 0.14), ...ROCKS.map((rock, i) => rough(rock, 4 + 5 * i, 2, 0.14))];
    drawn = {
      land: coasts.map(smoothClosed).join(''),
      depths: contours(coasts, { left: 40, top: -4, right: 400, bottom: 226 }, [5, 11, 19, 29, 42], 4, 0.5),
    };
  }
  return drawn;
}
