/** A knock as it is to be heard. */
export interface KnockHeard {
  /** Milliseconds after the start. */
  readonly at: number;
  readonly strength: number;
  readonly what: number;
}

/** Louder knocks hide fainter ones at the same moment: not more than one in so many milliseconds. */
const WHILE = 22;
const FAINTEST = 0.06;

/** Of knocks that fall together only the loudest. */
export function thinned(knocks: readonly KnockHeard[]): readonly KnockHeard[] {
  const kept: KnockHeard[] = [];
  for (const knock of knocks) {
    const last = kept.at(-1);
    if (knock.strength < FAINTEST) continue;
    if (last === undefined || knock.at - last.at >= WHILE) kept.push(knock);
    else if (knock.strength > last.strength) kept[kept.length - 1] = knock;
  }
  return kept;
}
