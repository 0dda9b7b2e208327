import { InputError, NotationError } from './errors';
import type { AnyGame, Game, GameConfig } from './game';
import { type Entry, readEntry, writeEntry } from './log';
import { type OptionValues, parseOptions } from './options';
import { Playthrough } from './playthrough';
import { commitment, derivedRng } from './random';
import { unknownVersion } from './versions';

/** Everything a game file says about its game besides the moves. */
export interface FileHeader {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly players: readonly string[];
  /** SHA-256 of the seed, published when the game began. */
  readonly commit?: string;
  /** The seed itself, revealed when the game is over. */
  readonly seed?: string;
}

export interface GameFile<M, C> {
  readonly header: FileHeader;
  readonly entries: readonly Entry<M, C>[];
  /** File line of each entry, for messages. */
  readonly lines: readonly number[];
}

const MAGIC = 'quarterdeck game 1';

/**
 * A whole game as a text that people can read, share, diff and replay:
 *
 *     quarterdeck game 1
 *     game: soundings
 *     rules: 1
 *     seats: 2
 *     player 1: Ada
 *     seed: 5eed
 *
 *     * deal 4 9 2
 *     1 sound 9
 */
export function writeGameFile<S, M, E, C>(game: Game<S, M, E, C>, header: FileHeader, entries: readonly Entry<M, C>[]): string {
  const out = [MAGIC, `game: ${header.game}`, `rules: ${header.rulesVersion}`, `seats: ${header.seats}`];
  for (const [name, value] of Object.entries(header.options)) {
    if (value !== game.options[name]?.default) out.push(`option ${name}: ${value}`);
  }
  header.players.forEach((name, i) => {
    out.push(`player ${i + 1}: ${name.replace(/\s+/g, ' ')}`);
  });
  if (header.commit !== undefined) out.push(`commit: ${header.commit}`);
  if (header.seed !== undefined) out.push(`seed: ${header.seed}`);
  out.push('', ...entries.map((entry) => writeEntry(game, entry)), '');
  return out.join('\n');
}

/** Only the header: tells which game is needed before it is loaded. */
export function readFileHeader(text: string): { readonly game: string; readonly rulesVersion: number } {
  const { fields } = splitFile(text);
  return { game: required(fields, 'game').value, rulesVersion: wholeNumber(required(fields, 'rules')) };
}

/** Reads a game file; the moves are read but not yet played. Throws NotationError with the line. */
export function readGameFile<S, M, E, C>(game: Game<S, M, E, C>, text: string): GameFile<M, C> {
  const { fields, body } = splitFile(text);
  const named = required(fields, 'game');
  if (named.value !== game.id) throw new NotationError(`this is a game of ${named.value}, not of ${game.id}`, named.line);
  const rules = required(fields, 'rules');
  const rulesVersion = wholeNumber(rules);
  const unknown = unknownVersion(game, rulesVersion);
  if (unknown !== undefined) throw new NotationError(unknown, rules.line);
  const seatField = required(fields, 'seats');
  const seats = wholeNumber(seatField);
  if (!game.seats.includes(seats))
    throw new NotationError(`${game.id} is for ${game.seats.join(', ')} seats, not ${seats}`, seatField.line);

  const given: Record<string, string> = {};
  const players: string[] = [];
  for (const [key, field] of fields) {
    const option = /^option (\S+)$/.exec(key)?.[1];
    if (option !== undefined) given[option] = field.value;
    const player = /^player ([1-9])$/.exec(key)?.[1];
    if (player !== undefined) players[Number(player) - 1] = field.value;
    if (option === undefined && player === undefined && !['game', 'rules', 'seats', 'commit', 'seed'].includes(key)) {
      throw new NotationError(`unknown heading "${key}"`, field.line);
    }
  }
  let options: OptionValues;
  try {
    options = parseOptions(game.options, given);
  } catch (error) {
    const line = [...fields].find(([key]) => key.startsWith('option '))?.[1].line;
    throw new NotationError(error instanceof Error ? error.message : String(error), line);
  }
  const commit = fields.get('commit')?.value;
  const seed = fields.get('seed')?.value;
  const header: FileHeader = {
    game: game.id,
    rulesVersion,
    seats,
    options,
    players: Array.from({ length: seats }, (_, i) => players[i] ?? `#${i + 1}`),
    ...(commit === undefined ? {} : { commit }),
    ...(seed === undefined ? {} : { seed }),
  };
  const entries: Entry<M, C>[] = [];
  for (const { value, line } of body) {
    const entry = readEntry(game, value);
    if (entry instanceof NotationError) throw new NotationError(entry.problem, line);
    entries.push(entry);
  }
  return { header, entries, lines: body.map(({ line }) => line) };
}

/** Plays a file's moves; an illegal one stops with its line. `until` stops after that many entries. */
export function replayFile<S, M, E, C>(game: Game<S, M, E, C>, file: GameFile<M, C>, until = file.entries.length): Playthrough<S, M, E, C> {
  const run = new Playthrough(game, file.header.seats, file.header.options, file.header.rulesVersion);
  const steps = stepsOfFile(game, { ...file, entries: file.entries.slice(0, until) }, run);
  while (!steps.next().done);
  return run;
}

/** Plays a file's moves into a new game one by one, and gives each with what happened. An illegal one stops with its line. */
export function* stepsOfFile<S, M, E, C>(
  game: Game<S, M, E, C>,
  file: GameFile<M, C>,
  run: Playthrough<S, M, E, C>,
): Generator<{ readonly entry: Entry<M, C>; readonly events: readonly E[] }> {
  for (const [i, entry] of file.entries.entries()) {
    const played = run.append(entry);
    if (!played.ok) {
      const { code, rule } = played.reason;
      throw new NotationError(`"${writeEntry(game, entry)}" is not legal here: ${code} (${rule})`, file.lines[i]);
    }
    yield { entry, events: played.events };
  }
}

/** Re-derives every chance outcome from the revealed seed. Returns how many were checked; throws at the first that differs. */
export function verifyFile<S, M, E, C>(game: Game<S, M, E, C>, file: GameFile<M, C>): number {
  const { seed, commit } = file.header;
  if (seed === undefined) throw new InputError('This file has no seed: it is revealed when the game is over. Export the game again then.');
  if (commit !== undefined && commitment(seed) !== commit) {
    throw new InputError(`The seed does not belong to the published commitment ${commit}: its SHA-256 is ${commitment(seed)}`);
  }
  const run = new Playthrough(game, file.header.seats, file.header.options, file.header.rulesVersion);
  const steps = stepsOfFile(game, file, run);
  file.entries.forEach((entry, i) => {
    if (entry.kind === 'chance' && run.turn.kind === 'chance') {
      const written = game.notation.writeOutcome(entry.outcome);
      const derived = game.notation.writeOutcome(game.sample(run.state, derivedRng(seed, run.outcomes)));
      if (written !== derived)
        throw new NotationError(`outcome number ${run.outcomes + 1} is "${written}", but the seed gives "${derived}"`, file.lines[i]);
    }
    steps.next();
  });
  return run.outcomes;
}

/** The header of a game played here and now. */
export function headerOf(
  game: AnyGame,
  { config }: { readonly config: GameConfig },
  players: readonly string[],
  secret?: { readonly commit?: string; readonly seed?: string },
): FileHeader {
  const { seats, options, rules = game.rulesVersion } = config;
  return { game: game.id, rulesVersion: rules, seats, options, players, ...secret };
}

interface Field {
  readonly value: string;
  readonly line: number;
}

function splitFile(text: string): { fields: Map<string, Field>; body: Field[] } {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== MAGIC) throw new NotationError(`a game file begins with "${MAGIC}"`, 1);
  const fields = new Map<string, Field>();
  const body: Field[] = [];
  let inHeader = true;
  for (let i = 1; i < lines.length; i++) {
    const value = (lines[i] ?? '').trim();
    const line = i + 1;
    if (value.startsWith('#')) continue;
    if (value === '') {
      if (fields.size > 0) inHeader = false;
      continue;
    }
    if (!inHeader) {
      body.push({ value, line });
      continue;
    }
    const colon = value.indexOf(':');
    if (colon < 0)
      throw new NotationError(
        `"${value}" is no heading; headings look like "seats: 4", and a blank line separates them from the moves`,
        line,
      );
    const key = value.slice(0, colon).trim();
    if (fields.has(key)) throw new NotationError(`the heading "${key}" stands twice`, line);
    fields.set(key, { value: value.slice(colon + 1).trim(), line });
  }
  return { fields, body };
}

function required(fields: ReadonlyMap<string, Field>, key: string): Field {
  const field = fields.get(key);
  if (field === undefined) throw new NotationError(`the heading "${key}:" is missing`, 1);
  return field;
}

function wholeNumber(field: Field): number {
  if (!/^\d{1,6}$/.test(field.value)) throw new NotationError(`"${field.value}" is not a whole number`, field.line);
  return Number(field.value);
}
