import { lostByLastPlanet } from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { pieceIds } from '../pieces';
import { GlobeIcon } from '../symbols/Icons';
import type { SheetProps } from '../types';
import './sheet.css';

/** The planets that a player rules at the end, and whether the game had ended earlier for them. */
export function Ended(props: SheetProps): ReactNode {
  const { view, player } = props;
  return (
    <span className="ef ef-ended">
      {view.planetOwner.map((holder, planet) =>
        holder === player ? <GlobeIcon key={pieceIds.planet(planet)} planet={planet} size={26} /> : null,
      )}
      {at(view.eliminated, player) > 0 && <em>{say(props.speaker, 'board.eliminated')}</em>}
      {lostByLastPlanet(view, player) && <em>{say(props.speaker, 'board.lostAll')}</em>}
    </span>
  );
}
