import { defineGame, reason } from '@quarterdeck/kernel';
import { census } from './census';
import { components } from './data/components';
import type { Event } from './event';
import type { Move, Outcome } from './move';
import { options, presets } from './options';
import { policy } from './policy';
import * as play from './rules/adventure/play';
import * as battle from './rules/captain/battle';
import * as caravan from './rules/captain/caravan';
import * as fight from './rules/captain/fight';
import * as send from './rules/captain/send';
import * as adventure from './rules/cartographer/adventure';
import * as draw from './rules/cartographer/draw';
import * as gift from './rules/cartographer/gift';
import * as chart from './rules/chart/throw';
import * as final from './rules/final/sale';
import * as privateer from './rules/governor/privateer';
import * as harbour from './rules/islander/harbour';
import * as dealing from './rules/loot/dealing';
import * as discard from './rules/loot/discard';
import * as load from './rules/loot/load';
import * as loot from './rules/loot/loot';
import * as guards from './rules/merchant/guards';
import * as income from './rules/merchant/income';
import * as sell from './rules/merchant/sell';
import * as bargain from './rules/rituals/bargain';
import * as ritual from './rules/rituals/ritual';
import * as calling from './rules/round/calling';
import * as choose from './rules/round/choose';
import * as done from './rules/round/done';
import * as marks from './rules/round/marks';
import * as wait from './rules/round/wait';
import * as deal from './rules/setup/deal';
import * as start from './rules/setup/start';
import * as curse from './rules/shaman/curse';
import * as guests from './rules/shaman/guests';
import * as idol from './rules/shaman/idol';
import * as suffering from './rules/shaman/suffering';
import * as surplus from './rules/shaman/surplus';
import * as swallow from './rules/shaman/swallow';
import * as tavern from './rules/shaman/tavern';
import * as wages from './rules/shaman/wages';
import * as buy from './rules/shipbuilder/buy';
import { ranking, score } from './score';
import { clone, initial, type State } from './state';
import { ask, deciders, type Step, step } from './turn';
import { versions } from './versions';
import { resample, view } from './view';

/** Pirates of the 7 Seas: its parts, each where a reader of the rulebook looks for it. */
export const pirates = defineGame<State, Move, Event, Outcome, Step>({
  id: 'pirates',
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
    choose: choose.choose,
    buy: buy.buy,
    privateer: privateer.privateer,
    play: play.play,
    sell: sell.sell,
    draw: draw.draw,
    send: send.send,
    fight: fight.fight,
    swallow: swallow.swallow,
    load: load.load,
    discard: discard.discard,
    tavern: tavern.tavern,
    idol: idol.idol,
    ritual: ritual.ritual,
    bargain: bargain.bargain,
    done: done.done,
  },
  happenings: {
    ...deal.happenings,
    ...start.happenings,
    ...wait.happenings,
    ...choose.happenings,
    ...calling.happenings,
    ...marks.happenings,
    ...buy.happenings,
    ...privateer.happenings,
    ...caravan.happenings,
    ...chart.happenings,
    ...battle.happenings,
    ...dealing.happenings,
    ...loot.happenings,
    ...load.happenings,
    ...harbour.happenings,
    ...curse.happenings,
    ...suffering.happenings,
    ...wages.happenings,
    ...guests.happenings,
    ...idol.happenings,
    ...surplus.happenings,
    ...income.happenings,
    ...guards.happenings,
    ...ritual.happenings,
    ...bargain.happenings,
    ...draw.happenings,
    ...adventure.happenings,
    ...gift.happenings,
    ...final.happenings,
  },
  draws: { deal: deal.deal, start: start.start, throw: chart.toss, loot: loot.loot, adventure: adventure.adventure },
  refusals: {
    notNow: reason('NOT_NOW', 'PI-048'),
    notYours: reason('NOT_YOUR_DECISION', 'PI-048'),
    notAsked: reason('NOT_ASKED', 'PI-048'),
  },
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
  policy,
});
