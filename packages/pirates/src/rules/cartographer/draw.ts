import { pattern, reason } from '@quarterdeck/kernel';
import { CARTOGRAPHER } from '../../data/roles';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { timeValue } from '../../policy/outlook';
import { say, who } from '../../say';
import { whyNotActIn, whyNotIn } from '../round/action';
import { waitFor } from '../round/wait';
import { cardsInDeck } from './deck';

const DRAW = { kind: 'draw' } as const;

/** The top card of the deck, as the action or as a gift (PI-190, PI-191). Chance says which card it is. */
export const draw: DecisionOf<'draw'> = {
  at: ['act', 'giftDraw'],
  whyNot(s) {
    const used = s.step === 'act' ? whyNotActIn(s, CARTOGRAPHER) : whyNotIn(s, CARTOGRAPHER);
    if (used !== undefined) return used;
    return cardsInDeck(s) > 0 ? undefined : reason('DECK_EMPTY', 'PI-192');
  },
  list(s, _seat, out) {
    if (s.called === CARTOGRAPHER && !(s.step === 'act' && s.acted) && cardsInDeck(s) > 0) out.push(DRAW);
  },
  play(s, seat, _move, emit) {
    // The End card is laid open and replaced (PI-194).
    if (s.above === 0 && s.endInDeck) emit({ kind: 'EndCardDrawn', seat });
    waitFor(s, 'draw', seat, emit);
  },
  text: pattern('draw'),
  say: (_move, s) => say(s.step === 'giftDraw' ? 'move.draw.gift' : 'move.draw'),
};

export const happenings: HappeningsOf<'EndCardDrawn'> = {
  EndCardDrawn: {
    evolve(s) {
      s.endInDeck = false;
      s.finale = 1;
    },
    say: ({ seat }) => say('event.EndCardDrawn', { who: who(seat) }),
  },
};

/** For bots: the action anyway; a further card while there is time to play it. */
export const worth: WorthOf<'draw'> = (s) => (s.step === 'giftDraw' ? 2 * timeValue(s) - 0.7 : 1);
