import { equal } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from './board-module';
import { pointing } from './pointing';
import { reasonSaid, sayMove } from './say';

interface ChipProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** The piece it stands for, if it explains itself. */
  readonly piece?: string | undefined;
}

interface ChoiceProps<S, M, E, H> extends ChipProps {
  readonly props: BoardProps<S, M, E, H>;
  /** What the chip stands for, legal or not. */
  readonly move: M;
  /** What follows it in the same breath. */
  readonly following?: readonly M[];
  readonly legal?: boolean;
  /** What it does in words where the chip itself shows only pictures; left out: the move's own words as a tooltip. */
  readonly label?: string;
  readonly selected?: boolean;
  /** Takes something in hand rather than choosing the move. */
  readonly onPick?: (() => void) | undefined;
}

/**
 * A move as a chip in the decision bar. One that is not possible stays readable, and says why when it is
 * pointed at or chosen. A finger's preview comes with its choice.
 */
export function Choice<S, M, E, H>(choice: ChoiceProps<S, M, E, H>): ReactNode {
  const { props, move, following = [], legal = true, label, piece, className = '', onPick, children } = choice;
  const { speaker, draft, pending, onChoose, onPreview } = props;
  const prepared = draft !== undefined && equal(draft, move) && (following.length === 0 || equal(props.following, following));
  const selected = choice.selected ?? prepared;
  const why = legal ? undefined : props.whyNot(move);
  const words = label ?? (legal ? sayMove(props, move) : '');
  const said = why === undefined ? words : [words, reasonSaid(speaker, why)].filter((text) => text !== '').join(': ');
  return (
    <button
      type="button"
      className={`choice ${selected ? 'choice-selected' : ''} ${className}`}
      title={said}
      aria-disabled={!legal}
      aria-pressed={selected}
      data-piece={piece}
      disabled={pending}
      onClick={() => (onPick === undefined || !legal ? onChoose(move, following) : onPick())}
      {...pointing((here) => onPreview(here && legal ? move : undefined, following))}
    >
      {children}
      {label !== undefined && <Called>{said}</Called>}
    </button>
  );
}

/** What a chip is called besides what can be read on it: its name has both, so that whoever speaks to the page finds it by either. */
function Called({ children }: { readonly children: string }): ReactNode {
  return <span className="visually-hidden"> {children}</span>;
}

interface PickProps extends ChipProps {
  readonly selected: boolean;
  readonly label: string;
  readonly onPick: () => void;
}

/** Takes something in hand; no move yet. */
export function Pick({ selected, label, onPick, children, className = '', piece }: PickProps): ReactNode {
  return (
    <button
      type="button"
      className={`choice ${selected ? 'choice-selected' : ''} ${className}`}
      aria-pressed={selected}
      title={label}
      data-piece={piece}
      onClick={onPick}
    >
      {children}
      <Called>{label}</Called>
    </button>
  );
}
