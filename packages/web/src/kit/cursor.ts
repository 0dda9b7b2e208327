/** The middle of something that can be chosen, in screen pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const DIRECTIONS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

function directionOf(key: string): Direction | undefined {
  return DIRECTIONS[key];
}

/** How much worse a step aside is than a step ahead. */
const ASIDE = 2.2;

/**
 * The nearest spot in a direction, what lies straight ahead before what lies aside. When nothing lies
 * that way, the farthest on the other side: the cursor wraps round, so every spot can be reached.
 */
export function nearestSpot(from: Spot, spots: readonly Spot[], direction: Direction): number | undefined {
  let best: number | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  let wrapped: number | undefined;
  let wrappedCost = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const { ahead, aside } = along(from, spot, direction);
    if (Math.abs(ahead) < 1 && aside < 1) return;
    if (ahead >= 1) {
      const cost = ahead + ASIDE * aside;
      if (cost < bestCost) {
        best = i;
        bestCost = cost;
      }
      return;
    }
    const cost = ahead + ASIDE * aside;
    if (cost < wrappedCost) {
      wrapped = i;
      wrappedCost = cost;
    }
  });
  return best ?? wrapped;
}

function along(from: Spot, to: Spot, direction: Direction): { ahead: number; aside: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  switch (direction) {
    case 'right':
      return { ahead: dx, aside: Math.abs(dy) };
    case 'left':
      return { ahead: -dx, aside: Math.abs(dy) };
    case 'down':
      return { ahead: dy, aside: Math.abs(dx) };
    case 'up':
      return { ahead: -dy, aside: Math.abs(dx) };
  }
}

/** Moves the focus among the legal targets inside `root`; true when the key was an arrow and there was somewhere to go. */
export function moveCursor(root: ParentNode, key: string): boolean {
  const direction = directionOf(key);
  if (direction === undefined) return false;
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-target]')];
  if (targets.length === 0) return false;
  const active = document.activeElement;
  const at = active instanceof HTMLElement || active instanceof SVGElement ? targets.indexOf(active) : -1;
  if (at < 0) {
    targets[0]?.focus();
    return true;
  }
  const spots = targets.map(middleOf);
  const from = spots[at];
  const next = from === undefined ? undefined : nearestSpot(from, spots, direction);
  if (next !== undefined) targets[next]?.focus();
  return true;
}

function middleOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The one of these whose middle is nearest to a spot. */
export function nearestTo<T extends Element>(spot: Spot, elements: readonly T[]): T | undefined {
  let best: T | undefined;
  let bestAway = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const { x, y } = middleOf(element);
    const away = Math.hypot(x - spot.x, y - spot.y);
    if (away < bestAway) [best, bestAway] = [element, away];
  }
  return best;
}
