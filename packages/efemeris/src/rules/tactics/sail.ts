import { pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { FIELDS } from '../../fields';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { fieldWord, ownShipWord } from '../../notation';
import { stepsOf } from '../../questions';
import { ownShipWords, say } from '../../say';
import { Reach, sailing } from '../../sky';
import { GALLEON, NOBODY, NOWHERE, type OwnShip, SHIPS_PER_SEAT, type State, shipOf } from '../../state';
import { notNowIn } from '../../turn';
import { kept } from '../kept';
import { moveAlong, voyageWords, voyageWorth, whyNotReached } from './voyage';

const reach = new Reach();
const sails = kept<MoveOf<'sail'>>((i) => ({ kind: 'sail', ship: Math.floor(i / FIELDS), field: i % FIELDS }));

/** Whether the ship could make its normal move, wherever to. */
function whyNotAtAll(s: State, seat: Seat, own: OwnShip): Reason | undefined {
  const ship = shipOf(seat, own);
  if (own >= SHIPS_PER_SEAT || s.shipAt[ship] === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-091');
  if (s.sailed[ship] === 1) return reason('HAS_SAILED', own === GALLEON ? 'EF-092' : 'EF-093');
  if ((s.frozenBy[ship] ?? NOBODY) >= 0) return reason('FROZEN', 'EF-241');
  return undefined;
}

/** EF-091, EF-092, EF-093: every ship makes its normal move once a turn. */
export const sail: DecisionOf<'sail'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, { ship, field }) {
    const why = whyNotAtAll(s, seat, ship);
    if (why !== undefined) return why;
    const steps = stepsOf(s, seat, ship);
    return whyNotReached(s, shipOf(seat, ship), sailing(s, shipOf(seat, ship), steps, reach), field, steps);
  },
  list(s, seat, out) {
    for (let own = 0; own < SHIPS_PER_SEAT; own++) {
      const ship = shipOf(seat, own);
      // The same as `whyNotAtAll`, without making reasons that nobody reads.
      if (s.shipAt[ship] === NOWHERE || s.sailed[ship] === 1 || (s.frozenBy[ship] ?? NOBODY) >= 0) continue;
      sailing(s, ship, stepsOf(s, seat, own), reach);
      for (let i = 1; i < reach.count; i++) out.push(sails(own * FIELDS + (reach.fields[i] ?? 0)));
    }
  },
  play(s, seat, { ship, field }, emit) {
    const path = sailing(s, shipOf(seat, ship), stepsOf(s, seat, ship), reach).pathTo(field);
    moveAlong(s, shipOf(seat, ship), seat, 'sail', path, emit);
  },
  text: pattern('sail {ship} {field}', { ship: ownShipWord, field: fieldWord }),
  say: ({ ship, field }, s, seat) =>
    say('move.sail', { ship: ownShipWords(ship), ...voyageWords(s, sailing(s, shipOf(seat, ship), stepsOf(s, seat, ship), reach), field) }),
};

export const worth: WorthOf<'sail'> = (s, seat, { field }) => voyageWorth(s, seat, field);
