import { diceOf, tavernOutcome } from '@quarterdeck/pirates';
import { type ReactNode, useState } from 'react';
import { Ship } from '../draw/Hull';
import { CARAVAN, ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { say, tell } from '../say';
import { seatsOf } from '../seats';
import type { Props } from '../types';
import { Choice } from './Choice';

/** One red die for every guest: two that are tapped one after the other change places. */
export function TavernChoices(props: Props): ReactNode {
  const { view, names, owners, speaker } = props;
  const [faces, setFaces] = useState<readonly number[]>(() => diceOf(view).map((die) => die.face));
  const [held, setHeld] = useState<number | undefined>(undefined);
  const pick = (seat: number): void => {
    if (held === undefined || held === seat) {
      setHeld(held === seat ? undefined : seat);
      return;
    }
    setFaces(faces.map((face, i) => (i === seat ? (faces[held] ?? face) : i === held ? (faces[seat] ?? face) : face)));
    setHeld(undefined);
  };
  return (
    <div className="pi-tavern">
      {seatsOf(view).map((seat) => {
        const face = faces[seat] ?? 1;
        const outcome = tell(speaker, `tavern.${tavernOutcome(view.tavern, face)}`);
        return (
          <button
            key={seat}
            type="button"
            className={`pi-guest ${held === seat ? 'pi-chosen' : ''}`}
            aria-pressed={held === seat}
            aria-label={say(speaker, 'tavern.guest', { who: { seat }, face, outcome })}
            onClick={() => pick(seat)}
          >
            <span>
              <Pennant owner={ownerOf(owners, seat)} />
              <b>{names[seat]}</b>
            </span>
            <Ship owner={CARAVAN} face={face} />
            <small>{outcome}</small>
          </button>
        );
      })}
      <div className="pi-tavern-end">
        <p className="pi-aside">{say(speaker, held === undefined ? 'tavern.note' : 'tavern.held', { who: { seat: held ?? 0 } })}</p>
        <Choice props={props} move={{ kind: 'tavern', faces }} className="pi-go" label={say(speaker, 'do.tavern')}>
          <b>{say(speaker, 'do.tavern')}</b>
        </Choice>
      </div>
    </div>
  );
}
