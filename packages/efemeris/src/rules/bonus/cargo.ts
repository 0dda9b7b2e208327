import { pattern, reason } from '@quarterdeck/kernel';
import { CARGO } from '../../data/bonuses';
import { SPICE_CAP } from '../../data/figures';
import { SPICES } from '../../data/spices';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { spiceWord } from '../../notation';
import { say, spiceWords } from '../../say';
import { bonusOf, NOWHERE, spiceOf } from '../../state';
import { notNowIn } from '../../turn';
import { gainSpice } from '../collect/spices';
import { whyNotHeld } from './marker';

const MOVES: readonly MoveOf<'cargo'>[] = SPICES.map((_, spice) => ({ kind: 'cargo', spice }));

/** EF-102: New Cargo brings a spice of one's choice. */
export const cargo: DecisionOf<'cargo'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, { spice }) {
    const why = whyNotHeld(s, seat, CARGO);
    if (why !== undefined) return why;
    return spiceOf(s, seat, spice) >= SPICE_CAP ? reason('SPICE_FULL', 'EF-016', { n: SPICE_CAP }) : undefined;
  },
  list(s, seat, out) {
    if (bonusOf(s, seat, CARGO) === 0) return;
    for (const move of MOVES) if (spiceOf(s, seat, move.spice) < SPICE_CAP) out.push(move);
  },
  play(s, seat, { spice }, emit) {
    emit({ kind: 'BonusUsed', seat, bonus: CARGO });
    gainSpice(s, seat, spice, 1, 'cargo', NOWHERE, emit);
  },
  text: pattern('cargo {spice}', { spice: spiceWord }),
  say: ({ spice }) => say('move.cargo', { spice: spiceWords(spice) }),
};

export const worth: WorthOf<'cargo'> = (s, seat, { spice }) => 6 - spiceOf(s, seat, spice);
