import type { GameTexts } from '@quarterdeck/kernel';
import { messages } from './messages.en';
import { rules } from './rules.en';

export const texts: GameTexts = { messages, rules };
