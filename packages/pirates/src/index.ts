/** Pirates of the 7 Seas: the game, its types, and the questions a board asks of a state or view. */

export {
  CARAVAN_SETS,
  CARD_NAMES,
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
  mostDemanded,
  rulesOfCard,
} from './data/adventures';
export { DEMAND_FROM, RITUAL_COSTS } from './data/figures';
export { LOOT_KINDS, TALISMAN } from './data/goods';
export { COLOURS, PIECES, TRACK_SPACES } from './data/pieces';
export { ROLE_CARDS, ROLES } from './data/roles';
export { TAVERN_SETS, tavernOutcome } from './data/tavern';
export type { Event, MarkCause, Ritual } from './event';
export { pirates } from './game';
export type { Move, Outcome } from './move';
export {
  allGoods,
  allowsRitualsNow,
  type BattleStep,
  bargainPrice,
  battleSteps,
  bestFinalPlan,
  capacity,
  cardName,
  cardsInDeck,
  chestTile,
  diceOf,
  diceThrown,
  enemiesOf,
  type Fleet,
  fleetLimit,
  fleetOf,
  freeShips,
  giftAmount,
  giftsDue,
  goodsOf,
  guardsNeeded,
  harbourDemand,
  holdsRole,
  isPrivateerOf,
  loadedShips,
  mostToSend,
  nearestPairs,
  type Pair,
  plundersOf,
  priceOf,
  room,
  salePrice,
  type ThrownDie,
} from './questions';
export { APART, CHART, DIE_SIDE, RIM } from './rules/chart/scatter';
export { ITEMS, NO_CARD, NO_ROLE, NOBODY, RED, type State } from './state';
export type { Step } from './turn';
