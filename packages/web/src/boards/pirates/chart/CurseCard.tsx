import { curseOf, harbourDemand, LOOT_KINDS, mostDemanded, tavernOutcome } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { Ship } from '../draw/Hull';
import { Icon } from '../draw/Icon';
import { CARAVAN } from '../draw/owner';
import { say, tell } from '../say';
import type { Props } from '../types';

/** The curse being carried out, as a card. */
export function CurseCard({ view, speaker }: Props): ReactNode {
  const curse = curseOf(view.card);
  if (curse === undefined) return null;
  const demanded = tell(speaker, `loot.${LOOT_KINDS[mostDemanded(harbourDemand(view))]}`);
  return (
    <figure className={`pi-curse-card pi-curse-${curse.id}`}>
      <Icon name={`curse-${curse.id}`} />
      <figcaption>
        <b>{tell(speaker, `curse.${curse.id}`)}</b>
        {say(speaker, `curse.${curse.id}.says`, { good: demanded })}
      </figcaption>
    </figure>
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

/** What each face of a red die brings in the Tavern. */
export function TavernOutcomes({ view, speaker }: Props): ReactNode {
  return (
    <ul className="pi-outcomes" aria-label={say(speaker, 'tavern.outcomes')}>
      {FACES.map((face) => (
        <li key={face}>
          <Ship owner={CARAVAN} face={face} />
          {tell(speaker, `tavern.${tavernOutcome(view.tavern, face)}`)}
        </li>
      ))}
    </ul>
  );
}
