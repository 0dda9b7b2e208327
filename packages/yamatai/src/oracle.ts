import { at, countOf, range, sum } from '@quarterdeck/kernel';
import type { Oracle } from '@quarterdeck/kernel/testing';
import { BUILDINGS, type Event, isEntry, islandsAt, linksOf, NONE, PALACE, SACRED, type State, TORII } from '.';
import { BOAT_COLOURS, seatsOf } from './state';

const sitesOf = (s: State, what: number): number => countOf(s.sites, what);

/** What the rulebook promises of every position. */
const invariants: readonly (readonly [string, (s: State) => boolean])[] = [
  [
    'YA-008 YAX-97: 80 boats, 22/19/16/13/10',
    (s) =>
      range(BOAT_COLOURS).every((colour) => {
        const seats = range(seatsOf(s)).map((seat) => at(s.dock, seat * 5 + colour) + at(s.beside, seat * 5 + colour));
        const all = at(s.supply, colour) + at(s.hand, colour) + countOf(s.boats, colour) + sum(seats);
        return all === [22, 19, 16, 13, 10][colour];
      }),
  ],
  ['YAX-98: 28 building tiles', (s) => 28 === s.deck + 5 - countOf(s.row, NONE) + s.built.flat().length + s.reserved.flat().length],
  ['YA-060 YAX-98: as many prestige figures as built prestige tiles', (s) => prestigeTiles(s) === sitesOf(s, PALACE) + sitesOf(s, TORII)],
  [
    'YA-060 YA-065: a standing building per standard tile built',
    (s) => s.built.every((tiles, seat) => tiles.filter((tile) => !isPrestige(tile)).length === sitesOf(s, seat)),
  ],
  ['YA-D30: Sacred Ground lies where no token is put and nothing built', (s) => sitesOf(s, SACRED) + s.sacred === 8],
  ['YA-050: the boats of a turn form a chain', (s) => s.chain.every((space, i) => i === 0 || linksOf(space).includes(at(s.chain, i - 1)))],
  ['YA-D06: boats of the turn stay where they are', (s) => s.chain.every((space) => s.boats[space] !== NONE)],
  ['YA-042: nobody has debts', (s) => s.coins.every((coins) => coins >= 0)],
  [
    'YA-075 YA-078: no more boats in a dock than berths',
    (s) => range(seatsOf(s)).every((seat) => sum(s.dock.slice(seat * 5, seat * 5 + 5)) <= 3),
  ],
  [
    'YA-022 YA-D26: five fleets open at the start of a round, five face down',
    (s) => s.round === 0 || s.phase !== 'fleet' || s.current > 0 || (countOf(s.open, NONE) === 0 && s.faceDown.flat().length === 5),
  ],
  ['YA-D32: a fleet is left to take', (s) => s.phase !== 'fleet' || countOf(s.open, NONE) < 5],
  [
    'YA-081: a specialist belongs to one',
    (s) => s.owned.reduce((all, bits) => all + popcount(bits), 0) === popcount(s.owned.reduce((a, b) => a | b, 0)),
  ],
  ['YA-040: a power is lost with the turn', (s) => s.phase !== 'fleet' || s.powerUsed],
];

const isPrestige = (tile: number): boolean => ['palace', 'torii'].includes(at(BUILDINGS, tile).kind);
const prestigeTiles = (s: State): number => s.built.flat().filter(isPrestige).length;
const popcount = (bits: number): number => [...bits.toString(2)].filter((digit) => digit === '1').length;

/** What the rulebook promises of events. */
function wrongEvent(s: State, e: Event): string | undefined {
  if (e.kind === 'BuildingBuilt' && !s.chain.some((space) => islandsAt(space).includes(e.island)))
    return 'YA-059: built away from the chain';
  if (e.kind === 'BoatPlaced' && s.chain.length === 1 && !isEntry(e.space) && linksOf(e.space).every((space) => s.boats[space] === NONE))
    return 'YA-048: the first boat lies alone';
  if (e.kind === 'GameEnded' && e.why === 'lastBuilding' && !s.figures.includes(0)) return 'YA-093: nobody has built the last building';
  return undefined;
}

export const oracle: Oracle<State, Event> = (s, events) => {
  for (const event of events) {
    const wrong = wrongEvent(s, event);
    if (wrong !== undefined) return wrong;
  }
  return invariants.find(([, holds]) => !holds(s))?.[0];
};
