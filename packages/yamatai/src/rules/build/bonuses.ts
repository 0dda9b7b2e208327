import { add, at, type Emit, type Message, type Seat } from '@quarterdeck/kernel';
import { building, isPrestige } from '../../data/catalog';
import { neighboursOf } from '../../data/geometry';
import type { BuildOccasion } from '../../data/specialists';
import type { CoinSource, Event, HappeningsOf, PrestigeSource } from '../../event';
import { playerName, specialistName } from '../../names';
import { say } from '../../say';
import { type Island, PALACE, type State, type Tile, TORII } from '../../state';
import { buildBonuses } from '../abilities';

/* Step 3c: bonuses right after building; all that apply are added up. */

export interface Bonuses {
  readonly prestige: readonly { readonly tokens: number; readonly source: PrestigeSource }[];
  readonly coins: readonly { readonly coins: number; readonly source: CoinSource }[];
}

/** Islands with a palace or torii next to an island (YA-068, YA-D16). */
export const prestigeAround = (s: State, island: Island): readonly Island[] =>
  neighboursOf(island).filter((other) => s.sites[other] === PALACE || s.sites[other] === TORII);

/** The group that a building of the seat on this island belongs to, itself first and alone when nothing joins it (YA-070). */
export function groupAround(s: State, seat: Seat, island: Island): readonly Island[] {
  const group = [island];
  for (let i = 0; i < group.length; i++) {
    for (const other of neighboursOf(at(group, i))) if (s.sites[other] === seat && !group.includes(other)) group.push(other);
  }
  return group;
}

/** What building a tile on an island brings, whether it stands there already or not. */
export function bonusesOf(s: State, seat: Seat, tile: Tile, island: Island): Bonuses {
  const prestige: { tokens: number; source: PrestigeSource }[] = [];
  const coins: { coins: number; source: CoinSource }[] = [];
  const occasions: BuildOccasion[] = [];
  if (isPrestige(tile)) occasions.push('prestigeBuilding');
  else {
    const neighbours = prestigeAround(s, island).length;
    if (neighbours > 0) {
      prestige.push({ tokens: neighbours, source: 'neighbours' });
      occasions.push('besidePrestige');
    }
    if (s.mountains[island] === 1) {
      prestige.push({ tokens: 1, source: 'mountain' });
      occasions.push('mountain');
    }
    const group = groupAround(s, seat, island).length;
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

export function emitBonuses(s: State, seat: Seat, tile: Tile, island: Island, emit: Emit<Event>): void {
  const bonuses = bonusesOf(s, seat, tile, island);
  for (const bonus of bonuses.prestige) emit({ kind: 'PrestigeGained', seat, ...bonus });
  for (const bonus of bonuses.coins) emit({ kind: 'CoinsGained', seat, ...bonus });
}

const specialistIn = (source: `specialist ${number}`): Message => specialistName(Number(source.slice('specialist '.length)));

export const happenings: HappeningsOf<'CoinsGained' | 'PrestigeGained'> = {
  CoinsGained: {
    evolve(s, e) {
      add(s.coins, e.seat, e.coins);
    },
    say({ seat, coins, source }) {
      const who = playerName(seat);
      if (source === 'fleet' || source === 'group') return say(`event.CoinsGained.${source}`, { who, coins });
      return say('event.CoinsGained.specialist', { who, coins, specialist: specialistIn(source) });
    },
  },
  PrestigeGained: {
    evolve(s, e) {
      add(s.prestige, e.seat, e.tokens);
    },
    say({ seat, tokens, source }) {
      const who = playerName(seat);
      if (source === 'neighbours' || source === 'mountain') return say(`event.PrestigeGained.${source}`, { who, tokens });
      return say('event.PrestigeGained.specialist', { who, tokens, specialist: specialistIn(source) });
    },
    points: (e) => [{ seat: e.seat, item: 'prestige', points: e.tokens }],
  },
};
