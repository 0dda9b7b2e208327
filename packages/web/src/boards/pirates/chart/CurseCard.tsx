import { curseOf, harbourDemand, LOOT_KINDS } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { Icon } from '../draw/Icon';
import { say, tell } from '../say';
import type { Props } from '../types';

/** The curse being carried out, as a card. */
export function CurseCard({ view, speaker }: Props): ReactNode {
  const curse = curseOf(view.card);
  if (curse === undefined) return null;
  const demand = harbourDemand(view);
  const demanded = tell(speaker, `loot.${LOOT_KINDS[demand.indexOf(Math.max(...demand))]}`);
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
