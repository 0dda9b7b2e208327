import { type Message, type MessageParams, message } from '@quarterdeck/kernel';
import type { messages } from './texts/messages.en';

/** Every text of the game; the English file is the list, and nothing of it is loaded for knowing it. */
export type Key = keyof typeof messages;

/** `message` that knows the texts: a key that no file has does not compile. */
export const say: (key: Key, params?: MessageParams) => Message = message;
