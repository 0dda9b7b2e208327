import { at, countOf, list, pattern, type Rng, reason } from '@quarterdeck/kernel';
import { FLEETS_OPEN } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { fleetWord } from '../../notation';
import { say } from '../../say';
import { type Fleet, NONE, type State } from '../../state';
import { beginPhase } from '../round/phase';
import { beginRound, isSetup } from '../round/round';
import { draw, isDraw } from './unseen';

const NOT_IN_GROUP = reason('NOT_IN_GROUP', 'YA-D36');

/** Spots to turn up, from the left: each shows one of the leftmost group that still has members. */
function drawFleets(s: State, rng: Rng): Fleet[] {
  const fleets: Fleet[] = [];
  let left = countOf(s.open, NONE);
  for (const group of s.faceDown) {
    const turned = Math.min(left, group.length);
    fleets.push(...draw(rng, group.slice(), turned));
    left -= turned;
  }
  return fleets;
}

function fitsGroups(s: State, fleets: readonly Fleet[]): boolean {
  let start = 0;
  for (const group of s.faceDown) {
    const turned = fleets.slice(start, start + group.length);
    if (!isDraw(turned, group, turned.length)) return false;
    start += turned.length;
  }
  return start === fleets.length && fleets.length === countOf(s.open, NONE);
}

/** Fleets are turned up until five lie open; those of the round go face down behind the others (YA-022, YA-090, YA-091). */
export const fleets: DrawOf<'fleets'> = {
  at: ['fleets'],
  sample: (s, rng) => ({ kind: 'fleets', fleets: drawFleets(s, rng) }),
  whyNot: (s, { fleets }) => (fitsGroups(s, fleets) ? undefined : NOT_IN_GROUP),
  play(s, { fleets }, emit) {
    emit({ kind: 'FleetsRevealed', fleets });
    if (isSetup(s)) beginPhase('islands', emit);
    else {
      // The meeples' spots still tell which they were.
      emit({ kind: 'FleetsShuffled', fleets: s.spots.slice() });
      beginRound(s.round + 1, emit);
    }
  },
  text: pattern('fleets {fleets}', { fleets: list(fleetWord, { to: FLEETS_OPEN }) }),
};

export const happenings: HappeningsOf<'FleetsRevealed' | 'FleetsShuffled'> = {
  FleetsRevealed: {
    /** YA-090: the open fleets close up, then face-down ones are turned from the left. */
    evolve(s, { fleets }) {
      const open = s.open.filter((fleet) => fleet !== NONE);
      for (const fleet of fleets) {
        open.push(fleet);
        const group = at(s.faceDown, 0);
        group.splice(group.indexOf(fleet), 1);
        if (group.length === 0) s.faceDown.shift();
      }
      s.open = open;
    },
    say: (e) => say('event.FleetsRevealed', { fleets: e.fleets.join(', ') }),
  },
  FleetsShuffled: {
    evolve(s, e) {
      s.faceDown.push(e.fleets.slice());
    },
    say: (e) => say('event.FleetsShuffled', { fleets: e.fleets.join(', ') }),
  },
};
