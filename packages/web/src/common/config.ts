import type { GameConfig } from '@quarterdeck/kernel';
import type { TableInfo } from '@quarterdeck/protocol';

/** How the game of a table is played. */
export function configOf({ seats, options, rulesVersion }: Pick<TableInfo, 'seats' | 'options' | 'rulesVersion'>): GameConfig {
  return { seats: seats.length, options, rules: rulesVersion };
}
