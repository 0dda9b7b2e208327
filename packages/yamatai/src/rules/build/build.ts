import { add, at, flag, pattern, range, reason, type Seat } from '@quarterdeck/kernel';
import { BUILDINGS } from '../../data/buildings';
import { building, fleet as fleetRow } from '../../data/catalog';
import { ISLANDS } from '../../data/geometry';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { buildingName, islandSaid, playerName, specialistName } from '../../names';
import { islandWord, tileWord } from '../../notation';
import { COIN } from '../../policy/prices';
import { siteWorth } from '../../policy/survey';
import { say } from '../../say';
import { EVERYBODY, type Island, NONE, ownFleet, PALACE, SACRED, type State, type Tile, TORII } from '../../state';
import { beginMooring, notNow } from '../../turn';
import { engineerOf } from '../abilities';
import { learn } from '../ledger';
import { besideChain } from '../place/chain';
import { usePower } from '../powers/power';
import { emitBonuses } from './bonuses';
import { eachSite, figureLeft, missingBoats, someBoatThere, tokenInTheWay } from './sites';

const NO_BOAT_PLACED = reason('NO_BOAT_PLACED', 'YA-054');
const ALREADY_COLLECTED = reason('ALREADY_COLLECTED', 'YA-053');
const ACTING_OVER = reason('ACTING_OVER', 'YA-067');
const TILE_NOT_YOURS = reason('TILE_NOT_AVAILABLE', 'YA-058');
const NO_FIGURE_LEFT = reason('NO_FIGURE_LEFT', 'YA-066');
const ISLAND_NOT_ADJACENT = reason('ISLAND_NOT_ADJACENT', 'YA-059');
const ISLAND_SACRED = reason('ISLAND_SACRED', 'YA-D30');
const ISLAND_BUILT = reason('ISLAND_BUILT', 'YA-060');
const ISLAND_NOT_CLEARED = reason('ISLAND_NOT_CLEARED', 'YA-D01');
const NO_FLEET_DISCOUNT = reason('NO_FLEET_DISCOUNT', 'YA-040');
const NO_ENGINEER = reason('NO_ENGINEER', 'YA-081');
const DISCOUNT_NOT_NEEDED = reason('DISCOUNT_NOT_NEEDED', 'YA-062');
const ONE_BOAT_NEEDED = reason('ONE_BOAT_NEEDED', 'YA-062');

/** Place of a tile among the seat's reserved ones, or NONE. */
function reservePlace(s: State, seat: Seat, tile: Tile): number {
  const place = at(s.reserved, seat).indexOf(tile);
  return place < 0 ? NONE : place;
}

const tileAvailable = (s: State, seat: Seat, tile: Tile): boolean => s.row.includes(tile) || reservePlace(s, seat, tile) !== NONE;

const fleetDiscount = (s: State): boolean => !s.powerUsed && fleetRow(ownFleet(s)).power.kind === 'discount';
const paidDiscount = (s: State, seat: Seat): boolean => at(s.coins, seat) >= (engineerOf(s, seat)?.coins ?? Number.POSITIVE_INFINITY);

const spared = ({ byFleet, bySpecialist }: MoveOf<'build'>): number => (byFleet ? 1 : 0) + (bySpecialist ? 1 : 0);

const MOVES: readonly MoveOf<'build'>[] = range(BUILDINGS.length * ISLANDS * 4).map((i) => ({
  kind: 'build',
  tile: Math.floor(i / (ISLANDS * 4)),
  island: Math.floor(i / 4) % ISLANDS,
  byFleet: (i & 1) !== 0,
  bySpecialist: (i & 2) !== 0,
}));

const moveOf = (tile: Tile, island: Island, byFleet: boolean, bySpecialist: boolean): MoveOf<'build'> =>
  at(MOVES, (tile * ISLANDS + island) * 4 + (byFleet ? 1 : 0) + (bySpecialist ? 2 : 0));

/** Step 3b, second choice: build one building (YA-058 to YA-066). */
export const build: DecisionOf<'build'> = {
  at: ['place'],
  notNow(s, seat) {
    if (s.phase === 'trade') return notNow(s, seat, NO_BOAT_PLACED);
    return notNow(s, seat, s.phase === 'collect' || s.phase === 'extra' ? ALREADY_COLLECTED : ACTING_OVER);
  },
  whyNot(s, seat, move) {
    const { tile, island } = move;
    if (!tileAvailable(s, seat, tile)) return TILE_NOT_YOURS;
    if (!figureLeft(s, seat, tile)) return NO_FIGURE_LEFT;
    if (!besideChain(s, island)) return ISLAND_NOT_ADJACENT;
    if (s.sites[island] === SACRED) return ISLAND_SACRED;
    if (s.sites[island] !== NONE) return ISLAND_BUILT;
    if (tokenInTheWay(s, island)) return ISLAND_NOT_CLEARED;
    if (move.byFleet && !fleetDiscount(s)) return NO_FLEET_DISCOUNT;
    if (move.bySpecialist && !paidDiscount(s, seat)) return NO_ENGINEER;
    const missing = missingBoats(s, tile, island);
    if (missing > spared(move)) return reason('BOATS_MISSING', 'YA-062', { missing });
    if (missing < spared(move)) return DISCOUNT_NOT_NEEDED;
    return someBoatThere(tile, missing) ? undefined : ONE_BOAT_NEEDED;
  },
  list(s, seat, out) {
    const fleet = fleetDiscount(s);
    const paid = paidDiscount(s, seat);
    eachSite(s, seat, (tile, island, missing) => {
      if (missing > 2 || !someBoatThere(tile, missing)) return false;
      if (missing === 0) out.push(moveOf(tile, island, false, false));
      if (missing === 1 && fleet) out.push(moveOf(tile, island, true, false));
      if (missing === 1 && paid) out.push(moveOf(tile, island, false, true));
      if (missing === 2 && fleet && paid) out.push(moveOf(tile, island, true, true));
      return false;
    });
  },
  play(s, seat, move, emit) {
    const { tile, island } = move;
    if (move.byFleet) usePower(s, seat, emit);
    const engineer = move.bySpecialist ? engineerOf(s, seat) : undefined;
    if (engineer !== undefined) emit({ kind: 'CoinsPaid', seat, coins: engineer.coins, specialist: engineer.who });
    const reserve = reservePlace(s, seat, tile);
    emit({ kind: 'BuildingBuilt', seat, tile, island, reserve, missing: spared(move), points: building(tile).points });
    emitBonuses(s, seat, tile, island, emit);
    beginMooring(s, emit);
  },
  text: pattern('build {tile} {island}[ {byFleet}][ {bySpecialist}]', {
    tile: tileWord,
    island: islandWord,
    byFleet: flag('fleet'),
    bySpecialist: flag('engineer'),
  }),
  say({ tile, island, byFleet, bySpecialist }, s, seat) {
    const params = { building: buildingName(tile), island: islandSaid(island), points: building(tile).points };
    if (!bySpecialist) return say(byFleet ? 'move.build.fleet' : 'move.build', params);
    const coins = engineerOf(s, seat)?.coins ?? 0;
    return say(byFleet ? 'move.build.both' : 'move.build.specialist', { ...params, coins });
  },
};

export const happenings: HappeningsOf<'BuildingBuilt' | 'CoinsPaid'> = {
  BuildingBuilt: {
    evolve(s, e) {
      const { kind } = building(e.tile);
      if (kind === 'palace') s.sites[e.island] = PALACE;
      else if (kind === 'torii') s.sites[e.island] = TORII;
      else {
        s.sites[e.island] = e.seat;
        add(s.figures, e.seat, -1);
      }
      at(s.built, e.seat).push(e.tile);
      if (e.reserve === NONE) {
        s.row[s.row.indexOf(e.tile)] = NONE;
        return;
      }
      const slot = at(at(s.reservedFrom, e.seat), e.reserve);
      if (slot !== NONE) learn(s, slot, e.tile, EVERYBODY);
      at(s.reserved, e.seat).splice(e.reserve, 1);
      at(s.reservedFrom, e.seat).splice(e.reserve, 1);
    },
    say: (e) =>
      say(e.reserve === NONE ? 'event.BuildingBuilt' : 'event.BuildingBuilt.reserved', {
        who: playerName(e.seat),
        building: buildingName(e.tile),
        island: islandSaid(e.island),
        missing: e.missing,
        points: e.points,
      }),
    points: (e) => [{ seat: e.seat, item: 'buildings', points: e.points }],
  },
  CoinsPaid: {
    evolve(s, e) {
      add(s.coins, e.seat, -e.coins);
    },
    say: (e) => say('event.CoinsPaid', { who: playerName(e.seat), coins: e.coins, specialist: specialistName(e.specialist) }),
  },
};

/** Points and bonuses, roughly, less what the specialist asks for. */
export const worth: WorthOf<'build'> = (s, seat, { tile, island, bySpecialist }) =>
  siteWorth(s, seat, tile, island) - (bySpecialist ? 3 * COIN : 0);
