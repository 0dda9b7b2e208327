import type { Happenings, Seat } from '@quarterdeck/kernel';
import type { Bonus, Captain, Crew, Edge, Effect, Field, Nation, Place, Planet, SetupStep, Ship, Side, Spice, State, Tile } from './state';

export type SpiceSource = 'setup' | 'planet' | 'factory' | 'providence' | 'pargo' | 'cargo' | 'courtesan' | 'sale';
export type LossCause = 'gunner' | 'singularity' | 'scuttled';
export type Means = 'sail' | 'wind' | 'shot' | 'drive';

/** What can happen. Ships are counted over all seats; `by` is the seat that caused it. */
export type Event =
  | { readonly kind: 'StarterDrawn'; readonly seat: Seat }
  | { readonly kind: 'StepBegan'; readonly step: SetupStep }
  | { readonly kind: 'NationChosen'; readonly seat: Seat; readonly nation: Nation }
  | { readonly kind: 'CaptainsChosen'; readonly seat: Seat; readonly captains: readonly Captain[] }
  | { readonly kind: 'CaptainsRevealed'; readonly captains: readonly Captain[] }
  | { readonly kind: 'CrewChosen'; readonly seat: Seat; readonly crew: readonly Crew[] }
  | { readonly kind: 'PlanetChosen'; readonly seat: Seat; readonly planet: Planet }
  | { readonly kind: 'PlanetMobilised'; readonly seat: Seat; readonly planet: Planet; readonly place: Place; readonly turn: Edge }
  | {
      readonly kind: 'SpiceGained';
      readonly seat: Seat;
      readonly spice: Spice;
      readonly amount: number;
      readonly source: SpiceSource;
      readonly field: Field;
    }
  | { readonly kind: 'TurnBegan'; readonly side: Side; readonly tiles: number }
  | { readonly kind: 'TileDrawn'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'TileLaid'; readonly seat: Seat; readonly tile: Tile; readonly place: Place; readonly turn: Edge }
  | { readonly kind: 'TileEntrusted'; readonly seat: Seat; readonly to: Seat; readonly tile: Tile }
  | { readonly kind: 'CollectionBegan'; readonly draws: readonly number[]; readonly rescues: readonly number[] }
  | { readonly kind: 'BonusDrawn'; readonly seat: Seat; readonly bonus: Bonus }
  | { readonly kind: 'CrewRescued'; readonly seat: Seat; readonly crew: Crew }
  | { readonly kind: 'WreckLeft'; readonly seat: Seat }
  | { readonly kind: 'TacticsBegan'; readonly side: Side }
  | { readonly kind: 'ShipSailed'; readonly ship: Ship; readonly by: Seat; readonly means: Means; readonly path: readonly Field[] }
  | { readonly kind: 'GalleonTransferred'; readonly seat: Seat; readonly from: Field; readonly to: Field }
  | {
      readonly kind: 'ShipLost';
      readonly ship: Ship;
      readonly by: Seat;
      readonly cause: LossCause;
      readonly field: Field;
      /** The captain this uncovers; NO_CAPTAIN for none. */
      readonly next: Captain;
    }
  | { readonly kind: 'FortressLost'; readonly planet: Planet; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'CrewPlayed'; readonly seat: Seat; readonly crew: Crew }
  | { readonly kind: 'BonusUsed'; readonly seat: Seat; readonly bonus: Bonus }
  | { readonly kind: 'SpiceTraded'; readonly seat: Seat; readonly given: Spice; readonly taken: Spice }
  | { readonly kind: 'EffectPrepared'; readonly seat: Seat; readonly effect: Effect; readonly amount: number }
  | { readonly kind: 'ShipFrozen'; readonly ship: Ship; readonly by: Seat }
  | { readonly kind: 'TurnProposed'; readonly seat: Seat; readonly tile: Tile; readonly turn: Edge }
  | { readonly kind: 'TurnRefused'; readonly seat: Seat }
  | { readonly kind: 'TileTurned'; readonly seat: Seat; readonly tile: Tile; readonly from: Edge; readonly turn: Edge }
  | { readonly kind: 'RaidBegan'; readonly seat: Seat; readonly victim: Seat }
  | { readonly kind: 'CrewRaided'; readonly seat: Seat; readonly victim: Seat; readonly crew: Crew }
  | { readonly kind: 'CrewSold'; readonly seat: Seat; readonly crew: Crew }
  | { readonly kind: 'ConstructionBegan'; readonly side: Side }
  | { readonly kind: 'CrewRecruited'; readonly seat: Seat; readonly crew: Crew; readonly pepper: number }
  | { readonly kind: 'FrigateBuilt'; readonly ship: Ship; readonly planet: Planet; readonly pepper: number }
  | { readonly kind: 'FortressBuilt'; readonly seat: Seat; readonly planet: Planet; readonly pepper: number; readonly vanilla: number }
  | { readonly kind: 'GalleonBuilt'; readonly seat: Seat; readonly captain: Captain; readonly field: Field; readonly vanilla: number }
  | {
      readonly kind: 'PlanetConquered';
      readonly seat: Seat;
      readonly planet: Planet;
      /** Who held it; NOBODY when it was free. */
      readonly from: Seat;
      readonly pepper: number;
      readonly vanilla: number;
    }
  | { readonly kind: 'SpiceShared'; readonly seat: Seat; readonly to: Seat; readonly spice: Spice }
  | { readonly kind: 'PhaseFinished'; readonly seat: Seat }
  | { readonly kind: 'PhaseRecalled'; readonly seat: Seat }
  | { readonly kind: 'Conceded'; readonly seat: Seat }
  | { readonly kind: 'SeatEliminated'; readonly seat: Seat; readonly planets: readonly Planet[] }
  | { readonly kind: 'TurnEnded'; readonly side: Side }
  | { readonly kind: 'GameWon'; readonly side: Side; readonly planets: number }
  | { readonly kind: 'GameDrawn' };

/** The happenings that one file holds. */
export type HappeningsOf<K extends Event['kind']> = Happenings<State, Event, K>;
