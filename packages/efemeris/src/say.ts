import { at, type Message, type MessageParams, message, type Seat } from '@quarterdeck/kernel';
import { BONUSES } from './data/bonuses';
import { CAPTAIN_CARDS, NATIONS } from './data/captains';
import { CREW } from './data/crew';
import { EDGES } from './data/places';
import { PLANETS } from './data/planets';
import { SPICES } from './data/spices';
import type { Target } from './move';
import {
  type Bonus,
  type Captain,
  type Crew,
  type Edge,
  firstSeat,
  GALLEON,
  isGalleon,
  isTeam,
  type Nation,
  type OwnShip,
  ownerOfShip,
  ownShip,
  type Planet,
  type Ship,
  type Side,
  type Spice,
  type State,
} from './state';
import type { Key } from './texts/messages.en';

/* What the game says, in parts: every text by its key, and the pieces in words. */

export function say(key: Key, params?: MessageParams): Message {
  return message(key, params);
}

export const who = (seat: Seat) => ({ seat });
export const nationWords = (nation: Nation): Message => say(`nation.${at(NATIONS, nation)}`);
export const captainName = (captain: Captain): string => at(CAPTAIN_CARDS, captain).name;
export const planetWords = (planet: Planet): Message => say(`planet.${at(PLANETS, planet).id}`);
export const spiceWords = (spice: Spice): Message => say(`spice.${at(SPICES, spice)}`);
export const bonusWords = (bonus: Bonus): Message => say(`bonus.${at(BONUSES, bonus)}`);
export const edgeWords = (edge: Edge): Message => say(`edge.${at(EDGES, edge)}`);

/** A kind of crew, or just a card where the viewer may not know it. */
export const crewWords = (crew: Crew): Message => say(crew < 0 ? 'crew.hidden' : `crew.${at(CREW, crew).id}`);

/** Crew counted by kind: “2× Gunner, 1× Banker”; “5 hidden cards” where the viewer may not know them. */
export function crewList(cards: readonly Crew[]): Message[] {
  const kinds = [...new Set(cards)];
  return kinds.map((kind) => {
    const n = cards.filter((card) => card === kind).length;
    return kind < 0 ? say('crew.hiddenCards', { n }) : say('crew.count', { n, crew: crewWords(kind) });
  });
}

/** A ship with its owner. */
export function shipWords(ship: Ship): Message {
  const owner = who(ownerOfShip(ship));
  return isGalleon(ship) ? say('ship.galleonOf', { who: owner }) : say('ship.frigateOf', { who: owner, n: ownShip(ship) });
}

export const ownShipWords = (own: OwnShip): Message => (own === GALLEON ? say('ship.galleon') : say('ship.frigate', { n: own }));

export const targetWords = (target: Target): Message =>
  target.kind === 'fort'
    ? say('ship.fortress', { planet: planetWords(target.planet) })
    : say('ship.target', { ship: shipWords(target.ship) });

export function sideWords(s: State, side: Side): Message {
  const first = firstSeat(s, side);
  return isTeam(s) ? say('side.team', { who: who(first), partner: who(first + 1) }) : say('side.one', { who: who(first) });
}

export function costWords(pepper: number, vanilla: number): Message {
  return pepper + vanilla === 0 ? say('cost.free') : say('cost.spices', { pepper, vanilla });
}
