import { add, at, countOf, drawKind, list, oneOf, pattern, reason, sum } from '@quarterdeck/kernel';
import { LOOT_KINDS, TALISMAN } from '../../data/goods';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { counted, say, who } from '../../say';
import type { Loot, State } from '../../state';
import { proceed } from '../../turn';
import { lootLeft, noLootLeft } from './dealing';

/** How many cards the drawing seat really gets: both piles may run dry (PI-126, PI-D27). */
function cardsToDraw(s: State): number {
  return Math.min(at(s.owed, s.decider), lootLeft(s));
}

/** Draws card by card; an empty deck is refilled from the discard pile as it lies (PI-116, PI-D69). */
export const loot: DrawOf<'loot'> = {
  at: ['loot'],
  sample(s, rng) {
    let deck = s.loot.slice();
    const cards: Loot[] = [];
    for (let n = cardsToDraw(s); n > 0; n--) {
      if (sum(deck) === 0) deck = s.discarded.slice();
      const kind = drawKind(rng, deck);
      add(deck, kind, -1);
      cards.push(kind);
    }
    return { kind: 'loot', cards };
  },
  whyNot(s, { cards }) {
    if (cards.length !== cardsToDraw(s)) return reason('IMPOSSIBLE_LOOT', 'PI-116');
    let deck = s.loot.slice();
    for (const kind of cards) {
      if (sum(deck) === 0) deck = s.discarded.slice();
      if (!((deck[kind] ?? 0) > 0)) return reason('IMPOSSIBLE_LOOT', 'PI-126');
      add(deck, kind, -1);
    }
    return undefined;
  },
  play(s, { cards }, emit) {
    const seat = s.decider;
    const first = Math.min(cards.length, sum(s.loot));
    if (first > 0) emit({ kind: 'LootDrawn', seat, cards: cards.slice(0, first) });
    if (first < cards.length) {
      emit({ kind: 'LootReshuffled', cards: sum(s.discarded) });
      emit({ kind: 'LootDrawn', seat, cards: cards.slice(first) });
    }
    if (at(s.owed, seat) > 0) noLootLeft(s, seat, emit);
    proceed(s, emit);
  },
  text: pattern('loot {cards}', { cards: list(oneOf<Loot>('loot card', LOOT_KINDS)) }),
};

export const happenings: HappeningsOf<'LootDrawn' | 'LootReshuffled'> = {
  LootDrawn: {
    evolve(s, { seat, cards }) {
      for (const kind of cards) {
        add(s.loot, kind, -1);
        if (kind === TALISMAN) {
          add(s.talismans, seat, 1);
          add(s.yinYang, seat, 1);
        } else s.drawn.push(kind);
      }
      add(s.owed, seat, -cards.length);
    },
    say: ({ seat, cards }) =>
      say('event.LootDrawn', { who: who(seat), loot: counted(LOOT_KINDS.map((_, kind) => countOf<Loot>(cards, kind))) }),
  },
  LootReshuffled: {
    evolve(s) {
      for (let kind = 0; kind < s.loot.length; kind++) {
        add(s.loot, kind, at(s.discarded, kind));
        s.discarded[kind] = 0;
      }
    },
    say: ({ cards }) => say('event.LootReshuffled', { n: cards }),
  },
};
