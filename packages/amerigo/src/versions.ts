import type { RulesVersion } from '@quarterdeck/kernel';
import { LONG_TRACKS, SHORT_TRACKS, type Tracks } from './data/tracks';

/** Version 2 has longer progress and special tracks. */
export const versions: readonly RulesVersion[] = [
  { version: 1, rules: [] },
  { version: 2, rules: ['AM-124', 'AM-155', 'AM-157', 'AM-158'] },
];

/** The tracks of a version; the newest are those of every version from 2 on. */
export function tracksUnder(version: number): Tracks {
  return version === 1 ? SHORT_TRACKS : LONG_TRACKS;
}
