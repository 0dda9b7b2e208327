import type { GameConfig, RulesVersion } from '@quarterdeck/kernel';

/** Every version of the rules that can be played, oldest first; what each changed is the text `version.<version>`. */
export const versions: readonly RulesVersion[] = [
  { version: 1, rules: [] },
  { version: 2, rules: ['YA-D06', 'YA-D07', 'YA-D41'] },
];

/** Whether swaps of boats are limited: always under version 1, by the table's choice since (YA-D41). */
export const swapsAreLimited = ({ rules, options }: GameConfig): boolean => rules === 1 || options.limitedSwaps === true;
