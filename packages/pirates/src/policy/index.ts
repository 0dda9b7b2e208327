import { at, fittedEvaluation, type Glances, glance, type Policy, type Rng, type Seat } from '@quarterdeck/kernel';
import { allowsRituals, ROLES } from '../data/roles';
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
import * as done from '../rules/round/done';
import * as idol from '../rules/shaman/idol';
import * as swallow from '../rules/shaman/swallow';
import * as tavern from '../rules/shaman/tavern';
import * as buy from '../rules/shipbuilder/buy';
import { NO_ROLE, type State } from '../state';
import type { Step } from '../turn';
import { features } from './features';
import { fitted } from './fitted';
import { pickRole, roleWorth } from './roles';

const glances: Glances<State, Move> = {
  choose: (s, seat, { role }) => roleWorth(s, seat, role),
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
/** A kind of move as rollouts see it: what there is of it, and how good each looks. */
interface Answer {
  list(s: State, seat: Seat, out: Move[]): void;
  worth(s: State, seat: Seat, move: Move): number;
}
const answer = (decision: Pick<Answer, 'list'>, part: Pick<Answer, 'worth'>): Answer => ({ list: decision.list, worth: part.worth });

const ACTIONS: Readonly<Record<(typeof ROLES)[number], Answer>> = {
  shipbuilder: answer(buy.buy, buy),
  governor: answer(privateer.privateer, privateer),
  captain: answer(play.play, play),
  islander: answer(play.play, play),
  shaman: answer(play.play, play),
  merchant: answer(sell.sell, sell),
  cartographer: answer(draw.draw, draw),
};
const RITUALS = [answer(ritual.ritual, ritual), answer(bargain.bargain, bargain)];
const DONE = answer(done.done, done);

/** What can be answered in the turn of each role, in the order of the game. */
const IN_TURN = ROLES.map((role, i) => (allowsRituals(i) ? [ACTIONS[role], ...RITUALS, DONE] : [ACTIONS[role], DONE]));

/** And in every other step; a step that is not here asks nothing that a rollout answers. */
const AT_STEP = new Map<Step, readonly Answer[]>([
  ['send', [answer(send.send, send)]],
  ['tie', [answer(fight.fight, fight)]],
  ['swallow', [answer(swallow.swallow, swallow)]],
  ['keep', [answer(load.load, load), answer(discard.discard, discard)]],
  ['giveUp', [answer(discard.discard, discard)]],
  ['trim', [answer(discard.discard, discard)]],
  ['tavern', [answer(tavern.tavern, tavern)]],
  ['idol', [answer(idol.idol, idol)]],
  ['giftDraw', [ACTIONS.cartographer, DONE]],
  ['finalSale', [answer(bargain.bargain, bargain), DONE]],
]);

const estimate = fittedEvaluation(features, fitted, (s: State) => s.chests.length);

/** Rounds, even between them and odd within: between rounds nothing hangs in the air, and a playout that begins there is over at once. */
function stage(s: State): number {
  return 2 * s.round + (s.step === 'choose' && s.chosen.every((role) => role === NO_ROLE) ? 0 : 1);
}

/** The best-looking answer; equals keep the order of the list, so that ties of distance go to the lowest die (PI-D23). */
function rollout(s: State, seat: Seat, rng: Rng): Move {
  if (s.step === 'choose') return pickRole(s, seat, rng) ?? done.DONE;
  const answers = s.step === 'act' ? IN_TURN[s.called] : AT_STEP.get(s.step);
  let best: Move = done.DONE;
  let bestWorth = Number.NEGATIVE_INFINITY;
  const moves: Move[] = [];
  for (const { list, worth } of answers ?? []) {
    let i = moves.length;
    list(s, seat, moves);
    for (; i < moves.length; i++) {
      const move = at(moves, i);
      const value = worth(s, seat, move);
      if (value <= bestWorth) continue;
      bestWorth = value;
      best = move;
    }
  }
  return best;
}

/** Learnt by practice; each number of seats was proven on its own. */
const priors = {
  2: () => import('./prior-2').then(({ prior }) => prior),
  3: () => import('./prior-3').then(({ prior }) => prior),
  4: () => import('./prior-4').then(({ prior }) => prior),
};

export const policy: Policy<State, Move> = {
  evaluate: (s) => (s.step === 'over' ? s.chests : estimate.evaluate(s)),
  spread: estimate.spread,
  weights: estimate.weights,
  rollout,
  stage,
  promise: glance(glances),
  features,
  priors,
};
