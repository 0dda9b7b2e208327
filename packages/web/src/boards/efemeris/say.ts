import type { Move } from '@quarterdeck/efemeris';
import type { Message, Reason } from '@quarterdeck/kernel';
import type { Props } from './types';

type Params = NonNullable<Message['params']>;
type Speaking = Pick<Props, 'speaker'>;

export function say({ speaker }: Speaking, key: string, params?: Params): string {
  return speaker.say(params === undefined ? { key } : { key, params });
}

/** A move in words. */
export function sayMove({ speaker, game, view, seat }: Props, move: Move): string {
  return seat === undefined ? '' : speaker.say(game.words.move(move, view, seat));
}

export function sayReason({ speaker }: Speaking, reason: Reason): string {
  const key = `reason.${reason.code}`;
  return speaker.say(reason.params === undefined ? { key } : { key, params: reason.params });
}
