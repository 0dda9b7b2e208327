import { type AnyGame, commitment, InputError, parseOptions, seededChance } from '@quarterdeck/kernel';
import { type Created, type createTableSchema, isAgainstBots, type Player, type SeatPlan } from '@quarterdeck/protocol';
import type { InferOutput } from 'valibot';
import { newId, newSecret } from '../people/secrets';
import type { Store } from '../store';
import type { LogRow } from '../store/database';
import { type TableEntry, type TableSetup, writeTableEntry } from './entries';
import { headOf } from './info';
import { Table } from './table';

export type TableRequest = InferOutput<typeof createTableSchema>;

/** The beginning of a table's log, from what somebody asked for. Throws InputError when the game cannot be played so. */
export function setupFor(game: AnyGame, host: Player, asked: TableRequest, levels: readonly string[], seed: string): TableSetup {
  const seats = asked.seats.length;
  if (!game.seats.includes(seats)) throw new InputError(`${game.id} is for ${game.seats.join(', ')} seats, not ${seats}`);
  for (const seat of asked.seats) {
    if (seat.kind === 'bot' && !levels.includes(seat.level)) {
      throw new InputError(`There is no bot level "${seat.level}". There are: ${levels.join(', ')}`);
    }
  }
  const own = asked.seats.filter((seat) => seat.kind === 'me').length;
  if (asked.rated && (own > 1 || asked.seats.some((seat) => seat.kind === 'bot'))) {
    throw new InputError('A rated game is for different persons: no bots, and one seat each');
  }
  if (asked.rated && asked.hints === true) throw new InputError('A rated game is played without hints');
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...(asked.name === undefined ? {} : { name: asked.name }),
    options: parseOptions(game.options, asked.options),
    seats,
    host: host.id,
    clock: asked.clock,
    access: asked.access,
    spectators: asked.spectators,
    rated: asked.rated,
    hints: asked.hints ?? isAgainstBots(asked.seats),
    onExpiry: asked.onExpiry,
    absence: asked.absence,
    bestOf: asked.match,
    commitment: commitment(seed),
  };
}

/** The entries that seat everybody as planned; a table without an open seat begins at once. */
export function seating(plans: readonly SeatPlan[], host: Player): TableEntry[] {
  const entries: TableEntry[] = [];
  plans.forEach((plan, seat) => {
    if (plan.kind === 'me') entries.push({ k: 'sat', seat, player: host });
    if (plan.kind === 'bot') entries.push({ k: 'botSat', seat, level: plan.level });
  });
  if (plans.every((plan) => plan.kind !== 'open')) entries.push({ k: 'started', lines: [] });
  return entries;
}

/** Stores a new table with the given beginning. */
export async function openTable(
  store: Store,
  game: AnyGame,
  setup: TableSetup,
  entries: readonly TableEntry[],
  seed: string,
  at: number,
): Promise<Created & { readonly opened: Table }> {
  const id = newId();
  const table = new Table(id, game, setup, at);
  const rows: LogRow[] = [];
  const created: TableEntry = { k: 'created', setup };
  for (const entry of [created, ...entries]) {
    const { entry: whole, change } = table.apply(entry, at, undefined, { chance: seededChance(seed), told: false });
    rows.push({ seq: change.seq, at, cmd: undefined, entry: writeTableEntry(whole) });
  }
  const [first, ...more] = rows;
  if (first === undefined) throw new Error('A table without a log');
  const invite = newSecret();
  await store.tables.create({
    game: setup.game,
    access: setup.access,
    spectators: setup.spectators,
    rated: setup.rated,
    invite,
    seed,
    first: { table: id, row: first, head: headOf(table, true, false) },
    more,
  });
  return { table: id, invite, opened: table };
}
