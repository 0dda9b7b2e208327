/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** What a step speaks of, as it lies on the screen. */
export interface Places {
  /** To be touched: gets the ring. */
  readonly targets: readonly Box[];
  /** Stays in the light beside it. */
  readonly causes: readonly Box[];
  /** Some of it are choices of the bar, as a phone has the cards of a hand there. */
  readonly inBar: boolean;
}

export const NOWHERE: Places = { targets: [], causes: [], inBar: false };

/** More than so many targets are no longer one thing to touch. */
const MOST_TARGETS = 4;

/**
 * Where the step's pieces and what can be touched lie now. In a guide nothing can be chosen but what the
 * step waits for, so whatever is offered is the target: the prepared act first, then places on the board,
 * then the control that says the move, then whatever else the bar offers. What is in hand already is none.
 */
export function placesOf(page: ParentNode, pieces: readonly string[], act: string | undefined): Places {
  const named = pieces.map((id) => `[data-piece="${CSS.escape(id)}"]`);
  const causes = named.flatMap((selector) => boxesOf(page, selector)).slice(0, MOST_TARGETS * 2);
  const inBar = named.some((selector) => page.querySelector(`.table-decision ${selector}`) !== null);
  if (act === undefined) return { targets: [], causes, inBar };
  const offers = [
    boxesOf(page, '.decision-confirm:not(:disabled)').slice(0, 1),
    meant(boxesOf(page, '.table-board [data-target]:is(.target-legal, .target-chosen)', undefined, glowOf), causes),
    boxesOf(page, `${CHOICE}:not([aria-pressed="true"])`, (element) => nameOf(element).includes(act)).slice(0, 1),
    boxesOf(page, `${CHOICE}:not([aria-pressed="true"])`),
    boxesOf(page, '.table-decision .decision-close'),
  ];
  const targets = offers.find((boxes) => boxes.length > 0 && boxes.length <= MOST_TARGETS) ?? causes.slice(0, 1);
  return { targets, causes: causes.filter((cause) => !targets.some((target) => same(cause, target))), inBar };
}

const CHOICE = '.table-decision .decision-choices :is(button, [role="button"]):not(:disabled, [aria-disabled="true"])';

/** What a control is called: a choice says its move. */
function nameOf(element: Element): string {
  return [element.getAttribute('title'), element.getAttribute('aria-label'), element.textContent].join(' ');
}

/** What of a target is lit: it may be drawn with a line to what it is good for. */
function glowOf(target: Element): Element {
  return target.querySelector('.target-glow') ?? target;
}

/** Where several places come to the same, as an anchor and the site of its post, the one that the step points at is ringed. */
function meant(targets: readonly Box[], causes: readonly Box[]): Box[] {
  const pointed = targets.filter((target) => causes.some((cause) => holdsMiddle(target, cause)));
  return pointed.length > 0 ? pointed : [...targets];
}

function holdsMiddle(box: Box, { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}

function boxesOf(
  page: ParentNode,
  selector: string,
  fits: (element: Element) => boolean = () => true,
  part: (element: Element) => Element = (element) => element,
): Box[] {
  return [...page.querySelectorAll(selector)]
    .filter(fits)
    .map((element) => part(element).getBoundingClientRect())
    .filter(({ width, height, left, top, right, bottom }) => {
      const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      return seen && width > 0 && height > 0;
    });
}

function same(a: Box, b: Box): boolean {
  return (
    Math.abs(a.left - b.left) < 2 && Math.abs(a.top - b.top) < 2 && Math.abs(a.right - b.right) < 2 && Math.abs(a.bottom - b.bottom) < 2
  );
}

export function samePlaces(a: Places, b: Places): boolean {
  const all = (one: Places): readonly Box[] => [...one.targets, ...one.causes];
  return (
    a.inBar === b.inBar &&
    a.targets.length === b.targets.length &&
    a.causes.length === b.causes.length &&
    all(a).every((box, i) => {
      const other = all(b)[i];
      return other !== undefined && same(box, other);
    })
  );
}

export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Between caption and ring, so that the arrow has room, or at least so much; and from the edge of the screen. */
const REACHES = [56, 22] as const;
const EDGE = 8;

/**
 * The upper left corner for a caption of this size: beside what must stay in sight, as near as it fits. What
 * `keeps` names first is all of that, then less and less, for where there is little room; if even the last
 * is too large, the corner that lies farthest from it.
 */
export function besideAll(keeps: readonly Box[], caption: Frame, screen: Frame): { readonly left: number; readonly top: number } {
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, screen.width - caption.width - EDGE));
  const clampY = (y: number): number => Math.max(EDGE, Math.min(y, screen.height - caption.height - EDGE));
  const last = keeps.at(-1);
  if (last === undefined) return { left: clampX((screen.width - caption.width) / 2), top: clampY(screen.height * 0.3) };
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= EDGE && top >= EDGE && left + caption.width <= screen.width - EDGE && top + caption.height <= screen.height - EDGE;
  for (const keep of keeps) {
    const middleX = clampX((keep.left + keep.right - caption.width) / 2);
    const middleY = clampY((keep.top + keep.bottom - caption.height) / 2);
    for (const reach of REACHES) {
      const free = [
        { left: keep.right + reach, top: middleY },
        { left: keep.left - reach - caption.width, top: middleY },
        { left: middleX, top: keep.bottom + reach },
        { left: middleX, top: keep.top - reach - caption.height },
      ].find(fits);
      if (free !== undefined) return free;
    }
  }
  const corner = (near: number, far: number, size: number, of: number): number => ((near + far) / 2 < of / 2 ? of - size - EDGE : EDGE);
  return {
    left: corner(last.left, last.right, caption.width, screen.width),
    top: corner(last.top, last.bottom, caption.height, screen.height),
  };
}
