import type { Move } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { say, sayMove } from '../say';
import type { Props } from '../types';
import { BarButton, Chip } from './Chip';

const QUIET: ReadonlyArray<Move['kind']> = ['recall', 'concede', 'leave'];

/** Ending the phase, and what else closes or hands on. */
export function Closing({ props }: { readonly props: Props }): ReactNode {
  const { moves, view } = props;
  const done = moves.find(({ kind }) => kind === 'done');
  return (
    <>
      {moves
        .filter(({ kind }) => QUIET.includes(kind))
        .map((move) => (
          <Chip key={move.kind} props={props} title={sayMove(props, move)} move={move} />
        ))}
      {done !== undefined && (
        <BarButton go onClick={() => props.onChoose(done)} title={sayMove(props, done)}>
          {say(props, view.phase === 'tactics' ? 'board.endTactics' : 'board.endTurn')}
        </BarButton>
      )}
    </>
  );
}
