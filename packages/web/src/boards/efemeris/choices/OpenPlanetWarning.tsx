import { PLANET_FIELD, type State } from '@quarterdeck/efemeris';
import type { Seat } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { at } from '../at';
import { say } from '../say';
import type { Props } from '../types';

/** EF-D67: warns whoever would end the turn with the only planet empty and without a fortress. */
export function OpenPlanetWarning({ props }: { readonly props: Props }): ReactNode {
  const { view, seat } = props;
  if (view.phase !== 'construct' || seat === undefined || !isOpen(view, seat)) return null;
  return <p className="ef-warn">{say(props, 'board.warnOpen')}</p>;
}

function isOpen(view: State, seat: Seat): boolean {
  const [only, ...more] = view.planetOwner.flatMap((owner, planet) => (owner === seat ? [planet] : []));
  return only !== undefined && more.length === 0 && view.fortress[only] !== 1 && !view.shipAt.includes(at(PLANET_FIELD, only));
}
