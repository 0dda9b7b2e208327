import type { GameTexts } from '@quarterdeck/kernel';
import { messages } from './messages.nl';
import { rules } from './rules.nl';

export const texts: GameTexts = { messages, rules };
