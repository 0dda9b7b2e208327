import { pattern, reason } from '@quarterdeck/kernel';
import { WIND } from '../../data/bonuses';
import { WIND_STEPS } from '../../data/figures';
import { FIELDS } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { fieldWord, ownShipWord } from '../../notation';
import { ownShipWords, say } from '../../say';
import { Reach, sailing } from '../../sky';
import { bonusOf, NOWHERE, SHIPS_PER_SEAT, shipOf } from '../../state';
import { notNowIn } from '../../turn';
import { kept } from '../kept';
import { moveAlong, voyageWords, voyageWorth, whyNotReached } from '../tactics/voyage';
import { whyNotHeld } from './marker';

const reach = new Reach();
const winds = kept<MoveOf<'wind'>>((i) => ({ kind: 'wind', ship: Math.floor(i / FIELDS), field: i % FIELDS }));

/** EF-100: Solar Wind carries an own ship one to three fields, beside its normal move. */
export const wind: DecisionOf<'wind'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, move) {
    const ship = shipOf(seat, move.ship);
    if (move.ship >= SHIPS_PER_SEAT || s.shipAt[ship] === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-100');
    return whyNotHeld(s, seat, WIND) ?? whyNotReached(s, ship, sailing(s, ship, WIND_STEPS, reach), move.field, WIND_STEPS);
  },
  list(s, seat, out) {
    if (bonusOf(s, seat, WIND) === 0) return;
    for (let own = 0; own < SHIPS_PER_SEAT; own++) {
      const ship = shipOf(seat, own);
      if (s.shipAt[ship] === NOWHERE) continue;
      sailing(s, ship, WIND_STEPS, reach);
      for (let i = 1; i < reach.count; i++) out.push(winds(own * FIELDS + (reach.fields[i] ?? 0)));
    }
  },
  play(s, seat, move, emit) {
    const ship = shipOf(seat, move.ship);
    const path = sailing(s, ship, WIND_STEPS, reach).pathTo(move.field);
    emit({ kind: 'BonusUsed', seat, bonus: WIND });
    moveAlong(s, ship, seat, 'wind', path, emit);
  },
  text: pattern('wind {ship} {field}', { ship: ownShipWord, field: fieldWord }),
  say: ({ ship, field }, s, seat) =>
    say('move.wind', { ship: ownShipWords(ship), ...voyageWords(s, sailing(s, shipOf(seat, ship), WIND_STEPS, reach), field) }),
};

export const worth: WorthOf<'wind'> = (s, seat, { field }) => voyageWorth(s, seat, field) - 1;
