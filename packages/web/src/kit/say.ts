import type { MessageParams, Reason, Speaker } from '@quarterdeck/kernel';
import type { BoardProps } from './board-module';

/** A text by its key; parameters only where it has some. */
export function say(speaker: Speaker, key: string, params?: MessageParams): string {
  return speaker.say(params === undefined ? { key } : { key, params });
}

/** Why something is not possible. */
export function reasonSaid(speaker: Speaker, { code, params }: Reason): string {
  return say(speaker, `reason.${code}`, params);
}

/** A move in words, as whoever decides would say it. */
export function sayMove<S, M, E, H>({ speaker, game, view, seat }: BoardProps<S, M, E, H>, move: M): string {
  return seat === undefined ? '' : speaker.say(game.words.move(move, view, seat));
}
