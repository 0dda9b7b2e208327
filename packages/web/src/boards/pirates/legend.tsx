import { message } from '@quarterdeck/kernel';
import { COUNTRIES, CURSE_CARDS, ROLE_CARDS } from '@quarterdeck/pirates';
import type { LegendSign, Owner } from '../../kit';
import { Ship } from './draw/Hull';
import { Icon } from './draw/Icon';
import { CARAVAN } from './draw/owner';

/** The symbols of the board, in the order in which they are met. */
export const legend: readonly LegendSign[] = [
  { title: message('board.key.pirate'), rule: 'PI-098', sign: (owner: Owner) => <Ship owner={owner} face={5} /> },
  { title: message('board.key.caravan'), rule: 'PI-007', sign: () => <Ship owner={CARAVAN} face={3} /> },
  { title: message('piece.chest'), rule: 'PI-003', sign: () => <Icon name="chest" /> },
  { title: message('piece.mark'), rule: 'PI-056', sign: () => <Icon name="mark" /> },
  { title: message('piece.yinYang'), rule: 'PI-107', sign: () => <Icon name="yin-yang" /> },
  {
    title: message('board.goods'),
    rule: 'PI-011',
    sign: () => ['rum', 'coffee', 'fruit', 'talisman'].map((name) => <Icon key={name} name={name} />),
  },
  { title: message('loot.talisman'), rule: 'PI-117', sign: () => <Icon name="talisman" /> },
  { title: message('piece.startMarker'), rule: 'PI-183', sign: () => <Icon name="helm" /> },
  ...ROLE_CARDS.cards.map(({ id, rules }) => ({
    title: message(`role.${id}`),
    rule: rules[0] ?? '',
    sign: () => <Icon name={`role-${id}`} />,
  })),
  {
    title: message('piece.privateer'),
    rule: 'PI-073',
    sign: () => COUNTRIES.map((country) => <Icon key={country} name={`flag-${country}`} />),
  },
  { title: message('ritual.doubleHold'), rule: 'PI-142', sign: () => <Icon name="hold" /> },
  { title: message('ritual.unsinkable'), rule: 'PI-144', sign: () => <Icon name="unsinkable" /> },
  { title: message('ritual.bargain'), rule: 'PI-149', sign: () => <Icon name="bargain" /> },
  ...CURSE_CARDS.cards.map(({ id, rule }) => ({
    title: message(`curse.${id}`),
    rule,
    sign: () => <Icon name={`curse-${id}`} />,
  })),
];
