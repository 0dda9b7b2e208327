import type { ReactNode } from 'react';

interface StillProps {
  /** Names it on the page. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A drawing that never changes and that nothing points at, in one piece. At each click the browser goes through every
 * shape that has a place of its own (a transform) to find out what has to be painted anew; a mark at the end of a line
 * is one shape, whatever is drawn in it.
 */
export function Still({ id, children }: StillProps): ReactNode {
  return (
    <>
      <marker id={id} className="still" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" orient="0">
        {children}
      </marker>
      <path d="M0 0H1" fill="none" markerStart={`url(#${id})`} />
    </>
  );
}
