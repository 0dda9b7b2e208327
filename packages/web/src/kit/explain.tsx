import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Explanation } from './board-module';
import { moveCursor } from './cursor';
import { lightLines, lightNothing, pieceAt } from './highlight';

interface ExplainedProps {
  explain(piece: string): Explanation | undefined;
  readonly speaker: Speaker;
  readonly className?: string;
  readonly children: ReactNode;
}

interface Open {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}

const HOVER_DELAY = 550;
const PRESS_DELAY = 450;

/**
 * Makes every `data-piece` inside explain itself: after a while of hovering, on long press, or on "?"
 * while it has the focus. Escape closes. Also lights up the log lines that speak of the piece, and moves
 * the arrow-key cursor among the targets.
 */
export function Explained({ explain, speaker, className, children }: ExplainedProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hovered = useRef<string | undefined>(undefined);
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const id = useId();

  const cancel = useCallback((): void => {
    if (timer.current !== undefined) clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);

  const showFor = useCallback((target: EventTarget | null): void => {
    const piece = pieceAt(target);
    const box = root.current?.getBoundingClientRect();
    if (piece === undefined || box === undefined || !(target instanceof Element)) return;
    const at = (target.closest('[data-piece]') ?? target).getBoundingClientRect();
    const below = at.top - box.top < box.height * 0.45;
    const x = Math.min(Math.max(at.left + at.width / 2 - box.left, 150), Math.max(150, box.width - 150));
    setOpen({ piece, x, y: below ? Math.min(at.bottom - box.top + 8, box.height - 80) : at.top - box.top - 8, below });
  }, []);

  const shown = open === undefined ? undefined : explain(open.piece);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the pieces inside, which have roles of their own
    <div
      className={`explained ${className ?? ''}`}
      ref={root}
      onPointerOver={(event) => {
        if (event.pointerType === 'touch') return;
        const piece = pieceAt(event.target);
        if (piece === hovered.current) return;
        hovered.current = piece;
        cancel();
        setOpen(undefined);
        if (piece === undefined) lightNothing();
        else lightLines(piece);
        const target = event.target;
        if (piece !== undefined) timer.current = setTimeout(() => showFor(target), HOVER_DELAY);
      }}
      onPointerLeave={() => {
        cancel();
        if (hovered.current !== undefined) lightNothing();
        hovered.current = undefined;
        setOpen(undefined);
      }}
      onPointerDown={(event) => {
        cancel();
        setOpen(undefined);
        if (event.pointerType !== 'touch') return;
        const target = event.target;
        timer.current = setTimeout(() => showFor(target), PRESS_DELAY);
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > 4) cancel();
      }}
      onPointerUp={(event) => {
        if (event.pointerType === 'touch') cancel();
      }}
      onContextMenu={(event) => {
        if (pieceAt(event.target) === undefined) return;
        event.preventDefault();
        showFor(event.target);
      }}
      onKeyDown={(event) => {
        // The cursor goes over every target of the board, whichever part of it they are on.
        if (root.current !== null && !isField(event.target) && moveCursor(root.current, event.key)) event.preventDefault();
        if (event.key === '?') showFor(document.activeElement);
        if (event.key === 'Escape' && open !== undefined) {
          event.stopPropagation();
          setOpen(undefined);
        }
      }}
      onBlur={() => setOpen(undefined)}
    >
      {children}
      <div role="status" className="explanation-place">
        {open !== undefined && shown !== undefined && (
          <div className={`explanation ${open.below ? 'explanation-below' : ''}`} id={id} style={{ left: open.x, top: open.y }}>
            <strong>{speaker.say(shown.title)}</strong>
            {shown.lines?.map((line) => (
              <p key={line.key}>{speaker.say(line)}</p>
            ))}
            {shown.rules?.map((rule) => (
              <p className="explanation-rule" key={rule}>
                <span>{rule}</span> {speaker.rule(rule)}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Something that has its own use for the arrow keys. */
function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}
