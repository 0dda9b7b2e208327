import { type RefCallback, useCallback, useRef } from 'react';
import { glide } from './glide';

interface KeptHeight {
  readonly ref: RefCallback<HTMLElement>;
  /** Called before a change of height is painted, its frame on the page goes there as a motion. */
  readonly glideThere: () => void;
}

/**
 * How high a part of the page is, so that what lies above it, the board, is not pushed up and down:
 * `grown` as high as it has ever been at this width: what once needed a second line may need it again;
 * `held` as high as it was before, or grows meanwhile: what stands in it has gone or is about to, and the next is on its way;
 * `free` as high as it has to be.
 */
export function useKeptHeight(how: 'grown' | 'held' | 'free'): KeptHeight {
  const painted = useRef(0);
  const current = useRef<HTMLElement>(null);
  const ref = useCallback(
    (part: HTMLElement | null) => {
      current.current = part;
      if (part === null) return;
      if (how === 'held') part.style.minHeight = `${painted.current}px`;
      let width = part.offsetWidth;
      const observer = new ResizeObserver(() => {
        painted.current = part.offsetHeight;
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
  const glideThere = useCallback((): void => {
    const [part, before] = [current.current, painted.current];
    const by = part === null || before === 0 ? 0 : part.offsetHeight - before;
    if (by !== 0 && part?.parentElement) glide(part.parentElement, by);
  }, []);
  return { ref, glideThere };
}
