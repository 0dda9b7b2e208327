import { InputError } from './errors';

/** One setting of a game. Its text key is `option.<name>`, its choices `option.<name>.<value>`. */
export type OptionSpec = Scope &
  (
    | { readonly kind: 'switch'; readonly default: boolean }
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string; readonly namesSeats?: true }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  );

/** Where a setting says anything: with so many seats, and when this switch is on; everywhere when absent. `namesSeats`: numbers among the values are seats. */
interface Scope {
  readonly seats?: readonly number[];
  readonly needs?: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValue = boolean | string | number;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What a game is played with when nobody asks for anything. */
export function defaultOptions(specs: OptionSpecs): OptionValues {
  return parseOptions(specs, {});
}

/** The settings that say anything at a table of so many seats, with the choices there are at it. */
export function optionsFor(specs: OptionSpecs, seats: number, values: OptionValues): OptionSpecs {
  return Object.fromEntries(
    Object.entries(specs)
      .filter(([, spec]) => spec.seats?.includes(seats) !== false && (spec.needs === undefined || values[spec.needs] === true))
      .map(([name, spec]) => {
        if (spec.kind !== 'choice' || spec.namesSeats === undefined) return [name, spec];
        return [name, { ...spec, values: spec.values.filter((value) => !(Number(value) > seats)) }];
      }),
  );
}

/** Options as people and programs give them become complete, valid options, or an error that says what is possible. */
export function parseOptions(specs: OptionSpecs, given: Readonly<Record<string, unknown>>): OptionValues {
  const values: Record<string, OptionValue> = {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) {
      const known = Object.keys(specs).join(', ') || 'none';
      throw new InputError(`Unknown option "${name}". This game knows: ${known}`);
    }
  }
  for (const [name, spec] of Object.entries(specs)) {
    values[name] = Object.hasOwn(given, name) ? parseOption(name, spec, given[name]) : spec.default;
  }
  return values;
}

function parseOption(name: string, spec: OptionSpec, given: unknown): OptionValue {
  switch (spec.kind) {
    case 'switch':
      if (given === true || given === 'true') return true;
      if (given === false || given === 'false') return false;
      throw new InputError(`Option "${name}" is true or false, not ${JSON.stringify(given)}`);
    case 'choice': {
      const text = String(given);
      if (spec.values.includes(text)) return text;
      throw new InputError(`Option "${name}" is one of ${spec.values.join(', ')}, not ${JSON.stringify(given)}`);
    }
    case 'number': {
      const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
      if (typeof number === 'number' && Number.isInteger(number) && number >= spec.min && number <= spec.max) return number;
      throw new InputError(`Option "${name}" is a whole number from ${spec.min} to ${spec.max}, not ${JSON.stringify(given)}`);
    }
  }
}
