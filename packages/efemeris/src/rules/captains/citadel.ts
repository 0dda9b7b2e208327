import { pattern } from '@quarterdeck/kernel';
import { OFFICER } from '../../data/crew';
import { PLANETS } from '../../data/planets';
import type { DecisionOf, WorthOf } from '../../move';
import { planetWord } from '../../notation';
import { planetWords, say } from '../../say';
import { notNowIn } from '../../turn';
import { whyNotFortressHere } from '../construct/forts';
import { officerServes, whyNotOfficer } from './officer';

/** EF-275: Catalina de Guzmán builds a fortress for nothing. */
export const citadel: DecisionOf<'citadel'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot: (s, seat, { planet }) => whyNotOfficer(s, seat, 'citadel') ?? whyNotFortressHere(s, seat, planet),
  list(s, seat, out) {
    if (!officerServes(s, seat, 'citadel')) return;
    for (let planet = 0; planet < PLANETS.length; planet++) {
      if (whyNotFortressHere(s, seat, planet) === undefined) out.push({ kind: 'citadel', planet });
    }
  },
  play(_s, seat, { planet }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
    emit({ kind: 'FortressBuilt', seat, planet, pepper: 0, vanilla: 0 });
  },
  text: pattern('officer citadel {planet}', { planet: planetWord }),
  say: ({ planet }) => say('move.citadel', { planet: planetWords(planet) }),
};

export const worth: WorthOf<'citadel'> = () => 8;
