import type { TableInfo } from '@quarterdeck/protocol';
import { matchOf } from './result';
import type { Table } from './table';

/** What everybody who may see the table may know about it. The seed is given only once the game is over. */
export function infoOf(table: Table, secret: string): TableInfo {
  const { setup } = table;
  // A game that was brought in has its own seed, or none that anything follows from.
  const seed = setup.commitment === '' ? undefined : (table.importedSeed ?? secret);
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
    ...(setup.readyMade === true ? { readyMade: true } : {}),
    onExpiry: setup.onExpiry,
    absence: setup.absence,
    commitment: setup.commitment,
    ...(table.status === 'over' && seed !== undefined ? { seed } : {}),
    createdAt: table.createdAt,
    ...(table.startedAt === undefined ? {} : { startedAt: table.startedAt }),
    ...(table.endedAt === undefined ? {} : { endedAt: table.endedAt }),
    offers: [...table.offers],
    ...(table.hindsight === 0 ? {} : { hindsight: table.hindsight }),
    ...(table.result === undefined ? {} : { result: table.result }),
    ...(match === undefined ? {} : { match }),
    ...(setup.previous === undefined ? {} : { previous: setup.previous }),
    ...(setup.tournament === undefined ? {} : { tournament: setup.tournament }),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...(table.rematchBy === undefined ? {} : { rematchBy: table.rematchBy }),
    ...(setup.archive === undefined ? {} : { archive: setup.archive }),
  };
}
