import type { Emit, Seat } from '@quarterdeck/kernel';
import { building, isPrestige } from '../data/catalog';
import { neighboursOf } from '../data/geometry';
import type { BuildOccasion } from '../data/specialists';
import type { CoinSource, Event, PrestigeSource } from '../events';
import { at } from '../numbers';
import { PALACE, type State, TORII } from '../state';
import { buildBonuses } from './specialists';

/* Step 3c: bonuses right after building; all that apply are added up. */

export interface Bonuses {
  readonly prestige: readonly { readonly tokens: number; readonly source: PrestigeSource }[];
  readonly coins: readonly { readonly coins: number; readonly source: CoinSource }[];
}

/** Palaces and torii next to an island (YA-068, YA-D16). */
function prestigeNeighbours(s: State, island: number): number {
  return neighboursOf(island).filter((other) => s.sites[other] === PALACE || s.sites[other] === TORII).length;
}

/** Size of the group that a building of the seat on this island belongs to, 1 when it stands alone (YA-070). */
function groupSize(s: State, seat: Seat, island: number): number {
  const group = [island];
  for (let i = 0; i < group.length; i++) {
    for (const other of neighboursOf(at(group, i))) if (s.sites[other] === seat && !group.includes(other)) group.push(other);
  }
  return group.length;
}

/** What building a tile on an island brings, whether it stands there already or not. */
export function bonusesOf(s: State, seat: Seat, tile: number, island: number): Bonuses {
  const prestige: { tokens: number; source: PrestigeSource }[] = [];
  const coins: { coins: number; source: CoinSource }[] = [];
  const occasions: BuildOccasion[] = [];
  if (isPrestige(tile)) occasions.push('prestigeBuilding');
  else {
    const neighbours = prestigeNeighbours(s, island);
    if (neighbours > 0) {
      prestige.push({ tokens: neighbours, source: 'neighbours' });
      occasions.push('besidePrestige');
    }
    if (s.mountains[island] === 1) {
      prestige.push({ tokens: 1, source: 'mountain' });
      occasions.push('mountain');
    }
    const group = groupSize(s, seat, island);
    if (group > 1) {
      // YA-071, YA-072: the doubling touches these coins only (YA-D18).
      coins.push({ coins: building(tile).kind === 'tradingPost' ? 2 * group : group, source: 'group' });
      occasions.push('group');
    }
  }
  for (const bonus of buildBonuses(s, seat, occasions)) {
    if (bonus.prestige > 0) prestige.push({ tokens: bonus.prestige, source: `specialist ${bonus.who}` });
    if (bonus.coins > 0) coins.push({ coins: bonus.coins, source: `specialist ${bonus.who}` });
  }
  return { prestige, coins };
}

export function emitBonuses(s: State, seat: Seat, tile: number, island: number, emit: Emit<Event>): void {
  const bonuses = bonusesOf(s, seat, tile, island);
  for (const bonus of bonuses.prestige) emit({ kind: 'PrestigeGained', seat, ...bonus });
  for (const bonus of bonuses.coins) emit({ kind: 'CoinsGained', seat, ...bonus });
}
