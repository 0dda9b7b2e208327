import { RED } from '@quarterdeck/pirates';
import type { Owner } from '../../../kit';

/** Colours of the pirates by seat: green, white, blue, yellow, as in the box. Red is nobody's: the caravan. */
export const OWNERS: readonly Owner[] = [
  { colour: 'jade', emblem: 'triangle' },
  { colour: 'ivory', emblem: 'disc' },
  { colour: 'cobalt', emblem: 'square' },
  { colour: 'saffron', emblem: 'lozenge' },
];

export const CARAVAN: Owner = { colour: 'vermilion', emblem: 'cross' };

/** Owner of a die, by the number the engine gives it. */
export function ownerOf(owners: readonly Owner[], number: number): Owner {
  return (number === RED ? CARAVAN : owners[number]) ?? CARAVAN;
}

/** The class that brings an owner's colours (`--c`, `--pip`) to a drawing. */
export function ownerClass(owner: Owner): string {
  return `pi-o-${owner.colour}`;
}
