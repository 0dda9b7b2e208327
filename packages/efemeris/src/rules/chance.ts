import { drawKind, type Emit, type Reason, type Rng, reason } from '@quarterdeck/kernel';
import { crewInSlot, SLOTS, slotOfCrew } from '../data/crew';
import { FIRST_EXPERT_TILE, TILES } from '../data/tiles';
import type { Event } from '../events';
import { item, num, sum } from '../items';
import type { Outcome } from '../move';
import { endSeat, firstSeat, type State, sideOf } from '../state';
import { drawBonuses } from './collect';
import { advance } from './turn';

const impossible = (rule: string): Reason => reason('NO_SUCH_OUTCOME', rule);

export function sample(s: State, rng: Rng): Outcome {
  if (s.phase === 'start') return { kind: 'start', seat: rng.below(s.seats) };
  if (s.phase === 'explore') return { kind: 'tiles', tiles: drawTiles(s, rng) };
  if (s.phase === 'collect') return { kind: 'bonus', bonuses: drawMarkers(s, rng) };
  const hand = s.hand.slice(s.raided * SLOTS, (s.raided + 1) * SLOTS);
  return { kind: 'raid', crew: crewInSlot(num(s.nation, sideOf(s, s.raided)), drawKind(rng, hand)) };
}

/** Tiles that may lie in the stack: neither in the sky nor drawn. */
function unseenTiles(s: State, from: number, to: number): number[] {
  const tiles: number[] = [];
  for (let tile = from; tile < to; tile++) if (num(s.placeOf, tile) < 0 && !s.drawn.includes(tile)) tiles.push(tile);
  return tiles;
}

/**
 * EF-201: a few expert tiles are shuffled in unseen, so the stack is not all that is missing from the
 * sky: first it is drawn whether an expert tile comes, then which of those nobody has seen.
 */
function drawTiles(s: State, rng: Rng): number[] {
  const base = unseenTiles(s, 0, FIRST_EXPERT_TILE);
  const expert = unseenTiles(s, FIRST_EXPERT_TILE, TILES.length);
  let experts = s.expertsInStack;
  const drawn: number[] = [];
  for (let n = 0; n < s.toDraw; n++) {
    const fromExperts = rng.below(base.length + experts) < experts;
    const pile = fromExperts ? expert : base;
    if (fromExperts) experts--;
    const at = rng.below(pile.length);
    drawn.push(item(pile, at));
    pile.splice(at, 1);
  }
  return drawn;
}

function drawMarkers(s: State, rng: Rng): number[] {
  const bag = s.bag.slice();
  const drawn: number[] = [];
  for (let n = sum(s.draws); n > 0; n--) {
    const bonus = drawKind(rng, bag);
    bag[bonus] = num(bag, bonus) - 1;
    drawn.push(bonus);
  }
  return drawn;
}

export function checkOutcome(s: State, outcome: Outcome): Reason | undefined {
  switch (outcome.kind) {
    case 'start':
      return s.phase === 'start' && outcome.seat < s.seats ? undefined : impossible('EF-022');
    case 'tiles':
      return couldBeDrawn(s, outcome.tiles) ? undefined : impossible('EF-070');
    case 'bonus':
      return couldBeInBag(s, outcome.bonuses) ? undefined : impossible('EF-082');
    case 'raid': {
      if (s.raided < 0) return impossible('EF-250');
      const slot = slotOfCrew(num(s.nation, sideOf(s, s.raided)), outcome.crew);
      return slot >= 0 && num(s.hand, s.raided * SLOTS + slot) > 0 ? undefined : impossible('EF-250');
    }
  }
}

function couldBeDrawn(s: State, tiles: readonly number[]): boolean {
  if (s.phase !== 'explore' || s.toDraw === 0 || tiles.length !== s.toDraw || new Set(tiles).size !== tiles.length) return false;
  const unseen = unseenTiles(s, 0, TILES.length);
  const experts = tiles.filter((tile) => tile >= FIRST_EXPERT_TILE).length;
  const baseLeft = s.stack - s.expertsInStack;
  return tiles.every((tile) => unseen.includes(tile)) && experts <= s.expertsInStack && tiles.length - experts <= baseLeft;
}

function couldBeInBag(s: State, bonuses: readonly number[]): boolean {
  if (s.phase !== 'collect' || bonuses.length === 0 || bonuses.length !== sum(s.draws)) return false;
  return s.bag.every((left, bonus) => bonuses.filter((drawn) => drawn === bonus).length <= left);
}

export function chance(s: State, outcome: Outcome, emit: Emit<Event>): void {
  switch (outcome.kind) {
    case 'start':
      emit({ kind: 'StarterDrawn', seat: outcome.seat });
      emit({ kind: 'StepBegan', step: 'nation' });
      break;
    case 'tiles': {
      // EF-181: partners draw one each.
      const first = firstSeat(s, s.active);
      const seats = endSeat(s, s.active) - first;
      outcome.tiles.forEach((tile, i) => {
        emit({ kind: 'TileDrawn', seat: first + (i % seats), tile });
      });
      advance(s, emit);
      break;
    }
    case 'bonus':
      drawBonuses(s, outcome.bonuses, emit);
      break;
    case 'raid':
      emit({ kind: 'CrewRaided', seat: s.raider, victim: s.raided, crew: outcome.crew });
      break;
  }
}
