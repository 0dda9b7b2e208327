import { pattern, reason } from '@quarterdeck/kernel';
import { GUNNER, OFFICER } from '../../data/crew';
import { ATTACK_RANGE } from '../../data/figures';
import type { DecisionOf, WorthOf } from '../../move';
import { ownShipWord, targetWord } from '../../notation';
import { ownShipWords, say, targetWords } from '../../say';
import { GALLEON, NOWHERE, SHIPS_PER_SEAT, shipOf } from '../../state';
import { notNowIn } from '../../turn';
import { inHand } from '../crew/cards';
import { eachTarget, hit, targetWorth, whyNotAttack } from '../tactics/guns';
import { officerServes, whyNotOfficer } from './officer';

/** EF-260: under Nathaniel Lancaster a frigate attacks, by officer and gunner together (EF-D74). */
export const broadside: DecisionOf<'broadside'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, { ship, target }) {
    const why = whyNotOfficer(s, seat, 'broadside', 2);
    if (why !== undefined) return why;
    if (inHand(s, seat, GUNNER) === 0) return reason('NEEDS_A_GUNNER', 'EF-261');
    const field = s.shipAt[shipOf(seat, Math.min(ship, SHIPS_PER_SEAT - 1))] ?? NOWHERE;
    if (ship === GALLEON || ship >= SHIPS_PER_SEAT || field === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-260');
    return whyNotAttack(s, seat, field, ATTACK_RANGE, target);
  },
  list(s, seat, out) {
    if (!officerServes(s, seat, 'broadside', 2) || inHand(s, seat, GUNNER) === 0) return;
    for (let ship = 1; ship < SHIPS_PER_SEAT; ship++) {
      const field = s.shipAt[shipOf(seat, ship)] ?? NOWHERE;
      if (field !== NOWHERE) eachTarget(s, seat, field, ATTACK_RANGE, (target) => out.push({ kind: 'broadside', ship, target }));
    }
  },
  play(s, seat, { target }, emit) {
    emit({ kind: 'CrewPlayed', seat, crew: OFFICER });
    emit({ kind: 'CrewPlayed', seat, crew: GUNNER });
    hit(s, seat, target, emit);
  },
  text: pattern('officer broadside {ship} {target}', { ship: ownShipWord, target: targetWord }),
  say: ({ ship, target }) => say('move.broadside', { ship: ownShipWords(ship), target: targetWords(target) }),
};

export const worth: WorthOf<'broadside'> = (_s, _seat, { target }) => targetWorth(target);
