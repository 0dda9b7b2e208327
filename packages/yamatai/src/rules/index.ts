import { type Emit, OVER, type Reason, reason, type Seat, seatTurn, type Turn } from '@quarterdeck/kernel';
import type { Event } from '../events';
import { DONE, type Move } from '../move';
import { active, type State } from '../state';
import { build, canBuild, checkBuild, listBuilds } from './build';
import { drawAsked, type Outcome } from './chance';
import { canCollect, checkCollect, checkExtra, collect, collectExtra, listCollects, listExtras } from './collect';
import { checkFleet, listFleets, takeFleet } from './fleet';
import { beginMooring, checkMoor, listMoorings, moor } from './moor';
import { checkPlace, listPlaces, place } from './place';
import { checkPending, checkPower, listPending, listPowers, playPower } from './powers';
import { checkRecruit, listRecruits, recruit } from './recruit';
import { endTurn } from './round';
import { buy, checkBuy, checkSell, listTrades, sell } from './trade';

/* The turn as a whole: whose it is, what may be done in it, and doing it. */

const ASKS: Readonly<Record<Outcome['kind'], Turn>> = {
  specialists: { kind: 'chance', ask: 'specialists' },
  row: { kind: 'chance', ask: 'row' },
  fleets: { kind: 'chance', ask: 'fleets' },
  islands: { kind: 'chance', ask: 'islands' },
  order: { kind: 'chance', ask: 'order' },
  look: { kind: 'chance', ask: 'look' },
};

export function turn(s: State): Turn {
  if (s.phase === 'over') return OVER;
  const draw = drawAsked(s);
  return draw === undefined ? seatTurn(active(s)) : ASKS[draw];
}

const NOT_YOUR_TURN = reason('NOT_YOUR_TURN', 'YA-034');
const TAKE_FLEET_FIRST = reason('TAKE_FLEET_FIRST', 'YA-036');
const MUST_ACT = reason('MUST_COLLECT_OR_BUILD', 'YA-053');
const MUST_COLLECT = reason('MUST_COLLECT', 'YA-D05');
const MUST_MOOR = reason('MUST_MOOR', 'YA-077');

const decides = (s: State, seat: Seat): boolean => s.phase !== 'over' && drawAsked(s) === undefined && active(s) === seat;

export function check(s: State, seat: Seat, move: Move): Reason | undefined {
  if (!decides(s, seat)) return NOT_YOUR_TURN;
  if (move.kind === 'fleet') return checkFleet(s, move.fleet);
  if (s.phase === 'fleet') return TAKE_FLEET_FIRST;
  const unfinished = checkPending(s, move);
  if (unfinished !== undefined) return unfinished;
  switch (move.kind) {
    case 'buy':
      return checkBuy(s, seat, move.colour);
    case 'sell':
      return checkSell(s, seat, move.colour);
    case 'place':
      return checkPlace(s, seat, move.colour, move.space);
    case 'collect':
      return checkCollect(s, move.space, move.island);
    case 'extra':
      return checkExtra(s, move.island);
    case 'build':
      return checkBuild(s, seat, move.tile, move.island, move.byFleet, move.bySpecialist);
    case 'moor':
      return checkMoor(s, seat, move.boats);
    case 'recruit':
      return checkRecruit(s, seat, move.who, move.tokens);
    case 'done':
      return checkDone(s, seat);
    default:
      return checkPower(s, move);
  }
}

/** Ending the step: where something must be done first, it says what. */
function checkDone(s: State, seat: Seat): Reason | undefined {
  if (s.pending === 'remove') return undefined;
  // YA-053, YA-D03, YA-D37.
  if (s.phase === 'place') return canCollect(s) || canBuild(s, seat) ? MUST_ACT : undefined;
  if (s.phase === 'collect') return MUST_COLLECT;
  if (s.phase === 'moor') return MUST_MOOR;
  return undefined;
}

export function moves(s: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (!decides(s, seat)) return list;
  if (s.pending !== 'none') {
    listPending(s, list);
    return list;
  }
  switch (s.phase) {
    case 'fleet':
      listFleets(s, list);
      return list;
    case 'trade':
      listTrades(s, seat, list);
      listPlaces(s, seat, list);
      break;
    case 'place':
      listPlaces(s, seat, list);
      listCollects(s, list);
      listBuilds(s, seat, list);
      break;
    case 'collect':
      listCollects(s, list);
      break;
    case 'extra':
      listExtras(s, list);
      break;
    case 'moor':
      listMoorings(s, seat, list);
      break;
    case 'recruit':
      listRecruits(s, seat, list);
      break;
    default:
      break;
  }
  listPowers(s, list);
  if (checkDone(s, seat) === undefined) list.push(DONE);
  return list;
}

export function play(s: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'fleet':
      takeFleet(s, seat, move.fleet, emit);
      return;
    case 'buy':
      buy(s, seat, move.colour, emit);
      return;
    case 'sell':
      sell(s, seat, move.colour, emit);
      return;
    case 'place':
      place(s, seat, move.colour, move.space, emit);
      return;
    case 'collect':
      collect(s, seat, move.space, move.island, emit);
      return;
    case 'extra':
      collectExtra(s, seat, move.island, emit);
      return;
    case 'build':
      build(s, seat, move, emit);
      return;
    case 'moor':
      moor(s, seat, move.boats, emit);
      return;
    case 'recruit':
      recruit(s, seat, move.who, move.tokens, emit);
      return;
    case 'done':
      endStep(s, seat, emit);
      return;
    default:
      playPower(s, seat, move, emit);
  }
}

function endStep(s: State, seat: Seat, emit: Emit<Event>): void {
  if (s.pending === 'remove') emit({ kind: 'PowerAimed', seat, pending: 'none', at: s.pendingAt });
  else if (s.phase === 'recruit') endTurn(s, seat, emit);
  else beginMooring(s, emit);
}
