import type { RulesVersion } from '@quarterdeck/kernel';

/** What can be played. */
export const versions: readonly RulesVersion[] = [{ version: 2, rules: [] }];
