import type { Message } from '@quarterdeck/kernel';
import type { BoardModule, Playing } from './board-module';

type Telling<S, M, E, H> = Pick<BoardModule<S, M, E, H>, 'meanwhile'>;

/** What is said as long as the words of the event on show wait for its motion; undefined where they do not. */
export function saidMeanwhile<S, M, E, H>(board: Telling<S, M, E, H>, playing: Playing<S, E> | undefined): Message | undefined {
  return playing === undefined || playing.over === true ? undefined : board.meanwhile?.(playing.event);
}

/**
 * What may be known at the moment on show. Where the words of an event wait for its motion, so does all that tells how
 * it comes out: until then everything but the motion itself is drawn as it was before.
 */
export function known<S, M, E, H>(board: Telling<S, M, E, H>, view: S, playing: Playing<S, E> | undefined): S {
  return playing === undefined || saidMeanwhile(board, playing) === undefined ? view : playing.before;
}
