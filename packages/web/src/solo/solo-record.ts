import type { OptionValues } from '@quarterdeck/kernel';
import type { Result, SeatInfo } from '@quarterdeck/protocol';
import type { LogRow, Table } from '@quarterdeck/table';

/** The id under which the person at this browser sits at solo tables. */
export const MYSELF = 'me-here';

/** What lists show of a solo game. It follows from the log and moves with it. */
export interface SoloHead {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly result?: Result;
}

/** A table kept in this browser: everything needed to go on with it. */
export interface SoloRecord {
  readonly id: string;
  readonly head: SoloHead;
  /** Behind every chance outcome that is not scripted. */
  readonly seed: string;
  /** Outcomes written down beforehand, for guided games. */
  readonly outcomes?: readonly string[];
  readonly log: readonly LogRow[];
}

export function headOf(table: Table): SoloHead {
  return {
    game: table.setup.game,
    seats: [...table.seats],
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
    ...(table.result === undefined ? {} : { result: table.result }),
  };
}

/** A solo game as earlier versions kept it: the game's own log, without a table around it. */
export interface OldRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: readonly ({ readonly kind: 'me'; readonly name: string } | { readonly kind: 'bot'; readonly level: string })[];
  readonly hints?: boolean;
  readonly seed: string;
  readonly outcomes?: readonly string[];
  readonly entries: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly result?: Result;
}

export function headOfOld({ game, seats, createdAt, updatedAt, result }: OldRecord): SoloHead {
  const sitting = seats.map(
    (seat): SeatInfo =>
      seat.kind === 'me' ? { kind: 'person', player: { id: MYSELF, name: seat.name } } : { kind: 'bot', level: seat.level },
  );
  return { game, seats: sitting, createdAt, updatedAt, ...(result === undefined ? {} : { result }) };
}
