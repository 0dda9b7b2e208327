import { isLevel, type Level } from '@quarterdeck/bots';
import { type AnyGame, defaultOptions, type OptionValues, parseOptions } from '@quarterdeck/kernel';
import { USUAL_LEVEL } from '../solo/start-solo';

/** What somebody played last of a game: the bots by strength, the house rules that were changed, and whether what comes before the first turn was done for them. */
export interface LastChoice {
  readonly bots: readonly Level[];
  readonly options: OptionValues;
  readonly readyMade: boolean;
}

const keyOf = (game: string): string => `quarterdeck.playNow.${game}`;

/** The last choice for a game, or the usual one: whatever cannot be read or played any more is as if never chosen. */
export function lastChoice(game: AnyGame): LastChoice {
  return readChoice(game, localStorage.getItem(keyOf(game.id)) ?? '') ?? usualChoice(game);
}

export function keepChoice(game: string, choice: LastChoice): void {
  localStorage.setItem(keyOf(game), JSON.stringify(choice));
}

/** One more bot than needed where the game allows it: the liveliest small table. */
export function usualChoice(game: AnyGame): LastChoice {
  const seats = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  return {
    bots: Array.from({ length: seats - 1 }, () => USUAL_LEVEL),
    options: defaultOptions(game.options),
    readyMade: game.preparing !== undefined,
  };
}

export function readChoice(game: AnyGame, text: string): LastChoice | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('bots' in kept) || !('options' in kept)) return undefined;
    const { bots, options } = kept;
    if (!Array.isArray(bots) || typeof options !== 'object' || options === null) return undefined;
    const levels = bots.filter((level) => typeof level === 'string').filter(isLevel);
    if (levels.length !== bots.length || !game.seats.includes(levels.length + 1)) return undefined;
    const readyMade = game.preparing !== undefined && !('readyMade' in kept && kept.readyMade === false);
    return { bots: levels, options: parseOptions(game.options, { ...options }), readyMade };
  } catch {
    return undefined;
  }
}
