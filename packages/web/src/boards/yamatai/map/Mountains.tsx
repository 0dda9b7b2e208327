import { memo, type ReactNode } from 'react';
import { type Mountain, paintMountain } from '../art/mountain';
import { footAt } from './sites';

/** Mountain tiles; dealt once, they stand for the whole game. `islands` is a list in text so that it compares. */
export const Mountains = memo(function Mountains({ islands }: { readonly islands: string }): ReactNode {
  if (islands === '') return null;
  return islands.split(' ').map((text) => {
    const island = Number(text);
    const [x, y] = footAt(island);
    return (
      <g key={island} className="ya-mountain" transform={`translate(${x} ${y + 4})`}>
        <Painted {...paintMountain(island)} />
      </g>
    );
  });
});

/** A mountain, its foot at the origin. */
export function Painted(painted: Mountain): ReactNode {
  return (
    <>
      <path className="ya-w1" d={painted.back} />
      <path className="ya-w2" d={painted.body} />
      <path className="ya-w3" d={painted.shade} />
      <path className="ya-snow" d={painted.snow} />
      <path className="ya-w4" d={painted.strokes} />
      <path className="ya-ridge" d={painted.ridge} />
      <path className="ya-ridge2" d={painted.backRidge} />
      <path className="ya-mist" d={painted.mist} />
    </>
  );
}

export const mountainList = (mountains: readonly number[]): string =>
  mountains.flatMap((there, island) => (there === 1 ? [island] : [])).join(' ');
