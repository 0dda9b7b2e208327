import { at, type Census, countOf, sum } from '@quarterdeck/kernel';
import { GOODS, LOOT_KINDS } from './data/goods';
import { type Good, type Holder, NOBODY, type State } from './state';

/**
 * Every piece that can lie in several places, counted where it lies. Ships are not among them: those at
 * hand are what is left of ten (PI-004), so a count could never differ; the oracle sees that no place
 * holds fewer than none, and that the dice at sea are those on the chart.
 */
export function census(s: State): Census {
  const count: Record<string, number> = {
    endCard: (s.endInDeck ? 1 : 0) + (s.finale > 0 ? 1 : 0),
    privateers: countOf<Holder>(s.privateers, NOBODY) + sum(s.chests.map((_, seat) => countOf<Holder>(s.privateers, seat))),
    adventures: s.hands.reduce((cards, hand) => cards + hand.length, s.played.length + s.above + s.below),
  };
  LOOT_KINDS.forEach((name, kind) => {
    let held = 0;
    for (let seat = 0; seat < s.chests.length; seat++) held += kind < GOODS ? at(s.goods, seat * GOODS + kind) : at(s.talismans, seat);
    count[name] = at(s.loot, kind) + at(s.discarded, kind) + held + countOf<Good>(s.drawn, kind);
  });
  return count;
}
