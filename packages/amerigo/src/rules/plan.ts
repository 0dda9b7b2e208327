import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { FIRST_VILLAGE, TILES } from '../data/tiles';
import { TOKEN } from '../data/tokens';
import type { Event } from '../events';
import { row } from '../numbers';
import { owns, type State, supplyOf } from '../state';
import { priceOf, refusePrice } from './gold';

export function refusePlan(s: State, seat: Seat, tile: number): Reason | undefined {
  if (supplyOf(s, seat, tile) === 0) return reason('SUPPLY_EMPTY', 'AM-D36', { tile: { key: `tile.${row(TILES, tile).id}` } });
  if (tile < FIRST_VILLAGE && s.neutralTaken >= neutralLimit(s, seat)) return reason('ONE_NEUTRAL_TILE', 'AM-113');
  return refusePrice(s, seat, row(TILES, tile).ap);
}

/** Neutral tiles per red action (AM-113, AM-206). */
function neutralLimit(s: State, seat: Seat): number {
  return owns(s, seat, TOKEN.planTwo) ? 2 : 1;
}

export function plan(s: State, seat: Seat, tile: number, emit: Emit<Event>): void {
  emit({ kind: 'TilePlanned', seat, tile, ...priceOf(s, row(TILES, tile).ap) });
}
