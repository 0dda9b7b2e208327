import type { Move } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { say, sayMove } from '../say';
import type { Props } from '../types';
import { BarButton, Chip } from './Chip';
import { OpenPlanetWarning } from './OpenPlanetWarning';

const QUIET: ReadonlyArray<Move['kind']> = ['concede', 'leave'];

/** What else hands on or gives up. */
export function Closing({ props }: { readonly props: Props }): ReactNode {
  return props.moves
    .filter(({ kind }) => QUIET.includes(kind))
    .map((move) => <Chip key={move.kind} props={props} title={sayMove(props, move)} move={move} />);
}

/** Ending the phase: always in sight. */
export function Done({ props }: { readonly props: Props }): ReactNode {
  const { moves, view, size } = props;
  const done = moves.find(({ kind }) => kind === 'done');
  if (done === undefined) return null;
  return (
    <>
      {size === 'phone' && <OpenPlanetWarning props={props} />}
      <BarButton go onClick={() => props.onChoose(done)} title={sayMove(props, done)}>
        {say(props, view.phase === 'tactics' ? 'board.endTactics' : 'board.endTurn')}
      </BarButton>
    </>
  );
}
