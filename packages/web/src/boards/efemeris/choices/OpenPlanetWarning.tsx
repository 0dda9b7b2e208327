import { lastPlanetOpen } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import type { Props } from '../types';

/** EF-D67: warns whoever would end the turn with the only planet empty and without a fortress. */
export function OpenPlanetWarning({ props }: { readonly props: Props }): ReactNode {
  const { view, seat } = props;
  if (view.phase !== 'construct' || seat === undefined || !lastPlanetOpen(view, seat)) return null;
  return <p className="ef-warn">{say(props.speaker, 'board.warnOpen')}</p>;
}
