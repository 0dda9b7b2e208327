import { type RefObject, useEffect, useRef } from 'react';
import { nearestTo } from '../kit/cursor';
import { keyedLast } from '../kit/touch';

/** Where somebody may be who plays by keyboard, and what the next decision offers there. */
const PLACES = [
  ['.table-board', '.target-legal, .table-board button:not([aria-disabled="true"], :disabled)'],
  ['.moves', '.moves .move'],
  ['.decision', '.decision-choices button:not([aria-disabled="true"], :disabled), .decision-confirm, .target-legal, .decision-close'],
] as const;

interface Left {
  readonly among: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Whoever chose by keyboard stays where they were: what had the focus is gone with the old decision, so it
 * goes to the nearest thing of its kind that the new one offers. Never for a mouse or a finger.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>, decides: unknown): void {
  const left = useRef<Left | undefined>(undefined);
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || page.current?.contains(target) !== true) return;
      // The one button takes the focus of whoever prepared a move; they chose it elsewhere, and go back there.
      if (left.current !== undefined && target.matches('.decision-confirm')) return;
      const place = PLACES.find(([region]) => target.closest(region) !== null);
      const box = target.getBoundingClientRect();
      left.current = place === undefined ? undefined : { among: place[1], x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    // The page comes later than this: before it, the table is still being fetched.
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [page]);
  useEffect(() => {
    const from = left.current;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (decides === undefined || from === undefined || !lost || !keyedLast()) return;
    nearestTo(from, [...(page.current?.querySelectorAll<HTMLElement | SVGElement>(from.among) ?? [])])?.focus();
  }, [page, decides]);
}
