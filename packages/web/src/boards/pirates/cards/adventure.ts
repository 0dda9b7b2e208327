import type { Message } from '@quarterdeck/kernel';
import { message } from '@quarterdeck/kernel';
import {
  COUNTRIES,
  caravanShips,
  countryOf,
  curseOf,
  demandAt,
  harbourOf,
  isCaravan,
  isHarbour,
  LOOT_KINDS,
  mostDemanded,
  ROLES,
  type State,
} from '@quarterdeck/pirates';

/** What a small picture of an adventure card shows and says. */
export interface AdventureFace {
  readonly icon: string;
  readonly title: Message;
  readonly note: Message;
  /** The role that plays it. */
  readonly role: number;
}

const CAPTAIN = ROLES.indexOf('captain');
const ISLANDER = ROLES.indexOf('islander');
const SHAMAN = ROLES.indexOf('shaman');

/** Whether a role does what it does with an adventure card. */
export function playsCard(role: number): boolean {
  return role === CAPTAIN || role === ISLANDER || role === SHAMAN;
}

export function adventureFace(view: State, card: number): AdventureFace {
  if (isCaravan(card)) {
    const country = COUNTRIES[countryOf(card)] ?? 'england';
    const ships = caravanShips(view.caravans, card);
    return {
      icon: `flag-${country}`,
      title: message(`country.${country}`),
      note: message('board.card.caravan', { n: ships }),
      role: CAPTAIN,
    };
  }
  if (isHarbour(card)) {
    const demand = demandAt(view.harbours, harbourOf(card));
    const top = LOOT_KINDS[mostDemanded(demand)] ?? 'rum';
    const [rum = 1, coffee = 1, fruit = 1] = demand;
    return {
      icon: top,
      title: message(`harbour.${harbourOf(card)}`),
      note: message('board.card.harbour', { rum, coffee, fruit }),
      role: ISLANDER,
    };
  }
  const curse = curseOf(card)?.id ?? 'kraken';
  return { icon: `curse-${curse}`, title: message(`curse.${curse}`), note: message(`board.curse.${curse}.short`), role: SHAMAN };
}
