import { type State, sideOf } from '@quarterdeck/efemeris';
import type { Owner } from '../../kit';

/** Colours of the nations (EF-002): France blue, Britain red, Spain black; a second partner has the nation's other set (EF-051). */
const NATION_OWNERS: ReadonlyArray<readonly [Owner, Owner]> = [
  [
    { colour: 'cobalt', emblem: 'lozenge' },
    { colour: 'jade', emblem: 'triangle' },
  ],
  [
    { colour: 'vermilion', emblem: 'disc' },
    { colour: 'orange', emblem: 'ring' },
  ],
  [
    { colour: 'ebony', emblem: 'square' },
    { colour: 'slate', emblem: 'bar' },
  ],
];

/** Before a nation is chosen. */
const WAITING: readonly Owner[] = [
  { colour: 'saffron', emblem: 'cross' },
  { colour: 'plum', emblem: 'pennant' },
  { colour: 'saffron', emblem: 'pennant' },
  { colour: 'plum', emblem: 'cross' },
];

export function owners(view: State, seats: number): readonly Owner[] {
  return Array.from({ length: seats }, (_, seat) => {
    const pair = NATION_OWNERS[view.nation[sideOf(view, seat)] ?? -1];
    const own = (view.seats === 4 && seat % 2 === 1 ? pair?.[1] : pair?.[0]) ?? WAITING[seat];
    return own ?? { colour: 'slate', emblem: 'bar' };
  });
}

/** The class that brings an owner's colours to a drawing. */
export function ownerClass(owner: Owner | undefined): string {
  return owner === undefined ? 'ef-own-none' : `ef-own ef-own-${owner.colour}`;
}
