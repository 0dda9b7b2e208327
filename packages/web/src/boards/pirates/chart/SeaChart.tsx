import { memo, type ReactNode } from 'react';
import { fig } from '../../../kit';
import { Rose } from '../draw/Rose';
import { HILLS, PALMS, SIDE, type Spot, seaArt, WHALE } from './sea-art';

export interface ChartNames {
  readonly sea: string;
  readonly deep: string;
  readonly north: string;
  readonly cape: string;
  readonly key: string;
}

/** The tin lid and the chart in it: what never changes. */
export const SeaChart = memo(function SeaChart({ names }: { readonly names: ChartNames }): ReactNode {
  return (
    <>
      <defs>
        <clipPath id="pi-tin-clip">
          <rect width={SIDE} height={SIDE} rx={3} />
        </clipPath>
        <radialGradient id="pi-moon" cx=".52" cy=".4" r=".62">
          <stop offset="0" className="pi-moon0" />
          <stop offset="1" className="pi-moon1" />
        </radialGradient>
      </defs>
      <Tin />
      <g className="pi-chart" clipPath="url(#pi-tin-clip)">
        <Sea />
        <Lettering names={names} />
        <Border />
        <path className="pi-shade" d="M0 0H270L266 3.5H3.5V266L0 270Z" />
      </g>
    </>
  );
});

function Tin(): ReactNode {
  return (
    <>
      <rect className="pi-tin-rim" x={-9} y={-9} width={288} height={288} rx={13} />
      <rect className="pi-tin-shine" x={-8.4} y={-8.4} width={286.8} height={286.8} rx={12.4} />
      <rect className="pi-tin-well-shine" x={-5.6} y={-5.6} width={281.2} height={281.2} rx={9} />
      <rect className="pi-tin-inlay" x={-4.6} y={-4.6} width={279.2} height={279.2} rx={8} />
      <rect className="pi-tin-well" x={-2.2} y={-2.2} width={274.4} height={274.4} rx={5} />
      {[52, 218].map((x) => (
        <g key={x}>
          <rect className="pi-rivet" x={x - 12} y={-8.2} width={24} height={5} rx={1} />
          <path className="pi-tin-well-shine" d={`M${x - 5} -8v4.6M${x + 5} -8v4.6`} />
          <circle className="pi-rivet-hole" cx={x - 9} cy={-5.7} r={0.7} />
          <circle className="pi-rivet-hole" cx={x + 9} cy={-5.7} r={0.7} />
        </g>
      ))}
      <path className="pi-rivet" d="M127 272.6H143V276.5Q143 278.4 141 278.4H129Q127 278.4 127 276.5Z" />
      <circle className="pi-rivet-hole" cx={135} cy={275.3} r={0.9} />
    </>
  );
}

function Sea(): ReactNode {
  const { land, depths, rhumbs, soundings } = seaArt();
  return (
    <>
      <rect className="pi-sea" width={SIDE} height={SIDE} />
      <rect className="pi-moon" width={SIDE} height={SIDE} fill="url(#pi-moon)" />
      <path className="pi-depth-1" d={depths[4]} />
      {rhumbs.map((d, i) => (
        <path key={d} className={`pi-rhumb pi-rhumb${i}`} d={d} />
      ))}
      {depths.map((d, i) => (
        <path key={d} className={`pi-contour pi-contour-${i}`} d={d} />
      ))}
      <path className="pi-land" d={land} />
      {HILLS.map((spot) => placed('hill', spot, 0.58))}
      {PALMS.map((spot) => placed('palm', spot, 1.17))}
      <Rose x={66} y={96} r={20} />
      {soundings.map(({ x, y, fathoms }) => (
        <text key={`${x}`} className="pi-sounding" x={fig(x)} y={fig(y)}>
          {fathoms}
        </text>
      ))}
      <g className="pi-whale" transform="translate(22 160) scale(1.08)">
        <path className="pi-whale-body" d={WHALE.body} />
        <path className="pi-whale-shade" d={WHALE.shade} />
        <path d={WHALE.lines} />
      </g>
    </>
  );
}

export function placed(symbol: string, [x, y, width]: Spot, height: number): ReactNode {
  return (
    <use key={`${symbol} ${x} ${y}`} className={`pi-${symbol}s`} href={`#pi-${symbol}`} x={x} y={y} width={width} height={width * height} />
  );
}

function Lettering({ names }: { readonly names: ChartNames }): ReactNode {
  return (
    <g className="pi-map-name">
      <text x={166} y={150} className="pi-map-name-big" transform="rotate(-5 166 150)">
        {names.sea}
      </text>
      <text x={170} y={214} className="pi-map-name-middle" transform="rotate(7 170 214)">
        {names.deep}
      </text>
      <text x={262} y={10.5} className="pi-map-name-small" textAnchor="end">
        {names.north}
      </text>
      <text x={9} y={262.5} className="pi-map-name-small">
        {names.cape}
      </text>
      <text x={239} y={258} className="pi-map-name-small" textAnchor="middle">
        {names.key}
      </text>
    </g>
  );
}

function Border(): ReactNode {
  return (
    <>
      <path className="pi-border-paper" d="M0 0H270V270H0ZM2.6 2.6V267.4H267.4V2.6Z" />
      <path className="pi-border-dark" d={seaArt().scale} />
      <path className="pi-border-line" d="M2.6 2.6H267.4V267.4H2.6ZM4.2 4.2H265.8V265.8H4.2Z" />
    </>
  );
}
