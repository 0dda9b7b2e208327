import type { Emit, Seat } from '@quarterdeck/kernel';
import type { Event } from '../events';
import type { State } from '../state';
import { giftAmount } from './gifts';
import { maybeGrantLoot } from './loot';

/** A new harbour, and the gift of loot cards for being alone (PI-130, PI-132). */
export function playHarbour(s: State, seat: Seat, card: number, emit: Emit<Event>): void {
  emit({ kind: 'HarbourPlayed', seat, card });
  maybeGrantLoot(seat, giftAmount(s), emit);
}
