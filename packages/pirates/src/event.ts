import type { Happenings, Seat } from '@quarterdeck/kernel';
import type { CurseName } from './data/adventures';
import type { TavernOutcome } from './data/tavern';
import type { Card, Country, Die, Face, Good, Loot, Owner, Role, State } from './state';
import type { Step } from './turn';

/** Why a black mark was taken. */
export type MarkCause = 'declined' | 'governor' | 'sentNone' | 'privateer';
export type Ritual = 'doubleHold' | 'unsinkable';
/** Who goes down when two ships meet. */
export type Clash = 'red' | 'pirate' | 'both';

interface BySeat<Kind extends string> {
  readonly kind: Kind;
  readonly seat: Seat;
}

export type Event =
  /* Set-up and rounds */
  | (BySeat<'HandDealt'> & { readonly cards: readonly Card[] })
  | { readonly kind: 'GameBegun'; readonly seats: number; readonly starter: Seat; readonly chests: number }
  | { readonly kind: 'RoundBegan'; readonly round: number; readonly starter: Seat; readonly finale: number }
  | (BySeat<'RoleChosen'> & { readonly role: Role })
  | { readonly kind: 'RoleCalled'; readonly role: Role; readonly seats: readonly Seat[] }
  | (BySeat<'TurnBegan'> & { readonly role: Role })
  | { readonly kind: 'RoundEnded'; readonly starter: Seat; readonly back: readonly Seat[] }
  /** The table now waits for this seat (or for chance on its behalf). */
  | (BySeat<'Awaited'> & { readonly step: Step })
  /* Marks, ships, guards */
  | (BySeat<'MarkTaken'> & { readonly cause: MarkCause })
  | BySeat<'MarkSpared'>
  | BySeat<'MarkReturned'>
  | (BySeat<'ShipsBought'> & { readonly ships: number })
  | (BySeat<'ShipsGranted'> & { readonly ships: number })
  | (BySeat<'PrivateerTaken'> & { readonly country: Country; readonly ships: number })
  | (BySeat<'GuardsPosted'> & { readonly ships: number })
  | (BySeat<'GuardsReturned'> & { readonly ships: number })
  /* Plunder and loot */
  | (BySeat<'CaravanPlayed'> & { readonly card: Card })
  | (BySeat<'ShipsSent'> & { readonly ships: number })
  | (BySeat<'CaravanEscaped'> & { readonly card: Card })
  /** Dice lie on the chart: owners in order, and x, y, rotation, face of each. */
  | (BySeat<'DiceThrown'> & { readonly owners: readonly Owner[]; readonly dice: readonly number[] })
  | {
      readonly kind: 'ShipsClashed';
      readonly red: Die;
      readonly pirate: Die;
      readonly owner: Seat;
      /** Squared distance of the two centres, in hundredths of a millimetre. */
      readonly d2: number;
      readonly redFace: Face;
      readonly pirateFace: Face;
      readonly sunk: Clash;
      /** Unsinkable Ship brought the pirate back. */
      readonly saved: boolean;
    }
  | { readonly kind: 'PlunderEnded'; readonly won: boolean; readonly survivors: readonly number[] }
  | { readonly kind: 'LootReshuffled'; readonly cards: number }
  | (BySeat<'LootDrawn'> & { readonly cards: readonly Loot[] })
  | (BySeat<'LootRanOut'> & { readonly cards: number })
  | (BySeat<'GoodLoaded'> & { readonly good: Good })
  | (BySeat<'GoodDiscarded'> & { readonly good: Good; readonly cause: 'refused' | 'noRoom' })
  /* Harbours, curses */
  | (BySeat<'HarbourPlayed'> & { readonly card: Card })
  | (BySeat<'LootGranted'> & { readonly cards: number })
  | (BySeat<'CursePlayed'> & { readonly card: Card })
  | (BySeat<'ShipsHeldBack'> & { readonly ships: number })
  | { readonly kind: 'DiceStruck'; readonly dice: readonly Die[] }
  | (BySeat<'IdolNamed'> & { readonly good: Good })
  | (BySeat<'CurseSuffered'> & { readonly curse: CurseName; readonly loot: Loot; readonly cards: number; readonly ships: number })
  | (BySeat<'WagesPaid'> & { readonly guards: number; readonly chests: number })
  | (BySeat<'TavernAssigned'> & { readonly faces: readonly Face[] })
  | (BySeat<'TavernServed'> & {
      readonly face: Face;
      readonly outcome: TavernOutcome;
      readonly chests: number;
      /** The good given up; absent when there was none or nothing is given up. */
      readonly good?: Good;
    })
  | (BySeat<'SurplusDumped'> & { readonly good: Good })
  /* Sales, rituals, adventure cards */
  | (BySeat<'GoodsSold'> & { readonly goods: readonly number[]; readonly chests: number; readonly final: boolean })
  | (BySeat<'BargainStruck'> & { readonly first: Good; readonly second: Good; readonly chests: number })
  | (BySeat<'ChestsGranted'> & { readonly chests: number })
  | (BySeat<'YinYangGranted'> & { readonly tokens: number })
  | (BySeat<'RitualPerformed'> & { readonly ritual: Ritual })
  | (BySeat<'CardDrawn'> & { readonly card: Card; readonly gift: boolean })
  | (BySeat<'GiftDrawsOffered'> & { readonly cards: number })
  | BySeat<'EndCardDrawn'>
  | { readonly kind: 'EndCardRemoved'; readonly round: number }
  /* The end */
  | { readonly kind: 'FinalSaleBegan' }
  | (BySeat<'HandCardsCounted'> & { readonly cards: number })
  | (BySeat<'TalismansCounted'> & { readonly talismans: number; readonly chests: number })
  | (BySeat<'YinYangCounted'> & { readonly tokens: number; readonly chests: number })
  | (BySeat<'MarksCounted'> & { readonly marks: number; readonly chests: number })
  | { readonly kind: 'GameEnded' };

/** The happenings that one file holds. */
export type HappeningsOf<K extends Event['kind']> = Happenings<State, Event, K>;
