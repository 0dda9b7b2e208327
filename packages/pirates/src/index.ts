/** Pirates of the 7 Seas: the game, its types, and the questions a board asks of a state or view. */

export { chestTile, diceOf, diceThrown, type Fleet, fleetOf, plundersOf, type ThrownDie } from './board';
export {
  CARAVAN_SETS,
  COUNTRIES,
  CURSE_CARDS,
  CURSES,
  caravanShips,
  countryOf,
  curseOf,
  demandAt,
  HARBOUR_SETS,
  harbourOf,
  isCaravan,
  isCurse,
  isHarbour,
} from './data/adventures';
export { LOOT_KINDS } from './data/goods';
export { COLOURS, PIECES, TRACK_SPACES } from './data/pieces';
export { ROLE_CARDS, ROLES } from './data/roles';
export { TAVERN_SETS, tavernOutcome } from './data/tavern';
export type { Event, MarkCause, Ritual } from './events';
export { allGoods, capacity, freeShips, goodsOf, guardsNeeded, loadedShips, room } from './fleet';
export type { Move } from './moves';
export { CARD_NAMES } from './notation';
export { pirates } from './pirates';
export type { Outcome } from './play';
export { bargainPrice, bestFinalPlan, harbourDemand, salePrice } from './prices';
export { fleetLimit, mostToSend } from './rules/captain';
export { cardsInDeck } from './rules/cartographer';
export { giftAmount, giftsDue } from './rules/gifts';
export { nearestPairs, type Pair } from './rules/plunder';
export { holdsRole } from './rules/round';
export { ITEMS, NO_CARD, NO_ROLE, NOBODY, RED, type State, type Step } from './state';
export { APART, CHART, DIE_SIDE, RIM } from './throw';
export { cardName } from './words';
