import { add, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { BANKER } from '../../data/crew';
import { SPICE_CAP } from '../../data/figures';
import { SPICES } from '../../data/spices';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { spiceWord } from '../../notation';
import { say, spiceWords, who } from '../../say';
import { type Spice, type State, spiceOf } from '../../state';
import { notNowIn } from '../../turn';
import { inHand, mayPlayCrew, whyNotCrew } from './cards';

const MOVES: readonly MoveOf<'banker'>[] = SPICES.map((_, spice) => ({ kind: 'banker', spice }));

const otherSpice = (spice: Spice): Spice => 1 - spice;

function whyNotTrade(s: State, seat: Seat, spice: Spice): Reason | undefined {
  if (spiceOf(s, seat, otherSpice(spice)) === 0) return reason('NOTHING_TO_TRADE', 'EF-300');
  if (spiceOf(s, seat, spice) >= SPICE_CAP) return reason('SPICE_FULL', 'EF-D37', { n: SPICE_CAP });
  return undefined;
}

/** EF-300: a Banker trades one spice for the other. */
export const banker: DecisionOf<'banker'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot: (s, seat, { spice }) => whyNotCrew(s, seat, BANKER) ?? whyNotTrade(s, seat, spice),
  list(s, seat, out) {
    if (!mayPlayCrew(s, seat) || inHand(s, seat, BANKER) === 0) return;
    for (const move of MOVES) if (whyNotTrade(s, seat, move.spice) === undefined) out.push(move);
  },
  play(_s, seat, { spice }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: BANKER });
    emit({ kind: 'SpiceTraded', seat, given: otherSpice(spice), taken: spice });
  },
  text: pattern('banker {spice}', { spice: spiceWord }),
  say: ({ spice }) => say('move.banker', { given: spiceWords(otherSpice(spice)), taken: spiceWords(spice) }),
};

export const happenings: HappeningsOf<'SpiceTraded'> = {
  SpiceTraded: {
    evolve(s, { seat, given, taken }) {
      add(s.spices, seat * 2 + given, -1);
      add(s.spices, seat * 2 + taken, 1);
    },
    say: ({ seat, given, taken }) => say('event.SpiceTraded', { who: who(seat), given: spiceWords(given), taken: spiceWords(taken) }),
  },
};

export const worth: WorthOf<'banker'> = (s, seat, { spice }) => spiceOf(s, seat, otherSpice(spice)) - spiceOf(s, seat, spice) - 3;
