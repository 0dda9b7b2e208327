import { type ReactNode, useEffect, useRef } from 'react';
import { lightNothing } from '../kit/highlight';
import { type HintPlaces, lightFirst } from './hint-places';

interface HintMarksProps {
  readonly places: HintPlaces;
}

/** Marks that would lie on each other stand side by side, so many pixels apart. */
const BESIDE = 26;
const LARGE = 60;

/** The numbers of suggested moves on the board, each where its move would be made; what they speak of lights up. */
export function HintMarks({ places }: HintMarksProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    lightFirst(places);
    return lightNothing;
  }, [places]);
  useEffect(() => {
    const marks = root.current;
    const board = marks?.parentElement;
    if (marks == null || board == null) return undefined;
    let frame = 0;
    // The board may be moved under the marks at any time.
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const origin = board.getBoundingClientRect();
      const taken = new Map<Element, number>();
      for (const [i, mark] of [...marks.children].entries()) {
        const about = (places[i] ?? []).map((id) => visible(board, id, origin)).find((found) => found !== undefined);
        if (!(mark instanceof HTMLElement)) continue;
        mark.hidden = about === undefined;
        if (about === undefined) continue;
        const { left, top, width, height } = about.getBoundingClientRect();
        const beside = taken.get(about) ?? 0;
        taken.set(about, beside + 1);
        // At the corner of what is small, so that it stays in sight; on the edge of a card, whose words go on being read; in the middle of what is large.
        const middle = about instanceof HTMLElement ? 0 : height / 2;
        const [x, y] = Math.max(width, height) < LARGE ? [left + width, top] : [left + width / 2, top + middle];
        mark.style.translate = `${Math.round(x - origin.left + beside * BESIDE)}px ${Math.round(y - origin.top)}px`;
      }
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [places]);
  return (
    <div className="hint-marks" ref={root} aria-hidden="true">
      {places.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number; two moves may be about the same
        <span key={i} className="hint-mark" hidden>
          {i + 1}
        </span>
      ))}
    </div>
  );
}

/** The part of the board with this name, if it is in sight: rather where one chooses than a piece that is called like it. */
function visible(board: Element, id: string, frame: DOMRect): Element | undefined {
  const name = CSS.escape(id);
  const parts = [`[data-target="${name}"]`, `[data-piece="${name}"]`].flatMap((selector) => [...board.querySelectorAll(selector)]);
  return parts.find((part) => {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width > 0 && x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  });
}
