import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { islandsAt } from '../data/geometry';
import type { Event } from '../events';
import { collectMove, extraMove, type Move } from '../move';
import { at } from '../numbers';
import { NONE, type State } from '../state';
import { beginMooring } from './moor';
import { takesExtraToken } from './specialists';

/* Step 3b, first choice: collect culture tokens, one per boat of the chain. */

const NO_BOAT_PLACED = reason('NO_BOAT_PLACED', 'YA-054');
const ACTING_OVER = reason('ACTING_OVER', 'YA-035');
const NOT_PLACED_NOW = reason('NOT_PLACED_NOW', 'YA-055');
const BOAT_HAS_COLLECTED = reason('BOAT_HAS_COLLECTED', 'YA-055');
const NOT_ADJACENT = reason('TOKEN_NOT_ADJACENT', 'YA-055');
const NO_TOKEN = reason('NO_TOKEN', 'YA-055');
const NO_EXTRA = reason('NO_EXTRA_TOKEN', 'YA-D42');

const hasToken = (s: State, island: number): boolean => s.culture[island] !== NONE;
const hasCollected = (s: State, nth: number): boolean => (s.collected & (1 << nth)) !== 0;

export function checkCollect(s: State, space: number, island: number): Reason | undefined {
  if (s.phase === 'trade') return NO_BOAT_PLACED;
  if (s.phase !== 'place' && s.phase !== 'collect') return ACTING_OVER;
  const nth = s.chain.indexOf(space);
  if (nth < 0) return NOT_PLACED_NOW;
  if (hasCollected(s, nth)) return BOAT_HAS_COLLECTED;
  if (!islandsAt(space).includes(island)) return NOT_ADJACENT;
  if (!hasToken(s, island)) return NO_TOKEN;
  return undefined;
}

export function listCollects(s: State, moves: Move[]): void {
  for (let nth = 0; nth < s.chain.length; nth++) {
    if (hasCollected(s, nth)) continue;
    const space = at(s.chain, nth);
    const islands = islandsAt(space);
    for (let i = 0; i < islands.length; i++) if (hasToken(s, at(islands, i))) moves.push(collectMove(space, i));
  }
}

/** Whether some boat of the chain still has a token to take (YA-D03, YA-D05). */
export function canCollect(s: State): boolean {
  for (let nth = 0; nth < s.chain.length; nth++) if (!hasCollected(s, nth) && tokenBeside(s, at(s.chain, nth))) return true;
  return false;
}

function tokenBeside(s: State, space: number): boolean {
  const islands = islandsAt(space);
  for (let i = 0; i < islands.length; i++) if (hasToken(s, at(islands, i))) return true;
  return false;
}

export function collect(s: State, seat: Seat, space: number, island: number, emit: Emit<Event>): void {
  emit({ kind: 'TokenTaken', seat, space, island, colour: at(s.culture, island) });
  if (canCollect(s)) return;
  if (takesExtraToken(s, seat) && s.chain.some((placed) => tokenBeside(s, placed))) emit({ kind: 'PhaseBegan', phase: 'extra' });
  else beginMooring(s, emit);
}

/* The further token that a specialist brings (YA-D42). */

const besideChain = (s: State, island: number): boolean => s.chain.some((space) => islandsAt(space).includes(island));

export function checkExtra(s: State, island: number): Reason | undefined {
  if (s.phase !== 'extra') return NO_EXTRA;
  if (!besideChain(s, island)) return NOT_ADJACENT;
  if (!hasToken(s, island)) return NO_TOKEN;
  return undefined;
}

export function listExtras(s: State, moves: Move[]): void {
  for (let island = 0; island < s.culture.length; island++) {
    if (hasToken(s, island) && besideChain(s, island)) moves.push(extraMove(island));
  }
}

export function collectExtra(s: State, seat: Seat, island: number, emit: Emit<Event>): void {
  emit({ kind: 'TokenTaken', seat, space: NONE, island, colour: at(s.culture, island) });
  beginMooring(s, emit);
}
