import { pattern } from '@quarterdeck/kernel';
import { WIND } from '../../data/bonuses';
import { OFFICER } from '../../data/crew';
import { WIND_STEPS } from '../../data/figures';
import { FIELDS } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { fieldWord, shipWord } from '../../notation';
import { say, shipWords } from '../../say';
import { driving, Reach, sailing } from '../../sky';
import { bonusOf } from '../../state';
import { notNowIn } from '../../turn';
import { whyNotHeld } from '../bonus/marker';
import { kept } from '../kept';
import { drivingWorth, moveAlong, voyageWords, whyNotEnemyShip, whyNotReached } from '../tactics/voyage';
import { officerServes, whyNotOfficer } from './officer';

const reach = new Reach();
const drives = kept<MoveOf<'drive'>>((i) => ({ kind: 'drive', target: Math.floor(i / FIELDS), field: i % FIELDS }));

/** EF-280: Isabel da Silva drives an enemy ship away, by officer and Solar Wind together. */
export const drive: DecisionOf<'drive'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, { target, field }) {
    const why = whyNotOfficer(s, seat, 'drive') ?? whyNotHeld(s, seat, WIND) ?? whyNotEnemyShip(s, seat, target);
    return why ?? whyNotReached(s, target, driving(s, target, WIND_STEPS, reach), field, WIND_STEPS);
  },
  list(s, seat, out) {
    if (bonusOf(s, seat, WIND) === 0 || !officerServes(s, seat, 'drive')) return;
    for (let target = 0; target < s.shipAt.length; target++) {
      if (whyNotEnemyShip(s, seat, target) !== undefined) continue;
      driving(s, target, WIND_STEPS, reach);
      for (let i = 1; i < reach.count; i++) out.push(drives(target * FIELDS + (reach.fields[i] ?? 0)));
    }
  },
  play(s, seat, { target, field }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
    const path = driving(s, target, WIND_STEPS, reach).pathTo(field);
    emit({ kind: 'BonusUsed', seat, bonus: WIND });
    moveAlong(s, target, seat, 'drive', path, emit);
  },
  text: pattern('officer drive {target} {field}', { target: shipWord, field: fieldWord }),
  say: ({ target, field }, s) =>
    say('move.drive', { ship: shipWords(target), ...voyageWords(s, sailing(s, target, WIND_STEPS, reach), field) }),
};

export const worth: WorthOf<'drive'> = (s, _seat, { target, field }) => drivingWorth(s, target, field);
