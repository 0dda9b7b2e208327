import type { ClockSpec } from '@quarterdeck/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { clockWords } from '../pages/home-lists';

/** Clocks offered: by far most tables want one of these. */
export const CLOCKS: readonly ClockSpec[] = [
  { kind: 'none' },
  { kind: 'live', minutes: 15, increment: 10 },
  { kind: 'live', minutes: 45, increment: 20 },
  { kind: 'slow', hours: 24, holidays: 14 },
  { kind: 'slow', hours: 72, holidays: 30 },
];

interface ClockFieldProps {
  readonly clocks: readonly ClockSpec[];
  readonly value: ClockSpec;
  readonly onChange: (clock: ClockSpec) => void;
}

export const isSameClock = (a: ClockSpec, b: ClockSpec): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How much time a table's players have. */
export function ClockField({ clocks, value, onChange }: ClockFieldProps): ReactNode {
  const words = useWords();
  return (
    <label className="field">
      <span>{words.t('new.clock')}</span>
      <select
        value={clocks.findIndex((clock) => isSameClock(clock, value))}
        onChange={(event) => onChange(clocks[Number(event.target.value)] ?? value)}
      >
        {clocks.map((clock, i) => (
          <option key={JSON.stringify(clock)} value={i}>
            {clockWords(clock, words)}
          </option>
        ))}
      </select>
    </label>
  );
}
