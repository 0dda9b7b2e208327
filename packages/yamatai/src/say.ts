import { type Message, type MessageParams, message } from '@quarterdeck/kernel';
import type { Key } from './texts/messages.en';

/** `message` that knows the texts: a key that no file has does not compile. */
export const say: (key: Key, params?: MessageParams) => Message = message;
