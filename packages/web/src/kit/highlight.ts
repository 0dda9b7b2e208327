import type { Seat } from '@quarterdeck/kernel';

/*
 * Log lines and pieces light each other up. Done on the DOM by attribute, not by rendering: pointing at
 * a log line must not cost a render of the board.
 */

/** Lights up the pieces with these ids (and only those) everywhere on the page. */
export function lightPieces(ids: readonly string[]): void {
  light(ids.map(named));
}

/** The card of a player: what is nowhere on the board lies there. */
export function cardOf(seat: Seat): string {
  return `player-${seat}`;
}

export function isOnPage(id: string): boolean {
  return document.querySelector(named(id)) !== null;
}

/** Lights up the log lines that speak of a piece. */
export function lightLines(piece: string): void {
  light([`[data-about~="${CSS.escape(piece)}"]`]);
}

export function lightNothing(): void {
  light([]);
}

function named(id: string): string {
  return `[data-piece="${CSS.escape(id)}"]`;
}

function light(selectors: readonly string[]): void {
  for (const element of document.querySelectorAll('[data-lit]')) element.removeAttribute('data-lit');
  for (const selector of selectors) for (const element of document.querySelectorAll(selector)) element.setAttribute('data-lit', '');
}

/** The piece an element belongs to, if any. */
export function pieceAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('[data-piece]')?.getAttribute('data-piece') ?? undefined;
}
