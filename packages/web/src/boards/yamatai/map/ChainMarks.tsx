import { linksOf, markedSpaces, NONE, type State } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { lanePath } from '../art/chart-art';
import { spaceAt } from './sites';

/** The boats of this turn lie marked, in their order (YA-051): discs and lanes below the boats. */
export const ChainDiscs = memo(function ChainDiscs({ view }: { readonly view: State }): ReactNode {
  const chain = markedSpaces(view);
  const first = chain[0];
  const start = first === undefined ? undefined : linkBefore(view, first);
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

/** The boat of the same colour that the chain started from, if it did not start at an entry. */
function linkBefore({ boats, chain }: State, first: number): number | undefined {
  const links = linksOf(first).filter((space) => boats[space] !== NONE && !chain.includes(space));
  return links.find((space) => boats[space] === boats[first]);
}

/** Their numbers, above the boats. A boat that has collected shows a tick instead. */
export const ChainNumbers = memo(function ChainNumbers({ view }: { readonly view: State }): ReactNode {
  return markedSpaces(view).map((space, nth) => {
    const [x, y] = spaceAt(space);
    const collected = (view.collected & (1 << nth)) !== 0;
    return (
      <g key={space} className={`ya-number ${collected ? 'ya-collected' : ''}`} transform={`translate(${x + 20} ${y - 20})`}>
        <circle r="9" />
        {collected ? <path d="M-3.6 0L-1 3L3.8-3" /> : <text y="4.1">{nth + 1}</text>}
      </g>
    );
  });
});
