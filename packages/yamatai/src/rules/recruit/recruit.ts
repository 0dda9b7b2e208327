import { add, at, countOf, list, mapped, pattern, range, reason, type Seat } from '@quarterdeck/kernel';
import { specialist } from '../../data/catalog';
import { RECRUIT_DIFFERENT, RECRUIT_EQUAL } from '../../data/figures';
import { SPECIALISTS } from '../../data/specialists';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { playerName, specialistName, tokensSaid } from '../../names';
import { ascending, asTheyAre, specialistWord, tokenWord } from '../../notation';
import { specialistWorth } from '../../policy/prices';
import { say } from '../../say';
import { NONE, type State, TOKEN_COLOURS, type TokenColour, tokensOf } from '../../state';
import { notNow } from '../../turn';
import { anyTokensPay } from '../abilities';
import { handfuls } from '../handfuls';

const NOT_RECRUITING = reason('NOT_RECRUITING', 'YA-035');
const ALREADY_RECRUITED = reason('ALREADY_RECRUITED', 'YA-079');
const NOT_ON_DISPLAY = reason('NOT_ON_DISPLAY', 'YA-079');
const WRONG_PAYMENT = reason('WRONG_PAYMENT', 'YA-079');
const NOT_YOUR_TOKENS = reason('NOT_YOUR_TOKENS', 'YA-079');

/** YA-079, YA-D22, YA-D44. */
function pays(s: State, seat: Seat, tokens: readonly TokenColour[]): boolean {
  const any = anyTokensPay(s, seat);
  if (any > 0) return tokens.length === any;
  let most = 0;
  for (let colour = 0; colour < TOKEN_COLOURS; colour++) most = Math.max(most, countOf(tokens, colour));
  return (tokens.length === RECRUIT_EQUAL && most === RECRUIT_EQUAL) || (tokens.length === RECRUIT_DIFFERENT && most === 1);
}

function holds(s: State, seat: Seat, tokens: readonly TokenColour[]): boolean {
  for (let i = 0; i < tokens.length; i++) {
    const colour = at(tokens, i);
    if (countOf(tokens, colour) > tokensOf(s, seat, colour)) return false;
  }
  return true;
}

/** Tokens that somebody might pay for a specialist. */
const PAYMENTS: readonly (readonly TokenColour[])[] = handfuls(TOKEN_COLOURS, RECRUIT_DIFFERENT).filter(
  (tokens) => tokens.length === RECRUIT_EQUAL || (tokens.length === RECRUIT_DIFFERENT && new Set(tokens).size === RECRUIT_DIFFERENT),
);

const MOVES: readonly MoveOf<'recruit'>[] = range(SPECIALISTS.length * PAYMENTS.length).map((i) => ({
  kind: 'recruit',
  who: Math.floor(i / PAYMENTS.length),
  tokens: at(PAYMENTS, i % PAYMENTS.length),
}));

/** Step 5: recruit a specialist (YA-079). */
export const recruit: DecisionOf<'recruit'> = {
  at: ['recruit'],
  notNow: (s, seat) => notNow(s, seat, NOT_RECRUITING),
  whyNot(s, seat, { who, tokens }) {
    if (s.recruited) return ALREADY_RECRUITED;
    if (!s.display.includes(who)) return NOT_ON_DISPLAY;
    if (!pays(s, seat, tokens)) return WRONG_PAYMENT;
    return holds(s, seat, tokens) ? undefined : NOT_YOUR_TOKENS;
  },
  list(s, seat, out) {
    if (s.recruited) return;
    for (let payment = 0; payment < PAYMENTS.length; payment++) {
      const tokens = at(PAYMENTS, payment);
      if (!holds(s, seat, tokens) || !pays(s, seat, tokens)) continue;
      for (let spot = 0; spot < s.display.length; spot++) {
        const who = at(s.display, spot);
        if (who !== NONE) out.push(at(MOVES, who * PAYMENTS.length + payment));
      }
    }
  },
  play(s, seat, { who, tokens }, emit) {
    const spot = s.display.indexOf(who);
    const { points, ability } = specialist(who);
    emit({ kind: 'SpecialistRecruited', seat, who, spot, tokens, coins: at(s.displayCoins, spot), points });
    if (ability.kind === 'onRecruit') emit({ kind: 'CoinsGained', seat, coins: ability.coins, source: `specialist ${who}` });
  },
  text: pattern('recruit {who} {tokens}', {
    who: specialistWord,
    tokens: mapped(list(tokenWord, { from: RECRUIT_EQUAL, to: RECRUIT_DIFFERENT }), ascending, asTheyAre),
  }),
  say: ({ who, tokens }) => say('move.recruit', { specialist: specialistName(who), tokens: tokensSaid(tokens) }),
};

export const happenings: HappeningsOf<'SpecialistRecruited'> = {
  SpecialistRecruited: {
    evolve(s, e) {
      for (const colour of e.tokens) {
        add(s.tokens, e.seat * TOKEN_COLOURS + colour, -1);
        add(s.tokensOut, colour, 1);
      }
      add(s.coins, e.seat, e.coins);
      s.owned[e.seat] = at(s.owned, e.seat) | (1 << e.who);
      s.display[e.spot] = NONE;
      s.displayCoins[e.spot] = 0;
      s.recruited = true;
    },
    say: (e) =>
      say('event.SpecialistRecruited', {
        who: playerName(e.seat),
        specialist: specialistName(e.who),
        tokens: tokensSaid(e.tokens),
        coins: e.coins,
        points: e.points,
      }),
    points: (e) => [{ seat: e.seat, item: 'specialists', points: e.points }],
  },
};

/** What the specialist brings, paid with as few tokens as possible. */
export const worth: WorthOf<'recruit'> = (s, seat, { who, tokens }) =>
  specialistWorth(s, seat, s.display.indexOf(who)) - 0.3 * tokens.length;
