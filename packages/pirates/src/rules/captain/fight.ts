import { ordinal, pattern, reason } from '@quarterdeck/kernel';
import type { DecisionOf, WorthOf } from '../../move';
import { millimetres, say, who } from '../../say';
import { DIE, DIE_FACE, type Die, type State } from '../../state';
import { proceed } from '../../turn';
import { battle, clash, distance2, nearestPairs } from './battle';

const faceOf = (s: State, die: Die): number => s.chart[die * DIE + DIE_FACE] ?? 0;

/** Several pairs are equally near: the card's player says which fights first (PI-106). */
export const fight: DecisionOf<'fight'> = {
  at: ['tie'],
  whyNot(s, _seat, { red, pirate }) {
    const tied = nearestPairs(s.chart).some((pair) => pair.red === red && pair.pirate === pirate);
    return tied ? undefined : reason('NOT_A_NEAREST_PAIR', 'PI-106');
  },
  list(s, _seat, out) {
    for (const { red, pirate } of nearestPairs(s.chart)) out.push({ kind: 'fight', red, pirate });
  },
  play(s, _seat, { red, pirate }, emit) {
    clash(s, { red, pirate, d2: distance2(s.chart, red, pirate) }, emit);
    if (battle(s, emit)) proceed(s, emit);
  },
  text: pattern('fight {red} {pirate}', { red: ordinal<Die>('red die'), pirate: ordinal<Die>('pirate die') }),
  say: ({ red, pirate }, s) =>
    say('move.fight', {
      red: faceOf(s, red),
      pirate: faceOf(s, pirate),
      who: who(s.chart[pirate * DIE] ?? 0),
      mm: millimetres(distance2(s.chart, red, pirate)),
    }),
  ask: () => say('decision.tie'),
};

/** For bots: all alike, so that the lowest die goes first (PI-D23). */
export const worth: WorthOf<'fight'> = () => 0;
