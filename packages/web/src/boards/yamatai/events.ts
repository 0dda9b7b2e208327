import { type Message, message } from '@quarterdeck/kernel';
import type { Event, Move, State } from '@quarterdeck/yamatai';
import type { SoundName } from '../../kit';
import { closedBy } from './map/closed-lanes';
import { pieceIds } from './pieces';

/* What the board shows of an event: which pieces it speaks of, how long its motion takes, how it sounds. */

/** What is said while the points of the end are still being counted. */
export function meanwhile(event: Event): Message | undefined {
  return event.kind === 'GameEnded' ? message('board.counting') : undefined;
}

export function focusOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'SpecialistsRevealed':
      return event.who.map(pieceIds.specialist);
    case 'RowFilled':
    case 'DeckLooked':
    case 'ReservesShown':
      return event.tiles.map(pieceIds.tile);
    case 'FleetsRevealed':
      return event.fleets.map(pieceIds.fleet);
    case 'FleetsShuffled':
      return [pieceIds.faceDown];
    case 'MeeplesMoved':
      return event.spots.map(pieceIds.spot);
    case 'FleetTaken':
      return [pieceIds.fleet(event.fleet), pieceIds.hand];
    case 'PowerUsed':
      return [pieceIds.fleet(event.fleet)];
    case 'BoatBought':
    case 'BoatSold':
      return [pieceIds.supply(event.colour), pieceIds.coins(event.seat)];
    case 'BoatPlaced':
    case 'BoatRemoved':
      return [pieceIds.space(event.space)];
    case 'BoatMoved':
      return [pieceIds.space(event.from), pieceIds.space(event.to)];
    case 'BoatsSwapped':
      return event.spaces.map(pieceIds.space);
    case 'TokensSwapped':
      return event.islands.map(pieceIds.island);
    case 'TokenTaken':
      return [pieceIds.island(event.island), pieceIds.tokens(event.seat)];
    case 'BuildingBuilt':
    case 'GroundHallowed':
      return [pieceIds.island(event.island)];
    case 'CoinsPaid':
    case 'CoinsGained':
      return [pieceIds.coins(event.seat)];
    case 'PrestigeGained':
      return [pieceIds.prestige(event.seat)];
    case 'BoatsMoored':
      return [pieceIds.dock(event.seat), pieceIds.beside(event.seat)];
    case 'SpecialistRecruited':
      return [pieceIds.specialist(event.who)];
    case 'TileReserved':
      return [pieceIds.tile(event.tile), pieceIds.reserved(event.seat)];
    case 'IslandsLaid':
    case 'OrderDrawn':
    case 'PhaseBegan':
    case 'RoundBegan':
    case 'PowerAimed':
    case 'TurnEnded':
    case 'RoundEnded':
    case 'CoinsLaid':
    case 'GameEnded':
      return [];
  }
}

/** Where a move is made. */
export function aimOf(move: Move): readonly string[] {
  switch (move.kind) {
    case 'fleet':
      return [pieceIds.fleet(move.fleet)];
    case 'buy':
    case 'sell':
      return [pieceIds.supply(move.colour)];
    case 'place':
    case 'lift':
    case 'land':
    case 'swapBoat':
    case 'withBoat':
    case 'remove':
      return [pieceIds.space(move.space)];
    case 'collect':
    case 'extra':
    case 'build':
    case 'swapToken':
    case 'withToken':
    case 'hallow':
      return [pieceIds.island(move.island)];
    case 'recruit':
      return [pieceIds.specialist(move.who)];
    case 'reserve':
      return [pieceIds.tile(move.tile)];
    case 'keep':
      return [pieceIds.tile(move.tile), pieceIds.deck];
    case 'look':
      return [pieceIds.deck];
    case 'moor':
    case 'coins':
    case 'done':
      return [];
  }
}

/** Four kinds of points, one after the other. */
const COUNT = 3000;

export function motionOf(event: Event, before: State): number {
  switch (event.kind) {
    case 'BuildingBuilt':
    case 'BoatMoved':
    case 'BoatsSwapped':
    case 'TokensSwapped':
      return 420;
    case 'BoatPlaced':
      return closedBy(event, before).length > 0 ? 800 : 300;
    case 'GroundHallowed':
    case 'BoatRemoved':
      return 300;
    case 'TokenTaken':
      return 260;
    case 'FleetTaken':
    case 'SpecialistRecruited':
    case 'TileReserved':
    case 'BoatBought':
    case 'BoatSold':
      return 200;
    case 'CoinsGained':
    case 'CoinsPaid':
    case 'PrestigeGained':
      return 220;
    case 'GameEnded':
      return COUNT;
    default:
      return 0;
  }
}

export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    case 'FleetTaken':
    case 'RowFilled':
    case 'TileReserved':
      return 'tile';
    case 'BoatPlaced':
    case 'BoatRemoved':
      return 'splash';
    case 'BoatMoved':
    case 'BoatsSwapped':
      return 'sail';
    case 'TokenTaken':
    case 'TokensSwapped':
      return 'drop';
    case 'BuildingBuilt':
    case 'BoatsMoored':
    case 'MeeplesMoved':
      return 'wood';
    case 'BoatBought':
    case 'BoatSold':
    case 'CoinsGained':
    case 'CoinsPaid':
    case 'CoinsLaid':
      return 'coin';
    case 'SpecialistRecruited':
      return 'page';
    case 'PrestigeGained':
    case 'GroundHallowed':
    case 'RoundBegan':
      return 'bell';
    case 'GameEnded':
      return 'fanfare';
    default:
      return undefined;
  }
}
