import type { ReactNode } from 'react';
import { polar, star, xy } from '../geometry';

/* Ships are standees: the keel at 0/0, rising north. Their colours come in by --ef-hull, --ef-sail and --ef-topsail. */

function sail(x0: number, x1: number, y0: number, y1: number, belly: number): string {
  const y = (y0 + y1) / 2;
  return `M${x0} ${y0}L${x1} ${y0}Q${x1 + belly} ${y} ${x1} ${y1}L${x0} ${y1}Q${x0 + belly} ${y} ${x0} ${y0}Z`;
}

const GALLEON_SAILS = `${sail(-8, 7, -32, -14, 5)}${sail(11, 21, -28, -14, 4)}M-22 -15Q-17 -24 -11.5 -34Q-8 -24 -10 -14Z`;
const GALLEON_TOPSAILS = sail(-6, 5.5, -45, -34, 4) + sail(12, 19.5, -38, -30, 3);
const GALLEON_HULL = 'M-26 -18H-17.5L-16 -11L12 -9.5L25 -14L21.5 -2Q18 4.6 8 5H-12Q-19.5 4.6 -22.5 -4Z';
const FRIGATE_HULL = 'M-18 -7L-12 -5.4L13 -5.8L21 -9.4Q17 1.6 9 3.4H-9Q-15 2.4 -18 -7Z';
const MAINSAIL = 'M-1.6 -34Q-17 -20 -15.6 -9.4H-1.6Z';
const JIB = 'M2 -31Q7 -17 17.6 -9.6H2Z';
const CASTLE = 'M-8 7V-2H-9.4V-7.6H-6V-5H-2.6V-7.6H2.6V-5H6V-7.6H9.4V-2H8V7Z';
const OCTAGON = 'M-6.4 -15.4H6.4L15.4 -6.4V6.4L6.4 15.4H-6.4L-15.4 6.4V-6.4Z';

function bastions(): string {
  return `M${Array.from({ length: 8 }, (_, i) => {
    const a = i * 45;
    return [polar(31.6, a - 22.5), polar(32.4, a - 9), polar(34.6, a - 11.5), polar(38.8, a), polar(34.6, a + 11.5), polar(32.4, a + 9)]
      .map(xy)
      .join('L');
  }).join('L')}Z`;
}

export function ShipSymbols(): ReactNode {
  return (
    <>
      <g id="ef-galleon">
        <path d={GALLEON_HULL + GALLEON_SAILS + GALLEON_TOPSAILS} className="ef-cut" />
        <path d="M-12 -12V-36M0 -10V-50M15.5 -10V-41M22 -13L34 -21" className="ef-mast" />
        <path d={GALLEON_HULL} className="ef-hull" />
        <path d="M-24.4 -11.4L-15 -6.4L12 -5L23.2 -8.4M-11 -1.6h2.4M-4 -1.2h2.4M3 -1.2h2.4M10 -1.6h2.4" className="ef-trim" />
        <path d={GALLEON_SAILS} className="ef-sail" />
        <path d={GALLEON_TOPSAILS} className="ef-topsail" />
        <path d="M0 -50Q6 -53.6 12 -50.6Q7 -50 0 -46.4Z" className="ef-hull" />
      </g>
      <g id="ef-frigate">
        <path d={FRIGATE_HULL + MAINSAIL + JIB} className="ef-cut" />
        <path d="M0 -5V-37" className="ef-mast" />
        <path d={FRIGATE_HULL} className="ef-hull" />
        <path d="M-16.4 -3L12.4 -2.4L18.6 -5" className="ef-trim" />
        <path d={MAINSAIL} className="ef-sail" />
        <path d={JIB} className="ef-topsail" />
        <path d="M0 -37Q4.5 -39.6 9.5 -37.4Q5 -36.8 0 -34Z" className="ef-hull" />
      </g>
      <path id="ef-bastions" d={bastions()} />
      <g id="ef-castle">
        <path d={CASTLE} />
        <path d="M-2.2 7V3.4A2.2 2.2 0 0 1 2.2 3.4V7Z" className="ef-door" />
      </g>
      <g id="ef-bonus-wind">
        <path d={OCTAGON} className="ef-bo" />
        <path d={star(12, 9.6, 6)} className="ef-bf" />
        <path d="M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0M-13 5.5H4Q8 5.5 8 9T4 12M-11 9H-1" className="ef-bl" />
      </g>
      <g id="ef-bonus-shot">
        <path d={OCTAGON} className="ef-bo" />
        <path d={star(8, 12, 6.6, 12)} className="ef-bf ef-fire" />
        <circle r="5.2" className="ef-ball" />
      </g>
      <g id="ef-bonus-cargo">
        <path d={OCTAGON} className="ef-bo" />
        <path d="M-10 -4L0 -9L10 -4V6L0 11L-10 6Z" className="ef-bf" />
        <path d="M-10 -4L0 1L10 -4M0 1V11M-5 -6.5L5 -1.5V3" className="ef-bl" />
      </g>
    </>
  );
}
