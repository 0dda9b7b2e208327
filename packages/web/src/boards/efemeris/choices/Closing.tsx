import { type Move, PLANET_FIELD, type State } from '@quarterdeck/efemeris';
import type { Seat } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { at } from '../at';
import { say, sayMove } from '../say';
import type { Props } from '../types';
import { BarButton, Chip } from './Chip';

const QUIET: ReadonlyArray<Move['kind']> = ['recall', 'concede', 'leave'];

/** Whether the only planet of a seat is empty and without a fortress: who loses it may lose the game (EF-D67). */
function isOpen(view: State, seat: Seat): boolean {
  const [only, ...more] = view.planetOwner.flatMap((owner, planet) => (owner === seat ? [planet] : []));
  return only !== undefined && more.length === 0 && view.fortress[only] !== 1 && !view.shipAt.includes(at(PLANET_FIELD, only));
}

/** What else hands on or gives up. */
export function Closing({ props }: { readonly props: Props }): ReactNode {
  return props.moves
    .filter(({ kind }) => QUIET.includes(kind))
    .map((move) => {
      const short = move.kind === 'recall';
      return (
        <Chip
          key={move.kind}
          props={props}
          title={short ? say(props, 'board.recall') : sayMove(props, move)}
          hint={sayMove(props, move)}
          move={move}
        />
      );
    });
}

/** Ending the phase: always in sight. */
export function Done({ props }: { readonly props: Props }): ReactNode {
  const { moves, view, seat } = props;
  const done = moves.find(({ kind }) => kind === 'done');
  if (done === undefined) return null;
  return (
    <>
      {view.phase === 'construct' && seat !== undefined && isOpen(view, seat) && (
        <span className="ef-warn">{say(props, 'board.warnOpen')}</span>
      )}
      <BarButton go onClick={() => props.onChoose(done)} title={sayMove(props, done)}>
        {say(props, view.phase === 'tactics' ? 'board.endTactics' : 'board.endTurn')}
      </BarButton>
    </>
  );
}
