import { BONUSES, CAPTAIN_CARDS, CREW, PLANETS, SPICES } from '@quarterdeck/efemeris';
import { message } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { LegendSign, Owner } from '../../kit';
import { BonusIcon, CaptainIcon, CastleIcon, CrewIcon, GlobeIcon, ShipIcon, SpiceIcon } from './symbols/Icons';

const SIZE = 40;
const BONUS_RULES = ['EF-100', 'EF-101', 'EF-102'];

/** A field on the dark of a tile. */
function Field({ symbols, reach = 22 }: { readonly symbols: readonly string[]; readonly reach?: number }): ReactNode {
  return symbols.map((symbol) => (
    <svg
      key={symbol}
      className="ef-sign"
      viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
      width={SIZE}
      height={SIZE}
      aria-hidden="true"
    >
      <circle r={reach - 1} />
      <use href={`#ef-${symbol}`} />
    </svg>
  ));
}

/** The symbols of the board, in the order in which they are met. */
export const legend: readonly LegendSign[] = [
  {
    title: message('board.allPlanets'),
    rule: 'EF-161',
    sign: () => PLANETS.map(({ id }, planet) => <GlobeIcon key={id} planet={planet} size={34} />),
  },
  { title: message('board.key.plain'), rule: 'EF-130', sign: () => <Field symbols={['plain']} /> },
  { title: message('board.key.border'), rule: 'EF-014', sign: () => <Field symbols={['half']} reach={14} /> },
  { title: message('board.key.rose'), rule: 'EF-144', sign: () => <Field symbols={['rose']} reach={46} /> },
  {
    title: message('board.key.factory'),
    rule: 'EF-081',
    sign: () => <Field symbols={SPICES.map((spice) => `factory-${spice}`)} />,
  },
  { title: message('board.key.anchor'), rule: 'EF-082', sign: () => <Field symbols={['anchor']} /> },
  { title: message('board.key.singularity'), rule: 'EF-135', sign: () => <Field symbols={['singularity']} /> },
  {
    title: message('board.key.providence'),
    rule: 'EF-202',
    sign: () => <Field symbols={SPICES.map((spice) => `providence-${spice}`)} />,
  },
  { title: message('board.key.wreck'), rule: 'EF-203', sign: () => <Field symbols={['wreck']} /> },
  {
    title: message('board.about.spices'),
    rule: 'EF-007',
    sign: () => SPICES.map((name, spice) => <SpiceIcon key={name} spice={spice} size={32} />),
  },
  { title: message('board.key.galleon'), rule: 'EF-092', sign: (owner: Owner) => <ShipIcon galleon owner={owner} size={SIZE} /> },
  { title: message('board.build.frigate'), rule: 'EF-114', sign: (owner: Owner) => <ShipIcon galleon={false} owner={owner} size={SIZE} /> },
  { title: message('board.build.fortress'), rule: 'EF-118', sign: (owner: Owner) => <CastleIcon owner={owner} size={SIZE} /> },
  ...BONUSES.map((id, bonus) => ({
    title: message(`bonus.${id}`),
    rule: BONUS_RULES[bonus] ?? '',
    sign: () => <BonusIcon bonus={bonus} size={SIZE} />,
  })),
  ...CREW.map(({ id, rule }, crew) => ({ title: message(`crew.${id}`), rule, sign: () => <CrewIcon crew={crew} size={44} /> })),
  ...CAPTAIN_CARDS.map(({ name, rule }, captain) => ({
    title: message('captain.name', { captain: name }),
    rule,
    sign: () => <CaptainIcon captain={captain} size={44} />,
  })),
];
