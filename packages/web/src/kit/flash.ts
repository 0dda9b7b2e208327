/** Lets pieces shine up for a moment, wherever on the page they are: for events that have no motion of their own. */
export function flash(pieces: readonly string[], duration: number): readonly Animation[] {
  const elements = pieces.flatMap((piece) => [...document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)]);
  return elements.map((element) =>
    element.animate(
      [
        { filter: 'drop-shadow(0 0 0 transparent)' },
        { filter: 'drop-shadow(0 0 2px var(--glow)) drop-shadow(0 0 6px var(--glow))', offset: 0.4 },
        { filter: 'drop-shadow(0 0 0 transparent)' },
      ],
      { duration, easing: 'ease-in-out' },
    ),
  );
}
