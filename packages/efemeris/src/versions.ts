import type { GameConfig, RulesVersion } from '@quarterdeck/kernel';

/** What can be played, and what each version brought; the text of a version is `version.<n>`. */
export const versions: readonly RulesVersion[] = [
  { version: 2, rules: [] },
  { version: 3, rules: ['EF-200', 'EF-D67'], sameGame: true },
];

/** EF-200: from version 3 on a match at expert level is best of three, unless the table says otherwise. */
export function bestOf({ options, rules = 3 }: GameConfig): 1 | 3 {
  return rules >= 3 && options.expert === true ? 3 : 1;
}
