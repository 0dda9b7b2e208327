import { HIDDEN, type Message, message, type Seat, type Words } from '@quarterdeck/kernel';
import { COLOURS } from './data/boats';
import { building, fleet as fleetRow, specialist } from './data/catalog';
import { COINS_PER_ROUND, CULTURE } from './data/components';
import { islandName, spaceName } from './data/geometry';
import type { CoinSource, Event, PrestigeSource } from './events';
import type { Move } from './move';
import { buyingPrice, engineerOf, sellingPrice } from './rules/specialists';
import { NONE, type State } from './state';

/* What is said of the game: log lines, choices, decisions. Every text is a key; the words are in texts/. */

const boat = (colour: number): Message => message(`boat.${COLOURS[colour]}`);
const token = (colour: number): Message => message(`token.${CULTURE[colour]?.name}`);
const player = (seat: Seat): Message => message('player', { who: { seat } });
const place = (name: string): Message => message('place', { name });
const space = (n: number): Message => place(spaceName(n));
const island = (n: number): Message => place(islandName(n));
export const specialistName = (who: number): Message => message(`specialist.${specialist(who).id}`);

/** "house S01", "palace P02". A move tried out on a view may turn a tile that the viewer does not know. */
export const buildingName = (tile: number): Message => {
  if (tile === HIDDEN) return message('building.hidden');
  const { kind, id } = building(tile);
  return message(`building.${kind}`, { id });
};

/** Boats per colour as a list: "2 wood boats, 1 clay boat". */
export const boatList = (counts: readonly number[]): readonly Message[] =>
  counts.flatMap((n, colour) => (n > 0 ? [message(`boats.${COLOURS[colour]}`, { n })] : []));

/** The power of a fleet in words. */
export function powerText(fleet: number): Message {
  const { power } = fleetRow(fleet);
  switch (power.kind) {
    case 'coins':
      return message('power.coins', { coins: power.coins });
    case 'reserve':
      return message('power.reserve', { look: power.look });
    case 'removeBoats':
      return message('power.removeBoats', { boats: power.boats });
    default:
      return message(`power.${power.kind}`);
  }
}

/** The power of a specialist in words. */
export const abilityText = (who: number): Message => message(`specialist.${specialist(who).id}.power`);

const specialistIn = (source: `specialist ${number}`): Message => specialistName(Number(source.slice('specialist '.length)));

function coinsGained(who: Message, coins: number, source: CoinSource): Message {
  if (source === 'fleet' || source === 'group') return message(`event.CoinsGained.${source}`, { who, coins });
  return message('event.CoinsGained.specialist', { who, coins, specialist: specialistIn(source) });
}

function prestigeGained(who: Message, tokens: number, source: PrestigeSource): Message {
  if (source === 'neighbours' || source === 'mountain') return message(`event.PrestigeGained.${source}`, { who, tokens });
  return message('event.PrestigeGained.specialist', { who, tokens, specialist: specialistIn(source) });
}

function boatsMoored(who: Message, dock: readonly number[], beside: readonly number[]): Message {
  const moored = boatList(dock);
  const left = boatList(beside);
  if (left.length === 0) return message('event.BoatsMoored', { who, dock: moored });
  if (moored.length === 0) return message('event.BoatsMoored.beside', { who, beside: left });
  return message('event.BoatsMoored.both', { who, dock: moored, beside: left });
}

function tileReserved(who: Message, e: Event & { readonly kind: 'TileReserved' }): Message {
  if (e.tile === HIDDEN) return message('event.TileReserved.hidden', { who });
  return message(`event.TileReserved.${e.from}`, { who, building: buildingName(e.tile) });
}

function eventWords(e: Event): Message | undefined {
  switch (e.kind) {
    case 'SpecialistsRevealed':
      return message('event.SpecialistsRevealed', { specialists: e.who.map(specialistName) });
    case 'RowFilled':
      return message('event.RowFilled', { tiles: e.tiles.map(buildingName) });
    case 'FleetsRevealed':
      return message('event.FleetsRevealed', { fleets: e.fleets.join(', ') });
    case 'IslandsLaid':
      return message('event.IslandsLaid');
    case 'OrderDrawn':
      return message('event.OrderDrawn', { players: e.order.map(player) });
    case 'RoundBegan':
      return message('event.RoundBegan', { round: e.round });
    case 'FleetTaken': {
      const boats = boatList(e.boats);
      const who = player(e.seat);
      if (boats.length === 0) return message('event.FleetTaken.none', { who, fleet: e.fleet });
      return message('event.FleetTaken', { who, fleet: e.fleet, boats });
    }
    case 'BoatBought':
    case 'BoatSold':
      return message(`event.${e.kind}`, { who: player(e.seat), boat: boat(e.colour), price: e.price });
    case 'BoatPlaced': {
      const params = { who: player(e.seat), boat: boat(e.colour), space: space(e.space) };
      if (e.pilot === NONE) return message('event.BoatPlaced', params);
      return message('event.BoatPlaced.pilot', { ...params, specialist: specialistName(e.pilot) });
    }
    case 'TokenTaken':
      return message(e.space === NONE ? 'event.TokenTaken.extra' : 'event.TokenTaken', {
        who: player(e.seat),
        token: token(e.colour),
        island: island(e.island),
      });
    case 'BuildingBuilt':
      return message(e.reserve === NONE ? 'event.BuildingBuilt' : 'event.BuildingBuilt.reserved', {
        who: player(e.seat),
        building: buildingName(e.tile),
        island: island(e.island),
        missing: e.missing,
        points: e.points,
      });
    case 'CoinsPaid':
      return message('event.CoinsPaid', { who: player(e.seat), coins: e.coins, specialist: specialistName(e.specialist) });
    case 'CoinsGained':
      return coinsGained(player(e.seat), e.coins, e.source);
    case 'PrestigeGained':
      return prestigeGained(player(e.seat), e.tokens, e.source);
    case 'BoatsMoored':
      return boatsMoored(player(e.seat), e.dock, e.beside);
    case 'SpecialistRecruited':
      return message('event.SpecialistRecruited', {
        who: player(e.seat),
        specialist: specialistName(e.who),
        tokens: e.tokens.map(token),
        coins: e.coins,
        points: e.points,
      });
    case 'PowerUsed':
      return message('event.PowerUsed', { who: player(e.seat), fleet: e.fleet });
    case 'DeckLooked':
      if (e.tiles.includes(HIDDEN)) return message('event.DeckLooked', { who: player(e.seat), tiles: e.tiles.length });
      return message('event.DeckLooked.seen', { who: player(e.seat), tiles: e.tiles.map(buildingName) });
    case 'TileReserved':
      return tileReserved(player(e.seat), e);
    case 'TokensSwapped':
      return message('event.TokensSwapped', { who: player(e.seat), from: island(e.islands[0]), to: island(e.islands[1]) });
    case 'GroundHallowed':
      return message('event.GroundHallowed', { who: player(e.seat), island: island(e.island) });
    case 'BoatMoved':
      return message('event.BoatMoved', { who: player(e.seat), boat: boat(e.colour), from: space(e.from), to: space(e.to) });
    case 'BoatsSwapped':
      return message('event.BoatsSwapped', { who: player(e.seat), from: space(e.spaces[0]), to: space(e.spaces[1]) });
    case 'BoatRemoved':
      return message('event.BoatRemoved', { who: player(e.seat), boat: boat(e.colour), space: space(e.space) });
    case 'RoundEnded':
      return message('event.RoundEnded', { round: e.round });
    case 'CoinsLaid':
      return e.spots.length === 0 ? undefined : message('event.CoinsLaid', { coins: COINS_PER_ROUND });
    case 'MeeplesMoved':
      return message('event.MeeplesMoved', { players: e.order.map(player) });
    case 'FleetsShuffled':
      return message('event.FleetsShuffled', { fleets: e.fleets.join(', ') });
    case 'ReservesShown':
      return message('event.ReservesShown', { who: player(e.seat), tiles: e.tiles.map(buildingName) });
    case 'GameEnded':
      return message(`event.GameEnded.${e.why}`);
    case 'PhaseBegan':
    case 'PowerAimed':
    case 'TurnEnded':
      return undefined;
  }
}

function moveWords(move: Move, s: State, seat: Seat): Message {
  switch (move.kind) {
    case 'fleet':
      return message('move.fleet', { fleet: move.fleet, boats: boatList(fleetRow(move.fleet).boats), power: powerText(move.fleet) });
    case 'buy':
      return message('move.buy', { boat: boat(move.colour), price: buyingPrice(s, seat, move.colour) });
    case 'sell':
      return message('move.sell', { boat: boat(move.colour), price: sellingPrice(move.colour) });
    case 'place':
      return message('move.place', { boat: boat(move.colour), space: space(move.space) });
    case 'collect':
      return message('move.collect', { space: space(move.space), island: island(move.island), token: tokenOn(s, move.island) });
    case 'extra':
      return message('move.extra', { island: island(move.island), token: tokenOn(s, move.island) });
    case 'build': {
      const how = move.byFleet ? (move.bySpecialist ? '.both' : '.fleet') : move.bySpecialist ? '.specialist' : '';
      const params = { building: buildingName(move.tile), island: island(move.island), points: building(move.tile).points };
      return message(`move.build${how}`, move.bySpecialist ? { ...params, coins: engineerOf(s, seat)?.coins ?? 0 } : params);
    }
    case 'moor':
      return move.boats.length === 0 ? message('move.moor.nothing') : message('move.moor', { boats: move.boats.map(boat) });
    case 'recruit':
      return message('move.recruit', { specialist: specialistName(move.who), tokens: move.tokens.map(token) });
    case 'coins':
      return message('move.coins');
    case 'reserve':
      return message('move.reserve', { building: buildingName(move.tile) });
    case 'look':
      return message('move.look');
    case 'keep':
      if (move.back.length === 0) return message('move.reserve', { building: buildingName(move.tile) });
      return message('move.keep', { building: buildingName(move.tile), back: move.back.map(buildingName) });
    case 'swapToken':
    case 'withToken':
      return message(`move.${move.kind}`, { island: island(move.island), token: tokenOn(s, move.island) });
    case 'hallow':
      return message('move.hallow', { island: island(move.island) });
    case 'lift':
    case 'land':
    case 'swapBoat':
    case 'withBoat':
    case 'remove':
      return message(`move.${move.kind}`, { space: space(move.space) });
    case 'done':
      return message(`move.done.${s.pending === 'remove' ? 'remove' : s.phase}`);
  }
}

/** The token on an island, also when a move is told after it was taken. */
function tokenOn(s: State, n: number): Message {
  const colour = s.culture[n];
  return colour === undefined || colour === NONE ? message('token.none') : token(colour);
}

function decisionWords(s: State): Message {
  if (s.pending !== 'none') return message(`decision.${s.pending}`);
  if (s.phase === 'recruit' && s.recruited) return message('decision.recruited');
  return message(`decision.${s.phase}`);
}

export const words: Words<State, Move, Event> = {
  event: eventWords,
  move: moveWords,
  decision: decisionWords,
};
