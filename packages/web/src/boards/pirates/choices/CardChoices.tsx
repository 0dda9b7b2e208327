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
  const called = cards.filter(isCalled);
  const others = cards.filter((card) => !isCalled(card));
  // The others only say why they cannot be played: on a desk they lie on the board, and stand here where there is nothing else.
  const onPhone = size === 'phone';
  return (
    <div className="pi-row">
      {tiles(called)}
      {onPhone && others.length > 0 && <div className="pi-in-tools">{tiles(others)}</div>}
      {!onPhone && called.length === 0 && tiles(others)}
      {cards.length === 0 && <p className="pi-aside">{say(speaker, 'board.hand.empty')}</p>}
    </div>
  );
}
