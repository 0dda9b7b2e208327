/** What a colour of the style sheet comes to on an element, as CSS text: tokens and mixtures resolved. */
export function colourOn(element: Element, css: string): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  probe.hidden = true;
  element.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

/** The same as red, green and blue from 0 to 1. */
export function rgbOn(element: Element, css: string): readonly [number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return [0, 0, 0];
  pen.fillStyle = colourOn(element, css);
  pen.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [r / 255, g / 255, b / 255];
}
