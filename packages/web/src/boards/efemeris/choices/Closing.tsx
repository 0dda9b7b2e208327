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

/** Ending the phase, and what else closes or hands on. */
export function Closing({ props }: { readonly props: Props }): ReactNode {
  const { moves, view, seat } = props;
  const done = moves.find(({ kind }) => kind === 'done');
  return (
    <>
      {moves
        .filter(({ kind }) => QUIET.includes(kind))
        .map((move) => (
          <Chip key={move.kind} props={props} title={sayMove(props, move)} move={move} />
        ))}
      {view.phase === 'construct' && seat !== undefined && isOpen(view, seat) && (
        <span className="ef-warn">{say(props, 'board.warnOpen')}</span>
      )}
      {done !== undefined && (
        <BarButton go onClick={() => props.onChoose(done)} title={sayMove(props, done)}>
          {say(props, view.phase === 'tactics' ? 'board.endTactics' : 'board.endTurn')}
        </BarButton>
      )}
    </>
  );
}
