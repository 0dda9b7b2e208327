import type { Rng } from '@quarterdeck/kernel';
import { checkGame, type Oracle } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, type Event, isEntry, islandsAt, linksOf, type Move, NONE, PALACE, SACRED, type State, TORII, yamatai } from '../src';
import { at, countOf, listAt, range, sum } from '../src/numbers';
import { BOAT_COLOURS, seatsOf } from '../src/state';

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

const isPrestige = (tile: number): boolean => ['palace', 'torii'].includes(listAt(BUILDINGS, tile).kind);
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

const oracle: Oracle<State, Event> = (s, events) => {
  for (const event of events) {
    const wrong = wrongEvent(s, event);
    if (wrong !== undefined) return wrong;
  }
  return invariants.find(([, holds]) => !holds(s))?.[0];
};

describe('the laws of the kernel', () => {
  test('YAX-97 YAX-98 hold in random games of every seat count, and so do the promises of the rulebook', () => {
    expect(checkGame(yamatai, { games: 16, oracle }).games).toBe(48);
  });

  test('hold on cleared islands only', () => {
    expect(checkGame(yamatai, { games: 6, seed: 500, oracle, options: { clearedIslandsOnly: true } }).games).toBe(18);
  });

  test('hold in games of sensible players, who build much', () => {
    const choose = yamatai.policy?.rollout;
    if (choose === undefined) throw new Error('There is no policy');
    expect(checkGame(yamatai, { games: 6, seed: 900, oracle, choose: (s, seat, _moves, rng) => choose(s, seat, rng) }).games).toBe(18);
  });

  test('hold in games of players who look into the deck whenever they can', () => {
    const curious = (_s: State, _seat: number, moves: readonly Move[], rng: Rng): Move =>
      moves.find((move) => move.kind === 'look') ??
      moves.find((move) => move.kind === 'fleet' && move.fleet === 2) ??
      listAt(moves, rng.below(moves.length));
    const report = checkGame(yamatai, { games: 8, seed: 700, oracle, choose: curious });
    expect(report.games).toBe(24);
  });
});
