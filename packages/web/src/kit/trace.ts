const SVG = 'http://www.w3.org/2000/svg';

/** Draws a line once around something on a board, as a pen would, lets it shine and vanish. `layer` is an SVG group for such things. */
export function trace(layer: Element, d: string, colour: string, duration: number): Animation {
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('class', 'traced');
  line.setAttribute('d', d);
  // Lengths are then parts of the whole, whatever the path.
  line.setAttribute('pathLength', '1');
  line.style.stroke = colour;
  layer.append(line);
  const animation = line.animate(
    [
      { strokeDasharray: '0 1', opacity: 1, easing: 'ease-in-out' },
      { strokeDasharray: '1 0', opacity: 1, offset: 0.6 },
      { strokeDasharray: '1 0', opacity: 0 },
    ],
    { duration, fill: 'both' },
  );
  const remove = (): void => line.remove();
  animation.addEventListener('finish', remove);
  animation.addEventListener('cancel', remove);
  return animation;
}
