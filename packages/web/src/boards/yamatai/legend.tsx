import { message } from '@quarterdeck/kernel';
import { BUILDINGS, COLOURS, CULTURE } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import type { LegendSign, Owner } from '../../kit';
import { paintMountain } from './art/mountain';
import { Bust } from './draw/Bust';
import { BoatIcon, BuildingIcon, CoinIcon, FanIcon, HutIcon, Meeple, TokenIcon } from './draw/Icons';
import { Painted } from './map/Mountains';

const SIZE = 36;
const tileOf = (kind: string): number => BUILDINGS.findIndex((tile) => tile.kind === kind);

function Box({ box, children }: { readonly box: string; readonly children: ReactNode }): ReactNode {
  return (
    <svg className="ya-ic" viewBox={box} width="44" height="44" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The symbols of the board, in the order in which they are met. */
export const legend: readonly LegendSign[] = [
  {
    title: message('board.mode.boats'),
    rule: 'YA-008',
    sign: () => COLOURS.map((name, colour) => <BoatIcon key={name} colour={colour} size={SIZE} />),
  },
  {
    title: message('board.tokens'),
    rule: 'YA-057',
    sign: () => CULTURE.map(({ name }, colour) => <TokenIcon key={name} colour={colour} size={30} />),
  },
  {
    title: message('board.key.mountain'),
    rule: 'YA-069',
    sign: () => (
      <Box box="-44 -70 88 88">
        <Painted {...paintMountain(0)} />
      </Box>
    ),
  },
  { title: message('board.kind.standard'), rule: 'YA-064', sign: () => <BuildingIcon tile={tileOf('standard')} size={SIZE} /> },
  { title: message('board.kind.tradingPost'), rule: 'YA-072', sign: () => <BuildingIcon tile={tileOf('tradingPost')} size={SIZE} /> },
  { title: message('board.kind.palace'), rule: 'YA-068', sign: () => <BuildingIcon tile={tileOf('palace')} size={SIZE} /> },
  { title: message('board.kind.torii'), rule: 'YA-073', sign: () => <BuildingIcon tile={tileOf('torii')} size={SIZE} /> },
  {
    title: message('board.key.sacred'),
    rule: 'YA-D30',
    sign: () => (
      <Box box="-30 -30 60 60">
        <use href="#ya-sacred" />
      </Box>
    ),
  },
  {
    title: message('board.key.entry'),
    rule: 'YA-048',
    sign: () => (
      <Box box="-14 -14 28 28">
        <use href="#ya-buoy" />
      </Box>
    ),
  },
  { title: message('board.coins'), rule: 'YA-095', sign: () => <CoinIcon size={SIZE} /> },
  { title: message('board.prestige'), rule: 'YA-096', sign: () => <FanIcon size={SIZE} /> },
  { title: message('board.figuresLeft'), rule: 'YA-066', sign: (owner: Owner) => <HutIcon owner={owner} size={SIZE} /> },
  { title: message('board.order'), rule: 'YA-089', sign: (owner: Owner) => <Meeple owner={owner} size={SIZE} /> },
  { title: message('board.specialists'), rule: 'YA-079', sign: () => <Bust who={0} size={44} /> },
];
