import { planetsOf, type State, sideOf } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { pieceIds } from '../pieces';
import { GlobeIcon } from '../symbols/Icons';
import type { SheetProps } from '../types';
import './sheet.css';

/** Between two sides the game ends with the last planet of one of them. */
function lostAll(view: State, player: number): boolean {
  // Whoever takes it rules another; while armadas are put together nobody has one to lose.
  return view.seats !== 3 && view.winner >= 0 && planetsOf(view, view.winner) > 1 && planetsOf(view, sideOf(view, player)) === 0;
}

/** The planets that a player rules at the end, and whether the game had ended earlier for them. */
export function Ended(props: SheetProps): ReactNode {
  const { view, player } = props;
  return (
    <span className="ef ef-ended">
      {view.planetOwner.map((holder, planet) =>
        holder === player ? <GlobeIcon key={pieceIds.planet(planet)} planet={planet} size={26} /> : null,
      )}
      {at(view.eliminated, player) > 0 && <em>{say(props.speaker, 'board.eliminated')}</em>}
      {lostAll(view, player) && <em>{say(props.speaker, 'board.lostAll')}</em>}
    </span>
  );
}
