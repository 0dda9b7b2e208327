/** Milliseconds that a bar takes to come up or to go down. */
const GLIDE = 180;

/** What the motion is called, so that it is found again. */
const NAME = 'glide';

/**
 * A bar at the lower edge has become higher or lower by so many pixels, and goes there as a layer over the board: the
 * board gives way when the bar has covered it, and is there already when the bar uncovers it. Nothing jumps, also when
 * the bar changes again on its way.
 */
export function glide(bar: HTMLElement, by: number): void {
  const earlier = bar.getAnimations().find(({ id }) => id === NAME);
  // From where it is seen now.
  const shift = by + (earlier === undefined ? 0 : new DOMMatrixReadOnly(getComputedStyle(bar).transform).m42);
  const over = Number.parseFloat(bar.style.marginTop) || 0;
  earlier?.cancel();
  settle(bar);
  // As high on the page as the lowest that it has been on its way; the rest lies over the board, or beyond the edge.
  bar.style.marginTop = `${Math.min(0, over - by)}px`;
  if (shift < 0) {
    bar.style.minHeight = `${bar.offsetHeight - shift}px`;
    bar.style.marginBottom = `${shift}px`;
  }
  const motion = bar.animate({ transform: [`translateY(${shift}px)`, 'none'] }, { id: NAME, duration: GLIDE, easing: 'ease-out' });
  motion.onfinish = () => settle(bar);
}

/** All of the bar stands on the page. */
function settle(bar: HTMLElement): void {
  for (const property of ['margin-top', 'margin-bottom', 'min-height']) bar.style.removeProperty(property);
}
