import type { CSSProperties } from 'react';
import { type Owner, ownerColour } from '../../../kit';

/** The owner's tones for the drawings inside. */
export function ownerStyle(owner: Owner): CSSProperties {
  const colour = ownerColour(owner);
  return { ['--o' as string]: colour, ['--od' as string]: `color-mix(in srgb, ${colour} 68%, #0b1220)` };
}
