import { diceOf } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { relation } from '../chart/Dividers';
import { Ship } from '../draw/Hull';
import { CARAVAN, ownerOf } from '../draw/owner';
import type { Props } from '../types';
import { Choice } from './Choice';

/** Equally near pairs, or dice equally near to the Maelstrom. The same can be pointed at on the chart. */
export function TieChoices(props: Props): ReactNode {
  const { view, moves, owners, names, speaker } = props;
  const dice = diceOf(view);
  return (
    <div className="pi-row">
      {moves.map((move) => {
        if (move.kind === 'fight') {
          const [red, pirate] = [dice[move.red], dice[move.pirate]];
          if (red === undefined || pirate === undefined) return null;
          return (
            <Choice key={`${move.red} ${move.pirate}`} props={props} move={move} className="pi-pair">
              <Ship owner={CARAVAN} face={red.face} />
              <i>{relation(red.face, pirate.face)}</i>
              <Ship owner={ownerOf(owners, pirate.owner)} face={pirate.face} />
              <small>{names[pirate.owner]}</small>
            </Choice>
          );
        }
        if (move.kind !== 'swallow') return null;
        const die = dice[move.die];
        if (die === undefined) return null;
        return (
          <Choice key={move.die} props={props} move={move} className="pi-pair">
            <Ship owner={ownerOf(owners, die.owner)} face={die.face} />
            <small>{names[die.owner]}</small>
          </Choice>
        );
      })}
      <p className="pi-aside">{say(speaker, 'board.tie.note')}</p>
    </div>
  );
}
