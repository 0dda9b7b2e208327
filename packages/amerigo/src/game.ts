import { defineGame, reason } from '@quarterdeck/kernel';
import { card } from './card';
import { census } from './census';
import { components } from './data/components';
import type { Event } from './event';
import type { Move, Outcome } from './move';
import { options, presets } from './options';
import { policy } from './policy';
import * as build from './rules/building/build';
import * as completion from './rules/building/completion';
import * as load from './rules/cannons/load';
import * as finalScoring from './rules/final/scoring';
import * as cashing from './rules/gold/cashing';
import * as chest from './rules/gold/chest';
import * as compensation from './rules/gold/compensation';
import * as use from './rules/gold/use';
import * as jump from './rules/order/jump';
import * as order from './rules/order/order';
import * as act from './rules/phase/act';
import * as count from './rules/phase/count';
import * as end from './rules/phase/end';
import * as gold from './rules/phase/gold';
import * as tower from './rules/phase/tower';
import * as attack from './rules/pirates/attack';
import * as plan from './rules/planning/plan';
import * as buy from './rules/production/buy';
import * as advance from './rules/progress/advance';
import * as take from './rules/progress/take';
import * as pirate from './rules/round/pirate';
import * as production from './rules/round/production';
import * as progress from './rules/round/progress';
import * as found from './rules/sailing/found';
import * as pass from './rules/sailing/pass';
import * as place from './rules/sailing/place';
import * as sail from './rules/sailing/sail';
import * as map from './rules/setup/map';
import * as firstOrder from './rules/setup/order';
import { ranking, score } from './score';
import { clone, initial, type State } from './state';
import { ask, deciders, NOT_YOUR_TURN, type Step, step, happenings as turnHappenings } from './turn';
import { versions } from './versions';
import { eyes } from './view';

export const amerigo = defineGame<State, Move, Event, Outcome, Step>({
  id: card.id,
  versions,
  seats: card.seats,
  options,
  presets,
  components,

  initial,
  clone,
  step,
  deciders,
  decisions: {
    // Choosing for the phase
    act: act.act,
    gold: gold.gold,
    count: count.count,
    // Blue, black, red, brown, green, yellow, white
    found: found.found,
    pass: pass.pass,
    place: place.place,
    sail: sail.sail,
    load: load.load,
    plan: plan.plan,
    take: take.take,
    advance: advance.advance,
    build: build.build,
    buy: buy.buy,
    order: order.order,
    jump: jump.jump,
    end: end.end,
    // At any moment of the own turn
    chest: chest.chest,
    use: use.use,
  },
  draws: {
    map: map.map,
    order: firstOrder.order,
    pirate: pirate.pirate,
    progress: progress.progress,
    production: production.production,
    tower: tower.tower,
  },
  happenings: {
    ...map.happenings,
    ...firstOrder.happenings,
    ...pirate.happenings,
    ...progress.happenings,
    ...production.happenings,
    ...tower.happenings,
    ...turnHappenings,
    ...act.happenings,
    ...gold.happenings,
    ...count.happenings,
    ...cashing.happenings,
    ...compensation.happenings,
    ...use.happenings,
    ...place.happenings,
    ...sail.happenings,
    ...found.happenings,
    ...pass.happenings,
    ...load.happenings,
    ...plan.happenings,
    ...advance.happenings,
    ...take.happenings,
    ...build.happenings,
    ...completion.happenings,
    ...buy.happenings,
    ...order.happenings,
    ...jump.happenings,
    ...attack.happenings,
    ...finalScoring.happenings,
  },
  refusals: {
    notNow: NOT_YOUR_TURN,
    notYours: NOT_YOUR_TURN,
    notAsked: reason('OTHER_OUTCOME_ASKED', 'AM-060'),
  },
  ask,

  ...eyes,

  score,
  ranking,
  census,
  policy,
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
});
