import { COLOURS, SORTS, TOKENS } from '@quarterdeck/amerigo';
import { message } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { LegendSign, Owner } from '../../kit';
import { ActionIcon, ChestIcon, Cube, Disc, GoldIcon, GoodsIcon, Points, PostIcon, ShipIcon } from './draw/Icons';
import { ownerClass } from './draw/owner';
import { ProductionPicture, TokenPicture } from './draw/TokenPicture';
import { Use } from './draw/Use';

const SIZE = 40;
const ACTION_RULES = ['AM-081', 'AM-100', 'AM-110', 'AM-120', 'AM-130', 'AM-150', 'AM-155'];

/** A drawing of the sprite that has no small picture elsewhere. */
function Drawn({ symbol, reach = 18 }: { readonly symbol: string; readonly reach?: number }): ReactNode {
  return (
    <Box reach={reach}>
      <Use symbol={symbol} x={0} y={0} size={reach * 2} />
    </Box>
  );
}

function Box({ reach, children }: { readonly reach: number; readonly children: ReactNode }): ReactNode {
  return (
    <svg className="am-ic" width={SIZE} height={SIZE} viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const tower = (
  <Box reach={12}>
    <Cube colour="blue" x={0} y={0} size={20} />
  </Box>
);
const pirates = (
  <Box reach={14}>
    <circle r="14" fill="var(--k-black)" />
    <Use symbol="jolly" x={0} y={0} size={24} />
  </Box>
);
const points = (
  <Box reach={11}>
    <Points x={0} y={0} points={3} />
  </Box>
);

/** The symbols of the board, in the order in which they are met. */
export const legend: readonly LegendSign[] = [
  { title: message('board.tower'), rule: 'AM-062', sign: () => tower },
  ...COLOURS.map((colour, i) => ({
    title: message(`action.${colour}`),
    rule: ACTION_RULES[i] ?? '',
    sign: () => <ActionIcon colour={colour} size={SIZE} />,
  })),
  { title: message('board.gold'), rule: 'AM-160', sign: () => <GoldIcon size={SIZE} /> },
  { title: message('board.key.ship'), rule: 'AM-085', sign: (owner: Owner) => <ShipIcon owner={owner} size={SIZE} /> },
  { title: message('board.x.anchor'), rule: 'AM-088', sign: () => <Drawn symbol="anchor" reach={12} /> },
  { title: message('board.key.site'), rule: 'AM-136', sign: () => <Drawn symbol="plinth" /> },
  { title: message('board.key.post'), rule: 'AM-091', sign: () => <PostIcon size={SIZE} /> },
  {
    title: message('board.goods'),
    rule: 'AM-007',
    sign: () => SORTS.map((sort) => <GoodsIcon key={sort} sort={sort} size={32} />),
  },
  { title: message('board.x.chest'), rule: 'AM-143', sign: () => <ChestIcon size={SIZE} /> },
  { title: message('board.key.field'), rule: 'AM-112', sign: () => <Drawn symbol="f1" /> },
  {
    title: message('board.key.village'),
    rule: 'AM-111',
    sign: (owner: Owner) => (
      <Box reach={18}>
        <g className={ownerClass(owner)}>
          <Use symbol="v1" x={0} y={0} size={36} />
        </g>
      </Box>
    ),
  },
  { title: message('board.production'), rule: 'AM-191', sign: () => <ProductionPicture kind={0} size={34} /> },
  {
    title: message('board.key.disc'),
    rule: 'AM-070',
    sign: (owner: Owner) => (
      <Box reach={13}>
        <Disc owner={owner} x={0} y={0} />
      </Box>
    ),
  },
  { title: message('board.key.points'), rule: 'AM-121', sign: () => points },
  { title: message('board.x.time'), rule: 'AM-145', sign: () => <Drawn symbol="glass" /> },
  { title: message('board.x.pirates'), rule: 'AM-170', sign: () => pirates },
  ...TOKENS.map(({ id, rule }, token) => ({
    title: message(`token.${id}`),
    rule,
    sign: () => <TokenPicture token={token} size={34} />,
  })),
];
