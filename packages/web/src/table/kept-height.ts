import { type RefCallback, useCallback } from 'react';

/**
 * Keeps a part of the page as high as it has ever been at this width: what once needed a second line may need it again, and
 * what lies above it, the board, is not pushed up and down in between.
 */
export function useKeptHeight(kept: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (part) => {
      if (part === null || !kept) return;
      let width = part.offsetWidth;
      const observer = new ResizeObserver(() => {
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
    [kept],
  );
}
