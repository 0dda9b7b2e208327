import { PLANETS } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { fig } from '../../../kit';
import { star } from '../geometry';

/* The eight planets, engraved: radius 26, light from the north-west. */

const RADIUS = 26;

function latitudes(ys: readonly number[], thin = false): ReactNode {
  const d = ys.map((y) => {
    const w = Math.sqrt(RADIUS * RADIUS - y * y);
    return `M${fig(-w)} ${y}Q0 ${y + 5} ${fig(w)} ${y}`;
  });
  return <path d={d.join('')} className={thin ? 'ef-pl ef-thin' : 'ef-pl'} />;
}

function longitudes(xs: readonly number[], thin = false): ReactNode {
  const d = xs.map((x) => `M0 -26A${Math.abs(x)} 26 0 0 ${x < 0 ? 0 : 1} 0 26`);
  return <path d={d.join('')} className={thin ? 'ef-pl ef-thin' : 'ef-pl'} />;
}

const WAVE = 'q4.5 -5 9 0t9 0t9 0t9 0t9 0t9 0';
const SNOW = '#f6fbff';

interface Face {
  readonly light: string;
  readonly dark: string;
  readonly lines: ReactNode;
}

const FACES: Readonly<Record<string, Face>> = {
  demodamas: {
    light: '#d9a066',
    dark: '#a86b3c',
    lines: (
      <>
        <path d="M-26 -8Q0 -2 26 -8V1Q0 8 -26 1ZM-26 11Q0 17 26 11V16Q0 23 -26 16Z" className="ef-pt" />
        {latitudes([-19, -15, -8, 1, 5, 11, 16, 20])}
      </>
    ),
  },
  patrocles: {
    light: '#c9c38e',
    dark: '#8f8a56',
    lines: (
      <>
        <path d="M-8 -25C-2 -16 -14 -10 -7 -3C0 4 -14 9 -9 24L2 26C-2 14 9 8 4 0C-1 -8 8 -14 3 -26Z" className="ef-pt" />
        {longitudes([-20, -13, -6, 6, 13, 20])}
      </>
    ),
  },
  posidonius: {
    light: '#8fc3c0',
    dark: '#4f8a8c',
    lines: (
      <>
        <path d={`M-27 3${WAVE}V10q-4.5 5 -9 0t-9 0t-9 0t-9 0t-9 0t-9 0Z`} className="ef-pt" />
        <path d={[-18, -11, -4, 3, 10, 17].map((y) => `M-27 ${y}${WAVE}`).join('')} className="ef-pl" />
      </>
    ),
  },
  pytheas: {
    light: '#c6d7e6',
    dark: '#7f9cb8',
    lines: (
      <>
        <path d="M-22 -14L-14 -9L-8 -13L-2 -7L5 -12L12 -8L22 -14V-27H-22ZM-17 19L-8 14L2 19L10 15L18 19V27H-17Z" fill={SNOW} />
        <path
          d="M-22 -14L-14 -9L-8 -13L-2 -7L5 -12L12 -8L22 -14M-19 19L-8 14L2 19L10 15L19 18M-23 -1H19M-19 3H15M-15 7H11M-11 11H7"
          className="ef-pl"
        />
        <circle cx="6" cy="-18" r="2.6" className="ef-pl" fill="#f0c565" />
      </>
    ),
  },
  hipparchus: {
    light: '#b7a3d0',
    dark: '#6f5c92',
    lines: (
      <>
        {latitudes([-17, -8, 2, 12, 20], true)}
        {longitudes([-17, -7, 7, 17], true)}
        {(
          [
            [-10, -10, 2.6],
            [2, -15, 1.7],
            [9, -4, 3],
            [-4, 3, 1.8],
            [-14, 7, 1.6],
            [4, 12, 2.4],
            [14, 9, 1.5],
          ] as const
        ).map(([x, y, r]) => (
          <path key={x} d={star(4, r * 1.6, r * 0.5)} transform={`translate(${x} ${y})`} className="ef-pstar" />
        ))}
      </>
    ),
  },
  apollas: {
    light: '#d98f7c',
    dark: '#99503f',
    lines: (
      [
        [-9, -9, 7],
        [8, -13, 3.6],
        [7, 5, 8.4],
        [-11, 11, 4.6],
        [1, 19, 3],
        [18, -4, 2.6],
        [-19, -1, 2.4],
        [-1, -20, 2.4],
      ] as const
    ).map(([x, y, r]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r} className="ef-pt" />
        <path d={`M${fig(x - r)} ${y}A${r} ${r} 0 1 1 ${fig(x + r * 0.7)} ${fig(y + r * 0.7)}`} className="ef-pl" />
      </g>
    )),
  },
  hecateus: {
    light: '#9fc08c',
    dark: '#5b8050',
    lines: (
      <>
        <circle r="20" className="ef-pt" />
        <path d="M-17.6 -9.6A20 20 0 0 1 17.6 -9.6L2 0L0 20A20 20 0 0 1 -20 0L-4 -2Z" fill="#e9dcae" />
        <path
          d="M-20 0L-4 -2L-17.6 -9.6M17.6 -9.6L2 0L0 20M2 0L-4 -2M2 0L20 2M-20 0A20 20 0 1 1 20 0A20 20 0 1 1 -20 0"
          className="ef-pl"
        />
        <path d="M-11.6 -9L-9 -13L-6.4 -9M1.4 -10L4 -14L6.6 -10M-13.6 8L-11 4L-8.4 8M-7.6 13L-5 9L-2.4 13" className="ef-pl ef-thin" />
      </>
    ),
  },
  eratosthenes: {
    light: '#e8cc7a',
    dark: '#a9832f',
    lines: (
      <g transform="rotate(-23)">
        {longitudes([-22, -15, -7, 7, 15, 22], true)}
        <path d="M-26 -2Q0 5 26 -2V3Q0 10 -26 3Z" className="ef-pt" />
        {latitudes([-18, -9, -2, 3, 11, 19])}
        <path d="M0 -26V26" className="ef-pl" strokeWidth="1.8" />
      </g>
    ),
  },
};

export function PlanetSymbols(): ReactNode {
  return (
    <>
      <clipPath id="ef-globe">
        <circle r={RADIUS} />
      </clipPath>
      {PLANETS.map(({ id }) => {
        const face = FACES[id];
        if (face === undefined) return null;
        return (
          <g key={id} id={`ef-planet-${id}`}>
            <g clipPath="url(#ef-globe)" color={face.dark}>
              <circle r={RADIUS} fill={face.light} />
              {face.lines}
              <path d="M26 0A26 26 0 0 1 -18 18.8A30 30 0 0 0 20 -16.5A26 26 0 0 1 26 0Z" fill="#0a1226" fillOpacity=".34" />
              <path d="M-20 -9A22 22 0 0 1 -6 -21" fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.6" strokeLinecap="round" />
            </g>
            <circle r={RADIUS} fill="none" stroke="#0a1226" strokeWidth="1.4" />
          </g>
        );
      })}
    </>
  );
}
