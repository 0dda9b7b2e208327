/** Milliseconds that a bar takes to come up or to go down. */
const GLIDE = 180;

/**
 * A bar at the lower edge has become higher or lower by so many pixels, and goes there as a layer over the board: the
 * board gives way when the bar has covered it, and is there already when the bar uncovers it. Nothing jumps.
 */
export function glide(bar: HTMLElement, by: number): void {
  // As high on the page as the lower of both; the rest lies over the board, or beyond the edge.
  if (by > 0) bar.style.marginTop = `${-by}px`;
  else {
    bar.style.minHeight = `${bar.offsetHeight - by}px`;
    bar.style.marginBottom = `${by}px`;
  }
  const motion = bar.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: GLIDE, easing: 'ease-out' });
  motion.onfinish = () => {
    for (const property of ['margin-top', 'margin-bottom', 'min-height']) bar.style.removeProperty(property);
  };
}
