import { at, type Seat } from '@quarterdeck/kernel';
import { specialist } from '../data/catalog';
import type { Ability } from '../data/specialists';
import { mountainBuildings, ownedCount } from '../rules/abilities';
import { type Island, NONE, type State, tokensOf } from '../state';

/* What things are worth in points, roughly. */

export const COIN = 0.2;

/** A power that is better not used, and one that has begun and must go on anyhow. */
export const NOT_WANTED = -1;
export const BEGUN = 0.1;

/** What powers bring over the rest of a game; those at its end are counted. */
const ABILITIES: Readonly<Record<Exclude<Ability['kind'], 'endPoints' | 'onRecruit' | 'onBuild'>, number>> = {
  none: 0,
  berths: 0.6,
  tradeColour: 0.4,
  trades: 0.6,
  buyDiscount: 0.9,
  extraToken: 1.4,
  payAnyTokens: 1.2,
  freeFirstColour: 0.9,
  paidDiscount: 0.9,
  noBoatPenalty: 0.6,
};

function abilityWorth(s: State, seat: Seat, ability: Ability): number {
  switch (ability.kind) {
    case 'endPoints':
      return ability.points * (ability.per === 'specialist' ? ownedCount(s, seat) + 1 : mountainBuildings(s, seat) + 0.3);
    case 'onRecruit':
      return ability.coins * COIN;
    case 'onBuild':
      return ability.coins * COIN + ability.prestige;
    default:
      return ABILITIES[ability.kind];
  }
}

/** A specialist on display with the coins that lie there. */
export function specialistWorth(s: State, seat: Seat, spot: number): number {
  const { points, ability } = specialist(at(s.display, spot));
  return points + abilityWorth(s, seat, ability) + at(s.displayCoins, spot) * COIN;
}

/** So much of the best specialist is in one token: it takes two or three. */
const SHARE = 0.3;
const LEAST = 0.55;

/** A culture token: the more, the better the specialist it may pay. */
export function tokenPrice(s: State, seat: Seat): number {
  let best = 0;
  for (let spot = 0; spot < s.display.length; spot++) if (s.display[spot] !== NONE) best = Math.max(best, specialistWorth(s, seat, spot));
  return Math.max(LEAST, SHARE * best);
}

/** A second token of a colour makes a pair, which recruits. */
export function tokenWorth(s: State, seat: Seat, island: Island, price: number = tokenPrice(s, seat)): number {
  const colour = at(s.culture, island);
  return colour !== NONE && tokensOf(s, seat, colour) % 2 === 1 ? 1.5 * price : price;
}
