import { CAPTAIN_CARDS, CREW, captainOf, crewInSlot, type Move, SLOTS, type State, sideOf } from '@quarterdeck/efemeris';
import type { Seat } from '@quarterdeck/kernel';
import { at } from './at';

export interface Cards {
  readonly crew: number;
  readonly count: number;
}

/** Cards of a list of counts by slot; empty where the viewer may not know them. */
function cardsIn(counts: readonly number[], owner: number, nation: number): readonly Cards[] {
  if (nation < 0) return [];
  return Array.from({ length: SLOTS }, (_, slot) => ({ crew: crewInSlot(nation, slot), count: counts[owner * SLOTS + slot] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

const nationOf = (view: State, seat: Seat): number => view.nation[sideOf(view, seat)] ?? -1;

export function handOf(view: State, seat: Seat): readonly Cards[] {
  return cardsIn(view.hand, seat, nationOf(view, seat));
}

export function inPlayOf(view: State, seat: Seat): readonly Cards[] {
  return cardsIn(view.inPlay, seat, nationOf(view, seat));
}

export function reserveOf(view: State, seat: Seat): readonly Cards[] {
  return cardsIn(view.reserve, sideOf(view, seat), nationOf(view, seat));
}

/** A move that stands for a card which cannot be played now, so that the engine can say why. */
export function moveForCard(view: State, seat: Seat, crew: number): Move {
  const enemy = Array.from({ length: view.seats }, (_, other) => other).find((other) => sideOf(view, other) !== sideOf(view, seat)) ?? 0;
  const { effect } = at(CREW, crew);
  if (effect.kind === 'attack') return { kind: 'gunner', target: enemy * 3 };
  if (effect.kind === 'trade') return { kind: 'banker', spice: (view.spices[seat * 2] ?? 0) > 0 ? 1 : 0 };
  const captain = captainOf(view, seat);
  if (effect.kind !== 'ability' || captain < 0) return { kind: 'play', crew };
  const home = Math.max(0, view.planetOwner.indexOf(seat));
  switch (at(CAPTAIN_CARDS, captain).ability.kind) {
    case 'prepare':
      return { kind: 'play', crew };
    case 'transfer':
      return { kind: 'transfer', planet: home };
    case 'turn':
      return { kind: 'turn', tile: 0, turn: 0 };
    case 'freeze':
      return { kind: 'freeze', target: enemy * 3 };
    case 'raid':
      return { kind: 'raid', seat: enemy };
    case 'broadside':
      return { kind: 'broadside', ship: 1, target: enemy * 3 };
    case 'citadel':
      return { kind: 'citadel', planet: home };
    case 'drive':
      return { kind: 'drive', target: enemy * 3, field: 0 };
    case 'sell':
      return { kind: 'sell', crew: 1 };
  }
}
