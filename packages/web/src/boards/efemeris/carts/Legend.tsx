import { memo, type ReactNode } from 'react';
import { say } from '../../../kit';
import type { Props } from '../types';
import './legend.css';

/** Those with the most words last: the corner is widest below. */
const FIELDS = [
  { name: 'factory', symbol: 'factory-pepper', expert: false },
  { name: 'anchor', symbol: 'anchor', expert: false },
  { name: 'providence', symbol: 'providence-vanilla', expert: true },
  { name: 'singularity', symbol: 'singularity', expert: false },
  { name: 'wreck', symbol: 'wreck', expert: true },
] as const;

/** What the signs in the sky are called and give, in the free corner; where that is small, only what they give. */
export const Legend = memo(function Legend({ props }: { readonly props: Props }): ReactNode {
  return (
    <ul className="ef-legend" aria-label={say(props.speaker, 'board.legend')}>
      {FIELDS.filter(({ expert }) => !expert || props.view.rules.expert).map(({ name, symbol }) => (
        <li key={name} title={say(props.speaker, `board.about.${name}`)}>
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <circle r="21" />
            <use href={`#ef-${symbol}`} />
          </svg>
          <span>
            <span className="ef-legend-name">{say(props.speaker, `board.key.${name}`)}: </span>
            {say(props.speaker, `board.gives.${name}`)}
          </span>
        </li>
      ))}
    </ul>
  );
});
