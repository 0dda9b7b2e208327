import type { Component } from '@quarterdeck/kernel';
import { CARAVAN_SETS, CURSE_CARDS, HARBOUR_SETS } from './adventures';
import { FIGURES, SEND_BONUS } from './figures';
import { LOOT_CARDS } from './goods';
import { COLOURS, PIECES } from './pieces';
import { ROLE_CARDS } from './roles';
import { TAVERN_SETS } from './tavern';

/** What people must be told about the data: how sure each component is, as its table says, with the sets that are played by default. */
export const components: readonly Component[] = [
  { name: 'roles', certainty: ROLE_CARDS.certainty },
  { name: 'caravans', certainty: CARAVAN_SETS['1-2-3-4'].certainty },
  { name: 'harbours', certainty: HARBOUR_SETS.ranked.certainty },
  { name: 'curses', certainty: CURSE_CARDS.certainty },
  { name: 'curseCopies', certainty: CURSE_CARDS.copies },
  { name: 'tavern', certainty: TAVERN_SETS.listed.certainty },
  { name: 'loot', certainty: LOOT_CARDS.certainty },
  { name: 'dice', certainty: PIECES.dice.certainty },
  { name: 'sendLimits', certainty: SEND_BONUS.certainty },
  { name: 'setup', certainty: FIGURES.startChests.certainty },
  { name: 'costs', certainty: FIGURES.doubleHoldCost.certainty },
  { name: 'tiles', certainty: PIECES.blackMarks.certainty },
  { name: 'privateers', certainty: PIECES.privateers.certainty },
  { name: 'colours', certainty: COLOURS.certainty },
  { name: 'endGuard', certainty: FIGURES.endGuardRounds.certainty },
];
