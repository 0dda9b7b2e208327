import { at, type Census, countOf } from '@quarterdeck/kernel';
import { GOODS, LOOT_KINDS } from './data/goods';
import { freeShips, loadedShips } from './fleet';
import type { Good, State } from './state';

export function census(s: State): Census {
  const count: Record<string, number> = {
    adventures: s.hands.reduce((cards, hand) => cards + hand.length, s.played.length + s.above + s.below),
  };
  LOOT_KINDS.forEach((name, kind) => {
    let held = 0;
    for (let seat = 0; seat < s.chests.length; seat++) held += kind < GOODS ? at(s.goods, seat * GOODS + kind) : at(s.talismans, seat);
    count[name] = at(s.loot, kind) + at(s.discarded, kind) + held + countOf<Good>(s.drawn, kind);
  });
  for (let seat = 0; seat < s.chests.length; seat++) {
    count[`ships${seat + 1}`] = at(s.reserve, seat) + freeShips(s, seat) + loadedShips(s, seat) + at(s.guards, seat) + at(s.sent, seat);
  }
  return count;
}
