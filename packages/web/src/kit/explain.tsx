import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words';
import { besides } from './beside';
import type { Explanation } from './board-module';
import { moveCursor } from './cursor';
import { lightLines, lightNothing, pieceAt } from './highlight';
import { RuleLink } from './rule-link';

interface ExplainedProps {
  /** What a piece says, once that is at hand. */
  explain(piece: string): Explanation | undefined;
  /** Somebody asks a piece. */
  onAsk(): void;
  /** What pieces say could not be fetched; the next who asks may have more luck. */
  readonly unreachable: boolean;
  readonly speaker: Speaker;
  readonly className?: string;
  readonly children: ReactNode;
}

interface Open {
  readonly piece: string;
  /** The piece on the screen, inside the board. */
  readonly at: DOMRect;
}

/** A pointer rests so long on a piece before it speaks; longer on what it may be about to choose. */
const REST = 700;
const REST_ON_TARGET = 1500;
const PRESS = 450;
/** What can be chosen on a board: places of a chart, and cards. */
const CHOOSABLE = '.target-legal, button[data-target]:not([aria-disabled="true"])';
/** After an act nothing opens for a while, wherever the pointer has been left. */
const QUIET = 1500;
/** Time to go from a piece to its card. */
const GRACE = 250;

/**
 * Makes every `data-piece` inside explain itself: when a pointer rests on it, on long press, or on "?"
 * while it has the focus. The card stands beside the piece, off what can be chosen, and is gone at a
 * click or Escape. Also lights up the log lines that speak of the piece, and moves the arrow-key cursor
 * among the targets.
 */
export function Explained({ explain, onAsk, unreachable, speaker, className, children }: ExplainedProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hovered = useRef<string | undefined>(undefined);
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  /** The pointer has only been left where it was: at the last act, as the page opened, or as something came to lie under it. Then nothing was asked. */
  const left = useRef(true);
  const lastAt = useRef({ x: Number.NaN, y: Number.NaN });
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const { t } = useWords();
  const id = useId();

  const cancel = useCallback((): void => {
    if (timer.current !== undefined) clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const after = useCallback(
    (delay: number, act: () => void): void => {
      cancel();
      timer.current = setTimeout(act, delay);
    },
    [cancel],
  );
  useEffect(() => cancel, [cancel]);
  /** Said of what is closed already, it would be a second drawing in the midst of a click. */
  const close = (): void => {
    if (open !== undefined) setOpen(undefined);
  };

  const showFor = (target: EventTarget | null): void => {
    const piece = pieceAt(target);
    const box = root.current?.getBoundingClientRect();
    if (piece === undefined || box === undefined || !(target instanceof Element) || !target.isConnected) return;
    const at = (target.closest('[data-piece]') ?? target).getBoundingClientRect();
    setOpen({ piece, at: new DOMRect(at.x - box.x, at.y - box.y, at.width, at.height) });
    onAsk();
  };

  const shown = open === undefined ? undefined : explain(open.piece);
  useLayoutEffect(() => {
    const [board, element] = [root.current, card.current];
    if (open === undefined || board === null || element === null) return;
    const origin = board.getBoundingClientRect();
    const targets = [...board.querySelectorAll(CHOOSABLE)].map((target) => {
      const box = target.getBoundingClientRect();
      return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
    });
    const room = { x: 6, y: 6, width: origin.width - 12, height: origin.height - 12 };
    const place = besides(open.at, { width: element.offsetWidth, height: element.offsetHeight }, room, targets);
    element.style.left = `${Math.round(place.x)}px`;
    element.style.top = `${Math.round(place.y)}px`;
  });
  const onCard = (target: EventTarget): boolean => target instanceof Node && card.current?.contains(target) === true;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the pieces inside, which have roles of their own
    <div
      className={`explained ${className ?? ''}`}
      ref={root}
      onPointerOver={(event) => {
        if (event.pointerType === 'touch') return;
        if (onCard(event.target)) return cancel();
        if (event.clientX === lastAt.current.x && event.clientY === lastAt.current.y) left.current = true;
        const piece = pieceAt(event.target);
        if (piece === hovered.current) return;
        hovered.current = piece;
        if (piece === undefined) lightNothing();
        else lightLines(piece);
        const target = event.target;
        after(GRACE, () => {
          setOpen(undefined);
          if (piece === undefined) return;
          const rest = target instanceof Element && target.closest(CHOOSABLE) !== null ? REST_ON_TARGET : REST;
          const quiet = actedAt.current + QUIET - performance.now();
          after(Math.max(rest - GRACE, quiet), () => {
            if (!left.current) showFor(target);
          });
        });
      }}
      onPointerLeave={() => {
        cancel();
        if (hovered.current !== undefined) lightNothing();
        hovered.current = undefined;
        close();
      }}
      onPointerDown={(event) => {
        if (onCard(event.target)) return;
        cancel();
        close();
        actedAt.current = performance.now();
        left.current = true;
        if (event.pointerType !== 'touch') return;
        const target = event.target;
        after(PRESS, () => showFor(target));
      }}
      onPointerMove={(event) => {
        if (event.movementX !== 0 || event.movementY !== 0) left.current = false;
        lastAt.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > 4) cancel();
      }}
      onPointerUp={(event) => {
        if (event.pointerType === 'touch') cancel();
      }}
      onClick={(event) => {
        // Whoever reads on about a rule has done with the card.
        if (event.target instanceof Element && event.target.closest('.rule-link') !== null) close();
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
      onBlur={(event) => {
        if (event.relatedTarget === null || !onCard(event.relatedTarget)) close();
      }}
    >
      {children}
      <div role="status" className="explanation-place">
        {open !== undefined && (shown !== undefined || unreachable) && (
          <div className="explanation" id={id} ref={card} onPointerLeave={() => after(GRACE, () => setOpen(undefined))}>
            <strong>{shown === undefined ? t('reason.OFFLINE') : speaker.say(shown.title)}</strong>
            {shown?.lines?.map((line) => (
              <p key={line.key}>{speaker.say(line)}</p>
            ))}
            {shown?.rules?.map((rule) => (
              <p className="explanation-rule" key={rule}>
                {speaker.rule(rule)} <RuleLink rule={rule} />
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
