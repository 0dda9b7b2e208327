import { add, at, named, pattern } from '@quarterdeck/kernel';
import { RITUAL_COSTS } from '../../data/figures';
import type { HappeningsOf, Ritual } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { timeValue } from '../../policy/outlook';
import { say, who } from '../../say';
import { proceed } from '../../turn';
import { settleGuards } from '../merchant/guards';
import { canPerformRitual, whyNotInRole, whyNotPay } from './tokens';

const RITUALS = [
  { kind: 'ritual', ritual: 'doubleHold' },
  { kind: 'ritual', ritual: 'unsinkable' },
] as const;

/** One level of a lasting ritual for yin-yang (PI-140 to PI-146). */
export const ritual: DecisionOf<'ritual'> = {
  at: ['act'],
  whyNot: (s, seat, move) => whyNotInRole(s) ?? whyNotPay(s, seat, RITUAL_COSTS[move.ritual]),
  list(s, seat, out) {
    if (!canPerformRitual(s, seat)) return;
    for (const move of RITUALS) if (at(s.yinYang, seat) >= RITUAL_COSTS[move.ritual]) out.push(move);
  },
  play(s, seat, move, emit) {
    emit({ kind: 'RitualPerformed', seat, ritual: move.ritual });
    // Goods stowed two to a ship may set one free (PI-143).
    if (move.ritual === 'doubleHold') settleGuards(s, seat, 'ships', emit);
    proceed(s, emit);
  },
  text: pattern('ritual {ritual}', { ritual: named<Ritual>('ritual', { doubleHold: 'double-hold', unsinkable: 'unsinkable' }) }),
  say: (move) => say(`move.ritual.${move.ritual}`),
};

export const happenings: HappeningsOf<'RitualPerformed'> = {
  RitualPerformed: {
    evolve(s, e) {
      add(s[e.ritual], e.seat, 1);
      add(s.yinYang, e.seat, -RITUAL_COSTS[e.ritual]);
    },
    say: (e, after) => say(`event.RitualPerformed.${e.ritual}`, { who: who(e.seat), n: at(after[e.ritual], e.seat) }),
  },
};

/** For bots: the first levels, and early. */
export const worth: WorthOf<'ritual'> = (s, seat, move) =>
  timeValue(s) * (move.ritual === 'unsinkable' ? 2 - 0.8 * at(s.unsinkable, seat) : 1.6 - 0.3 * at(s.doubleHold, seat)) - 0.4;
