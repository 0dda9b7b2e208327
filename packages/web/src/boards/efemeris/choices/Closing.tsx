import type { Move } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { sayMove } from '../../../kit';
import type { Props } from '../types';
import { Chip } from './Chip';
import { OpenPlanetWarning } from './OpenPlanetWarning';

const QUIET: ReadonlyArray<Move['kind']> = ['concede', 'leave'];

/** What else hands on or gives up. */
export function Closing({ props }: { readonly props: Props }): ReactNode {
  return props.moves
    .filter(({ kind }) => QUIET.includes(kind))
    .map((move) => <Chip key={move.kind} props={props} title={sayMove(props, move)} move={move} />);
}

/** On a phone, where the board has no room for it. The phase itself is ended by the bar. */
export function Warned({ props }: { readonly props: Props }): ReactNode {
  return props.size === 'phone' ? <OpenPlanetWarning props={props} /> : null;
}
