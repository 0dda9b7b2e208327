import { oneOf, pattern, reason } from '@quarterdeck/kernel';
import { CARD_NAMES, isCaravan, isCurse, isHarbour } from '../../data/adventures';
import { CAPTAIN, ISLANDER, SHAMAN } from '../../data/roles';
import type { DecisionOf, WorthOf } from '../../move';
import { worthOfCard } from '../../policy/cards';
import { cardName, say } from '../../say';
import type { Card, Role } from '../../state';
import { proceed } from '../../turn';
import { playCaravan } from '../captain/caravan';
import { playHarbour } from '../islander/harbour';
import { playCurse } from '../shaman/curse';

const PLAYS = CARD_NAMES.map((_, card) => ({ kind: 'play', card }) as const);

/** The Captain plays caravans, the Islander harbours, the Shaman curses. */
function suitsRole(role: Role, card: Card): boolean {
  switch (role) {
    case CAPTAIN:
      return isCaravan(card);
    case ISLANDER:
      return isHarbour(card);
    case SHAMAN:
      return isCurse(card);
    default:
      return false;
  }
}

/** The rule by which a role plays a card, for roles that do. */
const PLAYED_BY: Readonly<Record<number, string>> = { [CAPTAIN]: 'PI-080', [ISLANDER]: 'PI-130', [SHAMAN]: 'PI-150' };

/** A caravan, harbour or curse from hand, by the role it belongs to (PI-080, PI-130, PI-150). */
export const play: DecisionOf<'play'> = {
  at: ['act'],
  whyNot(s, seat, { card }) {
    const rule = PLAYED_BY[s.called];
    if (rule === undefined) return reason('ROLE_PLAYS_NO_CARD', 'PI-048');
    if (card < 0 || s.hands[seat]?.includes(card) !== true) return reason('NOT_IN_HAND', rule);
    if (!suitsRole(s.called, card)) return reason('CARD_OF_ANOTHER_ROLE', rule);
    return undefined;
  },
  list(s, seat, out) {
    if (PLAYED_BY[s.called] === undefined) return;
    for (const card of s.hands[seat] ?? []) {
      const move = PLAYS[card];
      if (move !== undefined && suitsRole(s.called, card)) out.push(move);
    }
  },
  play(s, seat, { card }, emit) {
    if (isCaravan(card)) {
      if (!playCaravan(s, seat, card, emit)) return;
    } else if (isHarbour(card)) playHarbour(s, seat, card, emit);
    else if (!playCurse(s, seat, card, emit)) return;
    proceed(s, emit);
  },
  text: pattern('play {card}', { card: oneOf<Card>('adventure card', CARD_NAMES) }),
  say: ({ card }, s) => say('move.play', { card: cardName(s, card) }),
};

/** For bots: what the card does for them, against what it does for the others. */
export const worth: WorthOf<'play'> = (s, seat, { card }) => worthOfCard(s, seat, card);
