import { type AnyGame, InputError, type OptionValues, Playthrough, readEntry } from '@quarterdeck/kernel';
import { chanceOf } from '../solo/open-record';

/** A position by notation: how the table was set up, what chance gave, and what the seats did. */
export interface WrittenPosition {
  readonly seats: number;
  readonly options?: OptionValues;
  /** What chance gives, in order; what is not written follows from a fixed seed. */
  readonly outcomes: readonly string[];
  /** Moves of the seats ("1 sail …"). */
  readonly entries: readonly string[];
}

/** A whole log ("1 …" of seats, "* …" of chance) taken apart. */
export function positionOfLog({
  seats,
  options,
  log,
}: {
  readonly seats: number;
  readonly options?: OptionValues;
  readonly log: readonly string[];
}): WrittenPosition {
  const byChance = (line: string): boolean => line.startsWith('*');
  return {
    seats,
    ...(options === undefined ? {} : { options }),
    outcomes: log.filter(byChance).map((line) => line.slice(2)),
    entries: log.filter((line) => !byChance(line)),
  };
}

/** Plays a written position; an entry that no longer fits the rules is an error that names it. */
export function playPosition(game: AnyGame, { seats, options, outcomes, entries }: WrittenPosition): unknown {
  const run = new Playthrough(game, seats, options);
  const chance = chanceOf({ seed: 'learn', outcomes });
  run.settle(chance);
  for (const text of entries) {
    const entry = readEntry(game, text);
    if (entry instanceof Error) throw entry;
    const played = run.append(entry);
    if (!played.ok) {
      throw new InputError(`${game.id}: "${text}" does not fit the rules any more: ${played.reason.code} (${played.reason.rule})`);
    }
    run.settle(chance);
  }
  return run.state;
}

/** The same where it fits the rules; otherwise nothing, and a page goes on without it. What does not fit is named by the tests. */
export function positionIfItFits(game: AnyGame, position: WrittenPosition): unknown {
  try {
    return playPosition(game, position);
  } catch {
    return undefined;
  }
}
