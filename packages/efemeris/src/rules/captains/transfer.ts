import { pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { OFFICER } from '../../data/crew';
import { PLANETS } from '../../data/planets';
import { PLANET_FIELD } from '../../fields';
import type { DecisionOf, WorthOf } from '../../move';
import { planetWord } from '../../notation';
import { planetWords, say } from '../../say';
import { galleonAt, type Planet, type State, shipOn } from '../../state';
import { notNowIn } from '../../turn';
import { officerServes, whyNotOfficer } from './officer';

function whyNotThere(s: State, seat: Seat, planet: Planet): Reason | undefined {
  if (s.planetOwner[planet] !== seat) return reason('NOT_YOUR_PLANET', 'EF-220');
  return shipOn(s, PLANET_FIELD[planet] ?? 0) >= 0 ? reason('SHIP_ON_PLANET', 'EF-D25') : undefined;
}

/** EF-220: Victorine de la Chesnaye sets her galleon down on an own planet. */
export const transfer: DecisionOf<'transfer'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot: (s, seat, { planet }) => whyNotOfficer(s, seat, 'transfer') ?? whyNotThere(s, seat, planet),
  list(s, seat, out) {
    if (!officerServes(s, seat, 'transfer')) return;
    for (let planet = 0; planet < PLANETS.length; planet++) {
      if (whyNotThere(s, seat, planet) === undefined) out.push({ kind: 'transfer', planet });
    }
  },
  play(s, seat, { planet }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
    emit({ kind: 'GalleonTransferred', seat, from: galleonAt(s, seat), to: PLANET_FIELD[planet] ?? 0 });
  },
  text: pattern('officer transfer {planet}', { planet: planetWord }),
  say: ({ planet }) => say('move.transfer', { planet: planetWords(planet) }),
};

export const worth: WorthOf<'transfer'> = () => -3;
