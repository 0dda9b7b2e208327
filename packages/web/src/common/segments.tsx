import type { ReactNode } from 'react';

interface SegmentsProps<T> {
  readonly label: string;
  readonly value: T;
  readonly choices: ReadonlyArray<{ readonly value: T; readonly text: ReactNode; readonly label?: string }>;
  readonly onChange: (value: T) => void;
}

/** A few alternatives side by side, one of them chosen. */
export function Segments<T extends string | number | boolean>({ label, value, choices, onChange }: SegmentsProps<T>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, not a form's fieldset
    <div className="segments" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={String(choice.value)}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.label}
          onClick={() => onChange(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </div>
  );
}
