import type { Move } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { Choice as KitChoice } from '../../../kit';
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
  readonly selected?: boolean;
}

/** The kit's choice in this game's dress: pictures with few words, so that a screen reader gets the whole move. */
export function Choice({ props, move, label, className = '', ...rest }: ChoiceProps): ReactNode {
  const { seat, view, game, speaker, whyNot } = props;
  const legal = whyNot(move) === undefined;
  const words = label ?? (seat === undefined ? '' : speaker.say(game.words.move(move, view, seat)));
  return (
    <KitChoice
      {...rest}
      props={props}
      move={move}
      legal={legal}
      label={words}
      className={`pi-choice ${legal ? 'pi-open' : 'pi-shut'} ${className}`}
    />
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
