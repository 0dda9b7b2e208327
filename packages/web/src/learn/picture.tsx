import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words';
import { atRest } from '../kit/at-rest';
import { houseOwners } from '../kit/owners';
import { seatNumbers } from '../table/seat-names';
import type { TableKit } from '../table/table-kit';
import '../kit/kit.css';
import './picture.css';

interface PictureProps {
  readonly kit: TableKit;
  /** The position, seen through nobody's eyes in particular. */
  readonly view: unknown;
  readonly seats: number;
  readonly speaker: Speaker;
  /** Pieces that the picture is about: lit, numbered, and in its middle. */
  readonly lit?: readonly string[];
  readonly label: string;
}

/** The board is drawn as large as on a desk, and then made as large as there is room. */
const DRAWN = { width: 1060, height: 760 };

/** How much closer a picture goes to what it is about, at most; and what it keeps around it. */
const CLOSEST = 2.4;
const AROUND = 150;

interface Cut {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A picture of a position, drawn by the board itself. */
export function Picture({ kit, view, seats, speaker, lit = [], label }: PictureProps): ReactNode {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<Cut>({ scale: 0.5, x: 0, y: 0 });
  const about = lit.join(' ');
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, sheet.current];
    if (outer === null || inner === null) return undefined;
    const look = (): void => {
      outer.style.setProperty('--drawn', `${outer.clientWidth}px`);
      setCut(cutFor(outer, inner, about === '' ? [] : about.split(' ')));
    };
    // Boards measure themselves after they are drawn.
    const timer = requestAnimationFrame(() => requestAnimationFrame(look));
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    return () => {
      cancelAnimationFrame(timer);
      observer.disconnect();
    };
  }, [about]);
  const Board = kit.board?.Board;
  if (Board === undefined) return null;
  const names = seatNumbers(seats, words);
  const owners = kit.board?.owners?.(view, seats) ?? houseOwners(seats);
  return (
    <div ref={frame} className="picture" role="img" aria-label={label}>
      <div
        ref={sheet}
        className="picture-sheet"
        inert
        style={{ ...DRAWN, transform: `translate(${cut.x}px, ${cut.y}px) scale(${cut.scale})` }}
      >
        <Board
          {...atRest(kit.game, view, 'spectator', kit.board?.hand?.empty)}
          playing={undefined}
          speaker={speaker}
          names={names}
          owners={owners}
          size="wide"
          calm
        />
      </div>
    </div>
  );
}

/** Lights the pieces, and finds how the drawing must lie for them to be in the middle of the frame. */
function cutFor(outer: HTMLElement, inner: HTMLElement, pieces: readonly string[]): Cut {
  const whole = outer.clientWidth / DRAWN.width;
  for (const old of inner.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
  const found = pieces.flatMap((id) => [...inner.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)]);
  for (const element of found) element.setAttribute('data-lit', '');
  const sheet = inner.getBoundingClientRect();
  const now = sheet.width / DRAWN.width || 1;
  const boxes = found.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return { scale: whole, x: 0, y: 0 };
  const left = (Math.min(...boxes.map((box) => box.left)) - sheet.left) / now - AROUND;
  const right = (Math.max(...boxes.map((box) => box.right)) - sheet.left) / now + AROUND;
  const top = (Math.min(...boxes.map((box) => box.top)) - sheet.top) / now - AROUND;
  const bottom = (Math.max(...boxes.map((box) => box.bottom)) - sheet.top) / now + AROUND;
  const scale = Math.max(whole, Math.min(CLOSEST * whole, outer.clientWidth / (right - left), outer.clientHeight / (bottom - top)));
  const place = (low: number, high: number, room: number, size: number): number =>
    Math.min(0, Math.max(room - size * scale, room / 2 - ((low + high) / 2) * scale));
  return { scale, x: place(left, right, outer.clientWidth, DRAWN.width), y: place(top, bottom, outer.clientHeight, DRAWN.height) };
}
