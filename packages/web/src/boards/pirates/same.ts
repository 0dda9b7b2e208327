import type { Move } from '@quarterdeck/pirates';
import type { Props } from './types';

/*
 * Most of the table does not change while a player points and chooses: parts that only show the position are
 * drawn again only when one of the props they use has changed.
 */

export function sameFor(...keys: readonly (keyof Props)[]): (a: Props, b: Props) => boolean {
  return (a, b) => keys.every((key) => a[key] === b[key]);
}

/** The same for a part on which some moves can be chosen: only while there are such moves does it follow the choice. */
export function sameUnless(kinds: readonly Move['kind'][], ...keys: readonly (keyof Props)[]): (a: Props, b: Props) => boolean {
  const shows = sameFor('view', 'moves', 'seat', 'speaker', 'owners', ...keys);
  const follows = sameFor('draft', 'onChoose', 'onPreview', 'whyNot', 'pending');
  return (a, b) => shows(a, b) && (follows(a, b) || !b.moves.some(({ kind }) => kinds.includes(kind)));
}
