import type { ReactNode } from 'react';
import { adventureFace } from '../cards/adventure';
import { Icon } from '../draw/Icon';
import { pieceIds } from '../pieces';
import { say } from '../say';
import type { Props } from '../types';
import { Choice, Words } from './Choice';

/** The cards in hand: those of the called role can be played. */
export function CardChoices(props: Props): ReactNode {
  const { view, seat, speaker } = props;
  if (seat === undefined) return null;
  const cards = view.hands[seat] ?? [];
  // Cards of the called role first: the others only say that they are not.
  const sorted = [...cards].sort(
    (a, b) => Number(adventureFace(view, b).role === view.called) - Number(adventureFace(view, a).role === view.called),
  );
  return (
    <div className="pi-row">
      {sorted.map((card) => {
        const face = adventureFace(view, card);
        return (
          <Choice key={card} props={props} move={{ kind: 'play', card }} className="pi-tile pi-tile-card" piece={pieceIds.card(card)}>
            <Icon name={face.icon} />
            <Words title={speaker.say(face.title)}>{speaker.say(face.note)}</Words>
          </Choice>
        );
      })}
      {cards.length === 0 && <p className="pi-aside">{say(speaker, 'hand.empty')}</p>}
    </div>
  );
}
