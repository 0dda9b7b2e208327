import type { Level } from '@quarterdeck/bots';
import type { OptionValues } from '@quarterdeck/kernel';
import type { Result } from '@quarterdeck/protocol';

export type SoloSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** A game kept in this browser: everything needed to go on with it. */
export interface SoloRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: readonly SoloSeat[];
  /** Whether hints may be asked for; left out: where one person plays against bots. */
  readonly hints?: boolean;
  /** Behind every chance outcome that is not scripted. */
  readonly seed: string;
  /** Outcomes written down beforehand, for guided games. */
  readonly outcomes?: readonly string[];
  /** The log in notation. */
  readonly entries: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly result?: Result;
}

export interface NewSoloGame {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: readonly SoloSeat[];
  readonly hints?: boolean;
  readonly entries?: readonly string[];
  readonly outcomes?: readonly string[];
}

export function newRecord({ entries = [], ...rest }: NewSoloGame): SoloRecord {
  const now = Date.now();
  return { id: randomText(9), seed: randomText(24), entries, createdAt: now, updatedAt: now, ...rest };
}

/** Letters and digits from the browser's secure generator. */
function randomText(length: number): string {
  const alphabet = 'abcdefghijkmnopqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => alphabet[byte % alphabet.length]).join('');
}
