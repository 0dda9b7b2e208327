import { pattern } from '@quarterdeck/kernel';
import { SHOT } from '../../data/bonuses';
import { SHOT_STEPS } from '../../data/figures';
import { FIELDS } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { fieldMessage } from '../../names';
import { fieldWord, shipWord } from '../../notation';
import { say, shipWords } from '../../say';
import { driving, Reach } from '../../sky';
import { bonusOf } from '../../state';
import { notNowIn } from '../../turn';
import { kept } from '../kept';
import { drivingWorth, moveAlong, whyNotEnemyShip, whyNotReached } from '../tactics/voyage';
import { whyNotHeld } from './marker';

const reach = new Reach();
const shots = kept<MoveOf<'shot'>>((i) => ({ kind: 'shot', target: Math.floor(i / FIELDS), field: i % FIELDS }));

/** EF-101: a Warning Shot drives an enemy ship one field, wherever it is. */
export const shot: DecisionOf<'shot'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, { target, field }) {
    const why = whyNotEnemyShip(s, seat, target) ?? whyNotHeld(s, seat, SHOT);
    return why ?? whyNotReached(s, target, driving(s, target, SHOT_STEPS, reach), field, SHOT_STEPS);
  },
  list(s, seat, out) {
    if (bonusOf(s, seat, SHOT) === 0) return;
    for (let target = 0; target < s.shipAt.length; target++) {
      if (whyNotEnemyShip(s, seat, target) !== undefined) continue;
      driving(s, target, SHOT_STEPS, reach);
      for (let i = 1; i < reach.count; i++) out.push(shots(target * FIELDS + (reach.fields[i] ?? 0)));
    }
  },
  play(s, seat, { target, field }, emit) {
    const path = driving(s, target, SHOT_STEPS, reach).pathTo(field);
    emit({ kind: 'BonusUsed', seat, bonus: SHOT });
    moveAlong(s, target, seat, 'shot', path, emit);
  },
  text: pattern('shot {target} {field}', { target: shipWord, field: fieldWord }),
  say: ({ target, field }, s) => say('move.shot', { ship: shipWords(target), to: fieldMessage(s, field) }),
};

export const worth: WorthOf<'shot'> = (s, _seat, { target, field }) => drivingWorth(s, target, field);
