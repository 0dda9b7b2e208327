import { at, number, pattern, reason } from '@quarterdeck/kernel';
import { PIRATE_MARKERS } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { say } from '../../say';
import { pirateStrength, type State } from '../../state';

/** The next pirate marker is turned up (AM-041, AM-180). */
export const pirate: DrawOf<'pirate'> = {
  at: ['pirate'],
  sample(s, rng) {
    const hidden = hiddenPirates(s);
    return { kind: 'pirate', marker: at(hidden, rng.below(hidden.length)) };
  },
  whyNot: (s, { marker }) => (hiddenPirates(s).includes(marker) ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-040')),
  play(s, { marker }, emit) {
    emit({ kind: 'PirateShown', marker, strength: pirateStrength(s) + marker });
  },
  text: pattern('pirate {marker}', { marker: number('pirate marker', Math.min(...PIRATE_MARKERS), Math.max(...PIRATE_MARKERS)) }),
};

/** Markers not turned up yet; the one that is out of the game cannot be told from the others (AM-040). */
function hiddenPirates(s: State): number[] {
  const hidden: number[] = [...PIRATE_MARKERS];
  for (const shown of s.pirates) hidden.splice(hidden.indexOf(shown), 1);
  return hidden;
}

export const happenings: HappeningsOf<'PirateShown'> = {
  PirateShown: {
    evolve(s, e) {
      s.pirates.push(e.marker);
      s.stage = 'progress';
    },
    say: ({ marker, strength }) => say('event.PirateShown', { marker, strength }),
  },
};
