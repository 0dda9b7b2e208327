import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import { CHEST_GOLD } from '../../data/figures';
import { TOKEN, TOKENS, type Token } from '../../data/tokens';
import type { Event, HappeningsOf } from '../../event';
import { tokenName } from '../../names';
import { say } from '../../say';
import { holdsUnused, type State } from '../../state';
import { booked, gain } from '../ledger';
import { gained } from './purse';

/* Chests and tokens that become gold: when their owner likes, or in the final scoring. */

export const GOLD_TOKENS: readonly Token[] = [TOKEN.gold3, TOKEN.gold5];

export function holdsGoldToken(s: State, seat: Seat, token: Token): boolean {
  return GOLD_TOKENS.includes(token) && holdsUnused(s, seat, token);
}

export function cashChest(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'ChestCashed', seat, ...gained(s, seat, CHEST_GOLD) });
}

export function cashToken(s: State, seat: Seat, token: Token, emit: Emit<Event>): void {
  emit({ kind: 'TokenCashed', seat, token, ...gained(s, seat, TOKENS[token]?.gold ?? 0) });
}

/** Gold that chests and tokens still promise. */
export function uncashedGold(s: State, seat: Seat): number {
  let gold = at(s.chests, seat) * CHEST_GOLD;
  for (const token of GOLD_TOKENS) if (holdsUnused(s, seat, token)) gold += TOKENS[token]?.gold ?? 0;
  return gold;
}

export const happenings: HappeningsOf<'ChestCashed' | 'TokenCashed'> = {
  ChestCashed: {
    evolve(s, e) {
      add(s.chests, e.seat, -1);
      s.chestsGone++;
      gain(s, e.seat, e);
    },
    say: ({ seat, gold, overflow }) => say('event.ChestCashed', { who: { seat }, gold, overflow }),
    points: ({ seat, overflow }) => booked(seat, 'overflow', overflow),
  },
  TokenCashed: {
    evolve(s, e) {
      s.tokenSpent[e.token] = 1;
      gain(s, e.seat, e);
    },
    say: ({ seat, token, gold, overflow }) => say('event.TokenCashed', { who: { seat }, token: tokenName(token), gold, overflow }),
    points: ({ seat, overflow }) => booked(seat, 'overflow', overflow),
  },
};
