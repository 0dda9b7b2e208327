import type { Message, Viewer } from '@quarterdeck/kernel';
import type { AnyBoard } from '../kit';
import type { LogItem } from '../table/table-client';
import { subjectOf } from './recap';

/** Milliseconds in which a line is found and read by somebody who watches the board as well. */
const FIND = 300;
const PER_LETTER = 9;
const LONGEST = 1_100;

/**
 * How long an event's words are still read when its motion is over. Nobody needs to read what they do themselves; how
 * something came out whose words waited for its motion is news to everybody.
 */
export function readingAfter(
  board: AnyBoard | undefined,
  { event, message, by }: LogItem,
  motion: number,
  viewer: Viewer | undefined,
  say: (message: Message) => string,
): number {
  if (message === undefined) return 0;
  const waited = board?.meanwhile?.(event) !== undefined;
  if (!waited && (subjectOf(message) ?? by) === viewer) return 0;
  const reading = Math.min(LONGEST, FIND + PER_LETTER * say(message).length);
  return waited ? reading : Math.max(0, reading - motion);
}
