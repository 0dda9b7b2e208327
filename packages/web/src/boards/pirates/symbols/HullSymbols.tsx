import type { ReactNode } from 'react';
import { CARAVAN_DECK, CARAVAN_HULL, PIPS, PIRATE_DECK, PIRATE_HULL } from '../draw/hulls';

const COLUMN = 2.75;
const ROW = 3;
const MIDDLE = 2.3;
const HATCH = 2.5;

/** Hulls and hatches: groups, so that whoever uses them gives the colours. */
export function HullSymbols(): ReactNode {
  return (
    <>
      <path id="pi-hull" d={PIRATE_HULL} />
      <path id="pi-deck" d={PIRATE_DECK} />
      <path id="pi-caravan-hull" d={CARAVAN_HULL} />
      <path id="pi-caravan-deck" d={CARAVAN_DECK} />
      {Object.entries(PIPS).map(([face, pips]) => (
        <g key={face} id={`pi-pips-${face}`}>
          {pips.map(([column, row]) => (
            <rect
              key={`${column} ${row}`}
              x={column * COLUMN - HATCH / 2}
              y={MIDDLE + row * ROW - HATCH / 2}
              width={HATCH}
              height={HATCH}
              rx={0.55}
            />
          ))}
        </g>
      ))}
    </>
  );
}
