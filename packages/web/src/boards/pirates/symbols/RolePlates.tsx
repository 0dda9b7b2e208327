import type { ReactNode } from 'react';
import { ARCH, Pen } from '../draw/plate';
import type { RoleName } from '../types';
import { Captain } from './roles/Captain';
import { Cartographer } from './roles/Cartographer';
import { Governor } from './roles/Governor';
import { Islander } from './roles/Islander';
import { Merchant } from './roles/Merchant';
import { Shaman } from './roles/Shaman';
import { Shipbuilder } from './roles/Shipbuilder';

const PLATES: Readonly<Record<RoleName, () => ReactNode>> = {
  shipbuilder: Shipbuilder,
  governor: Governor,
  captain: Captain,
  islander: Islander,
  shaman: Shaman,
  merchant: Merchant,
  cartographer: Cartographer,
};

/** The seven roles as plates of a tarot. */
export function RolePlates(): ReactNode {
  return (
    <>
      <clipPath id="pi-arch">
        <path d={ARCH} />
      </clipPath>
      {Object.entries(PLATES).map(([role, Plate]) => (
        <symbol key={role} id={`pi-plate-${role}`} viewBox="0 0 120 150">
          <g className={`pi-rp pi-rp-${role}`} clipPath="url(#pi-arch)">
            <path className="pi-rbg" d={ARCH} />
            <Plate />
          </g>
          <Pen d={ARCH} />
        </symbol>
      ))}
    </>
  );
}
