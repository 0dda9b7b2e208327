import type { HouseTable, TableSummary } from '@quarterdeck/protocol';
import { dueAt, membersOf, type Outline, seatsOf, type Table } from '@quarterdeck/table';
import type { TableHead } from '../store/database';
import type { TableRecord } from '../store/tables';

type StoredSummary = Pick<TableSummary, 'name' | 'seats' | 'clock' | 'result'>;

/** The index row of a table; `whole` when more than the turn may have changed. */
export function headOf(table: Table, whole: boolean, planned: boolean): TableHead {
  return {
    status: table.status,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    dueAt: dueAt(table.clock),
    turn: JSON.stringify(table.turn),
    auto: planned || table.botSeats.length > 0 || table.isReady,
    ...(whole ? { terms: { access: table.setup.access, spectators: table.setup.spectators, rated: table.setup.rated } } : {}),
    summary: whole ? JSON.stringify(storedSummary(table)) : undefined,
    members: whole ? membersOf(table.seats) : undefined,
  };
}

function storedSummary({ setup, seats, result }: Table): StoredSummary {
  return {
    ...(setup.name === undefined ? {} : { name: setup.name }),
    seats,
    clock: setup.clock,
    ...(result === undefined ? {} : { result }),
  };
}

/** What decides who may see a table, without its log. */
export function outlineOf(record: TableRecord): Outline {
  // Written by `headOf`.
  const { seats } = JSON.parse(record.summary) as StoredSummary;
  const { host, spectators } = record;
  const access = record.access as Outline['setup']['access'];
  return { setup: { host, access, spectators, seats: seats.length }, seats, status: record.status as Outline['status'] };
}

/** A table as everybody may see it who follows the house; `watching` look on. */
export function houseRow(record: TableRecord, watching: number): HouseTable {
  // Written by `headOf`.
  const { name, seats, clock } = JSON.parse(record.summary) as StoredSummary;
  return {
    id: record.id,
    ...(name === undefined ? {} : { name }),
    game: record.game,
    status: record.status as HouseTable['status'],
    seats,
    clock,
    rated: record.rated,
    spectators: record.spectators,
    createdAt: record.createdAt,
    host: record.host,
    watching,
  };
}

/** A table for a list, as `player` sees it. */
export function summaryOf(record: TableRecord, player: string | undefined): TableSummary {
  // Both texts were written by `headOf`.
  const stored = JSON.parse(record.summary) as StoredSummary;
  const turn = JSON.parse(record.turn) as number[];
  return {
    id: record.id,
    game: record.game,
    status: record.status as TableSummary['status'],
    ...stored,
    rated: record.rated,
    spectators: record.spectators,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    turn,
    ...(record.dueAt === undefined ? {} : { due: record.dueAt }),
    mine: seatsOf(stored.seats, player),
  };
}
