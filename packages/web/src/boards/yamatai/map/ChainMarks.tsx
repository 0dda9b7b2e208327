import { markedSpaces, type State, startedFrom } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { lanePath } from '../art/chart-art';
import { spaceAt } from './sites';

/** The boats of this turn lie marked, in their order (YA-051): discs and lanes below the boats. */
export const ChainDiscs = memo(function ChainDiscs({ view }: { readonly view: State }): ReactNode {
  const chain = markedSpaces(view);
  const first = chain[0];
  const start = startedFrom(view);
  return (
    <g className="ya-chain">
      {first !== undefined && start !== undefined && <path className="ya-chain-start" d={lanePath(start, first)} />}
      {chain.slice(1).map((space, i) => (
        <path key={space} className="ya-chain-lane" d={lanePath(chain[i] ?? space, space)} />
      ))}
      {chain.map((space) => {
        const [x, y] = spaceAt(space);
        return <circle key={space} className="ya-chain-disc" cx={x} cy={y} r="25" />;
      })}
    </g>
  );
});

/** Their numbers, above the boats. A boat that has collected shows a tick instead. */
export const ChainNumbers = memo(function ChainNumbers({ view }: { readonly view: State }): ReactNode {
  return markedSpaces(view).map((space, nth) => {
    const [x, y] = spaceAt(space);
    const collected = (view.collected & (1 << nth)) !== 0;
    return (
      <g key={space} className={`ya-number ${collected ? 'ya-collected' : ''}`} transform={`translate(${x + 20} ${y - 20})`}>
        <circle r="11" />
        {collected ? <path d="M-3.6 0L-1 3L3.8-3" /> : <text y="5.6">{nth + 1}</text>}
      </g>
    );
  });
});
