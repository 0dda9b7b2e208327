import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../data/catalog';
import { isEntry, linksOf } from '../data/geometry';
import type { Event } from '../events';
import { type Move, placeMove } from '../move';
import { at } from '../numbers';
import { BOAT_COLOURS, NONE, ownFleet, type State, usable } from '../state';
import { pilotOf } from './specialists';
import { boatSource } from './trade';

/* Step 3a: place boats in one unbranched chain. */

const PLACING_OVER = reason('PLACING_OVER', 'YA-035');
const NO_USABLE_BOAT = reason('NO_USABLE_BOAT', 'YA-046');
const SPACE_TAKEN = reason('SPACE_TAKEN', 'YA-047');
const FIRST_BOAT = reason('FIRST_BOAT_PLACE', 'YA-048');
const CHAIN_BROKEN = reason('CHAIN_BROKEN', 'YA-050');

const placingAllowed = (s: State): boolean => s.phase === 'trade' || s.phase === 'place';
const isEmpty = (s: State, space: number): boolean => s.boats[space] === NONE;
const ALL_COLOURS = (1 << BOAT_COLOURS) - 1;

/** Colours of the boats on connected spaces, as bits (YA-004). */
export function colourBitsAround(s: State, space: number): number {
  const links = linksOf(space);
  let bits = 0;
  for (let i = 0; i < links.length; i++) {
    const colour = at(s.boats, at(links, i));
    if (colour !== NONE) bits |= 1 << colour;
  }
  return bits;
}

/** Whether the fleet's power still lets the first boat lie beside any colour. */
const fleetFreesFirst = (s: State): boolean => !s.powerUsed && fleetRow(ownFleet(s)).power.kind === 'freeFirstColour';

const firstIsFree = (s: State, seat: Seat): boolean => pilotOf(s, seat) !== NONE || fleetFreesFirst(s);

/** Colours that may start the chain on an empty space, as bits (YA-048, YA-049, YA-D10). */
function startBits(s: State, space: number, free: boolean): number {
  if (isEntry(space)) return ALL_COLOURS;
  const around = colourBitsAround(s, space);
  return free && around !== 0 ? ALL_COLOURS : around;
}

const lastPlaced = (s: State): number => at(s.chain, s.chain.length - 1);

export function checkPlace(s: State, seat: Seat, colour: number, space: number): Reason | undefined {
  if (!placingAllowed(s)) return PLACING_OVER;
  if (usable(s, seat, colour) === 0) return NO_USABLE_BOAT;
  if (!isEmpty(s, space)) return SPACE_TAKEN;
  if (s.chain.length === 0) return (startBits(s, space, firstIsFree(s, seat)) & (1 << colour)) === 0 ? FIRST_BOAT : undefined;
  return linksOf(lastPlaced(s)).includes(space) ? undefined : CHAIN_BROKEN;
}

export function listPlaces(s: State, seat: Seat, moves: Move[]): void {
  let usableBits = 0;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) if (usable(s, seat, colour) > 0) usableBits |= 1 << colour;
  if (usableBits === 0) return;
  if (s.chain.length > 0) {
    const links = linksOf(lastPlaced(s));
    for (let i = 0; i < links.length; i++) if (isEmpty(s, at(links, i))) pushPlaces(usableBits, at(links, i), moves);
    return;
  }
  const free = firstIsFree(s, seat);
  for (let space = 0; space < s.boats.length; space++) {
    if (isEmpty(s, space)) pushPlaces(usableBits & startBits(s, space, free), space, moves);
  }
}

function pushPlaces(bits: number, space: number, moves: Move[]): void {
  if (bits === 0) return;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) if ((bits & (1 << colour)) !== 0) moves.push(placeMove(colour, space));
}

export function place(s: State, seat: Seat, colour: number, space: number, emit: Emit<Event>): void {
  const needsFreedom = s.chain.length === 0 && (startBits(s, space, false) & (1 << colour)) === 0;
  const pilot = needsFreedom ? pilotOf(s, seat) : NONE;
  if (needsFreedom && pilot === NONE) emit({ kind: 'PowerUsed', seat, fleet: ownFleet(s) });
  emit({ kind: 'BoatPlaced', seat, colour, space, from: boatSource(s, colour), pilot });
}
