const SVG = 'http://www.w3.org/2000/svg';

/** Small pictures that travel from one piece to another, wherever on the page both are. */
export interface Flight {
  /** Pieces to start from and to arrive at: the first that is in sight. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** A symbol of the board's sprite. */
  readonly picture: string;
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
    if (start === undefined || end === undefined || page == null) return [];
    const [[x0, y0], [x1, y1]] = [middleOf(start), middleOf(end)];
    const high = Math.min(y0, y1) - RISE * Math.hypot(x1 - x0, y1 - y0);
    const time = (1 - begins) * duration;
    const many = Math.min(count, MOST);
    return Array.from({ length: many }, (_, i) => {
      const drawing = drawn(frame, picture);
      page.append(drawing);
      const at = (x: number, y: number, size: number): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${size})`;
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
  });
}

function inSight(pieces: readonly string[]): Element | undefined {
  for (const piece of pieces) {
    for (const element of document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)) {
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

function drawn(frame: string, picture: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', `flight ${frame}`);
  drawing.setAttribute('width', `${SIZE}`);
  drawing.setAttribute('height', `${SIZE}`);
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${picture}`);
  use.setAttribute('width', `${SIZE}`);
  use.setAttribute('height', `${SIZE}`);
  drawing.append(use);
  return drawing;
}
