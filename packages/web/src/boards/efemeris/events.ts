import { type Event, type Move, PLANET_OF, PLANET_TILE, shipOf, type Target } from '@quarterdeck/efemeris';
import { at, type Message, message } from '@quarterdeck/kernel';
import type { SoundName } from '../../kit';
import { pieceIds } from './pieces';

/* What the board shows of an event: which pieces it speaks of, how long its motion takes, how it sounds. */

/** What is said while captains are still being turned over: who they are shows with the cards. */
export function meanwhile(event: Event): Message | undefined {
  return event.kind === 'CaptainsRevealed' ? message('board.meanwhile.captains') : undefined;
}

export function focusOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'NationChosen':
      return [pieceIds.nation(event.nation)];
    case 'CaptainsChosen':
    case 'CaptainsRevealed':
      return event.captains.filter((captain) => captain >= 0).map(pieceIds.captain);
    case 'CrewChosen':
    case 'CrewRescued':
    case 'CrewSold':
    case 'CrewRecruited':
      return [pieceIds.hand(event.seat)];
    case 'PlanetChosen':
      return [pieceIds.planet(event.planet)];
    case 'PlanetMobilised':
      return [pieceIds.planet(event.planet), pieceIds.tile(at(PLANET_TILE, event.planet))];
    case 'SpiceGained':
      return event.field < 0 ? [pieceIds.spices(event.seat)] : [pieceIds.spices(event.seat), pieceIds.field(event.field)];
    case 'SpiceTraded':
      return [pieceIds.spices(event.seat)];
    case 'SpiceShared':
      return [pieceIds.spices(event.seat), pieceIds.spices(event.to)];
    case 'TileDrawn':
      return [pieceIds.stack, pieceIds.tile(event.tile)];
    case 'TileLaid':
    case 'TileEntrusted':
    case 'TurnProposed':
    case 'TileTurned':
      return [pieceIds.tile(event.tile)];
    case 'BonusDrawn':
      return [pieceIds.bag, pieceIds.bonuses(event.seat)];
    case 'BonusUsed':
      return [pieceIds.bonuses(event.seat)];
    case 'ShipSailed':
      return [pieceIds.ship(event.ship), ...event.path.slice(-1).map(pieceIds.field)];
    case 'ShipFrozen':
      return [pieceIds.ship(event.ship)];
    case 'GalleonTransferred':
    case 'GalleonBuilt':
      return [pieceIds.ship(shipOf(event.seat, 0))];
    case 'ShipLost':
      return event.field < 0 ? [] : [pieceIds.field(event.field)];
    case 'FortressLost':
    case 'FortressBuilt':
    case 'PlanetConquered':
      return [pieceIds.planet(event.planet)];
    case 'FrigateBuilt':
      return [pieceIds.ship(event.ship), pieceIds.planet(event.planet)];
    case 'CrewPlayed':
      return [pieceIds.crew(event.crew)];
    case 'CrewRaided':
      return [pieceIds.hand(event.victim), pieceIds.crew(event.crew)];
    case 'RaidBegan':
      return [pieceIds.hand(event.victim)];
    case 'EffectPrepared':
      return [pieceIds.effect(event.seat, event.effect)];
    case 'SeatEliminated':
      return event.planets.map(pieceIds.planet);
    case 'TacticsBegan':
      return [pieceIds.phase('tactics')];
    case 'ConstructionBegan':
      return [pieceIds.phase('construct')];
    case 'CollectionBegan':
      return [pieceIds.phase('collect')];
    case 'TurnBegan':
      return [pieceIds.phase('explore')];
    case 'StarterDrawn':
    case 'StepBegan':
    case 'WreckLeft':
    case 'TurnRefused':
    case 'PhaseFinished':
    case 'PhaseRecalled':
    case 'Conceded':
    case 'TurnEnded':
    case 'GameWon':
    case 'GameDrawn':
      return [];
  }
}

/** Where a move is made; whose ship it is when only its number among one's own is known, its events tell. */
export function aimOf(move: Move): readonly string[] {
  switch (move.kind) {
    case 'nation':
      return [pieceIds.nation(move.nation)];
    case 'captains':
      return move.captains.map(pieceIds.captain);
    case 'planet':
    case 'transfer':
    case 'citadel':
    case 'frigate':
    case 'fortress':
    case 'conquer':
      return [pieceIds.planet(move.planet)];
    case 'lay':
      return [pieceIds.place(move.place)];
    case 'turn':
      return [pieceIds.tile(move.tile)];
    case 'sail':
    case 'wind':
    case 'galleon':
      return onSky(move.field);
    case 'shot':
    case 'drive':
      return [...onSky(move.field), pieceIds.ship(move.target)];
    case 'freeze':
      return [pieceIds.ship(move.target)];
    case 'gunner':
    case 'broadside':
      return [aimedAt(move.target)];
    case 'crew':
      return move.crew.map(pieceIds.crew);
    case 'rescue':
    case 'play':
    case 'sell':
      return [pieceIds.crew(move.crew)];
    case 'raid':
      return [pieceIds.hand(move.seat)];
    default:
      return [];
  }
}

/** A field is called after the planet that lies on it. */
function onSky(field: number): readonly string[] {
  const planet = PLANET_OF[field] ?? -1;
  return planet < 0 ? [pieceIds.field(field)] : [pieceIds.planet(planet), pieceIds.field(field)];
}

function aimedAt(target: Target): string {
  return target.kind === 'ship' ? pieceIds.ship(target.ship) : pieceIds.planet(target.planet);
}

const PER_FIELD = 80;
const LONGEST = 520;

export function motionOf(event: Event): number {
  switch (event.kind) {
    case 'ShipSailed':
      return Math.min(LONGEST, 160 + PER_FIELD * (event.path.length - 1));
    case 'CaptainsRevealed':
      return 1900;
    case 'PlanetConquered':
      return 900;
    case 'ShipLost':
    case 'FortressLost':
      return 900;
    case 'TileLaid':
    case 'TileTurned':
    case 'PlanetMobilised':
    case 'FrigateBuilt':
    case 'GalleonBuilt':
    case 'GalleonTransferred':
    case 'FortressBuilt':
      return 320;
    case 'ShipFrozen':
    case 'CrewPlayed':
    case 'CrewRaided':
    case 'CrewRecruited':
    case 'CrewSold':
    case 'SpiceTraded':
    case 'SpiceShared':
    case 'BonusDrawn':
    case 'EffectPrepared':
      return 240;
    case 'SpiceGained':
      return event.field < 0 ? 0 : 260;
    default:
      return 0;
  }
}

export function soundOf(event: Event): SoundName | undefined {
  switch (event.kind) {
    case 'TileLaid':
    case 'TileTurned':
    case 'PlanetMobilised':
      return 'tile';
    case 'ShipSailed':
    case 'GalleonTransferred':
      return 'sail';
    case 'ShipLost':
      return event.cause === 'gunner' ? 'cannon' : 'splash';
    case 'FortressLost':
      return 'cannon';
    case 'SpiceGained':
    case 'SpiceTraded':
    case 'SpiceShared':
      return 'coin';
    case 'BonusDrawn':
      return 'roll';
    case 'CrewPlayed':
    case 'CrewRecruited':
    case 'CrewChosen':
    case 'CaptainsRevealed':
      return 'page';
    case 'FrigateBuilt':
    case 'GalleonBuilt':
    case 'FortressBuilt':
      return 'wood';
    case 'PlanetConquered':
      return 'bell';
    case 'GameWon':
      return 'fanfare';
    default:
      return undefined;
  }
}
