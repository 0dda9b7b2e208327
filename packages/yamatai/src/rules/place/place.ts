import { at, pattern, range, reason, type Seat } from '@quarterdeck/kernel';
import { fleet as fleetRow } from '../../data/catalog';
import { isEntry, linksOf, SPACES } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { boatName, playerName, spaceSaid, specialistName } from '../../names';
import { boatWord, spaceWord } from '../../notation';
import { say } from '../../say';
import { BOAT_COLOURS, type BoatColour, NONE, ownFleet, type Space, type State, usable } from '../../state';
import { notNow } from '../../turn';
import { pilotOf } from '../abilities';
import { takeBoat } from '../ledger';
import { usePower } from '../powers/power';
import { boatSource } from '../trade/trading';
import { colourBitsAround, colourBitsEverywhere } from './chain';

const PLACING_OVER = reason('PLACING_OVER', 'YA-035');
const NO_USABLE_BOAT = reason('NO_USABLE_BOAT', 'YA-046');
const SPACE_TAKEN = reason('SPACE_TAKEN', 'YA-047');
const FIRST_BOAT = reason('FIRST_BOAT_PLACE', 'YA-048');
const CHAIN_BROKEN = reason('CHAIN_BROKEN', 'YA-050');

const ALL_COLOURS = (1 << BOAT_COLOURS) - 1;
const isEmpty = (s: State, space: Space): boolean => s.boats[space] === NONE;
const lastPlaced = (s: State): Space => at(s.chain, s.chain.length - 1);

/** Whether the fleet's power still lets the first boat lie beside any colour. */
const fleetFreesFirst = (s: State): boolean => !s.powerUsed && fleetRow(ownFleet(s)).power.kind === 'freeFirstColour';

const firstIsFree = (s: State, seat: Seat): boolean => pilotOf(s, seat) !== NONE || fleetFreesFirst(s);

/** Colours that may start the chain on an empty space with these colours around, as bits (YA-048, YA-049, YA-D10). */
function startBits(around: number, space: Space, free: boolean): number {
  if (isEntry(space)) return ALL_COLOURS;
  return free && around !== 0 ? ALL_COLOURS : around;
}

const starts = (s: State, colour: BoatColour, space: Space, free: boolean): boolean =>
  (startBits(colourBitsAround(s, space), space, free) & (1 << colour)) !== 0;

const MOVES: readonly MoveOf<'place'>[] = range(BOAT_COLOURS * SPACES).map((i) => ({
  kind: 'place',
  colour: Math.floor(i / SPACES),
  space: i % SPACES,
}));

/** Step 3a: place boats in one unbranched chain (YA-046 to YA-050). */
export const place: DecisionOf<'place'> = {
  at: ['trade', 'place'],
  notNow: (s, seat) => notNow(s, seat, PLACING_OVER),
  whyNot(s, seat, { colour, space }) {
    if (usable(s, seat, colour) === 0) return NO_USABLE_BOAT;
    if (!isEmpty(s, space)) return SPACE_TAKEN;
    if (s.chain.length === 0) return starts(s, colour, space, firstIsFree(s, seat)) ? undefined : FIRST_BOAT;
    return linksOf(lastPlaced(s)).includes(space) ? undefined : CHAIN_BROKEN;
  },
  list(s, seat, out) {
    let colours = 0;
    for (let colour = 0; colour < BOAT_COLOURS; colour++) if (usable(s, seat, colour) > 0) colours |= 1 << colour;
    if (colours === 0) return;
    if (s.chain.length > 0) {
      const links = linksOf(lastPlaced(s));
      for (let i = 0; i < links.length; i++) if (isEmpty(s, at(links, i))) listColours(colours, at(links, i), out);
      return;
    }
    const free = firstIsFree(s, seat);
    const around = colourBitsEverywhere(s);
    for (let space = 0; space < s.boats.length; space++) {
      if (isEmpty(s, space)) listColours(colours & startBits(around[space] ?? 0, space, free), space, out);
    }
  },
  play(s, seat, { colour, space }, emit) {
    const needsFreedom = s.chain.length === 0 && !starts(s, colour, space, false);
    const pilot = needsFreedom ? pilotOf(s, seat) : NONE;
    if (needsFreedom && pilot === NONE) usePower(s, seat, emit);
    emit({ kind: 'BoatPlaced', seat, colour, space, from: boatSource(s, colour), pilot });
  },
  text: pattern('place {colour} {space}', { colour: boatWord, space: spaceWord }),
  say: ({ colour, space }) => say('move.place', { boat: boatName(colour), space: spaceSaid(space) }),
};

function listColours(colours: number, space: Space, out: MoveOf<'place'>[]): void {
  if (colours === 0) return;
  for (let colour = 0; colour < BOAT_COLOURS; colour++) if ((colours & (1 << colour)) !== 0) out.push(at(MOVES, colour * SPACES + space));
}

export const happenings: HappeningsOf<'BoatPlaced'> = {
  BoatPlaced: {
    evolve(s, e) {
      takeBoat(s, e);
      s.boats[e.space] = e.colour;
      s.chain.push(e.space);
      s.phase = 'place';
    },
    say(e) {
      const params = { who: playerName(e.seat), boat: boatName(e.colour), space: spaceSaid(e.space) };
      if (e.pilot === NONE) return say('event.BoatPlaced', params);
      return say('event.BoatPlaced.pilot', { ...params, specialist: specialistName(e.pilot) });
    },
  },
};

export const worth: WorthOf<'place'> = () => 1;
