import { add, at, oneOf, pattern, reason } from '@quarterdeck/kernel';
import { COUNTRIES } from '../../data/adventures';
import { MARK_PENALTY } from '../../data/figures';
import { GOVERNOR } from '../../data/roles';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { timeValue, trouble } from '../../policy/outlook';
import { countryName, say, who } from '../../say';
import { type Country, NOBODY } from '../../state';
import { proceed } from '../../turn';
import { settleGuards } from '../merchant/guards';
import { whyNotActIn } from '../round/action';
import { giftsDue } from '../round/gifts';
import { takeMark } from '../round/marks';
import { plundersOf } from './plunders';

const TILES = COUNTRIES.map((_, country) => ({ kind: 'privateer', country }) as const);

/** A country's tile, all ships of the reserve and a black mark (PI-070 to PI-074). */
export const privateer: DecisionOf<'privateer'> = {
  at: ['act'],
  whyNot(s, _seat, { country }) {
    const used = whyNotActIn(s, GOVERNOR);
    if (used !== undefined) return used;
    const holder = s.privateers[country];
    if (holder === undefined) return reason('NO_SUCH_COUNTRY', 'PI-070');
    return holder === NOBODY ? undefined : reason('TILE_TAKEN', 'PI-072', { who: who(holder) });
  },
  list(s, _seat, out) {
    if (s.called !== GOVERNOR || s.acted) return;
    for (const move of TILES) if (s.privateers[move.country] === NOBODY) out.push(move);
  },
  play(s, seat, { country }, emit) {
    emit({ kind: 'PrivateerTaken', seat, country, ships: at(s.reserve, seat) });
    settleGuards(s, seat, 'ships', emit);
    const gifts = giftsDue(s);
    if (gifts === 0) takeMark(seat, 'governor', emit);
    else emit({ kind: 'MarkSpared', seat });
    // One mark fewer as the second gift, if there is one to hand back (PI-D15).
    if (gifts === 2 && at(s.marks, seat) > 0) emit({ kind: 'MarkReturned', seat });
    proceed(s, emit);
  },
  text: pattern('privateer {country}', { country: oneOf<Country>('country', COUNTRIES) }),
  say: ({ country }, s, seat) =>
    say('move.privateer', { country: countryName(country), n: at(s.reserve, seat), plundered: plundersOf(s, country) }),
};

export const happenings: HappeningsOf<'PrivateerTaken' | 'MarkSpared' | 'MarkReturned'> = {
  PrivateerTaken: {
    evolve(s, { seat, country, ships }) {
      s.privateers[country] = seat;
      add(s.reserve, seat, -ships);
      s.acted = true;
    },
    say: ({ seat, country, ships }) => say('event.PrivateerTaken', { who: who(seat), country: countryName(country), n: ships }),
  },
  MarkSpared: {
    say: ({ seat }) => say('event.MarkSpared', { who: who(seat) }),
  },
  MarkReturned: {
    evolve: (s, { seat }) => add(s.marks, seat, -1),
    say: ({ seat }) => say('event.MarkReturned', { who: who(seat) }),
  },
};

/** For bots: ships for the marks that the country's caravans will bring. */
export const worth: WorthOf<'privateer'> = (s, seat, { country }) =>
  1.2 * timeValue(s) * at(s.reserve, seat) - trouble(s, country) - (giftsDue(s) === 0 ? MARK_PENALTY : 0);
