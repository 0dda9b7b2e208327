import type { Move } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { GoldIcon } from '../draw/Icons';
import type { Props } from '../types';

interface ChoiceProps {
  readonly props: Props;
  /** What the chip stands for; legal or not. */
  readonly move: Move;
  readonly legal: boolean;
  readonly picture: ReactNode;
  readonly title: string;
  readonly note?: ReactNode;
  /** Gold it would take. */
  readonly gold?: number;
  readonly selected?: boolean;
  readonly piece?: string;
  readonly onPick?: () => void;
  readonly className?: string;
}

/** A choice in the decision bar. One that is not possible stays readable and says why when pointed at or chosen. */
export function Choice(choice: ChoiceProps): ReactNode {
  const { props, move, legal, picture, title, note, gold = 0, selected = false, piece, className = '' } = choice;
  const why = legal ? undefined : props.whyNot(move);
  const reason =
    why === undefined
      ? undefined
      : props.speaker.say(why.params === undefined ? { key: `reason.${why.code}` } : { key: `reason.${why.code}`, params: why.params });
  return (
    <button
      type="button"
      className={`am-choice ${selected ? 'am-selected' : ''} ${gold > 0 ? 'am-dear' : ''} ${className}`}
      aria-disabled={!legal}
      aria-pressed={choice.onPick === undefined ? undefined : selected}
      title={reason ?? (legal && props.seat !== undefined ? props.speaker.say(props.game.words.move(move, props.view, props.seat)) : title)}
      data-piece={piece}
      disabled={props.pending}
      onClick={() => (choice.onPick === undefined || !legal ? props.onChoose(move) : choice.onPick())}
      onPointerEnter={() => legal && choice.onPick === undefined && props.onPreview(move)}
      onPointerLeave={() => choice.onPick === undefined && props.onPreview(undefined)}
      onFocus={() => legal && choice.onPick === undefined && props.onPreview(move)}
      onBlur={() => choice.onPick === undefined && props.onPreview(undefined)}
    >
      <span className="am-choice-picture">{picture}</span>
      <span className="am-choice-title">{title}</span>
      {(note !== undefined || gold > 0) && (
        <span className="am-choice-note">
          {note}
          {gold > 0 && (
            <span className="am-choice-gold">
              <GoldIcon size={15} />
              {gold}
            </span>
          )}
        </span>
      )}
    </button>
  );
}

interface ButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly title?: string;
  readonly go?: boolean;
  readonly disabled?: boolean;
}

/** A plain button in the decision bar; `go` is the one that carries the decision out. */
export function BarButton({ onClick, children, title, go = false, disabled = false }: ButtonProps): ReactNode {
  return (
    <button type="button" className={`am-btn ${go ? 'am-go' : ''}`} onClick={onClick} title={title} aria-label={title} disabled={disabled}>
      {children}
    </button>
  );
}
