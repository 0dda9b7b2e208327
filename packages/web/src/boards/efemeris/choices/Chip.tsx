import type { Move } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { sayReason } from '../say';
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

/** A choice in the decision bar. One that is not possible stays readable and says why when pointed at or chosen. */
export function Chip(chip: ChipProps): ReactNode {
  const { props, picture, title, note, move, possible = true, selected, piece, hint, className = '' } = chip;
  const why = possible || move === undefined ? undefined : props.whyNot(move);
  const point = (here: boolean): void => {
    if (possible && move !== undefined) props.onPreview(here ? move : undefined);
  };
  return (
    <button
      type="button"
      className={`ef-chip ${className}`}
      aria-disabled={!possible}
      aria-pressed={selected}
      title={why === undefined ? hint : sayReason(props, why)}
      data-piece={piece}
      onClick={() => {
        if (chip.onPick !== undefined && possible) chip.onPick();
        else if (move !== undefined) props.onChoose(move);
      }}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {picture !== undefined && <span className="ef-chip-picture">{picture}</span>}
      <span className="ef-chip-title">{title}</span>
      {note !== undefined && <span className="ef-chip-note">{note}</span>}
    </button>
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
