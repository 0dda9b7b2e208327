/** A size for a drawing in the interface: so many pixels where letters have their usual size, more where they grow. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
