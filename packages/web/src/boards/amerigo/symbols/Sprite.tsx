import { memo, type ReactNode } from 'react';
import { ActionSymbols } from './ActionSymbols';
import { GoodsSymbols } from './GoodsSymbols';
import { LandSymbols } from './LandSymbols';
import { PieceSymbols } from './PieceSymbols';

/**
 * Every drawing once; the rest of the board refers to them. Light comes from the north-west: two flat
 * tones and an ink line. Colours come in through custom properties: --o the owner, --k a cube or action.
 */
export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="am-sprite" aria-hidden="true">
      <defs>
        <pattern id="am-hatch" width="4.5" height="4.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4.5" className="am-hatch" />
        </pattern>
        <PieceSymbols />
        <GoodsSymbols />
        <ActionSymbols />
        <LandSymbols />
      </defs>
    </svg>
  );
});
