import type { Move } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { Choice, Pick } from '../../../kit';
import type { Props } from '../types';

interface ChipProps {
  readonly props: Props;
  readonly picture?: ReactNode;
  readonly title: string;
  readonly note?: ReactNode;
  /** Legal choice or one that stands for it while it is not possible: then it says why. */
  readonly move?: Move | undefined;
  readonly possible?: boolean;
  readonly selected?: boolean;
  readonly piece?: string;
  readonly hint?: string;
  readonly className?: string;
  readonly onPick?: () => void;
}

/** A choice in the decision bar, or something to be taken in hand first: picture, title, note. */
export function Chip(chip: ChipProps): ReactNode {
  const { props, picture, title, note, move, possible = true, selected, piece, hint, className = '', onPick } = chip;
  const dress = { piece, className: `ef-chip ${className}` };
  const face = (
    <>
      {picture !== undefined && <span className="ef-chip-picture">{picture}</span>}
      <span className="ef-chip-title">{title}</span>
      {note !== undefined && <span className="ef-chip-note">{note}</span>}
    </>
  );
  return move === undefined ? (
    <Pick {...dress} selected={selected === true} label={hint === undefined ? title : `${title}: ${hint}`} onPick={() => onPick?.()}>
      {face}
    </Pick>
  ) : (
    <Choice {...dress} {...(selected === undefined ? {} : { selected })} props={props} move={move} legal={possible} onPick={onPick}>
      {face}
    </Choice>
  );
}

interface ButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly title?: string;
  readonly disabled?: boolean;
}

/** A plain button: the act itself is the bar's. */
export function BarButton({ onClick, children, title, disabled = false }: ButtonProps): ReactNode {
  return (
    <button type="button" className="ef-btn" onClick={onClick} title={title} aria-label={title} disabled={disabled}>
      {children}
    </button>
  );
}
