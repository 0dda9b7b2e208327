import { memo, type ReactNode } from 'react';
import { CaptainSymbols } from './CaptainSymbols';
import { CrewSymbols } from './CrewSymbols';
import { FieldSymbols } from './FieldSymbols';
import { PlanetSymbols } from './PlanetSymbols';
import { ShipSymbols } from './ShipSymbols';
import './symbols.css';

/** Every drawing once; the rest of the board refers to them. */
export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="ef-sprite" aria-hidden="true">
      <defs>
        <FieldSymbols />
        <PlanetSymbols />
        <ShipSymbols />
        <CrewSymbols />
        <CaptainSymbols />
      </defs>
    </svg>
  );
});
