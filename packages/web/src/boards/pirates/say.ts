import type { Message, MessageParams, Reason, Speaker } from '@quarterdeck/kernel';

/** A text of the board. */
export function say(speaker: Speaker, key: string, params?: MessageParams): string {
  return speaker.say(words(`board.${key}`, params));
}

/** A text of the game. */
export function tell(speaker: Speaker, key: string, params?: MessageParams): string {
  return speaker.say(words(key, params));
}

function words(key: string, params?: MessageParams): Message {
  return params === undefined ? { key } : { key, params };
}

export function sayReason(speaker: Speaker, why: Reason): string {
  return tell(speaker, `reason.${why.code}`, why.params);
}

/** A class for names that need narrower type to fit on a card. */
export function longClass(name: string): string | undefined {
  return name.length > 11 ? 'pi-long' : undefined;
}
