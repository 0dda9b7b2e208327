import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { Event } from '../events';
import { hallowMove, type Move, swapTokenMove, withTokenMove } from '../move';
import { at, countOf } from '../numbers';
import { NONE, type State } from '../state';

/* Powers that touch islands: exchanging two culture tokens, Sacred Ground (YA-D30, YA-D40). */

export type IslandPowerMove = Extract<Move, { readonly kind: 'swapToken' | 'withToken' | 'hallow' }>;

const NO_TOKEN = reason('NO_TOKEN_THERE', 'YA-D40');
const TWO_TOKENS_NEEDED = reason('TWO_TOKENS_NEEDED', 'YA-D40');
const SAME_ISLAND = reason('SAME_ISLAND', 'YA-D40');
const NO_SACRED_LEFT = reason('NO_SACRED_LEFT', 'YA-D40');
const NOT_BARE = reason('ISLAND_NOT_BARE', 'YA-D40');

const hasToken = (s: State, island: number): boolean => s.culture[island] !== NONE;
const twoTokens = (s: State): boolean => s.culture.length - countOf(s.culture, NONE) >= 2;
const isBare = (s: State, island: number): boolean => s.sites[island] === NONE && !hasToken(s, island);

export function checkIslandPower(s: State, move: IslandPowerMove): Reason | undefined {
  switch (move.kind) {
    case 'swapToken':
      if (!hasToken(s, move.island)) return NO_TOKEN;
      return twoTokens(s) ? undefined : TWO_TOKENS_NEEDED;
    case 'withToken':
      if (move.island === s.pendingAt) return SAME_ISLAND;
      return hasToken(s, move.island) ? undefined : NO_TOKEN;
    case 'hallow':
      if (s.sacred === 0) return NO_SACRED_LEFT;
      return isBare(s, move.island) ? undefined : NOT_BARE;
  }
}

export function listIslandPower(s: State, kind: 'swapTokens' | 'sacredGround', moves: Move[]): void {
  if (kind === 'swapTokens' ? !twoTokens(s) : s.sacred === 0) return;
  for (let island = 0; island < s.culture.length; island++) {
    if (kind === 'swapTokens') {
      if (hasToken(s, island)) moves.push(swapTokenMove(island));
    } else if (isBare(s, island)) moves.push(hallowMove(island));
  }
}

export function finishIslandPower(s: State, moves: Move[]): void {
  for (let island = 0; island < s.culture.length; island++) {
    if (island !== s.pendingAt && hasToken(s, island)) moves.push(withTokenMove(island));
  }
}

export function playIslandPower(s: State, seat: Seat, move: IslandPowerMove, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'swapToken':
      emit({ kind: 'PowerAimed', seat, pending: 'swapTokens', at: move.island });
      return;
    case 'withToken': {
      const islands = [s.pendingAt, move.island] as const;
      emit({ kind: 'TokensSwapped', seat, islands, colours: [at(s.culture, islands[0]), at(s.culture, islands[1])] });
      return;
    }
    case 'hallow':
      emit({ kind: 'GroundHallowed', seat, island: move.island });
      return;
  }
}
