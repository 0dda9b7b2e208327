import { type Glances, glance } from '@quarterdeck/kernel';
import type { Move } from '../move';
import * as build from '../rules/building/build';
import * as load from '../rules/cannons/load';
import * as chest from '../rules/gold/chest';
import * as use from '../rules/gold/use';
import * as jump from '../rules/order/jump';
import * as order from '../rules/order/order';
import * as act from '../rules/phase/act';
import * as count from '../rules/phase/count';
import * as end from '../rules/phase/end';
import * as gold from '../rules/phase/gold';
import * as plan from '../rules/planning/plan';
import * as buy from '../rules/production/buy';
import * as advance from '../rules/progress/advance';
import * as take from '../rules/progress/take';
import * as found from '../rules/sailing/found';
import * as pass from '../rules/sailing/pass';
import * as place from '../rules/sailing/place';
import * as sail from '../rules/sailing/sail';
import type { State } from '../state';

/** What every kind of move looks like at a glance: victory points, where ending the turn is worth nothing. */
const GLANCES: Glances<State, Move> = {
  act: act.worth,
  gold: gold.worth,
  count: count.worth,
  found: found.worth,
  pass: pass.worth,
  place: place.worth,
  sail: sail.worth,
  load: load.worth,
  plan: plan.worth,
  take: take.worth,
  advance: advance.worth,
  build: build.worth,
  buy: buy.worth,
  order: order.worth,
  jump: jump.worth,
  end: end.worth,
  chest: chest.worth,
  use: use.worth,
};

export const promise = glance<State, Move>(GLANCES);
