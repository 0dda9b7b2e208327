import type { Seat } from '@quarterdeck/kernel';
import { COLOURS } from './data/colours';
import { SHIPS } from './data/constants';
import { PRODUCTION_KINDS } from './data/goods';
import { TILES } from './data/tiles';
import { TOKEN, TOKENS } from './data/tokens';
import { PROGRESS_END } from './data/tracks';
import { geometryOf, UNREACHABLE } from './map/geometry';
import { FRAME, SPACES } from './map/spaces';
import type { By, Move, MoveOf } from './move';
import { at, row } from './numbers';
import { forEachBuild } from './rules/build';
import { refuseLoad } from './rules/cannons';
import { refuseAct } from './rules/choose';
import { GOLD_TOKENS, holdsGoldToken, purse, refuseChest } from './rules/gold';
import { refuseJump, refuseOrder } from './rules/order';
import { refusePlan } from './rules/plan';
import { refuseBuy } from './rules/production';
import { refuseAdvance } from './rules/progress';
import { mayStop, nextToPlace, refuseEndOfSailing } from './rules/sail';
import { refuseCount, refuseUse } from './rules/tokens';
import { actor, NONE, type State, shipSpace } from './state';

/*
 * Moves are values: each exists once and is handed out again and again, so that listing them
 * allocates nothing but the list.
 */
const WAYS: readonly By[] = ['cubes', 'white', 'token'];
const ACT = COLOURS.flatMap((colour) => WAYS.map((by): MoveOf<'act'> => ({ kind: 'act', colour, by })));
const GOLD: Move = { kind: 'gold' };
const COUNT: Move = { kind: 'count' };
const CHEST: Move = { kind: 'chest' };
const FOUND: Move = { kind: 'found' };
const PASS: Move = { kind: 'pass' };
const JUMP: Move = { kind: 'jump' };
const END: Move = { kind: 'end' };
const USE = TOKENS.map((_, token): MoveOf<'use'> => ({ kind: 'use', token }));
const TAKE = TOKENS.map((_, token): MoveOf<'take'> => ({ kind: 'take', token }));
const PLAN = TILES.map((_, tile): MoveOf<'plan'> => ({ kind: 'plan', tile }));
const BUY = PRODUCTION_KINDS.map(({ sort, cost }): MoveOf<'buy'> => ({ kind: 'buy', sort, cost }));
const PLACE = perShip((ship, space): MoveOf<'place'> => ({ kind: 'place', ship, space }));
const SAIL = perShip((ship, space): MoveOf<'sail'> => ({ kind: 'sail', ship, space }));
const STEPS = Array.from({ length: PROGRESS_END + 1 }, (_, steps) => steps);
const LOAD = STEPS.map((steps): MoveOf<'load'> => ({ kind: 'load', steps }));
const ADVANCE = STEPS.map((steps): MoveOf<'advance'> => ({ kind: 'advance', steps }));
const ORDER = STEPS.map((steps): MoveOf<'order'> => ({ kind: 'order', steps }));
const BUILD: MoveOf<'build'>[] = [];

function perShip<T>(of: (ship: number, space: number) => T): readonly (readonly T[])[] {
  return Array.from({ length: SHIPS }, (_, ship) => Array.from({ length: SPACES }, (__, space) => of(ship, space)));
}

/** Building moves are too many to write down in advance; each is kept when first needed. */
function buildMove(tile: number, cell: number, rotation: number): MoveOf<'build'> {
  const place = (tile * 4 + rotation) * FRAME + cell;
  BUILD[place] ??= { kind: 'build', tile, cell, rotation };
  return BUILD[place];
}

/** Every legal move of a seat. */
export function moves(s: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (actor(s) !== seat) return list;
  switch (s.stage) {
    case 'choose':
      addChoices(s, seat, list);
      break;
    case 'found':
      list.push(FOUND, PASS);
      break;
    case 'token':
      for (const token of s.progressOffer) if (token !== NONE) list.push(row(TAKE, token));
      break;
    default:
      addSteps(s, seat, list);
      break;
  }
  if (refuseChest(s, seat) === undefined) list.push(CHEST);
  for (const token of GOLD_TOKENS) if (holdsGoldToken(s, seat, token)) list.push(row(USE, token));
  if (s.action === 'blue' && refuseUse(s, seat, TOKEN.ships8) === undefined) list.push(row(USE, TOKEN.ships8));
  return list;
}

function addChoices(s: State, seat: Seat, list: Move[]): void {
  for (const move of ACT) if (refuseAct(s, seat, move) === undefined) list.push(move);
  list.push(GOLD);
  if (refuseCount(s, seat) === undefined) list.push(COUNT);
}

function addSteps(s: State, seat: Seat, list: Move[]): void {
  switch (s.action) {
    case 'blue':
      addSailing(s, seat, list);
      break;
    case 'black':
      addWhileAllowed(LOAD, list, (steps) => refuseLoad(s, seat, steps) === undefined);
      break;
    case 'red':
      for (let tile = 0; tile < TILES.length; tile++) if (refusePlan(s, seat, tile) === undefined) list.push(row(PLAN, tile));
      break;
    case 'brown':
      addWhileAllowed(ADVANCE, list, (steps) => refuseAdvance(s, seat, steps) === undefined);
      break;
    case 'green':
      forEachBuild(s, seat, purse(s, seat), (tile, { cell, rotation }) => list.push(buildMove(tile, cell, rotation)));
      break;
    case 'yellow':
      for (const move of BUY) if (refuseBuy(s, seat, move) === undefined) list.push(move);
      break;
    case 'white':
      addWhileAllowed(ORDER, list, (steps) => refuseOrder(s, seat, steps) === undefined);
      if (refuseJump(s, seat) === undefined) list.push(JUMP);
      break;
    case 'none':
      break;
  }
  if (s.action !== 'blue' || refuseEndOfSailing(s, seat) === undefined) list.push(END);
}

/** Steps along a track: if n are too many, n + 1 are. */
function addWhileAllowed(ofSteps: readonly Move[], list: Move[], allowed: (steps: number) => boolean): void {
  for (let steps = 1; steps < ofSteps.length && allowed(steps); steps++) list.push(row(ofSteps, steps));
}

function addSailing(s: State, seat: Seat, list: Move[]): void {
  const geometry = geometryOf(s.layout);
  const unplaced = nextToPlace(s, seat);
  if (unplaced !== NONE) {
    const placing = row(PLACE, unplaced);
    for (let i = 0; i < geometry.frame; i++) list.push(row(placing, FRAME + i));
  }
  const range = purse(s, seat);
  for (let ship = 0; ship < SHIPS; ship++) {
    const from = shipSpace(s, seat, ship);
    if (from === NONE || at(s.sailed, ship) === 1) continue;
    const sailing = row(SAIL, ship);
    const { spaces, distance } = geometry.voyages(from);
    for (const space of spaces) {
      if ((distance[space] ?? UNREACHABLE) > range) break;
      if (mayStop(s, seat, from, space)) list.push(row(sailing, space));
    }
  }
}
