import { memo, type ReactNode } from 'react';
import { say } from '../../../kit';
import type { Props } from '../types';

const FIELDS = [
  { name: 'factory', symbol: 'factory-pepper' },
  { name: 'anchor', symbol: 'anchor' },
  { name: 'singularity', symbol: 'singularity' },
] as const;
/** Only on the tiles of the expert level. */
const EXPERT_FIELDS = [
  { name: 'providence', symbol: 'providence-vanilla' },
  { name: 'wreck', symbol: 'wreck' },
] as const;

/** What the signs in the sky mean, in the free corner; where that is small, only what they give. */
export const Legend = memo(function Legend({ props }: { readonly props: Props }): ReactNode {
  const fields = props.view.rules.expert ? [...FIELDS, ...EXPERT_FIELDS] : FIELDS;
  return (
    <ul className="ef-legend" aria-label={say(props.speaker, 'board.legend')}>
      {fields.map(({ name, symbol }) => (
        <li key={name} title={say(props.speaker, `board.about.${name}`)}>
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <circle r="21" />
            <use href={`#ef-${symbol}`} />
          </svg>
          {say(props.speaker, `board.${props.size === 'wide' ? 'legend' : 'gives'}.${name}`)}
        </li>
      ))}
    </ul>
  );
});
