import type { Seat } from '@quarterdeck/kernel';
import { GUNNER } from '../data/crew';
import { ROSE } from '../fields';
import { rangeOf } from '../questions';
import { inHand, mayPlayCrew } from '../rules/crew/cards';
import { whyNotShip } from '../rules/tactics/guns';
import { Reach, rangingFrom } from '../sky';
import { type Field, NOWHERE, type State } from '../state';

/** From where the guns of the deciding seat's galleon would hit a ship, and for which state that was found out. */
const range = { reach: new Reach(), of: undefined as State | undefined, prey: [] as Field[] };

/** A new position is about to be looked at. */
export function forgetPrey(): void {
  range.of = undefined;
}

/** Whether a galleon on a field could sink a ship of others with a Gunner in hand. */
export function hasPrey(s: State, seat: Seat, field: Field): boolean {
  if (range.of !== s) {
    range.of = s;
    range.prey.length = 0;
    if (mayPlayCrew(s, seat) && inHand(s, seat, GUNNER) > 0) {
      for (let ship = 0; ship < s.shipAt.length; ship++) {
        const at = s.shipAt[ship] ?? NOWHERE;
        if (at !== NOWHERE && whyNotShip(s, seat, ship) === undefined) range.prey.push(at);
      }
    }
    rangingFrom(s, range.prey, rangeOf(s, seat), range.reach);
  }
  return field !== ROSE && range.reach.has(field);
}
