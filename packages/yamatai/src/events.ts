import { HIDDEN, type Seat } from '@quarterdeck/kernel';
import { building } from './data/catalog';
import { COINS_PER_ROUND } from './data/components';
import { add, at, listAt } from './numbers';
import {
  BOAT_COLOURS,
  type Ending,
  EVERYBODY,
  NONE,
  PALACE,
  type Pending,
  type Phase,
  SACRED,
  SLOTS,
  type State,
  slotKnowers,
  TOKEN_COLOURS,
  TORII,
} from './state';

/** What coins were paid for by the bank: a fleet, a group, or the specialist named. */
export type CoinSource = 'fleet' | 'group' | `specialist ${number}`;
/** What a prestige token was given for. */
export type PrestigeSource = 'neighbours' | 'mountain' | `specialist ${number}`;

export type Event =
  | { readonly kind: 'SpecialistsRevealed'; readonly spots: readonly number[]; readonly who: readonly number[] }
  | { readonly kind: 'RowFilled'; readonly tiles: readonly number[] }
  | { readonly kind: 'FleetsRevealed'; readonly fleets: readonly number[] }
  | { readonly kind: 'IslandsLaid'; readonly culture: readonly number[]; readonly mountains: readonly number[] }
  | { readonly kind: 'OrderDrawn'; readonly order: readonly Seat[] }
  | { readonly kind: 'PhaseBegan'; readonly phase: Phase }
  | { readonly kind: 'RoundBegan'; readonly round: number }
  | { readonly kind: 'FleetTaken'; readonly seat: Seat; readonly fleet: number; readonly boats: readonly number[] }
  | { readonly kind: 'BoatBought'; readonly seat: Seat; readonly colour: number; readonly price: number }
  | { readonly kind: 'BoatSold'; readonly seat: Seat; readonly colour: number; readonly price: number; readonly from: 'hand' | 'dock' }
  | {
      readonly kind: 'BoatPlaced';
      readonly seat: Seat;
      readonly colour: number;
      readonly space: number;
      readonly from: 'hand' | 'dock';
      /** The specialist thanks to whom the first boat may lie beside any colour, or NONE. */
      readonly pilot: number;
    }
  | { readonly kind: 'TokenTaken'; readonly seat: Seat; readonly space: number; readonly island: number; readonly colour: number }
  | {
      readonly kind: 'BuildingBuilt';
      readonly seat: Seat;
      readonly tile: number;
      readonly island: number;
      /** Place among the reserved tiles, NONE when the tile came from the row. */
      readonly reserve: number;
      /** Needed boats that were missing. */
      readonly missing: number;
      readonly points: number;
    }
  | { readonly kind: 'CoinsPaid'; readonly seat: Seat; readonly coins: number; readonly specialist: number }
  | { readonly kind: 'CoinsGained'; readonly seat: Seat; readonly coins: number; readonly source: CoinSource }
  | { readonly kind: 'PrestigeGained'; readonly seat: Seat; readonly tokens: number; readonly source: PrestigeSource }
  | { readonly kind: 'BoatsMoored'; readonly seat: Seat; readonly dock: readonly number[]; readonly beside: readonly number[] }
  | {
      readonly kind: 'SpecialistRecruited';
      readonly seat: Seat;
      readonly who: number;
      readonly spot: number;
      readonly tokens: readonly number[];
      readonly coins: number;
      readonly points: number;
    }
  | { readonly kind: 'PowerUsed'; readonly seat: Seat; readonly fleet: number }
  | { readonly kind: 'PowerAimed'; readonly seat: Seat; readonly pending: Pending; readonly at: number }
  | { readonly kind: 'DeckLooked'; readonly seat: Seat; readonly tiles: readonly number[] }
  | {
      readonly kind: 'TileReserved';
      readonly seat: Seat;
      readonly tile: number;
      readonly from: 'row' | 'deck';
      /** Tiles put back on the deck, topmost first. */
      readonly back: readonly number[];
    }
  | {
      readonly kind: 'TokensSwapped';
      readonly seat: Seat;
      readonly islands: readonly [number, number];
      readonly colours: readonly [number, number];
    }
  | { readonly kind: 'GroundHallowed'; readonly seat: Seat; readonly island: number }
  | { readonly kind: 'BoatMoved'; readonly seat: Seat; readonly colour: number; readonly from: number; readonly to: number }
  | {
      readonly kind: 'BoatsSwapped';
      readonly seat: Seat;
      readonly spaces: readonly [number, number];
      readonly colours: readonly [number, number];
    }
  | { readonly kind: 'BoatRemoved'; readonly seat: Seat; readonly colour: number; readonly space: number; readonly more: boolean }
  | { readonly kind: 'TurnEnded'; readonly seat: Seat }
  | { readonly kind: 'RoundEnded'; readonly round: number }
  | { readonly kind: 'CoinsLaid'; readonly spots: readonly number[] }
  | { readonly kind: 'MeeplesMoved'; readonly order: readonly Seat[]; readonly spots: readonly number[] }
  | { readonly kind: 'FleetsShuffled'; readonly fleets: readonly number[] }
  | { readonly kind: 'ReservesShown'; readonly seat: Seat; readonly tiles: readonly number[] }
  | {
      readonly kind: 'GameEnded';
      readonly why: Ending;
      readonly coins: readonly number[];
      readonly powers: readonly number[];
      readonly reserved: readonly number[];
      readonly boats: readonly number[];
    };

/** The only writer of states and views. */
export function evolve(s: State, e: Event): void {
  switch (e.kind) {
    case 'SpecialistsRevealed':
      for (let i = 0; i < e.spots.length; i++) {
        s.display[at(e.spots, i)] = at(e.who, i);
        s.displayCoins[at(e.spots, i)] = 0;
      }
      s.specialistDeck -= e.who.length;
      return;
    case 'RowFilled':
      fillRow(s, e.tiles);
      return;
    case 'FleetsRevealed':
      revealFleets(s, e.fleets);
      return;
    case 'IslandsLaid':
      for (let island = 0; island < e.culture.length; island++) {
        const colour = at(e.culture, island);
        s.culture[island] = colour;
        s.mountains[island] = at(e.mountains, island);
        if (colour !== NONE) add(s.tokensOut, colour, -1);
      }
      return;
    case 'OrderDrawn':
      s.order = e.order.slice();
      return;
    case 'PhaseBegan':
      s.phase = e.phase;
      return;
    case 'RoundBegan':
      s.round = e.round;
      s.current = 0;
      s.phase = 'fleet';
      return;
    case 'FleetTaken':
      s.open[s.open.indexOf(e.fleet)] = NONE;
      s.taken[s.current] = e.fleet;
      for (let colour = 0; colour < BOAT_COLOURS; colour++) {
        s.hand[colour] = at(e.boats, colour);
        add(s.supply, colour, -at(e.boats, colour));
      }
      s.powerUsed = false;
      s.phase = 'trade';
      return;
    case 'BoatBought':
      add(s.coins, e.seat, -e.price);
      add(s.supply, e.colour, -1);
      add(s.hand, e.colour, 1);
      s.bought |= 1 << e.colour;
      s.trades++;
      return;
    case 'BoatSold':
      add(s.coins, e.seat, e.price);
      add(s.supply, e.colour, 1);
      takeBoat(s, e);
      s.sold |= 1 << e.colour;
      s.trades++;
      return;
    case 'BoatPlaced':
      takeBoat(s, e);
      s.boats[e.space] = e.colour;
      s.chain.push(e.space);
      s.phase = 'place';
      return;
    case 'TokenTaken':
      s.culture[e.island] = NONE;
      add(s.tokens, e.seat * TOKEN_COLOURS + e.colour, 1);
      if (e.space === NONE) return;
      s.collected |= 1 << s.chain.indexOf(e.space);
      s.phase = 'collect';
      return;
    case 'BuildingBuilt':
      build(s, e);
      return;
    case 'CoinsPaid':
      add(s.coins, e.seat, -e.coins);
      return;
    case 'CoinsGained':
      add(s.coins, e.seat, e.coins);
      return;
    case 'PrestigeGained':
      add(s.prestige, e.seat, e.tokens);
      return;
    case 'BoatsMoored':
      for (let colour = 0; colour < BOAT_COLOURS; colour++) {
        s.hand[colour] = 0;
        s.dock[e.seat * BOAT_COLOURS + colour] = at(e.dock, colour);
        add(s.beside, e.seat * BOAT_COLOURS + colour, at(e.beside, colour));
      }
      s.phase = 'recruit';
      return;
    case 'SpecialistRecruited':
      for (const colour of e.tokens) {
        add(s.tokens, e.seat * TOKEN_COLOURS + colour, -1);
        add(s.tokensOut, colour, 1);
      }
      add(s.coins, e.seat, e.coins);
      s.owned[e.seat] = at(s.owned, e.seat) | (1 << e.who);
      s.display[e.spot] = NONE;
      s.displayCoins[e.spot] = 0;
      s.recruited = true;
      return;
    case 'PowerUsed':
      s.powerUsed = true;
      return;
    case 'PowerAimed':
      s.pending = e.pending;
      s.pendingAt = e.at;
      return;
    case 'DeckLooked':
      s.looking = e.tiles.slice();
      for (let i = 0; i < s.top.length; i++) learn(s, at(s.top, i), at(e.tiles, i), 1 << e.seat);
      s.pending = 'keep';
      return;
    case 'TileReserved':
      if (e.from === 'deck') keep(s, e);
      else {
        s.row[s.row.indexOf(e.tile)] = NONE;
        listAt(s.reserved, e.seat).push(e.tile);
        listAt(s.reservedFrom, e.seat).push(NONE);
      }
      return;
    case 'TokensSwapped':
      s.culture[e.islands[0]] = e.colours[1];
      s.culture[e.islands[1]] = e.colours[0];
      endPower(s);
      return;
    case 'GroundHallowed':
      s.sites[e.island] = SACRED;
      s.sacred--;
      return;
    case 'BoatMoved':
      s.boats[e.from] = NONE;
      s.boats[e.to] = e.colour;
      endPower(s);
      return;
    case 'BoatsSwapped':
      s.boats[e.spaces[0]] = e.colours[1];
      s.boats[e.spaces[1]] = e.colours[0];
      endPower(s);
      return;
    case 'BoatRemoved':
      s.boats[e.space] = NONE;
      add(s.supply, e.colour, 1);
      s.pending = e.more ? 'remove' : 'none';
      return;
    case 'TurnEnded':
      s.chain = [];
      s.collected = 0;
      s.trades = 0;
      s.bought = 0;
      s.sold = 0;
      s.powerUsed = true;
      s.recruited = false;
      s.current++;
      s.phase = 'fleet';
      return;
    case 'RoundEnded':
      s.current = 0;
      return;
    case 'CoinsLaid':
      for (const spot of e.spots) add(s.displayCoins, spot, COINS_PER_ROUND);
      return;
    case 'MeeplesMoved':
      s.order = e.order.slice();
      s.spots = e.spots.slice();
      s.taken.fill(NONE);
      return;
    case 'FleetsShuffled':
      s.faceDown.push(e.fleets.slice());
      return;
    case 'ReservesShown':
      e.tiles.forEach((tile, i) => {
        const slot = at(listAt(s.reservedFrom, e.seat), i);
        listAt(s.reserved, e.seat)[i] = tile;
        if (slot !== NONE) learn(s, slot, tile, EVERYBODY);
      });
      return;
    case 'GameEnded':
      s.ending = e.why;
      s.phase = 'over';
      return;
  }
}

function endPower(s: State): void {
  s.pending = 'none';
  s.pendingAt = NONE;
}

function takeBoat(s: State, e: { readonly seat: Seat; readonly colour: number; readonly from: 'hand' | 'dock' }): void {
  if (e.from === 'hand') add(s.hand, e.colour, -1);
  else add(s.dock, e.seat * BOAT_COLOURS + e.colour, -1);
}

/** Somebody sees the tile of a slot; those who are not told its face only note that. */
function learn(s: State, slot: number, tile: number, who: number): void {
  const look = listAt(s.looks, Math.floor(slot / SLOTS));
  const place = slot % SLOTS;
  if (tile !== HIDDEN) look.out[place] = tile;
  look.knows[place] = at(look.knows, place) | who;
}

/** Tiles come from the top of the deck, so first those that somebody has put back there. */
function fillRow(s: State, tiles: readonly number[]): void {
  let drawn = 0;
  for (let i = 0; i < s.row.length && drawn < tiles.length; i++) {
    if (s.row[i] !== NONE) continue;
    const tile = at(tiles, drawn++);
    s.row[i] = tile;
    const slot = s.top.shift();
    if (slot !== undefined) learn(s, slot, tile, EVERYBODY);
  }
  s.deck -= tiles.length;
}

/** YA-090: the open fleets close up, then face-down ones are turned from the left. */
function revealFleets(s: State, fleets: readonly number[]): void {
  const open = s.open.filter((fleet) => fleet !== NONE);
  for (const fleet of fleets) {
    open.push(fleet);
    const group = listAt(s.faceDown, 0);
    group.splice(group.indexOf(fleet), 1);
    if (group.length === 0) s.faceDown.shift();
  }
  s.open = open;
}

function build(s: State, e: Event & { readonly kind: 'BuildingBuilt' }): void {
  const { kind } = building(e.tile);
  if (kind === 'palace') s.sites[e.island] = PALACE;
  else if (kind === 'torii') s.sites[e.island] = TORII;
  else {
    s.sites[e.island] = e.seat;
    add(s.figures, e.seat, -1);
  }
  listAt(s.built, e.seat).push(e.tile);
  if (e.reserve === NONE) {
    s.row[s.row.indexOf(e.tile)] = NONE;
    return;
  }
  const slot = at(listAt(s.reservedFrom, e.seat), e.reserve);
  if (slot !== NONE) learn(s, slot, e.tile, EVERYBODY);
  listAt(s.reserved, e.seat).splice(e.reserve, 1);
  listAt(s.reservedFrom, e.seat).splice(e.reserve, 1);
}

function keep(s: State, e: Event & { readonly kind: 'TileReserved' }): void {
  const first = s.looks.length * SLOTS;
  const from = s.looking.map((_, i) => s.top[i] ?? NONE);
  const known = at(from, 0);
  // Of a single tile everybody knows where it went; of several only the seat that chose.
  const knowers = from.length === 1 && known !== NONE ? slotKnowers(s, known) : 1 << e.seat;
  s.looks.push({ seat: e.seat, from, out: [e.tile, ...e.back], knows: from.map(() => knowers) });
  s.top = e.back.map((_, i) => first + 1 + i);
  s.looking = [];
  s.pending = 'none';
  s.deck--;
  listAt(s.reserved, e.seat).push(e.tile);
  listAt(s.reservedFrom, e.seat).push(first);
}
