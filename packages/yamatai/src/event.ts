import type { Happenings, Seat } from '@quarterdeck/kernel';
import type { BoatColour, Ending, Fleet, Island, Pending, Phase, Space, Specialist, State, Tile, TokenColour } from './state';

/** What coins were paid for by the bank: a fleet, a group, or the specialist named. */
export type CoinSource = 'fleet' | 'group' | `specialist ${number}`;
/** What a prestige token was given for. */
export type PrestigeSource = 'neighbours' | 'mountain' | `specialist ${number}`;

export type Event =
  | { readonly kind: 'SpecialistsRevealed'; readonly spots: readonly number[]; readonly who: readonly Specialist[] }
  | { readonly kind: 'RowFilled'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'FleetsRevealed'; readonly fleets: readonly Fleet[] }
  | { readonly kind: 'IslandsLaid'; readonly culture: readonly TokenColour[]; readonly mountains: readonly number[] }
  | { readonly kind: 'OrderDrawn'; readonly order: readonly Seat[] }
  | { readonly kind: 'PhaseBegan'; readonly phase: Phase }
  | { readonly kind: 'RoundBegan'; readonly round: number }
  | { readonly kind: 'FleetTaken'; readonly seat: Seat; readonly fleet: Fleet; readonly boats: readonly number[] }
  | { readonly kind: 'BoatBought'; readonly seat: Seat; readonly colour: BoatColour; readonly price: number }
  | { readonly kind: 'BoatSold'; readonly seat: Seat; readonly colour: BoatColour; readonly price: number; readonly from: 'hand' | 'dock' }
  | {
      readonly kind: 'BoatPlaced';
      readonly seat: Seat;
      readonly colour: BoatColour;
      readonly space: Space;
      readonly from: 'hand' | 'dock';
      /** The specialist thanks to whom the first boat may lie beside any colour, or NONE. */
      readonly pilot: Specialist;
    }
  | { readonly kind: 'TokenTaken'; readonly seat: Seat; readonly space: Space; readonly island: Island; readonly colour: TokenColour }
  | {
      readonly kind: 'BuildingBuilt';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly island: Island;
      /** Place among the reserved tiles, NONE when the tile came from the row. */
      readonly reserve: number;
      /** Needed boats that were missing. */
      readonly missing: number;
      readonly points: number;
    }
  | { readonly kind: 'CoinsPaid'; readonly seat: Seat; readonly coins: number; readonly specialist: Specialist }
  | { readonly kind: 'CoinsGained'; readonly seat: Seat; readonly coins: number; readonly source: CoinSource }
  | { readonly kind: 'PrestigeGained'; readonly seat: Seat; readonly tokens: number; readonly source: PrestigeSource }
  | { readonly kind: 'BoatsMoored'; readonly seat: Seat; readonly dock: readonly number[]; readonly beside: readonly number[] }
  | {
      readonly kind: 'SpecialistRecruited';
      readonly seat: Seat;
      readonly who: Specialist;
      readonly spot: number;
      readonly tokens: readonly TokenColour[];
      readonly coins: number;
      readonly points: number;
    }
  | { readonly kind: 'PowerUsed'; readonly seat: Seat; readonly fleet: Fleet }
  | { readonly kind: 'PowerAimed'; readonly seat: Seat; readonly pending: Pending; readonly at: Space | Island }
  | { readonly kind: 'DeckLooked'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | {
      readonly kind: 'TileReserved';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly from: 'row' | 'deck';
      /** Tiles put back on the deck, topmost first. */
      readonly back: readonly Tile[];
    }
  | {
      readonly kind: 'TokensSwapped';
      readonly seat: Seat;
      readonly islands: readonly [Island, Island];
      readonly colours: readonly [TokenColour, TokenColour];
    }
  | { readonly kind: 'GroundHallowed'; readonly seat: Seat; readonly island: Island }
  | { readonly kind: 'BoatMoved'; readonly seat: Seat; readonly colour: BoatColour; readonly from: Space; readonly to: Space }
  | {
      readonly kind: 'BoatsSwapped';
      readonly seat: Seat;
      readonly spaces: readonly [Space, Space];
      readonly colours: readonly [BoatColour, BoatColour];
    }
  | { readonly kind: 'BoatRemoved'; readonly seat: Seat; readonly colour: BoatColour; readonly space: Space; readonly more: boolean }
  | { readonly kind: 'TurnEnded'; readonly seat: Seat }
  | { readonly kind: 'RoundEnded'; readonly round: number }
  | { readonly kind: 'CoinsLaid'; readonly spots: readonly number[] }
  | { readonly kind: 'MeeplesMoved'; readonly order: readonly Seat[]; readonly spots: readonly number[] }
  | { readonly kind: 'FleetsShuffled'; readonly fleets: readonly Fleet[] }
  | { readonly kind: 'ReservesShown'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | {
      readonly kind: 'GameEnded';
      readonly why: Ending;
      readonly coins: readonly number[];
      readonly powers: readonly number[];
      readonly reserved: readonly number[];
      readonly boats: readonly number[];
    };

export type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
/** The happenings that one file holds. */
export type HappeningsOf<K extends Event['kind']> = Happenings<State, Event, K>;
