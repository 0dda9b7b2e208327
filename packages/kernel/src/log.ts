import { NotationError } from './errors';
import type { Game, Seat } from './game';

/** How a game can stop before its rules end it. */
export const AGREED_ENDS = ['draw', 'abandoned'] as const;
export type AgreedEnd = (typeof AGREED_ENDS)[number];

/** One line of a log: what a seat decided, what chance gave, or that everybody agreed to stop. */
export type Entry<M, C> =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: M }
  | { readonly kind: 'chance'; readonly outcome: C }
  | { readonly kind: 'end'; readonly how: AgreedEnd };

/** `2 sail …` is a move of seat 2 (counted from 1 for people), `* …` an outcome, `= draw` an agreement. */
export function writeEntry<S, M, E, C>(game: Game<S, M, E, C>, entry: Entry<M, C>): string {
  switch (entry.kind) {
    case 'move':
      return `${entry.seat + 1} ${game.notation.writeMove(entry.move)}`;
    case 'chance':
      return `* ${game.notation.writeOutcome(entry.outcome)}`;
    case 'end':
      return `= ${entry.how}`;
  }
}

export function readEntry<S, M, E, C>(game: Game<S, M, E, C>, text: string): Entry<M, C> | NotationError {
  const space = text.indexOf(' ');
  const head = space < 0 ? text : text.slice(0, space);
  const rest = space < 0 ? '' : text.slice(space + 1).trim();
  if (head === '*') {
    const outcome = game.notation.readOutcome(rest);
    return outcome instanceof NotationError ? outcome : { kind: 'chance', outcome };
  }
  if (head === '=') {
    const how = AGREED_ENDS.find((end) => end === rest);
    return how === undefined
      ? new NotationError(`"${rest}" is no way to end a game; use ${AGREED_ENDS.join(' or ')}`)
      : { kind: 'end', how };
  }
  if (!/^[1-9]$/.test(head)) {
    return new NotationError(`"${text}" starts neither with a seat number, nor with "*" for chance, nor with "=" for an agreed end`);
  }
  const move = game.notation.readMove(rest);
  return move instanceof NotationError ? move : { kind: 'move', seat: Number(head) - 1, move };
}
