import type { GameTexts } from '@quarterdeck/kernel';
import { messages } from './messages.de';
import { rules } from './rules.de';

export const texts: GameTexts = { messages, rules };
