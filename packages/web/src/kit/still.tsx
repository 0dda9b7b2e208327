import type { ReactNode } from 'react';

interface StillProps {
  /** Names it on the page. */
  readonly id: string;
  /** Where it is drawn, once at each place; where it stands anyway if left out. */
  readonly at?: readonly (readonly [number, number])[];
  readonly children: ReactNode;
}

const HERE = [[0, 0]] as const;

/**
 * A drawing that nothing points at, in one piece. At each click the browser goes through every shape that has a place of
 * its own (a transform) to find out what has to be painted anew; a mark on a line is one shape, whatever is drawn in it
 * and however many there are.
 */
export function Still({ id, at = HERE, children }: StillProps): ReactNode {
  // The end of the line carries no mark, or the last place would have two.
  const places = [...at, at.at(-1)].join('L');
  return (
    <>
      <marker id={id} className="still" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" orient="0">
        {children}
      </marker>
      <path d={`M${places}`} fill="none" markerStart={`url(#${id})`} markerMid={`url(#${id})`} />
    </>
  );
}
