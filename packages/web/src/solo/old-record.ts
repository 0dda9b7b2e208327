import { commitment } from '@quarterdeck/kernel';
import { isAgainstBots } from '@quarterdeck/protocol';
import { entriesOfLines, type LogRow, type TableEntry, type TableSetup, writeTableEntry } from '@quarterdeck/table';
import { headOfOld, MYSELF, type OldRecord, type SoloRecord } from './solo-record';

/** The same game as a table with its log: nobody loses what they began. */
export function upgraded(old: OldRecord): SoloRecord {
  const { id, game, rulesVersion, options, seats, seed, outcomes, createdAt } = old;
  const setup: TableSetup = {
    game,
    rulesVersion,
    options,
    seats: seats.length,
    host: MYSELF,
    clock: { kind: 'none' },
    access: 'invited',
    spectators: false,
    rated: false,
    hints: old.hints ?? isAgainstBots(seats),
    onExpiry: 'bot',
    absence: 0,
    bestOf: 1,
    commitment: outcomes === undefined ? commitment(seed) : '',
  };
  const entries: TableEntry[] = [
    { k: 'created', setup },
    ...seats.map(
      (sits, seat): TableEntry =>
        sits.kind === 'me' ? { k: 'sat', seat, player: { id: MYSELF, name: sits.name } } : { k: 'botSat', seat, level: sits.level },
    ),
    ...entriesOfLines(old.entries),
  ];
  const log = entries.map((entry, i): LogRow => ({ seq: i + 1, at: createdAt, cmd: undefined, entry: writeTableEntry(entry) }));
  return { id, head: headOfOld(old), seed, log, ...(outcomes === undefined ? {} : { outcomes }) };
}
