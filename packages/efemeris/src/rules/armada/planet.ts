import { pattern, reason } from '@quarterdeck/kernel';
import { PLANETS } from '../../data/planets';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, WorthOf } from '../../move';
import { planetWord } from '../../notation';
import { planetWords, say, who } from '../../say';
import { proceedWithSetup } from './muster';

/** EF-030: a mobilisation planet that nobody has taken. */
export const planet: DecisionOf<'planet'> = {
  at: ['planet'],
  whyNot: (s, _seat, move) => (s.mobilisation.includes(move.planet) ? reason('PLANET_TAKEN', 'EF-030') : undefined),
  list(s, _seat, out) {
    for (let free = 0; free < PLANETS.length; free++) if (!s.mobilisation.includes(free)) out.push({ kind: 'planet', planet: free });
  },
  play(s, seat, move, emit) {
    emit({ kind: 'PlanetChosen', seat, planet: move.planet });
    proceedWithSetup(s, emit);
  },
  text: pattern('planet {planet}', { planet: planetWord }),
  say: (move) => say('move.planet', { planet: planetWords(move.planet) }),
};

export const happenings: HappeningsOf<'PlanetChosen'> = {
  PlanetChosen: {
    evolve(s, e) {
      s.mobilisation[e.seat] = e.planet;
    },
    say: (e) => say('event.PlanetChosen', { who: who(e.seat), planet: planetWords(e.planet) }),
  },
};

export const worth: WorthOf<'planet'> = () => 0;
