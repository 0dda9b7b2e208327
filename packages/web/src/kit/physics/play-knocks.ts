import { getSettings } from '../../settings/settings';
import { playKnock, playSound } from '../play-sound';
import { type KnockHeard, thinned } from './knocks';

/**
 * Lets the knocks of a motion be heard at their moments, if sounds are wanted; without any (plain motion)
 * the usual rattle. Returns what silences those still to come.
 */
export function playKnocks(on: 'tin' | 'wood', knocks: readonly KnockHeard[]): () => void {
  if (!getSettings().sound) return () => undefined;
  if (knocks.length === 0) {
    playSound(on === 'tin' ? 'roll' : 'drop');
    return () => undefined;
  }
  const stops = thinned(knocks).map(({ at, strength, what }) => playKnock(on, what, strength, at / 1000));
  return () => {
    for (const stop of stops) stop();
  };
}
