import type { TableInfo, TableSummary } from '@quarterdeck/protocol';
import type { TableHead } from '../store/database';
import type { TableRecord } from '../store/tables';
import { dueAt } from './clock';
import { matchOf } from './result';
import { membersOf, seatsOf } from './seats';
import type { Table } from './table';

/** What everybody who may see the table may know about it. The seed is given only once the game is over. */
export function infoOf(table: Table, seed: string | undefined): TableInfo {
  const { setup } = table;
  const match = matchOf(setup, table.result);
  return {
    id: table.id,
    ...(setup.name === undefined ? {} : { name: setup.name }),
    game: setup.game,
    rulesVersion: setup.rulesVersion,
    options: { ...setup.options },
    host: setup.host,
    status: table.status,
    seats: [...table.seats],
    clock: setup.clock,
    access: setup.access,
    spectators: setup.spectators,
    rated: setup.rated,
    hints: setup.hints === true,
    onExpiry: setup.onExpiry,
    absence: setup.absence,
    commitment: setup.commitment,
    ...(table.status === 'over' && seed !== undefined ? { seed } : {}),
    createdAt: table.createdAt,
    ...(table.startedAt === undefined ? {} : { startedAt: table.startedAt }),
    ...(table.endedAt === undefined ? {} : { endedAt: table.endedAt }),
    offers: [...table.offers],
    ...(table.result === undefined ? {} : { result: table.result }),
    ...(match === undefined ? {} : { match }),
    ...(setup.previous === undefined ? {} : { previous: setup.previous }),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...(setup.archive === undefined ? {} : { archive: setup.archive }),
  };
}

type StoredSummary = Pick<TableSummary, 'name' | 'seats' | 'clock' | 'result'>;

/** The index row of a table; `whole` when more than the turn may have changed. */
export function headOf(table: Table, whole: boolean, planned: boolean): TableHead {
  const summary: StoredSummary = {
    ...(table.setup.name === undefined ? {} : { name: table.setup.name }),
    seats: table.seats,
    clock: table.setup.clock,
    ...(table.result === undefined ? {} : { result: table.result }),
  };
  return {
    status: table.status,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    dueAt: dueAt(table.clock),
    turn: JSON.stringify(table.turn),
    auto: planned || table.botSeats.length > 0,
    summary: whole ? JSON.stringify(summary) : undefined,
    members: whole ? membersOf(table.seats) : undefined,
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
