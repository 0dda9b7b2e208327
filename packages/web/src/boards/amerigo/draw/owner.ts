import type { Owner } from '../../../kit';

/** The class that brings an owner's colours to a drawing. */
export function ownerClass(owner: Owner | undefined): string {
  return owner === undefined ? 'am-own-none' : `am-own-${owner.colour}`;
}
