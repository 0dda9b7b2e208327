import { type Decision, fittedEvaluation, type Glances, glance, type Policy, type Rng, type Seat } from '@quarterdeck/kernel';
import type { Event } from '../event';
import type { Move } from '../move';
import * as play from '../rules/adventure/play';
import * as fight from '../rules/captain/fight';
import * as send from '../rules/captain/send';
import * as draw from '../rules/cartographer/draw';
import * as privateer from '../rules/governor/privateer';
import * as discard from '../rules/loot/discard';
import * as load from '../rules/loot/load';
import * as sell from '../rules/merchant/sell';
import * as bargain from '../rules/rituals/bargain';
import * as ritual from '../rules/rituals/ritual';
import * as choose from '../rules/round/choose';
import * as done from '../rules/round/done';
import * as idol from '../rules/shaman/idol';
import * as swallow from '../rules/shaman/swallow';
import * as tavern from '../rules/shaman/tavern';
import * as buy from '../rules/shipbuilder/buy';
import { NO_ROLE, type State } from '../state';
import type { Step } from '../turn';
import { features } from './features';
import { fitted } from './fitted';
import { pickRole } from './roles';

const glances: Glances<State, Move> = {
  choose: choose.worth,
  buy: buy.worth,
  privateer: privateer.worth,
  play: play.worth,
  sell: sell.worth,
  draw: draw.worth,
  send: send.worth,
  fight: fight.worth,
  swallow: swallow.worth,
  load: load.worth,
  discard: discard.worth,
  tavern: tavern.worth,
  idol: idol.worth,
  ritual: ritual.worth,
  bargain: bargain.worth,
  done: done.worth,
};
const worth = glance(glances);

/** The decisions of a step in the order of the game, as far as rollouts list them. */
type Lister = Pick<Decision<State, Move, Event, Step>, 'at' | 'list'>;
const LISTERS: readonly Lister[] = [
  buy.buy,
  privateer.privateer,
  play.play,
  sell.sell,
  draw.draw,
  send.send,
  fight.fight,
  swallow.swallow,
  load.load,
  discard.discard,
  tavern.tavern,
  idol.idol,
  ritual.ritual,
  bargain.bargain,
  done.done,
];
const LISTED_AT = new Map<Step, readonly Lister[]>(
  [...new Set(LISTERS.flatMap(({ at }) => at))].map((step) => [step, LISTERS.filter(({ at }) => at.includes(step))]),
);

const estimate = fittedEvaluation(features, fitted, (s: State) => s.chests.length);

/** Rounds, even between them and odd within: between rounds nothing hangs in the air, and a playout that begins there is over at once. */
function stage(s: State): number {
  return 2 * s.round + (s.step === 'choose' && s.chosen.every((role) => role === NO_ROLE) ? 0 : 1);
}

/** The best-looking answer; equals keep the order of the list, so that ties of distance go to the lowest die (PI-D23). */
function rollout(s: State, seat: Seat, rng: Rng): Move {
  if (s.step === 'choose') return pickRole(s, seat, rng) ?? done.DONE;
  const moves: Move[] = [];
  for (const lister of LISTED_AT.get(s.step) ?? []) lister.list(s, seat, moves);
  let best: Move = done.DONE;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(s, seat, move);
    if (value <= bestWorth) continue;
    bestWorth = value;
    best = move;
  }
  return best;
}

export const policy: Policy<State, Move> = {
  evaluate: (s) => (s.step === 'over' ? s.chests : estimate.evaluate(s)),
  spread: estimate.spread,
  rollout,
  stage,
  promise: worth,
  features,
};
