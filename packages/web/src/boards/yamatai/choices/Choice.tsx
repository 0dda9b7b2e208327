import type { Move } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { reasonSaid } from '../legal';
import type { Props } from '../types';

interface ChoiceProps {
  readonly props: Props;
  readonly move: Move;
  readonly children: ReactNode;
  /** Said instead of the move's own words. */
  readonly label?: string;
  readonly className?: string;
  readonly piece?: string;
  readonly legal?: boolean;
}

/** A move as a button in the decision bar. One that is not possible stays readable and says why when pointed at or chosen. */
export function Choice({ props, move, children, label, className = '', piece, legal = true }: ChoiceProps): ReactNode {
  const { game, view, seat, speaker, draft, pending, onChoose, onPreview } = props;
  const why = legal ? undefined : props.whyNot(move);
  const words = label ?? (seat === undefined ? '' : speaker.say(game.words.move(move, view, seat)));
  const said = why === undefined ? words : `${words}: ${reasonSaid(props, why)}`;
  return (
    <button
      type="button"
      className={`ya-choice ${draft === move ? 'ya-selected' : ''} ${className}`}
      aria-label={said}
      title={said}
      aria-disabled={!legal}
      aria-pressed={draft === move}
      data-piece={piece}
      disabled={pending}
      onClick={() => onChoose(move)}
      onPointerEnter={(event) => legal && event.pointerType !== 'touch' && onPreview(move)}
      onPointerLeave={() => onPreview(undefined)}
      onFocus={() => legal && onPreview(move)}
      onBlur={() => onPreview(undefined)}
    >
      {children}
    </button>
  );
}

interface PickProps {
  readonly selected: boolean;
  readonly label: string;
  readonly onPick: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly piece?: string;
}

/** Takes something in hand without choosing a move yet. */
export function Pick({ selected, label, onPick, children, className = '', piece }: PickProps): ReactNode {
  return (
    <button
      type="button"
      className={`ya-choice ${selected ? 'ya-selected' : ''} ${className}`}
      aria-pressed={selected}
      aria-label={label}
      title={label}
      data-piece={piece}
      onClick={onPick}
    >
      {children}
    </button>
  );
}

/** Ends the step. */
export function DoneChoice({ props }: { readonly props: Props }): ReactNode {
  const { moves, game, view, seat, speaker } = props;
  const done = moves.find((move) => move.kind === 'done');
  if (done === undefined || seat === undefined) return null;
  return (
    <Choice props={props} move={done} className="ya-done">
      {speaker.say(game.words.move(done, view, seat))}
    </Choice>
  );
}
