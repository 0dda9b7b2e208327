import type { ReactNode } from 'react';

interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
  readonly picture?: ReactNode;
}

/** A figure that is raised and lowered by one. */
export function Stepper({ value, min, max, label, less, more, onChange, picture }: StepperProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a figure, not a form part
    <div className="am-stepper" role="group" aria-label={label} title={label}>
      <button type="button" aria-label={less} aria-disabled={value <= min} onClick={() => value > min && onChange(value - 1)}>
        −
      </button>
      <output aria-live="polite">
        {picture}
        {value}
      </output>
      <button type="button" aria-label={more} aria-disabled={value >= max} onClick={() => value < max && onChange(value + 1)}>
        +
      </button>
    </div>
  );
}
