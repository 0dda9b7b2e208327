import { LEVELS, type Level } from '@quarterdeck/bots';
import { type AnyGame, type ChanceSource, type OptionValues, recordedChance, seededChance } from '@quarterdeck/kernel';
import type { ClockSpec, SeatPlan, TableRequest } from '@quarterdeck/protocol';
import {
  foldTable,
  gameAsPlayed,
  type LogRow,
  setupFor,
  Table,
  type TableEntry,
  type TableSetup,
  writeTableEntry,
} from '@quarterdeck/table';
import { headOf, MYSELF, type SoloRecord } from './solo-record';

type SoloSeat = { readonly kind: 'me'; readonly name: string } | { readonly kind: 'bot'; readonly level: Level };

export interface NewSolo {
  readonly game: AnyGame;
  readonly seats: readonly SoloSeat[];
  readonly options?: OptionValues;
  readonly hints?: boolean;
  readonly clock?: ClockSpec;
  readonly match?: TableRequest['match'];
  readonly outcomes?: readonly string[];
  /** What is put together before the first turn is done for everybody. */
  readonly readyMade?: boolean;
}

/** A new table in this browser, all seats taken and the game begun. */
export function newRecord(solo: NewSolo): SoloRecord {
  const { game, seats, options = {}, hints, clock = { kind: 'none' }, match, outcomes, readyMade } = solo;
  const seed = randomText(24);
  const request: TableRequest = {
    game: game.id,
    options: { ...options },
    seats: seats.map((seat): SeatPlan => (seat.kind === 'me' ? { kind: 'me' } : { kind: 'bot', level: seat.level })),
    clock,
    access: 'invited',
    spectators: false,
    rated: false,
    onExpiry: 'bot',
    ...(match === undefined ? {} : { match }),
    ...(hints === undefined ? {} : { hints }),
    ...(readyMade === undefined ? {} : { readyMade }),
  };
  const setup = setupFor(game, { id: MYSELF, name: '' }, request, LEVELS, seed);
  const sitting = seats.map(
    (sits, seat): TableEntry =>
      sits.kind === 'me' ? { k: 'sat', seat, player: { id: MYSELF, name: sits.name } } : { k: 'botSat', seat, level: sits.level },
  );
  return openRecord(game, setup, [...sitting, { k: 'started', lines: [] }], seed, outcomes);
}

/** The record of a table that begins like this. */
export function openRecord(
  game: AnyGame,
  setup: TableSetup,
  entries: readonly TableEntry[],
  seed: string,
  outcomes?: readonly string[],
): SoloRecord {
  const id = randomText(9);
  const at = Date.now();
  // What is scripted does not follow from a seed.
  const whole: TableSetup = outcomes === undefined ? setup : { ...setup, commitment: '' };
  const table = new Table(id, game, whole, at);
  const chance = chanceOf({ seed, ...(outcomes === undefined ? {} : { outcomes }) });
  const log = [{ k: 'created', setup: whole } as const, ...entries].map((entry): LogRow => {
    const { entry: kept, change } = table.apply(entry, at, undefined, { chance, random, told: false });
    return { seq: change.seq, at, cmd: undefined, entry: writeTableEntry(kept) };
  });
  return { id, head: headOf(table), seed, log, ...(outcomes === undefined ? {} : { outcomes }) };
}

/** A table as its record has it, with all that every viewer saw of it; throws Unplayable when it needs other rules. */
export function foldRecord(game: AnyGame, { id, log }: SoloRecord): ReturnType<typeof foldTable> {
  return foldTable(id, log, (name, rulesVersion) => gameAsPlayed(game, name, rulesVersion), log.length);
}

/** What answers for chance: what is scripted first, then the seed. */
export function chanceOf({ seed, outcomes }: Pick<SoloRecord, 'seed' | 'outcomes'>): ChanceSource {
  const seeded = seededChance(seed);
  if (outcomes === undefined) return seeded;
  const recorded = recordedChance(outcomes);
  return { answer: (game, s, n) => (n < outcomes.length ? recorded : seeded).answer(game, s, n) };
}

/** A number for what is chosen for seats. */
const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Letters and digits from the browser's secure generator. */
export function randomText(length: number): string {
  const alphabet = 'abcdefghijkmnopqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => alphabet[byte % alphabet.length]).join('');
}
