import { memo, type ReactNode } from 'react';
import { CardSymbols } from './CardSymbols';
import { ChartSymbols } from './ChartSymbols';
import { CurseSymbols } from './CurseSymbols';
import { FlagSymbols } from './FlagSymbols';
import { GoodsSymbols } from './GoodsSymbols';
import { HullSymbols } from './HullSymbols';
import { RolePlates } from './RolePlates';
import { RoleSigns } from './RoleSigns';
import { TokenSymbols } from './TokenSymbols';

/** Every drawing of the game, once; pictures elsewhere refer to it by name. */
export const Sprite = memo(function Sprite(): ReactNode {
  return (
    <svg className="pi-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <HullSymbols />
        <GoodsSymbols />
        <TokenSymbols />
        <FlagSymbols />
        <CurseSymbols />
        <RoleSigns />
        <RolePlates />
        <CardSymbols />
        <ChartSymbols />
      </defs>
    </svg>
  );
});
