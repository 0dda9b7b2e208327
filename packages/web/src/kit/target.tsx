import type { KeyboardEvent, ReactNode } from 'react';
import { pointing } from './pointing';

interface TargetProps {
  /** Names the place; unique among the targets on the board. */
  readonly id: string;
  /** What choosing it does, in words: read by screen readers and shown as the cursor's caption. */
  readonly label: string;
  readonly onChoose: () => void;
  /** Pointer or focus arrives (true) or leaves (false): for previews. */
  readonly onPoint?: (here: boolean) => void;
  /** The draft: drawn solid with brass corners rather than glowing. */
  readonly chosen?: boolean;
  /** A place that can be clicked but is not legal: no glow, says why when chosen. */
  readonly barred?: boolean;
  readonly transform?: string;
  readonly className?: string;
  /** The piece this target stands for, if it explains itself. */
  readonly piece?: string;
  readonly children: ReactNode;
}

/** A place on an SVG board that can be chosen by mouse, finger, or the arrow-key cursor. Its shapes are the children. */
export function Target({ id, label, onChoose, onPoint, chosen, barred, transform, className, piece, children }: TargetProps): ReactNode {
  const state = barred ? 'target-barred' : chosen ? 'target-chosen' : 'target-legal';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onChoose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      className={`target ${state} ${className ?? ''}`}
      data-target={id}
      data-piece={piece}
      transform={transform}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={barred}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      {...pointing(onPoint)}
    >
      {children}
    </g>
  );
}
