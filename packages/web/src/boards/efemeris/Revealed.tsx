import { CAPTAIN_CARDS } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { EmblemMark, type Owner, Reveal } from '../../kit';
import { ownerClass } from './owners';
import { CaptainIcon } from './symbols/Icons';
import type { Props } from './types';
import './revealed.css';

/** The captains in command, chosen in secret: all are turned over at once. */
export function Revealed({ props }: { readonly props: Props }): ReactNode {
  const { playing, owners, names } = props;
  if (playing === undefined || playing.event.kind !== 'CaptainsRevealed') return null;
  const cards = playing.event.captains.flatMap((captain, seat) => {
    const card = CAPTAIN_CARDS[captain];
    if (card === undefined) return [];
    return [
      {
        key: seat,
        back: <Back owner={owners[seat]} />,
        front: <CaptainIcon captain={captain} />,
        title: card.name,
        note: card.galleon,
        owner: owners[seat],
        name: names[seat],
      },
    ];
  });
  return <Reveal key={playing.id} cards={cards} playing={playing} />;
}

/** The back of a captain's card: a wind rose in the colour of its fleet. */
function Back({ owner }: { readonly owner: Owner | undefined }): ReactNode {
  return (
    <svg className={`ef-card-back ${ownerClass(owner)}`} viewBox="0 0 80 100" aria-hidden="true">
      <rect width="80" height="100" />
      <rect className="ef-card-back-line" x="5" y="5" width="70" height="90" rx="4" />
      <circle className="ef-card-back-line" cx="40" cy="50" r="27" />
      <path className="ef-card-back-rose" d={ROSE} />
      {owner !== undefined && <EmblemMark owner={owner} x={40} y={50} size={15} />}
    </svg>
  );
}

/** Eight points, the four winds longer than those between. */
const ROSE = Array.from({ length: 16 }, (_, i) => {
  const [angle, length] = [(i * Math.PI) / 8, i % 4 === 0 ? 26 : i % 2 === 0 ? 18 : 9];
  return `${i === 0 ? 'M' : 'L'}${(40 + Math.sin(angle) * length).toFixed(1)} ${(50 - Math.cos(angle) * length).toFixed(1)}`;
}).join('');
