import type { ReactNode } from 'react';
import { Disc, Fill, Fine, Hatch, Line } from '../draw/ink';

/** The four kinds of loot. */
export function GoodsSymbols(): ReactNode {
  return (
    <>
      <symbol id="pi-rum" viewBox="0 0 48 48">
        <Fill d="M13 10Q24 6.5 35 10Q40 24 35 39Q24 42.5 13 39Q8 24 13 10Z" tone="wood" />
        <Hatch d="M29 9L35 10Q40 24 35 39L29 41Q33 24 29 9Z" angle={90} gap={2.2} />
        <Fine d="M18 9Q15.5 24 18 40.5M24 8.2V41.3M30 9Q32.5 24 30 40.5" />
        <Fill d="M11.6 14.5Q24 11 36.4 14.5L37.3 18.5Q24 15 10.7 18.5ZM10.7 30.5Q24 34 37.3 30.5L36.4 34.5Q24 38 11.6 34.5Z" tone="ink" />
        <Disc x={24} y={25} r={2.6} tone="ink" />
      </symbol>
      <symbol id="pi-coffee" viewBox="0 0 48 48">
        <Fill d="M13 41C8 38 9 25 14 17C16 14.5 18 13.5 18 13.5L30 13.5C30 13.5 32 14.5 34 17C39 25 40 38 35 41Q24 44 13 41Z" tone="land" />
        <Hatch d="M30 13.5C32 14.5 34 17 34 17C39 25 40 38 35 41L29 42.5C34 34 34 24 30 13.5Z" angle={62} gap={2.2} />
        <Fill d="M18 13.5L14.5 6Q19 8.5 24 6.5Q29 8.5 33.5 6L30 13.5Q24 15.5 18 13.5Z" tone="paper" />
        <Line d="M17.5 13.5Q24 16 30.5 13.5" />
        <g transform="rotate(28 24 29)">
          <ellipse className="pi-fc" cx={24} cy={29} rx={6} ry={8.2} />
          <path className="pi-lp" d="M24 21.5Q27 26 24 29T24 36.5" />
        </g>
      </symbol>
      <symbol id="pi-fruit" viewBox="0 0 48 48">
        <Fill d="M24 44C16 44 12.5 38 12.5 31C12.5 24 17 18.5 24 18.5C31 18.5 35.5 24 35.5 31C35.5 38 32 44 24 44Z" tone="brass" />
        <Hatch d="M24 44C16 44 12.5 38 12.5 31C12.5 24 17 18.5 24 18.5C31 18.5 35.5 24 35.5 31C35.5 38 32 44 24 44Z" angle={52} gap={4.4} />
        <Hatch
          d="M24 44C16 44 12.5 38 12.5 31C12.5 24 17 18.5 24 18.5C31 18.5 35.5 24 35.5 31C35.5 38 32 44 24 44Z"
          angle={-52}
          gap={4.4}
        />
        <Fill
          d="M24 20C20 17 13 17 9 20C10 14 16 11 20 13C16 9 16 6 17 3C21 5 23 8 24 11C25 8 27 5 31 3C32 6 32 9 28 13C32 11 38 14 39 20C35 17 28 17 24 20Z"
          tone="leaf"
        />
        <Fine d="M24 19V11M21 17L15 15M27 17L33 15" />
      </symbol>
      <symbol id="pi-talisman" viewBox="0 0 48 48">
        <Line d="M10 4C12 16 17 20 24 20.5C31 20 36 16 38 4" />
        <Disc x={24} y={30} r={12.5} tone="brass" />
        <Disc x={24} y={30} r={9.2} tone="paper" />
        <Fill d="M14.8 30Q24 21 33.2 30Q24 39 14.8 30Z" tone="sea" />
        <Disc x={24} y={30} r={3.4} tone="ink" />
        <Line d="M24 17.5V20M24 42.5V45.5M20 44.8L19 47M28 44.8L29 47" />
        <Disc x={24} y={19} r={1.8} tone="ink" />
        <Hatch d="M28 20L36 26L36 34L28 41Q34 31 28 20Z" angle={90} gap={1.9} />
      </symbol>
    </>
  );
}
