import { memo, type ReactNode } from 'react';
import { say } from '../say';
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

/** What the signs in the sky mean, in the free corner. */
export const Legend = memo(function Legend({ props }: { readonly props: Props }): ReactNode {
  const fields = props.view.rules.expert ? [...FIELDS, ...EXPERT_FIELDS] : FIELDS;
  return (
    <ul className="ef-legend" aria-label={say(props, 'board.legend')}>
      {fields.map(({ name, symbol }) => (
        <li key={name} title={say(props, `board.about.${name}`)}>
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <circle r="21" />
            <use href={`#ef-${symbol}`} />
          </svg>
          {say(props, `board.legend.${name}`)}
        </li>
      ))}
    </ul>
  );
});
