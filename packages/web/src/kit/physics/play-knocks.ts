import { getSettings } from '../../settings/settings';
import { playKnock, playSound } from '../play-sound';
import type { KnockHeard } from './throw-stage';

/** Louder knocks hide fainter ones at the same moment: not more than this many in a while. */
const WHILE = 22;
const FAINTEST = 0.06;

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
