import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Hinted } from '../analysis/hint-places';
import type { AnyBoard, BoardProps } from '../kit';
import type { Explain } from '../kit/board-module';
import { Explained } from '../kit/explain';
import type { FinalCount } from '../kit/final-count';
import { FinalScoring } from '../kit/final-scoring';

// What is seen when it is asked for does not hold up the first move.
const HintMarks = lazy(() => import('../analysis/hint-marks').then((module) => ({ default: module.HintMarks })));

interface StageBoardProps {
  readonly board: AnyBoard;
  readonly props: BoardProps<unknown, unknown, unknown>;
  /** What was thought best. */
  readonly hinted: Hinted;
  /** The final scoring, while it is on show. */
  readonly count: FinalCount | undefined;
  /** What else stands over the board. */
  readonly children?: ReactNode;
}

/** A board and all that is shown over it: explanations, what a hint thought, the final scoring. */
export function StageBoard({ board, props, hinted, count, children }: StageBoardProps): ReactNode {
  const { Board } = board;
  const [explain, setExplain] = useState<Explain<unknown, unknown, unknown, unknown>>();
  const [unreachable, setUnreachable] = useState(false);
  const fetchExplanations = (): void => {
    if (explain !== undefined) return;
    board.explain?.().then(
      (fetched) => setExplain(() => fetched),
      () => setUnreachable(true),
    );
  };
  const { view, speaker, names, owners } = props;
  return (
    <Explained
      explain={(piece) => explain?.(piece, view, props)}
      onAsk={fetchExplanations}
      unreachable={explain === undefined && unreachable}
      speaker={speaker}
      className="board-place"
    >
      <Board {...props} suggested={hinted.moves} />
      {hinted.places.length > 0 && (
        <Suspense fallback={null}>
          <HintMarks places={hinted.places} />
        </Suspense>
      )}
      {count !== undefined && <FinalScoring count={count} speaker={speaker} names={names} owners={owners} />}
      {children}
    </Explained>
  );
}
