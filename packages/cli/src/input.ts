import { readFile } from 'node:fs/promises';
import { loadGame } from '@quarterdeck/games';
import { type AnyGame, type GameFile, InputError, LOCALES, type Locale, readFileHeader, readGameFile } from '@quarterdeck/kernel';

/** A whole number from an option, or an error that names the option. */
export function wholeNumber(option: string, given: unknown, min: number, max: number): number {
  const number = Number(given);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new InputError(`--${option} is a whole number from ${min} to ${max}, not "${String(given)}"`);
}

/** A number above nought from an option, with decimals if need be. */
export function positiveNumber(option: string, given: unknown, max: number): number {
  const number = Number(given);
  if (number > 0 && number <= max) return number;
  throw new InputError(`--${option} is a number above 0 and up to ${max}, not "${String(given)}"`);
}

export function locale(given: unknown): Locale {
  const found = LOCALES.find((known) => known === given);
  if (found === undefined) throw new InputError(`--language is one of ${LOCALES.join(', ')}, not "${String(given)}"`);
  return found;
}

/** Game options given as `--set name=value`, once or several times. */
export function settings(given: unknown): Record<string, string> {
  const values: Record<string, string> = {};
  for (const pair of given === undefined ? [] : [given].flat()) {
    const text = String(pair);
    const cut = text.indexOf('=');
    if (cut < 1) throw new InputError(`--set takes name=value, not "${text}"`);
    values[text.slice(0, cut)] = text.slice(cut + 1);
  }
  return values;
}

/** Seat counts to play: the one asked for, or all of the game's. */
export function seatCounts(game: AnyGame, given: unknown): readonly number[] {
  if (given === undefined) return game.seats;
  const seats = Number(given);
  if (!game.seats.includes(seats)) throw new InputError(`${game.id} is for ${game.seats.join(', ')} seats, not "${String(given)}"`);
  return [seats];
}

/** A game file from disk, with the game it belongs to. */
export async function openGameFile(path: string): Promise<{ game: AnyGame; file: GameFile<unknown, unknown> }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new InputError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const header = readFileHeader(text);
  const game = await loadGame(header.game, header.rulesVersion);
  return { game, file: readGameFile(game, text) };
}
