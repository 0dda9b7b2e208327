import {
  type AnyGame,
  defaultOptions,
  equal,
  type GameTexts,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  optionsFor,
} from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Segments } from '../common/segments';
import { useWords } from '../i18n/words';
import './house-rules.css';

interface HouseRulesProps {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly seats: number;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** The rules on which tables may differ, folded away: most people play as the box says. */
export function HouseRules({ game, texts, seats, options, onChange }: HouseRulesProps): ReactNode {
  const { t } = useWords();
  const usual = defaultOptions(game.options);
  const offered = optionsFor(game.options, seats, options);
  const changed = Object.keys(offered).filter((name) => options[name] !== usual[name]);
  const presets = Object.entries(game.presets ?? {}).map(([name, values]) => ({ name, values: { ...usual, ...values } }));
  const preset = equal(options, usual) ? '' : presets.find(({ values }) => equal(values, options))?.name;
  if (Object.keys(offered).length === 0) return null;
  return (
    <details className="house-rules form-wide">
      <summary>
        <b>{t('house.title')}</b>
        <span>
          {preset !== undefined && preset !== '' ? texts.messages[`preset.${preset}`] : t('house.changed', { n: changed.length })}
        </span>
      </summary>
      {presets.length > 0 && (
        <Segments
          label={t('house.presets')}
          value={preset ?? '?'}
          choices={[
            { value: '', text: t('house.box') },
            ...presets.map(({ name }) => ({ value: name, text: texts.messages[`preset.${name}`] ?? name })),
          ]}
          onChange={(name) => onChange(presets.find((one) => one.name === name)?.values ?? usual)}
        />
      )}
      <div className="house-rules-list">
        {Object.entries(offered).map(([name, spec]) => (
          <div key={name} className={changed.includes(name) ? 'house-rule house-rule-changed' : 'house-rule'}>
            <OptionField
              label={texts.messages[`option.${name}`] ?? name}
              valueText={(value) => texts.messages[`option.${name}.${value}`] ?? value}
              spec={spec}
              value={options[name] ?? spec.default}
              onChange={(value) => onChange({ ...options, [name]: value })}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

interface OptionFieldProps {
  readonly label: string;
  readonly valueText: (value: string) => string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** One option of a game, by its kind. */
function OptionField({ label, valueText, spec, value, onChange }: OptionFieldProps): ReactNode {
  switch (spec.kind) {
    case 'switch':
      return (
        <label className="check">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
          {label}
        </label>
      );
    case 'choice':
      return (
        <label className="field">
          <span>{label}</span>
          <select value={String(value)} onChange={(event) => onChange(event.target.value)}>
            {spec.values.map((choice) => (
              <option key={choice} value={choice}>
                {valueText(choice)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'number':
      return (
        <label className="field">
          <span>{label}</span>
          <input
            type="number"
            min={spec.min}
            max={spec.max}
            value={Number(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
        </label>
      );
  }
}
