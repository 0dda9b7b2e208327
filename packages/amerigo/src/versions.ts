import type { RulesVersion } from '@quarterdeck/kernel';

export const versions: readonly RulesVersion[] = [{ version: 1, rules: [] }];
