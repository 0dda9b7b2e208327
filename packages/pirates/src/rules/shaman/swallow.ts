import { ordinal, pattern, reason } from '@quarterdeck/kernel';
import type { DecisionOf, WorthOf } from '../../move';
import { say, who } from '../../say';
import { DIE, type Die } from '../../state';
import { proceed } from '../../turn';
import { tiedDice, whirl } from './maelstrom';

/** Several dice are equally near the Maelstrom, and it takes only some: the Shaman says which goes first (PI-D73). */
export const swallow: DecisionOf<'swallow'> = {
  at: ['swallow'],
  whyNot: (s, _seat, { die }) => (tiedDice(s).includes(die) ? undefined : reason('NOT_A_TIED_DIE', 'PI-D73')),
  list(s, _seat, out) {
    for (const die of tiedDice(s)) out.push({ kind: 'swallow', die });
  },
  play(s, _seat, { die }, emit) {
    emit({ kind: 'DiceStruck', dice: [die] });
    if (whirl(s, emit)) proceed(s, emit);
  },
  text: pattern('swallow {die}', { die: ordinal<Die>('die') }),
  say: ({ die }, s) => say('move.swallow', { die: die + 1, who: who(s.chart[die * DIE] ?? 0) }),
  ask: () => say('decision.swallow'),
};

/** For bots: rather anybody else's die. */
export const worth: WorthOf<'swallow'> = (s, seat, { die }) => (s.chart[die * DIE] === seat ? -1 : 0);
