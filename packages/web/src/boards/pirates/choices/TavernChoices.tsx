import { tavernOutcome } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Ship } from '../draw/Hull';
import { CARAVAN, ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { facesOf } from '../prepared';
import { seatsOf } from '../seats';
import type { Props } from '../types';

/** One red die for every guest: two that are tapped one after the other change places. */
export function TavernChoices(props: Props): ReactNode {
  const { view, names, owners, speaker, hand, onHand } = props;
  const faces = facesOf(view, hand);
  const held = hand.guest;
  const pick = (seat: number): void => {
    if (held === undefined || held === seat) {
      onHand({ guest: held === seat ? undefined : seat });
      return;
    }
    const dealt = faces.map((face, i) => (i === seat ? (faces[held] ?? face) : i === held ? (faces[seat] ?? face) : face));
    onHand({ faces: dealt, guest: undefined });
  };
  return (
    <div className="pi-tavern">
      {seatsOf(view).map((seat) => {
        const face = faces[seat] ?? 1;
        return (
          <button
            key={seat}
            type="button"
            className={`pi-guest ${held === seat ? 'pi-chosen' : ''}`}
            aria-pressed={held === seat}
            onClick={() => pick(seat)}
          >
            <span>
              <Pennant owner={ownerOf(owners, seat)} />
              <b>{names[seat]}</b>
            </span>
            <Ship owner={CARAVAN} face={face} />
            <small>{say(speaker, `tavern.${tavernOutcome(view.tavern, face)}`)}</small>
            <span className="visually-hidden">{say(speaker, 'board.die.red', { face })}</span>
          </button>
        );
      })}
    </div>
  );
}
