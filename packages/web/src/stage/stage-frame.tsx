import type { KeyboardEventHandler, PointerEventHandler, ReactNode, Ref } from 'react';
import type { SizeClass } from '../kit';
import './stage-frame.css';

interface StageFrameProps {
  readonly size: SizeClass;
  /** What kind of page it is, for its styles. */
  readonly className: string;
  readonly game: string;
  /** How many entries of the log there are, where it grows. */
  readonly logLength?: number;
  readonly page: Ref<HTMLDivElement>;
  readonly head: ReactNode;
  readonly board: ReactNode;
  /** What is done or walked through, below the board. */
  readonly bar: ReactNode;
  /** Who plays, and what can be read, beside the board. */
  readonly rail: ReactNode;
  /** What is heard, and what opens over the page. */
  readonly children?: ReactNode;
  readonly onPress?: PointerEventHandler | undefined;
  readonly onKeyDown?: KeyboardEventHandler;
}

/** The page around a board, the same at a table and in a replay: head, board, bar and rail. */
export function StageFrame(props: StageFrameProps): ReactNode {
  const { size, className, game, logLength, page, head, board, bar, rail, children, onPress, onKeyDown } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the whole page; every one has a button too
    <div className={`table-page table-${size} ${className}`} data-game={game} data-log-length={logLength} onKeyDown={onKeyDown} ref={page}>
      {head}
      <main className="table-board" onPointerDownCapture={onPress}>
        {board}
      </main>
      {bar}
      <aside className="table-rail">{rail}</aside>
      {children}
    </div>
  );
}
