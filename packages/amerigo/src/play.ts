import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import type { Colour } from './data/colours';
import type { Event } from './events';
import type { Move } from './move';
import { build, refuseBuild } from './rules/build';
import { load, refuseLoad } from './rules/cannons';
import { act, refuseAct } from './rules/choose';
import { cashChest, refuseChest, takeGold } from './rules/gold';
import { advanceOrder, jump, refuseJump, refuseOrder } from './rules/order';
import { endTurn } from './rules/phase';
import { plan, refusePlan } from './rules/plan';
import { buy, refuseBuy } from './rules/production';
import { advance, refuseAdvance, refuseTake, take } from './rules/progress';
import { found, place, refuseEndOfSailing, refusePlace, refuseSail, sail } from './rules/sail';
import { countCubes, refuseCount, refuseUse, useToken } from './rules/tokens';
import { actor, NONE, type State } from './state';

/** When a move belongs: to a stage, to an action under way, or to any moment of the own turn. */
const MOMENT: Readonly<Record<Move['kind'], 'choose' | 'found' | 'token' | 'act' | 'any' | Colour>> = {
  act: 'choose',
  gold: 'choose',
  count: 'choose',
  chest: 'any',
  use: 'any',
  place: 'blue',
  sail: 'blue',
  found: 'found',
  pass: 'found',
  load: 'black',
  plan: 'red',
  advance: 'brown',
  take: 'token',
  build: 'green',
  buy: 'yellow',
  order: 'white',
  jump: 'white',
  end: 'act',
};

function refuseMoment(s: State, seat: Seat, move: Move): Reason | undefined {
  const on = actor(s);
  if (on === NONE || on !== seat) return reason('NOT_YOUR_TURN', 'AM-068');
  const moment = MOMENT[move.kind];
  if (moment === 'any' || moment === s.stage) return undefined;
  if (s.stage === 'choose') return reason('CHOOSE_FIRST', 'AM-068');
  if (s.stage === 'found') return reason('POST_FIRST', 'AM-094');
  if (s.stage === 'token') return reason('TOKEN_FIRST', 'AM-121');
  if (moment === 'choose') return reason('ALREADY_CHOSEN', 'AM-D49');
  if (moment === 'found') return reason('NO_LANDING', 'AM-088');
  if (moment === 'token') return reason('NO_TOKEN_DUE', 'AM-121');
  return moment === s.action ? undefined : reason('OTHER_ACTION', 'AM-068');
}

export function check(s: State, seat: Seat, move: Move): Reason | undefined {
  const untimely = refuseMoment(s, seat, move);
  if (untimely !== undefined) return untimely;
  switch (move.kind) {
    case 'act':
      return refuseAct(s, seat, move);
    case 'count':
      return refuseCount(s, seat);
    case 'chest':
      return refuseChest(s, seat);
    case 'use':
      return refuseUse(s, seat, move.token);
    case 'place':
      return refusePlace(s, seat, move);
    case 'sail':
      return refuseSail(s, seat, move);
    case 'load':
      return refuseLoad(s, seat, move.steps);
    case 'plan':
      return refusePlan(s, seat, move.tile);
    case 'advance':
      return refuseAdvance(s, seat, move.steps);
    case 'take':
      return refuseTake(s, move.token);
    case 'build':
      return refuseBuild(s, seat, move);
    case 'buy':
      return refuseBuy(s, seat, move);
    case 'order':
      return refuseOrder(s, seat, move.steps);
    case 'jump':
      return refuseJump(s, seat);
    case 'end':
      return s.action === 'blue' ? refuseEndOfSailing(s, seat) : undefined;
    case 'gold':
    case 'found':
    case 'pass':
      return undefined;
  }
}

export function play(s: State, seat: Seat, move: Move, emit: Emit<Event>): void {
  switch (move.kind) {
    case 'act':
      act(s, seat, move, emit);
      break;
    case 'gold':
      takeGold(s, seat, emit);
      break;
    case 'count':
      countCubes(s, seat, emit);
      break;
    case 'chest':
      cashChest(s, seat, emit);
      break;
    case 'use':
      useToken(s, seat, move.token, emit);
      break;
    case 'place':
      place(seat, move, emit);
      break;
    case 'sail':
      sail(s, seat, move, emit);
      break;
    case 'found':
      found(s, seat, emit);
      break;
    case 'pass':
      emit({ kind: 'PostDeclined', seat, ship: s.landing });
      break;
    case 'load':
      load(s, seat, move.steps, emit);
      break;
    case 'plan':
      plan(s, seat, move.tile, emit);
      break;
    case 'advance':
      advance(s, seat, move.steps, emit);
      break;
    case 'take':
      take(s, seat, move.token, emit);
      break;
    case 'build':
      build(s, seat, move, emit);
      break;
    case 'buy':
      buy(s, seat, move, emit);
      break;
    case 'order':
      advanceOrder(s, seat, move.steps, emit);
      break;
    case 'jump':
      jump(s, seat, emit);
      break;
    case 'end':
      endTurn(s, seat, emit);
      break;
  }
}
