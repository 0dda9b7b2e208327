import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { specialist } from '../data/catalog';
import { RECRUIT_DIFFERENT, RECRUIT_EQUAL } from '../data/components';
import type { Event } from '../events';
import { type Move, PAYMENTS, recruitMove } from '../move';
import { at, countOf, listAt } from '../numbers';
import { NONE, type State, TOKEN_COLOURS, tokensOf } from '../state';
import { anyTokensPay } from './specialists';

/* Step 5: recruit a specialist. */

const NOT_RECRUITING = reason('NOT_RECRUITING', 'YA-035');
const ALREADY_RECRUITED = reason('ALREADY_RECRUITED', 'YA-079');
const NOT_ON_DISPLAY = reason('NOT_ON_DISPLAY', 'YA-079');
const WRONG_PAYMENT = reason('WRONG_PAYMENT', 'YA-079');
const NOT_YOUR_TOKENS = reason('NOT_YOUR_TOKENS', 'YA-079');

/** YA-079, YA-D22, YA-D44. */
function pays(s: State, seat: Seat, tokens: readonly number[]): boolean {
  const any = anyTokensPay(s, seat);
  if (any > 0) return tokens.length === any;
  let most = 0;
  for (let colour = 0; colour < TOKEN_COLOURS; colour++) most = Math.max(most, countOf(tokens, colour));
  return (tokens.length === RECRUIT_EQUAL && most === RECRUIT_EQUAL) || (tokens.length === RECRUIT_DIFFERENT && most === 1);
}

function holds(s: State, seat: Seat, tokens: readonly number[]): boolean {
  for (let i = 0; i < tokens.length; i++) {
    const colour = at(tokens, i);
    if (countOf(tokens, colour) > tokensOf(s, seat, colour)) return false;
  }
  return true;
}

export function checkRecruit(s: State, seat: Seat, who: number, tokens: readonly number[]): Reason | undefined {
  if (s.phase !== 'recruit') return NOT_RECRUITING;
  if (s.recruited) return ALREADY_RECRUITED;
  if (!s.display.includes(who)) return NOT_ON_DISPLAY;
  if (!pays(s, seat, tokens)) return WRONG_PAYMENT;
  if (!holds(s, seat, tokens)) return NOT_YOUR_TOKENS;
  return undefined;
}

export function listRecruits(s: State, seat: Seat, moves: Move[]): void {
  if (s.recruited) return;
  for (let payment = 0; payment < PAYMENTS.length; payment++) {
    const tokens = listAt(PAYMENTS, payment);
    if (!holds(s, seat, tokens) || !pays(s, seat, tokens)) continue;
    for (let spot = 0; spot < s.display.length; spot++) {
      const who = at(s.display, spot);
      if (who !== NONE) moves.push(recruitMove(who, payment));
    }
  }
}

export function recruit(s: State, seat: Seat, who: number, tokens: readonly number[], emit: Emit<Event>): void {
  const spot = s.display.indexOf(who);
  const { points, ability } = specialist(who);
  emit({ kind: 'SpecialistRecruited', seat, who, spot, tokens, coins: at(s.displayCoins, spot), points });
  if (ability.kind === 'onRecruit') emit({ kind: 'CoinsGained', seat, coins: ability.coins, source: `specialist ${who}` });
}
