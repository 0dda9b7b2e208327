import { pattern, reason } from '@quarterdeck/kernel';
import type { DecisionOf, WorthOf } from '../../move';
import { ownShipWord } from '../../notation';
import { ownShipWords, say } from '../../say';
import { isAdrift } from '../../sky';
import { NOWHERE, SHIPS_PER_SEAT, shipOf } from '../../state';
import { notNowIn } from '../../turn';
import { destroyShip } from './voyage';

/** EF-D26: a ship adrift may be given up. */
export const scuttle: DecisionOf<'scuttle'> = {
  at: ['tactics'],
  notNow: notNowIn('tactics'),
  whyNot(s, seat, move) {
    const ship = shipOf(seat, move.ship);
    if (move.ship >= SHIPS_PER_SEAT || s.shipAt[ship] === NOWHERE) return reason('NO_SUCH_SHIP', 'EF-D26');
    if (!isAdrift(s, ship)) return reason('NOT_ADRIFT', 'EF-D26');
    return undefined;
  },
  list(s, seat, out) {
    for (let own = 0; own < SHIPS_PER_SEAT; own++) if (isAdrift(s, shipOf(seat, own))) out.push({ kind: 'scuttle', ship: own });
  },
  play(s, seat, { ship }, emit) {
    destroyShip(s, shipOf(seat, ship), seat, 'scuttled', emit);
  },
  text: pattern('scuttle {ship}', { ship: ownShipWord }),
  say: ({ ship }) => say('move.scuttle', { ship: ownShipWords(ship) }),
};

export const worth: WorthOf<'scuttle'> = () => 2;
