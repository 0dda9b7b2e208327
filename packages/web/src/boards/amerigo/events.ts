import { COLOURS, type Event, type Move } from '@quarterdeck/amerigo';
import { type Message, message } from '@quarterdeck/kernel';
import type { SoundName } from '../../kit';
import { pieceIds } from './pieces';

/* What the board shows of an event: which pieces it speaks of, how long its motion takes, how it sounds. */

export function focusOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'OrderDrawn':
      return event.order.map(pieceIds.disc);
    case 'PirateShown':
    case 'RoundEnded':
      return [pieceIds.pirates];
    case 'TokensLaid':
      return event.tokens.map(pieceIds.token);
    case 'ProductionLaid':
      return event.kinds.map((_, slot) => pieceIds.production(slot));
    case 'RoundBegan':
      return [pieceIds.time];
    case 'TowerFilled':
      return [pieceIds.tower];
    case 'PhaseBegan':
    case 'PhaseSkipped':
      return [pieceIds.storage(event.colour), pieceIds.action(event.colour)];
    case 'CubesFell':
      return [pieceIds.tray, ...COLOURS.filter((_, colour) => (event.out[colour] ?? 0) > 0).map(pieceIds.action)];
    case 'CubesSorted':
      return COLOURS.map(pieceIds.storage);
    case 'ActionChosen':
      return [pieceIds.action(event.colour)];
    case 'GoldTaken':
    case 'ChestCashed':
    case 'Compensated':
      return [pieceIds.gold(event.seat)];
    case 'TokenCashed':
    case 'CubesCounted':
      return [pieceIds.token(event.token), pieceIds.gold(event.seat)];
    case 'ShipsHastened':
      return [pieceIds.token(event.token), pieceIds.ship(event.seat, 0), pieceIds.ship(event.seat, 1)];
    case 'ShipPlaced':
    case 'ShipSailed':
    case 'PostDeclined':
      return [pieceIds.ship(event.seat, event.ship)];
    case 'PostFounded':
      return [pieceIds.post(event.cell), pieceIds.ship(event.seat, event.ship)];
    case 'CannonsLoaded':
    case 'PiratesRepelled':
    case 'PiratesPlundered':
      return [pieceIds.cannons(event.seat)];
    case 'TilePlanned':
      return [pieceIds.planned(event.seat, event.tile), pieceIds.supply(event.tile)];
    case 'ProgressAdvanced':
      return [pieceIds.progress(event.seat)];
    case 'TokenTaken':
      return [pieceIds.token(event.token)];
    case 'TileBuilt':
      return [pieceIds.tile(event.cell)];
    case 'IslandCompleted':
      return [pieceIds.island(event.island)];
    case 'ProductionBought':
      return [pieceIds.production(event.slot)];
    case 'OrderAdvanced':
    case 'DiscJumped':
      return [pieceIds.disc(event.seat)];
    case 'MapLaid':
    case 'TurnEnded':
    case 'FinalScored':
    case 'GameEnded':
      return [];
  }
}

/** Where a move is made, for what its events do not name: the space a ship goes to, the tile in stock. */
export function aimOf(move: Move): readonly string[] {
  switch (move.kind) {
    case 'act':
      return [pieceIds.action(move.colour)];
    case 'gold':
      return [pieceIds.takeGold, pieceIds.tray];
    case 'place':
    case 'sail':
      return [pieceIds.space(move.space)];
    case 'load':
      return [pieceIds.action('black')];
    case 'advance':
      return [pieceIds.action('brown')];
    case 'plan':
      return [pieceIds.supply(move.tile)];
    case 'build':
      return [pieceIds.site(move.cell)];
    case 'order':
      return [`order-${move.steps}`];
    default:
      return [];
  }
}

/** Longer ways take longer, within what one waits for gladly. */
const PER_SPACE = 70;
const LONGEST = 520;
/** Cubes are lifted, fall, knock and roll into the tray. */
export const POUR = 1800;

/** What falls out of the tower is told when the last cube lies; what goes in is seen. */
export function meanwhile(event: Event): Message | undefined {
  if (event.kind !== 'CubesFell') return undefined;
  return message('board.pours', { thrown: event.thrown, colour: { key: `colour.${event.colour}` } });
}

export function motionOf(event: Event): number {
  switch (event.kind) {
    case 'CubesFell':
      return POUR;
    case 'IslandCompleted':
      return 900;
    case 'FinalScored':
      return LONGEST;
    case 'ShipSailed':
      return event.distance === 0 ? 0 : Math.min(LONGEST, 180 + PER_SPACE * event.distance);
    case 'TileBuilt':
      return event.commodities.length > 0 ? LONGEST : 360;
    case 'GoldTaken':
    case 'TilePlanned':
    case 'TokenTaken':
    case 'ProductionBought':
      return LONGEST;
    case 'PostFounded':
    case 'OrderAdvanced':
    case 'DiscJumped':
      return 360;
    case 'ShipPlaced':
      return 240;
    case 'CannonsLoaded':
    case 'ProgressAdvanced':
    case 'PirateShown':
    case 'PiratesRepelled':
    case 'PiratesPlundered':
      return 200;
    case 'ActionChosen':
    case 'PhaseBegan':
      return 140;
    default:
      return 0;
  }
}

export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    // A pour is heard knock by knock, from the tower itself.
    case 'TowerFilled':
      return 'drop';
    case 'ShipSailed':
      return 'sail';
    case 'ShipPlaced':
      return 'splash';
    case 'PostFounded':
      return 'wood';
    case 'TilePlanned':
    case 'TileBuilt':
      return 'tile';
    case 'GoldTaken':
    case 'ChestCashed':
    case 'TokenCashed':
    case 'Compensated':
    case 'ProductionBought':
      return 'coin';
    case 'CannonsLoaded':
    case 'PiratesRepelled':
    case 'PiratesPlundered':
      return 'cannon';
    case 'TokenTaken':
    case 'ProgressAdvanced':
      return 'page';
    case 'IslandCompleted':
    case 'RoundBegan':
      return 'bell';
    case 'OrderAdvanced':
    case 'DiscJumped':
      return 'wood';
    case 'GameEnded':
      return 'fanfare';
    default:
      return undefined;
  }
}
