import { curseOf, harbourDemand, LOOT_KINDS, mostDemanded, ROLES } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { Reveal, type RevealedCard, say } from '../../kit';
import { CardBack } from './cards/CardBack';
import { Plate } from './cards/Plate';
import { Icon } from './draw/Icon';
import { ownerOf } from './draw/owner';
import type { Props } from './types';

/** Roles that were chosen in secret and curses out of a hand: turned over for everybody to see. */
export function Revealed(props: Props): ReactNode {
  const { playing } = props;
  const cards = cardsOf(props);
  if (playing === undefined || cards.length === 0) return null;
  return <Reveal key={playing.id} cards={cards} playing={playing} framedBacks />;
}

function cardsOf({ playing, view, speaker, owners, names }: Props): readonly RevealedCard[] {
  const event = playing?.event;
  if (event?.kind === 'RoleCalled') {
    return event.seats.map((seat) => {
      const owner = ownerOf(owners, seat);
      return {
        key: seat,
        back: <CardBack owner={owner} />,
        front: <Plate role={event.role} />,
        title: say(speaker, `role.${ROLES[event.role]}`),
        owner,
        name: names[seat],
      };
    });
  }
  const curse = event?.kind === 'CursePlayed' ? curseOf(event.card)?.id : undefined;
  if (event?.kind !== 'CursePlayed' || curse === undefined) return [];
  return [
    {
      key: curse,
      back: <CardBack />,
      front: <Icon name={`curse-${curse}`} />,
      title: say(speaker, `curse.${curse}`),
      note: say(speaker, `board.curse.${curse}.says`, { good: say(speaker, `loot.${LOOT_KINDS[mostDemanded(harbourDemand(view))]}`) }),
      owner: ownerOf(owners, event.seat),
      name: names[event.seat],
    },
  ];
}
