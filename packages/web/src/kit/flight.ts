const SVG = 'http://www.w3.org/2000/svg';

/** Small pictures that travel from one piece to another, wherever on the page both are. */
export interface Flight {
  /** Pieces, or places where one lay, to start from and to arrive at: the first that is in sight. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** A symbol of the board's sprite; or what is drawn of a piece where it arrives, which is not seen there before. */
  readonly picture: string | { readonly of: string };
  /** How many travel, one after another; of many, only as many as the eye can follow. */
  readonly count: number;
  /** When they set out, as a part of the whole time. */
  readonly begins?: number;
}

const SIZE = 30;
const MOST = 6;
/** Parts of the time that is left: one picture's way, and all of their starts. */
const WAY = 0.62;
const STARTS = 0.38;
/** How high above the straight line they rise, as a part of its length. */
const RISE = 0.16;

/** Lets pictures fly over the page; flights from or to what is not in sight are left out. */
export function fly(frame: string, flights: readonly Flight[], duration: number): readonly Animation[] {
  return flights.flatMap(({ from, to, picture, count, begins = 0 }) => {
    const [start, end] = [inSight(from), inSight(to)];
    const page = start?.closest('.table-page');
    const lies = typeof picture === 'string' ? undefined : inSight([picture.of])?.querySelector('svg');
    if (start === undefined || end === undefined || page == null || lies === null) return [];
    const [[x0, y0], [x1, y1]] = [middleOf(start), middleOf(end)];
    const high = Math.min(y0, y1) - RISE * Math.hypot(x1 - x0, y1 - y0);
    const time = (1 - begins) * duration;
    const many = Math.min(count, MOST);
    const flying = Array.from({ length: many }, (_, i) => {
      const drawing = typeof picture === 'string' ? drawn(picture) : lies?.cloneNode(true);
      if (!(drawing instanceof SVGSVGElement)) return undefined;
      drawing.classList.add('flight', frame);
      drawing.setAttribute('aria-hidden', 'true');
      page.append(drawing);
      const { width, height } = drawing.getBoundingClientRect();
      const at = (x: number, y: number, size: number): string => `translate(${x - width / 2}px, ${y - height / 2}px) scale(${size})`;
      const animation = drawing.animate(
        [
          { transform: at(x0, y0, 0.7), opacity: 0, easing: 'ease-out' },
          { transform: at(x0, y0, 1), opacity: 1, offset: 0.12, easing: 'ease-in-out' },
          { transform: at((x0 + x1) / 2, (high + (y0 + y1) / 2) / 2, 1.15), opacity: 1, offset: 0.55, easing: 'ease-in-out' },
          { transform: at(x1, y1, 0.9), opacity: 1, offset: 0.94 },
          { transform: at(x1, y1, 0.6), opacity: 0 },
        ],
        { duration: WAY * time, delay: begins * duration + (i * STARTS * time) / Math.max(1, many), fill: 'both' },
      );
      const remove = (): void => drawing.remove();
      animation.addEventListener('finish', remove);
      animation.addEventListener('cancel', remove);
      return animation;
    });
    const arriving = lies?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: WAY * duration });
    return [...flying, arriving].filter((animation) => animation !== undefined);
  });
}

function inSight(pieces: readonly string[]): Element | undefined {
  for (const piece of pieces) {
    const name = CSS.escape(piece);
    for (const element of document.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"]`)) {
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth) return element;
    }
  }
  return undefined;
}

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function drawn(picture: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('width', `${SIZE}`);
  drawing.setAttribute('height', `${SIZE}`);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${picture}`);
  use.setAttribute('width', `${SIZE}`);
  use.setAttribute('height', `${SIZE}`);
  drawing.append(use);
  return drawing;
}
