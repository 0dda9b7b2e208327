import { berths, mooringOf } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { BoatRow } from '../draw/Icons';
import { movesOf } from '../legal';
import type { Props } from '../types';
import { Choice } from './Choice';
import './moor.css';

/** What may lie in the dock from now on; everything else goes beside it, which is said on the same button. */
export function MoorChoices({ props }: { readonly props: Props }): ReactNode {
  const { view, seat, moves, speaker } = props;
  if (seat === undefined) return null;
  const room = berths(view, seat);
  const moors = movesOf(moves, 'moor').toSorted((a, b) => b.boats.length - a.boats.length);
  return (
    <div className="ya-options ya-moors">
      {moors.map((move) => {
        const { dock, beside } = mooringOf(view, seat, move.boats);
        const anyLost = beside.some((n) => n > 0);
        return (
          <Choice key={move.boats.join(' ')} props={props} move={move} className="ya-moor">
            <span className="ya-jetty">
              <BoatRow counts={dock} size={28} />
              {Array.from({ length: Math.max(0, room - move.boats.length) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: free berths are alike
                <span key={i} className="ya-berth" />
              ))}
            </span>
            {anyLost && (
              <span className="ya-lost">
                <small>{say(speaker, 'board.lost')}</small>
                <BoatRow counts={beside} size={18} faint />
              </span>
            )}
          </Choice>
        );
      })}
    </div>
  );
}
