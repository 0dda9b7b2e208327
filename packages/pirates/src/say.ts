import { at, type Message, type MessageParam, type MessageParams, message, type Seat } from '@quarterdeck/kernel';
import { COUNTRIES, caravanShips, countryOf, curseOf, harbourOf, isCaravan, isHarbour } from './data/adventures';
import { LOOT_KINDS } from './data/goods';
import { ROLES } from './data/roles';
import { tavernOutcome } from './data/tavern';
import type { Card, Country, Face, Harbour, Loot, Role, State } from './state';
import type { messages } from './texts/messages.en';

/** Every text of the game; the English file is the list, and nothing of it is loaded for knowing it. */
export type Key = keyof typeof messages;

/** `message` that knows the texts: a key that no file has does not compile. */
export const say: (key: Key, params?: MessageParams) => Message = message;

export const who = (seat: Seat): MessageParam => ({ seat });
export const players = (seats: readonly Seat[]): Message[] => seats.map((seat) => say('player', { who: who(seat) }));
export const roleName = (role: Role): Message => say(`role.${at(ROLES, role)}`);
export const countryName = (country: Country): Message => say(`country.${at(COUNTRIES, country)}`);
export const lootName = (kind: Loot): Message => say(`loot.${at(LOOT_KINDS, kind)}`);
export const millimetres = (d2: number): number => Math.round(Math.sqrt(d2) / 100);

const HARBOUR_NAMES = [
  'harbour.0',
  'harbour.1',
  'harbour.2',
  'harbour.3',
  'harbour.4',
  'harbour.5',
  'harbour.6',
] as const satisfies readonly Key[];
const harbourName = (harbour: Harbour): Message => say(at(HARBOUR_NAMES, harbour));

/** An adventure card by its name; caravans with the ships this game gives them. */
export function cardName(s: State, card: Card): Message {
  if (isCaravan(card)) return say('card.caravan', { country: countryName(countryOf(card)), n: caravanShips(s.caravans, card) });
  if (isHarbour(card)) return harbourName(harbourOf(card));
  return say(`curse.${curseOf(card)?.id ?? 'kraken'}`);
}

export const countedOf = (kind: Loot, n: number): Message => say(`counted.${at(LOOT_KINDS, kind)}`, { n });

/** Counts by kind as a list: three rum, one talisman. */
export function counted(counts: readonly number[]): Message[] {
  return counts.flatMap((n, kind) => (n === 0 ? [] : [countedOf(kind, n)]));
}

/** Who gets which Tavern die, and what it brings. */
export function tavernParts(s: State, faces: readonly Face[]): Message[] {
  return faces.map((face, seat) => say('tavern.part', { who: who(seat), face, outcome: say(`tavern.${tavernOutcome(s.tavern, face)}`) }));
}
