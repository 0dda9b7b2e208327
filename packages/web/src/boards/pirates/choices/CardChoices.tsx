import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { adventureFace } from '../cards/adventure';
import { Icon } from '../draw/Icon';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice, Words } from './Choice';

/** The cards in hand: those of the called role can be played. */
export function CardChoices(props: Props): ReactNode {
  const { view, seat, speaker, size } = props;
  if (seat === undefined) return null;
  const cards = view.hands[seat] ?? [];
  const isCalled = (card: number): boolean => adventureFace(view, card).role === view.called;
  const tiles = (some: readonly number[]): ReactNode =>
    some.map((card) => {
      const face = adventureFace(view, card);
      return (
        <Choice key={card} props={props} move={{ kind: 'play', card }} className="pi-tile pi-tile-card" piece={pieceIds.card(card)}>
          <Icon name={face.icon} />
          <Words title={speaker.say(face.title)}>{speaker.say(face.note)}</Words>
        </Choice>
      );
    });
  // Cards of the called role first: the others only say that they are not.
  const others = cards.filter((card) => !isCalled(card));
  return (
    <div className="pi-row">
      {tiles(cards.filter(isCalled))}
      {size === 'phone' && others.length > 0 ? <div className="pi-in-tools">{tiles(others)}</div> : tiles(others)}
      {cards.length === 0 && <p className="pi-aside">{say(speaker, 'board.hand.empty')}</p>}
    </div>
  );
}
