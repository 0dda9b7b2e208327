/** How far somebody has come in a guide: the number of the step to go on with. */
const keyOf = (game: string): string => `quarterdeck.guide.${game}`;

export function reachedStep(game: string): number {
  const kept = Number(localStorage.getItem(keyOf(game)) ?? 0);
  return Number.isInteger(kept) && kept > 0 ? kept : 0;
}

/** Going back to repeat something takes nothing away. */
export function keepStep(game: string, step: number): void {
  if (step > reachedStep(game)) localStorage.setItem(keyOf(game), String(step));
}
