import type { Policy, Rng, Seat } from '@quarterdeck/kernel';
import { at } from './cells';
import { MARK_PENALTY } from './data/numbers';
import { moves } from './legal';
import { DONE, type Move } from './moves';
import { worth } from './policy/answers';
import { fleetSize, timeValue } from './policy/outlook';
import { pickRole } from './policy/roles';
import { bestFinalPlan } from './prices';
import type { State } from './state';

/** Chests as they would be counted now, and what fleet, rituals and cards still promise in the time that is left. */
function evaluate(s: State): readonly number[] {
  const time = timeValue(s);
  return s.chests.map((chests, seat) => {
    if (s.step === 'over') return chests;
    const plan = bestFinalPlan(s, seat);
    const hand = s.hands[seat]?.length ?? 0;
    const settled = chests + plan.sale + plan.tokens / 3 + at(s.talismans, seat) - MARK_PENALTY * at(s.marks, seat);
    const fleet = 1.2 * fleetSize(s, seat) + 1.5 * at(s.unsinkable, seat) + 0.8 * at(s.doubleHold, seat) + 0.2 * at(s.yinYang, seat);
    return settled + time * fleet - hand * MARK_PENALTY * (1 - time);
  });
}

/** The best-looking answer; equals keep the order of the list, so that ties of distance go to the lowest die (PI-D23). */
function rollout(s: State, seat: Seat, rng: Rng): Move {
  if (s.step === 'choose') return pickRole(s, seat, rng) ?? DONE;
  let best = DONE;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of moves(s, seat)) {
    const value = worth(s, seat, move);
    if (value <= bestWorth) continue;
    bestWorth = value;
    best = move;
  }
  return best;
}

export const policy: Policy<State, Move> = { evaluate, rollout };
