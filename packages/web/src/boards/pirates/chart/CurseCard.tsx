import { curseOf, harbourDemand, LOOT_KINDS, mostDemanded, tavernOutcome } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Ship } from '../draw/Hull';
import { Icon } from '../draw/Icon';
import { CARAVAN } from '../draw/owner';
import type { Props } from '../types';

/** The curse being carried out, as a card. */
export function CurseCard({ view, speaker }: Props): ReactNode {
  const curse = curseOf(view.card);
  if (curse === undefined) return null;
  const demanded = say(speaker, `loot.${LOOT_KINDS[mostDemanded(harbourDemand(view))]}`);
  return (
    <figure className={`pi-curse-card pi-curse-${curse.id}`}>
      <Icon name={`curse-${curse.id}`} />
      <figcaption>
        <b>{say(speaker, `curse.${curse.id}`)}</b>
        {say(speaker, `board.curse.${curse.id}.says`, { good: demanded })}
      </figcaption>
    </figure>
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

/** What each face of a red die brings in the Tavern. */
export function TavernOutcomes({ view, speaker }: Props): ReactNode {
  return (
    <ul className="pi-outcomes" aria-label={say(speaker, 'board.tavern.outcomes')}>
      {FACES.map((face) => (
        <li key={face}>
          <Ship owner={CARAVAN} face={face} />
          {say(speaker, `tavern.${tavernOutcome(view.tavern, face)}`)}
        </li>
      ))}
    </ul>
  );
}
