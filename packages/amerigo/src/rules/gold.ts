import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { CHEST_GOLD, COMPENSATION_GOLD, GOLD_DIVISOR, GOLD_DIVISOR_TOKEN } from '../data/constants';
import { TOKEN, TOKENS } from '../data/tokens';
import { CANNONS_END, GOLD_END, PROGRESS_END, SPECIAL_END } from '../data/tracks';
import type { Event } from '../events';
import { at } from '../numbers';
import { cubesInField, holdsUnused, owns, type State } from '../state';

/** Gold in hand: what fits on the track, and the overflow that becomes points (AM-161, AM-D23). */
export function gained(s: State, seat: Seat, gold: number): { readonly gold: number; readonly overflow: number } {
  return { gold, overflow: Math.max(0, at(s.gold, seat) + gold - GOLD_END) };
}

/** The most a seat could pay for one step: action points first, then gold (AM-D21). */
export function purse(s: State, seat: Seat): number {
  return s.ap + at(s.gold, seat);
}

export function priceOf(s: State, cost: number): { readonly ap: number; readonly paid: number } {
  const ap = Math.min(s.ap, cost);
  return { ap, paid: cost - ap };
}

export function refusePrice(s: State, seat: Seat, cost: number): Reason | undefined {
  if (cost > purse(s, seat)) return reason('NOT_ENOUGH_POINTS', 'AM-073', { cost, ap: s.ap, gold: at(s.gold, seat) });
  return undefined;
}

/** What taking gold instead of an action gives (AM-160, AM-212). */
export function goldOffer(s: State, seat: Seat): number {
  const divisor = owns(s, seat, TOKEN.goldHalf) ? GOLD_DIVISOR_TOKEN : GOLD_DIVISOR;
  return Math.ceil(cubesInField(s) / divisor);
}

export function takeGold(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'GoldTaken', seat, cubes: cubesInField(s), ...gained(s, seat, goldOffer(s, seat)) });
}

export function refuseChest(s: State, seat: Seat): Reason | undefined {
  return at(s.chests, seat) > 0 ? undefined : reason('NO_CHEST', 'AM-162');
}

export function cashChest(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'ChestCashed', seat, ...gained(s, seat, CHEST_GOLD) });
}

export const GOLD_TOKENS: readonly number[] = [TOKEN.gold3, TOKEN.gold5];

export function cashToken(s: State, seat: Seat, token: number, emit: Emit<Event>): void {
  emit({ kind: 'TokenCashed', seat, token, ...gained(s, seat, TOKENS[token]?.gold ?? 0) });
}

/** Whether action points are lost at the end of a track, which earns gold (AM-163, AM-164, AM-D22); a jump leaves none (AM-D31). */
export function losesPoints(s: State, seat: Seat): boolean {
  if (s.ap === 0) return false;
  switch (s.action) {
    case 'black':
      return at(s.cannons, seat) === CANNONS_END;
    case 'brown':
      return at(s.progress, seat) === PROGRESS_END;
    case 'white':
      return at(s.special, seat) === SPECIAL_END;
    default:
      return false;
  }
}

/** Two gold in all, however many points are lost. Gold-bought points cannot be lost: they are bought by need only (AM-D21). */
export function maybeCompensate(s: State, seat: Seat, emit: Emit<Event>): void {
  if (s.action !== 'none' && losesPoints(s, seat)) {
    emit({ kind: 'Compensated', seat, colour: s.action, ...gained(s, seat, COMPENSATION_GOLD) });
  }
}

export function holdsGoldToken(s: State, seat: Seat, token: number): boolean {
  return GOLD_TOKENS.includes(token) && holdsUnused(s, seat, token);
}
