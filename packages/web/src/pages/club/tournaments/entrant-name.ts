import type { Words } from '../../../i18n/words';
import { levelName } from '../../../table/seat-names';

/** Bots are numbered, in the words of whoever reads; persons have their names. */
export function entrantName(name: string, level: string | undefined, words: Words): string {
  return level === undefined ? name : name.replace(level, levelName(level, words));
}
