import type { RulesVersion } from '@quarterdeck/kernel';

/** Every version of the rules that can be played, oldest first; what each changed is the text `version.<version>`. */
export const versions: readonly RulesVersion[] = [{ version: 1, rules: [] }];
