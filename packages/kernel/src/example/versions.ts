import type { RulesVersion } from '../versions';

export const versions: readonly RulesVersion[] = [{ version: 1, rules: [] }];
