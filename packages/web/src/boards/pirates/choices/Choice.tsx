import { equal } from '@quarterdeck/kernel';
import type { Move } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { sayReason } from '../say';
import type { Props } from '../types';

interface ChoiceProps {
  readonly props: Props;
  /** What the chip stands for, legal or not. */
  readonly move: Move;
  /** What follows it in the same breath. */
  readonly following?: readonly Move[];
  readonly children: ReactNode;
  readonly className?: string;
  /** Said instead of the move's own words. */
  readonly label?: string;
  readonly piece?: string;
}

/** A choice in the decision bar. One that is not possible stays readable and says why when pointed at or chosen. */
export function Choice({ props, move, following = [], children, className = '', label, piece }: ChoiceProps): ReactNode {
  const { draft, seat, view, game, speaker, pending, onChoose, onPreview, whyNot } = props;
  const why = whyNot(move);
  const words = seat === undefined ? '' : speaker.say(game.words.move(move, view, seat));
  const chosen = draft !== undefined && equal(draft, move) && equal(props.following, following);
  const point = (here: boolean): void => onPreview(here && why === undefined ? move : undefined, following);
  return (
    <button
      type="button"
      className={`pi-choice ${chosen ? 'pi-chosen' : ''} ${why === undefined ? 'pi-open' : 'pi-shut'} ${className}`}
      aria-disabled={why !== undefined}
      aria-pressed={chosen}
      aria-label={label ?? words}
      title={why === undefined ? (label ?? words) : sayReason(speaker, why)}
      data-piece={piece}
      disabled={pending}
      onClick={() => onChoose(move, following)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {children}
    </button>
  );
}

/** The words of a choice beside its picture: a name, and a note under it. */
export function Words({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="pi-words">
      <b>{title}</b>
      <small>{children}</small>
    </span>
  );
}
