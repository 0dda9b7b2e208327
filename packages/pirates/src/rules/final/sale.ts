import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import { MARK_PENALTY, YIN_YANG_PER_CHEST } from '../../data/figures';
import { COFFEE, FRUIT, RUM } from '../../data/goods';
import type { Event, HappeningsOf } from '../../event';
import { allGoods, goodsOf, nextSeat } from '../../fleet';
import { book } from '../../ledger';
import { harbourDemand, salePrice } from '../../prices';
import { say, who } from '../../say';
import type { State } from '../../state';
import { canBargain } from '../rituals/tokens';
import { waitFor } from '../round/wait';

/** The final sale, seat by seat: Bargains by choice, then everything else (PI-210, PI-211, PI-D76). */
export function beginFinalSale(s: State, emit: Emit<Event>): void {
  emit({ kind: 'FinalSaleBegan' });
  continueFinalSale(s, s.starter, emit);
}

/** Goes on with this seat: waits while it can strike a Bargain, sells out whoever cannot. */
export function continueFinalSale(s: State, from: Seat, emit: Emit<Event>): void {
  let seat = from;
  do {
    if (canBargain(s, seat)) {
      waitFor(s, 'finalSale', seat, emit);
      return;
    }
    sellOut(s, seat, emit);
    seat = nextSeat(s, seat);
  } while (seat !== s.starter);
  countUp(s, emit);
}

/** The seat strikes no further Bargain. */
export function closeFinalSale(s: State, seat: Seat, emit: Emit<Event>): void {
  sellOut(s, seat, emit);
  const next = nextSeat(s, seat);
  if (next === s.starter) countUp(s, emit);
  else continueFinalSale(s, next, emit);
}

function sellOut(s: State, seat: Seat, emit: Emit<Event>): void {
  if (allGoods(s, seat) === 0) return;
  const goods = [goodsOf(s, seat, RUM), goodsOf(s, seat, COFFEE), goodsOf(s, seat, FRUIT)];
  const chests = salePrice(harbourDemand(s), at(goods, RUM), at(goods, COFFEE), at(goods, FRUIT));
  emit({ kind: 'GoodsSold', seat, goods, chests, final: true });
}

/** Steps 2 to 5 of the final scoring, each for everybody (PI-212 to PI-215). */
function countUp(s: State, emit: Emit<Event>): void {
  const seats = s.chests.length;
  for (let seat = 0; seat < seats; seat++) {
    const cards = s.hands[seat]?.length ?? 0;
    if (cards > 0) emit({ kind: 'HandCardsCounted', seat, cards });
  }
  for (let seat = 0; seat < seats; seat++) {
    const talismans = at(s.talismans, seat);
    if (talismans > 0) emit({ kind: 'TalismansCounted', seat, talismans, chests: talismans });
  }
  for (let seat = 0; seat < seats; seat++) {
    const tokens = at(s.yinYang, seat);
    const chests = Math.floor(tokens / YIN_YANG_PER_CHEST);
    if (chests > 0) emit({ kind: 'YinYangCounted', seat, tokens, chests });
  }
  for (let seat = 0; seat < seats; seat++) {
    const marks = at(s.marks, seat);
    if (marks > 0) emit({ kind: 'MarksCounted', seat, marks, chests: -marks * MARK_PENALTY });
  }
  emit({ kind: 'GameEnded' });
}

export const happenings: HappeningsOf<
  'FinalSaleBegan' | 'HandCardsCounted' | 'TalismansCounted' | 'YinYangCounted' | 'MarksCounted' | 'GameEnded'
> = {
  FinalSaleBegan: {
    evolve(s) {
      s.step = 'finalSale';
    },
    say: () => undefined,
  },
  HandCardsCounted: {
    evolve: (s, { seat, cards }) => add(s.marks, seat, cards),
    say: ({ seat, cards }) => say('event.HandCardsCounted', { who: who(seat), n: cards }),
  },
  TalismansCounted: {
    evolve: (s, { seat, chests }) => book(s, seat, 'talismans', chests),
    say: ({ seat, chests }) => say('event.TalismansCounted', { who: who(seat), n: chests }),
    points: ({ seat, chests }) => [{ seat, item: 'talismans', points: chests }],
  },
  YinYangCounted: {
    evolve: (s, { seat, chests }) => book(s, seat, 'yinYang', chests),
    say: ({ seat, tokens, chests }) => say('event.YinYangCounted', { who: who(seat), tokens, n: chests }),
    points: ({ seat, chests }) => [{ seat, item: 'yinYang', points: chests }],
  },
  MarksCounted: {
    evolve: (s, { seat, chests }) => book(s, seat, 'marks', chests),
    say: ({ seat, marks, chests }) => say('event.MarksCounted', { who: who(seat), marks, n: -chests }),
    points: ({ seat, chests }) => [{ seat, item: 'marks', points: chests }],
  },
  GameEnded: {
    evolve(s) {
      s.step = 'over';
    },
    say: () => say('event.GameEnded'),
  },
};
