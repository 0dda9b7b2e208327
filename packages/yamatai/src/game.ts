import { defineGame, type Game, reason } from '@quarterdeck/kernel';
import { census } from './census';
import { components } from './components';
import type { Event } from './event';
import type { Move, Outcome } from './move';
import { options, presets } from './options';
import { policyOn } from './policy';
import { resample } from './resample';
import * as bonuses from './rules/build/bonuses';
import * as build from './rules/build/build';
import * as collect from './rules/collect/collect';
import * as extra from './rules/collect/extra';
import * as tokens from './rules/collect/tokens';
import * as fleet from './rules/fleet/fleet';
import * as moor from './rules/moor/moor';
import * as place from './rules/place/place';
import * as coins from './rules/powers/coins';
import * as deck from './rules/powers/deck';
import * as hallow from './rules/powers/hallow';
import * as keep from './rules/powers/keep';
import * as land from './rules/powers/land';
import * as lift from './rules/powers/lift';
import * as look from './rules/powers/look';
import * as power from './rules/powers/power';
import * as remove from './rules/powers/remove';
import * as reserve from './rules/powers/reserve';
import * as swapBoat from './rules/powers/swap-boat';
import * as swapToken from './rules/powers/swap-token';
import * as withBoat from './rules/powers/with-boat';
import * as withToken from './rules/powers/with-token';
import * as recruit from './rules/recruit/recruit';
import * as fleets from './rules/reveal/fleets';
import * as topOfDeck from './rules/reveal/look';
import * as row from './rules/reveal/row';
import * as specialists from './rules/reveal/specialists';
import * as end from './rules/round/end';
import * as phase from './rules/round/phase';
import * as round from './rules/round/round';
import * as islands from './rules/setup/islands';
import * as order from './rules/setup/order';
import * as buy from './rules/trade/buy';
import * as sell from './rules/trade/sell';
import * as done from './rules/turn/done';
import { ranking, score } from './score';
import { clone, initial, type State } from './state';
import { ask, deciders, NOT_YOUR_TURN, type Step, step } from './turn';
import { versions } from './versions';
import { view } from './view';

export const yamatai: Game<State, Move, Event, Outcome> = defineGame<State, Move, Event, Outcome, Step>({
  id: 'yamatai',
  versions,
  seats: [2, 3, 4],
  options,
  presets,
  components,

  initial,
  clone,
  step,
  deciders,
  decisions: {
    fleet: fleet.fleet,
    buy: buy.buy,
    sell: sell.sell,
    place: place.place,
    collect: collect.collect,
    extra: extra.extra,
    build: build.build,
    moor: moor.moor,
    recruit: recruit.recruit,
    coins: coins.coins,
    reserve: reserve.reserve,
    look: look.look,
    keep: keep.keep,
    swapToken: swapToken.swapToken,
    withToken: withToken.withToken,
    hallow: hallow.hallow,
    lift: lift.lift,
    land: land.land,
    swapBoat: swapBoat.swapBoat,
    withBoat: withBoat.withBoat,
    remove: remove.remove,
    done: done.done,
  },
  happenings: {
    ...specialists.happenings,
    ...fleets.happenings,
    ...islands.happenings,
    ...order.happenings,
    ...phase.happenings,
    ...fleet.happenings,
    ...buy.happenings,
    ...sell.happenings,
    ...place.happenings,
    ...tokens.happenings,
    ...build.happenings,
    ...bonuses.happenings,
    ...moor.happenings,
    ...recruit.happenings,
    ...power.happenings,
    ...deck.happenings,
    ...withToken.happenings,
    ...hallow.happenings,
    ...land.happenings,
    ...withBoat.happenings,
    ...remove.happenings,
    ...round.happenings,
    ...end.happenings,
  },
  draws: {
    specialists: specialists.specialists,
    row: row.row,
    fleets: fleets.fleets,
    islands: islands.islands,
    order: order.order,
    look: topOfDeck.look,
  },
  refusals: { notNow: NOT_YOUR_TURN, notYours: NOT_YOUR_TURN, notAsked: reason('WRONG_DRAW', 'YA-035') },
  ask,

  view,
  resample,
  score,
  ranking,
  census,
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
  policy: policyOn((s, seat) => yamatai.moves(s, seat)),
});
