import { type RefCallback, useCallback, useRef } from 'react';

/**
 * How high a part of the page is, so that what lies above it, the board, is not pushed up and down:
 * `grown` as high as it has ever been at this width: what once needed a second line may need it again;
 * `held` as high as it was before, or grows meanwhile: what stands in it has gone or is about to, and the next is on its way;
 * `free` as high as it has to be.
 */
export function useKeptHeight(how: 'grown' | 'held' | 'free'): RefCallback<HTMLElement> {
  const last = useRef(0);
  return useCallback(
    (part) => {
      if (part === null) return;
      if (how === 'held') part.style.minHeight = `${last.current}px`;
      let width = part.offsetWidth;
      const observer = new ResizeObserver(() => {
        last.current = part.offsetHeight;
        if (how === 'free') return;
        if (part.offsetWidth !== width) {
          width = part.offsetWidth;
          part.style.minHeight = '';
          return;
        }
        part.style.minHeight = `${part.offsetHeight}px`;
      });
      observer.observe(part);
      return () => {
        observer.disconnect();
        part.style.minHeight = '';
      };
    },
    [how],
  );
}
