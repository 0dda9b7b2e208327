import { memo, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Camera, type Framing, framed, inSight, type Room } from './camera';
import { hasOwnGesture } from './own-gesture';
import { touchedLast } from './touch';

interface ViewportProps {
  /** Size of the drawing in its own units; layers inside are laid out on exactly this box. */
  readonly width: number;
  readonly height: number;
  /** Space on the screen, in pixels, that something else covers: the drawing is fitted into the rest. */
  readonly inset?: { readonly top?: number; readonly right?: number; readonly bottom?: number; readonly left?: number };
  /** How far one may zoom in, relative to the whole drawing fitting. */
  readonly maxZoom?: number;
  /** On opening, pixels per unit at least: phones start so close that names can be read. */
  readonly startScale?: number;
  /** What the decision at hand needs to see; the window goes there when that changes, and never under a finger. Left out, it stays where it is. */
  readonly framing?: Framing | undefined;
  /** A small picture of the whole drawing (parts of an SVG in the same units): stands for the zoom buttons, shows the window, and takes it to the whole and back. */
  readonly locator?: ReactNode;
  /**
   * Kinds of lettering in the drawing, each with the pixels per unit from which it can be read. What is too small now
   * stands in `data-far`, and the styles of the board leave it out: `[data-far~="names"] .name`.
   */
  readonly legible?: Readonly<Record<string, number>> | undefined;
  readonly label: string;
  /** Words for the zoom buttons. */
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly whole: string };
  readonly children: ReactNode;
}

/** A camera that gestures move about. */
type Moving = { -readonly [K in keyof Camera]: Camera[K] };

/** Lettering that can be read at any size. */
const ALWAYS: Readonly<Record<string, number>> = {};

/** So much of the drawing is in the window, and nobody needs to be told which part of it. */
const NEARLY_ALL = 0.85;

/** Pixels that a pointer may tremble before a press becomes a pan. */
const TREMBLE = 6;

/**
 * A window onto a drawing: wheel or pinch zooms, drag pans, two buttons and a "whole board" button do
 * the same without gestures. Children are layers (SVGs with this viewBox) stacked in one box. The
 * keys + − 0 zoom.
 */
export function Viewport(props: ViewportProps): ReactNode {
  const { width, height, label, words, children, maxZoom = 6, startScale = 0, legible = ALWAYS } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const camera = useRef<Moving>({ scale: 1, x: 0, y: 0 });
  const touched = useRef(false);
  const fingers = useRef(0);
  const locator = useRef<HTMLButtonElement>(null);
  const windowMark = useRef<SVGRectElement>(null);
  const before = useRef<Camera | undefined>(undefined);
  const inset = props.inset;
  const top = inset?.top ?? 0;
  const right = inset?.right ?? 0;
  const bottom = inset?.bottom ?? 0;
  const left = inset?.left ?? 0;

  const fitScale = useCallback((): number => {
    const box = frame.current;
    if (box === null) return 1;
    return Math.max(0.01, Math.min((box.clientWidth - left - right) / width, (box.clientHeight - top - bottom) / height));
  }, [width, height, top, right, bottom, left]);

  const apply = useCallback((): void => {
    const box = frame.current;
    const content = sheet.current;
    if (box === null || content === null) return;
    const fit = fitScale();
    const c = camera.current;
    c.scale = Math.min(Math.max(c.scale, fit), fit * maxZoom);
    const roomX = box.clientWidth - left - right;
    const roomY = box.clientHeight - top - bottom;
    const w = width * c.scale;
    const h = height * c.scale;
    // What fits is centred; what does not may be moved until its edge meets the frame.
    c.x = w <= roomX ? left + (roomX - w) / 2 : Math.min(left, Math.max(left + roomX - w, c.x));
    c.y = h <= roomY ? top + (roomY - h) / 2 : Math.min(top, Math.max(top + roomY - h, c.y));
    content.style.transform = `translate(${c.x}px, ${c.y}px) scale(${c.scale})`;
    box.toggleAttribute('data-whole', c.scale < fit * 1.01);
    const far = Object.keys(legible).filter((kind) => c.scale < (legible[kind] ?? 0));
    if (content.dataset.far !== far.join(' ')) content.dataset.far = far.join(' ');
    const mark = windowMark.current;
    if (mark === null) return;
    // A picture of the whole beside nearly the whole hides more than it shows; to go back it stays.
    const inWindow = Math.min(1, box.clientWidth / w) * Math.min(1, box.clientHeight / h);
    if (locator.current !== null) locator.current.hidden = before.current === undefined && inWindow > NEARLY_ALL;
    mark.setAttribute('x', `${(left - c.x) / c.scale}`);
    mark.setAttribute('y', `${(top - c.y) / c.scale}`);
    mark.setAttribute('width', `${roomX / c.scale}`);
    mark.setAttribute('height', `${roomY / c.scale}`);
  }, [fitScale, width, height, maxZoom, legible, top, right, bottom, left]);

  const room = useCallback((): Room | undefined => {
    const box = frame.current;
    // Behind another leaf a window has no size, and keeps its place until it is seen again.
    if (box === null || box.clientWidth === 0 || box.clientHeight === 0) return undefined;
    return { x: left, y: top, width: box.clientWidth - left - right, height: box.clientHeight - top - bottom, fit: fitScale() };
  }, [fitScale, top, right, bottom, left]);

  const framing = props.framing;
  const wanted = useRef(framing);
  wanted.current = framing;
  /** Goes where the decision is, unless all of it is in sight; says whether there is somewhere to go. */
  const goTo = useCallback(
    (always: boolean): boolean => {
      const [to, space] = [wanted.current, room()];
      if (to === undefined || space === undefined) return false;
      if (!always && inSight(to, camera.current, space)) return true;
      touched.current = false;
      before.current = undefined;
      camera.current = framed(to, space, camera.current.scale);
      apply();
      return true;
    },
    [apply, room],
  );

  const zoomAt = useCallback(
    (factor: number, px?: number, py?: number): void => {
      const box = frame.current;
      if (box === null) return;
      touched.current = true;
      const c = camera.current;
      const fit = fitScale();
      const scale = Math.min(Math.max(c.scale * factor, fit), fit * maxZoom);
      // Buttons zoom about what can be chosen.
      const middle = wanted.current?.box;
      const x = px ?? (middle === undefined ? box.clientWidth / 2 : c.x + (middle.x + middle.width / 2) * c.scale);
      const y = py ?? (middle === undefined ? box.clientHeight / 2 : c.y + (middle.y + middle.height / 2) * c.scale);
      c.x = x - ((x - c.x) * scale) / c.scale;
      c.y = y - ((y - c.y) * scale) / c.scale;
      c.scale = scale;
      apply();
    },
    [apply, fitScale, maxZoom],
  );

  const open = useCallback((): void => {
    const box = frame.current;
    if (box === null) return;
    const scale = Math.max(fitScale(), startScale);
    if (goTo(true)) return;
    camera.current = { scale, x: (box.clientWidth - width * scale) / 2, y: (box.clientHeight - height * scale) / 2 };
    apply();
  }, [apply, fitScale, goTo, startScale, width, height]);

  const whole = useCallback((): void => {
    touched.current = false;
    camera.current = { scale: 0, x: 0, y: 0 };
    apply();
  }, [apply]);

  const toWholeAndBack = (): void => {
    const back = before.current;
    if (back === undefined) {
      before.current = { ...camera.current };
      whole();
    } else {
      before.current = undefined;
      camera.current = { ...back };
      apply();
    }
    touched.current = true;
  };

  const show = useCallback(
    (x: number, y: number): void => {
      const box = frame.current;
      if (box === null) return;
      const c = camera.current;
      const px = c.x + x * c.scale;
      const py = c.y + y * c.scale;
      const margin = 48;
      const visible =
        px > left + margin && px < box.clientWidth - right - margin && py > top + margin && py < box.clientHeight - bottom - margin;
      if (visible) return;
      c.x += left + (box.clientWidth - left - right) / 2 - px;
      c.y += top + (box.clientHeight - top - bottom) / 2 - py;
      apply();
    },
    [apply, top, right, bottom, left],
  );

  useLayoutEffect(() => {
    open();
    const box = frame.current;
    if (box === null) return undefined;
    let size = { width: box.clientWidth, height: box.clientHeight };
    const observer = new ResizeObserver(() => {
      const now = { width: box.clientWidth, height: box.clientHeight };
      if (now.width === 0 || now.height === 0) return;
      const opens = size.width === 0 || size.height === 0;
      if (now.width === size.width && now.height === size.height) return;
      // What was in the middle stays there.
      camera.current.x += (now.width - size.width) / 2;
      camera.current.y += (now.height - size.height) / 2;
      size = now;
      if (opens || (!touched.current && !goTo(false))) open();
      else apply();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [open, apply, goTo]);

  const aim = framing === undefined ? '' : `${framing.box.x} ${framing.box.y} ${framing.box.width} ${framing.box.height} ${framing.target}`;
  const smooth = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window goes when there is something else to see, not whenever it is said again
  useEffect(() => {
    const content = sheet.current;
    // The first time it opens there; later it travels.
    if (smooth.current && content !== null) content.classList.add('viewport-travels');
    smooth.current = true;
    if (fingers.current === 0) goTo(false);
  }, [aim]);

  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    return listenForGestures(box, sheet, camera, {
      zoomAt,
      apply,
      onTouch: () => (touched.current = true),
      onFingers: (n) => (fingers.current = n),
    });
  }, [zoomAt, apply]);

  // A keyboard's focus that lands on a target out of sight brings it into sight; under a finger or a mouse nothing may move.
  const onFocus = (event: React.FocusEvent): void => {
    if (touchedLast() || !event.target.matches(':focus-visible')) return;
    const target = event.target;
    const content = sheet.current;
    if (content === null || !(target instanceof SVGElement)) return;
    const box = target.getBoundingClientRect();
    const origin = content.getBoundingClientRect();
    const scale = camera.current.scale;
    show((box.x + box.width / 2 - origin.x) / scale, (box.y + box.height / 2 - origin.y) / scale);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of targets, not a form part
    <div
      className="viewport"
      ref={frame}
      role="group"
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') zoomAt(1.3);
        else if (event.key === '-') zoomAt(1 / 1.3);
        else if (event.key === '0') whole();
      }}
    >
      <div className="viewport-sheet" ref={sheet} style={{ width, height }}>
        {children}
      </div>
      {props.locator === undefined ? (
        <ZoomButtons {...words} onZoom={zoomAt} onWhole={whole} />
      ) : (
        <button
          type="button"
          ref={locator}
          className="viewport-locator"
          aria-label={words.whole}
          title={words.whole}
          onClick={toWholeAndBack}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {props.locator}
            <rect className="viewport-window" ref={windowMark} />
          </svg>
        </button>
      )}
    </div>
  );
}

interface ZoomButtonsProps {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
}

const ZoomButtons = memo(function ZoomButtons({ zoomIn, zoomOut, whole, onZoom, onWhole }: ZoomButtonsProps): ReactNode {
  return (
    <div className="viewport-zoom">
      <button type="button" aria-label={zoomIn} title={zoomIn} onClick={() => onZoom(1.4)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
      <button type="button" aria-label={zoomOut} title={zoomOut} onClick={() => onZoom(1 / 1.4)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h10" />
        </svg>
      </button>
      <button type="button" aria-label={whole} title={whole} onClick={onWhole}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
        </svg>
      </button>
    </div>
  );
});

interface GestureActions {
  zoomAt(factor: number, px: number, py: number): void;
  apply(): void;
  onTouch(): void;
  /** So many pointers are down. */
  onFingers(n: number): void;
}

/** Wheel, drag and pinch. Listens without React, because a wheel listener must be able to refuse scrolling. */
function listenForGestures(
  box: HTMLElement,
  sheet: RefObject<HTMLElement | null>,
  camera: RefObject<Moving>,
  { zoomAt, apply, onTouch, onFingers }: GestureActions,
): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let panned = false;
  let start: { x: number; y: number } | undefined;

  const local = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const origin = box.getBoundingClientRect();
    return { x: event.clientX - origin.x, y: event.clientY - origin.y };
  };
  const quick = (on: boolean): void => {
    // A layer of its own makes panning cheap; giving it up afterwards lets the browser redraw sharply.
    if (sheet.current !== null) sheet.current.style.willChange = on ? 'transform' : '';
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    sheet.current?.classList.remove('viewport-travels');
    const at = local(event);
    zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at.x, at.y);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || hasOwnGesture(event.target)) return;
    pointers.set(event.pointerId, local(event));
    onFingers(pointers.size);
    sheet.current?.classList.remove('viewport-travels');
    if (pointers.size === 1) {
      panned = false;
      start = local(event);
    }
  };
  const move = (event: PointerEvent): void => {
    const last = pointers.get(event.pointerId);
    if (last === undefined) return;
    const now = local(event);
    if (pointers.size === 1) {
      if (!panned && start !== undefined && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
      panned = true;
      camera.current.x += now.x - last.x;
      camera.current.y += now.y - last.y;
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) return;
      panned = true;
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      camera.current.x += (now.x - last.x) / 2;
      camera.current.y += (now.y - last.y) / 2;
      if (before > 0) zoomAt(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    pointers.set(event.pointerId, now);
    onTouch();
    quick(true);
    apply();
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    onFingers(pointers.size);
    if (pointers.size === 0) quick(false);
  };
  const click = (event: MouseEvent): void => {
    // The click that ends a pan is not a choice.
    if (!panned) return;
    panned = false;
    event.stopPropagation();
    event.preventDefault();
  };
  box.addEventListener('wheel', wheel, { passive: false });
  box.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  box.addEventListener('click', click, { capture: true });
  return () => {
    box.removeEventListener('wheel', wheel);
    box.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    box.removeEventListener('click', click, { capture: true });
  };
}
