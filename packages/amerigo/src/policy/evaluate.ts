import type { Seat } from '@quarterdeck/kernel';
import { TOKENS } from '../data/tokens';
import { at } from '../numbers';
import { prospect } from '../score';
import { actor, owns, type State } from '../state';
import { bestToken, potential } from './potential';
import { GOLD_WORTH, pirateWorth, standingWorth, stockWorth, timeLeft, tokenWorth } from './worth';

/** Points in hand and in prospect, and what the position promises beyond them. */
export function evaluate(s: State): readonly number[] {
  const values: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) values.push(s.stage === 'over' ? at(s.vp, seat) : worthOf(s, seat));
  return values;
}

function worthOf(s: State, seat: Seat): number {
  return (
    prospect(s, seat) +
    stockWorth(s, seat) +
    standingWorth(s, seat) +
    pirateWorth(s, seat) +
    tokensInHand(s, seat) +
    (GOLD_WORTH - 1) * at(s.gold, seat) -
    0.5 * s.order.indexOf(seat) * timeLeft(s) +
    0.3 * at(s.progress, seat) * timeLeft(s) +
    actionUnderWay(s, seat)
  );
}

/** Tokens whose points the prospect does not count yet. */
function tokensInHand(s: State, seat: Seat): number {
  let worth = 0;
  for (let token = 0; token < TOKENS.length; token++) {
    const { kind, gold } = TOKENS[token] ?? { kind: 'end', gold: undefined };
    if (owns(s, seat, token) && s.tokenSpent[token] === 0 && kind !== 'end' && gold === undefined) worth += tokenWorth(s, seat, token);
  }
  return worth;
}

/** What the seat on turn can still make of its action; unspent gold is worth the same as before. */
function actionUnderWay(s: State, seat: Seat): number {
  if (actor(s) !== seat || s.action === 'none') return 0;
  const due = s.stage === 'found' ? LANDING_WORTH : s.stage === 'token' ? bestToken(s, seat) : 0;
  return due + (s.ap > 0 ? potential(s, seat, s.action, s.ap) : 0);
}

/** A post about to be founded is nearly as good as founded. */
const LANDING_WORTH = 4;
