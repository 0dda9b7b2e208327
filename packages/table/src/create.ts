import { type AnyGame, commitment, InputError, parseOptions, type Reason } from '@quarterdeck/kernel';
import { isAgainstBots, type Player, refuse, type SeatPlan, type TableRequest, type Terms } from '@quarterdeck/protocol';
import type { TableEntry, TableSetup } from './entries';
import type { Table } from './table';

/** Minutes of absence in a live game after which the others may do something about it. */
const USUAL_ABSENCE = 10;

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
  if (asked.clock.kind === 'slow' && (asked.absence ?? 0) > 0) {
    throw new InputError('With hours for each move the clock alone decides about absence: leave `absence` out');
  }
  if (asked.rated && asked.hints === true) throw new InputError('A rated game is played without hints');
  if (asked.readyMade === true && game.preparing === undefined)
    throw new InputError(`Nothing is put together before the first turn of ${game.id}`);
  const options = parseOptions(game.options, asked.options);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...(asked.name === undefined ? {} : { name: asked.name }),
    options,
    seats,
    host: host.id,
    clock: asked.clock,
    access: asked.access,
    spectators: asked.spectators,
    rated: asked.rated,
    hints: asked.hints ?? isAgainstBots(asked.seats),
    ...(asked.readyMade === true ? { readyMade: true } : {}),
    // Nothing plays for a person where it counts.
    onExpiry: asked.rated ? 'resign' : asked.onExpiry,
    absence: asked.absence ?? (asked.clock.kind === 'live' ? USUAL_ABSENCE : 0),
    bestOf: asked.match ?? game.bestOf?.({ seats, options, rules: game.rulesVersion }) ?? 1,
    commitment: commitment(seed),
  };
}

/** What a table's setup becomes when its host changes something before the start, or why it cannot be so. */
export function changedSetup({ game, setup, seats }: Table, terms: Terms): Partial<TableSetup> | Reason {
  const rated = terms.rated ?? setup.rated;
  const persons = seats.flatMap(({ player }) => player?.id ?? []);
  if (rated && (seats.some(({ kind }) => kind === 'bot') || new Set(persons).size < persons.length)) return refuse('RATED_NEEDS_PEOPLE');
  if (setup.carried !== undefined && (terms.options !== undefined || terms.match !== undefined)) return refuse('MATCH_GOES_ON');
  let options = setup.options;
  try {
    if (terms.options !== undefined) options = parseOptions(game.options, terms.options);
  } catch (error) {
    if (error instanceof InputError) return refuse('BAD_OPTIONS');
    throw error;
  }
  const clock = terms.clock ?? setup.clock;
  return {
    ...(terms.name === undefined ? {} : { name: terms.name }),
    options,
    clock,
    access: terms.access ?? setup.access,
    spectators: terms.spectators ?? setup.spectators,
    rated,
    hints: !rated && (terms.hints ?? setup.hints === true),
    ...(terms.readyMade === undefined ? {} : { readyMade: terms.readyMade && game.preparing !== undefined }),
    onExpiry: rated ? 'resign' : (terms.onExpiry ?? setup.onExpiry),
    absence: clock.kind === setup.clock.kind ? setup.absence : clock.kind === 'live' ? USUAL_ABSENCE : 0,
    bestOf: terms.match ?? setup.bestOf,
  };
}

/** The entries that seat everybody as planned. */
export function sittings(plans: readonly SeatPlan[], host: Player): TableEntry[] {
  return plans.flatMap((plan, seat): TableEntry[] => {
    if (plan.kind === 'open') return [];
    return [plan.kind === 'me' ? { k: 'sat', seat, player: host, ready: true } : { k: 'botSat', seat, level: plan.level }];
  });
}

/** The same; a table without an open seat begins at once. */
export function seating(plans: readonly SeatPlan[], host: Player): TableEntry[] {
  const full = plans.every((plan) => plan.kind !== 'open');
  return full ? [...sittings(plans, host), { k: 'started', lines: [] }] : sittings(plans, host);
}
