import type { Seat } from '@quarterdeck/kernel';
import type { Move } from '../move';
import { build } from '../rules/building/build';
import { load } from '../rules/cannons/load';
import { chest } from '../rules/gold/chest';
import { use } from '../rules/gold/use';
import { jump } from '../rules/order/jump';
import { order } from '../rules/order/order';
import { act } from '../rules/phase/act';
import { count } from '../rules/phase/count';
import { end } from '../rules/phase/end';
import { gold } from '../rules/phase/gold';
import { plan } from '../rules/planning/plan';
import { buy } from '../rules/production/buy';
import { advance } from '../rules/progress/advance';
import { take } from '../rules/progress/take';
import { found } from '../rules/sailing/found';
import { pass } from '../rules/sailing/pass';
import { place } from '../rules/sailing/place';
import { sail } from '../rules/sailing/sail';
import type { State } from '../state';
import { ANY_STEP, type Step, step } from '../turn';

interface Room {
  readonly at: readonly Step[];
  list(s: State, seat: Seat, out: Move[]): void;
}

/** In the order of game.ts, which policies cannot ask: it is made of them. */
const ROOMS: readonly Room[] = [
  act,
  gold,
  count,
  found,
  pass,
  place,
  sail,
  load,
  plan,
  take,
  advance,
  build,
  buy,
  order,
  jump,
  end,
  chest,
  use,
];

const byStep = new Map(ANY_STEP.map((at) => [at, ROOMS.filter((room) => room.at.includes(at))]));

/** Every legal move of the seat on turn. */
export function legalMoves(s: State, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  for (const room of byStep.get(step(s)) ?? []) room.list(s, seat, moves);
  return moves;
}
