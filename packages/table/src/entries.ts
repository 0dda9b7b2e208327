import type { AgreedEnd, OptionValues } from '@quarterdeck/kernel';
import type { ClockSpec, Player } from '@quarterdeck/protocol';

/** Everything that is agreed when a table is made; until the start the host may change some of it. */
export interface TableSetup {
  readonly game: string;
  readonly rulesVersion: number;
  readonly name?: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly host: string;
  readonly clock: ClockSpec;
  readonly access: 'open' | 'invited';
  readonly spectators: boolean;
  readonly rated: boolean;
  /** Players may ask for hints; tables from before there were any do not say. */
  readonly hints?: boolean;
  /** What seats put together before the first turn is chosen for all of them as the game starts. */
  readonly readyMade?: boolean;
  readonly onExpiry: 'bot' | 'resign';
  readonly absence: number;
  readonly bestOf: number;
  /** The match so far, by the seats of this table; for later games of a match. */
  readonly carried?: { readonly game: number; readonly wins: readonly number[]; readonly points: readonly number[] };
  readonly previous?: string;
  /** The tournament to which this game belongs. */
  readonly tournament?: string;
  /** SHA-256 of the secret seed; absent for a game that was brought in without one. */
  readonly commitment: string;
  /** A game brought in as a file, for replay only. */
  readonly archive?: true;
}

/** Who made a bot stand in: the person, somebody else because of absence, or the clock. */
type StandInCause = 'self' | 'absence' | 'clock';

/**
 * One line of a table's log: the only truth about a table. What the game itself did stands in
 * `lines`, in the notation of game files: a move with every outcome that chance answered to it.
 */
export type TableEntry =
  | { readonly k: 'created'; readonly setup: TableSetup }
  | { readonly k: 'sat'; readonly seat: number; readonly player: Player; readonly ready?: true }
  | { readonly k: 'readied'; readonly player: string; readonly yes: boolean }
  /** The host has changed what is agreed. */
  | { readonly k: 'changed'; readonly terms: Partial<TableSetup> }
  | { readonly k: 'botSat'; readonly seat: number; readonly level: string }
  | { readonly k: 'stood'; readonly seat: number }
  | { readonly k: 'closed' }
  | { readonly k: 'started'; readonly lines: readonly string[] }
  | { readonly k: 'played'; readonly seat: number; readonly lines: readonly string[] }
  | { readonly k: 'undone'; readonly seat: number; readonly to: number }
  | { readonly k: 'offered'; readonly seat: number; readonly what: 'draw' | 'abandon' }
  | { readonly k: 'offered'; readonly seat: number; readonly what: 'undo'; readonly to: number }
  /** That somebody else may take the seat `of`; `level` plays there until they come. */
  | { readonly k: 'offered'; readonly seat: number; readonly what: 'release'; readonly of: number; readonly level: string }
  /** The same, where nobody else has to be asked. */
  | { readonly k: 'released'; readonly seat: number; readonly level: string }
  | { readonly k: 'answered'; readonly seat: number; readonly offer: number; readonly yes: boolean }
  | { readonly k: 'resigned'; readonly seat: number; readonly level: string; readonly cause: 'self' | 'clock' }
  | { readonly k: 'stoodIn'; readonly seat: number; readonly level: string; readonly cause: StandInCause }
  | { readonly k: 'cameBack'; readonly seat: number }
  | { readonly k: 'tookOver'; readonly seat: number; readonly player: Player }
  | { readonly k: 'muted'; readonly player: string; readonly muted: boolean }
  | { readonly k: 'renamed'; readonly player: string; readonly name: string }
  | { readonly k: 'rematched'; readonly table: string; readonly by?: string }
  /** The person goes on holiday: the clock stands still until then, or for as long as the table allows; 0 ends it. */
  | { readonly k: 'away'; readonly seat: number; readonly until: number }
  /** The server was away: running clocks get the time back. */
  | { readonly k: 'credited'; readonly ms: number }
  /** The game was brought in as a file by somebody; its moves follow as if played here. */
  | { readonly k: 'imported'; readonly players: readonly string[]; readonly seed?: string }
  /** The end of an imported game that was agreed. */
  | { readonly k: 'ended'; readonly how: AgreedEnd };

/** One line of a table's log as it is stored. */
export interface LogRow {
  readonly seq: number;
  readonly at: number;
  /** `player:command id` of the command that led to it; the table itself (clocks, bots) has its own. */
  readonly cmd: string | undefined;
  readonly entry: string;
}

/** The door for stored entries; they were written by `writeTableEntry`. */
export function readTableEntry(text: string): TableEntry {
  return JSON.parse(text) as TableEntry;
}

export function writeTableEntry(entry: TableEntry): string {
  return JSON.stringify(entry);
}
