import IntlMessageFormat from 'intl-messageformat';
import type { Seat } from './game';
import type { OptionValues } from './options';

export const LOCALES = ['en', 'de', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];

/** A value inside a message: a figure, a literal (a name, a place), a player, another message, or a list of messages. */
export type MessageParam = number | string | { readonly seat: Seat } | Message | readonly Message[];
export type MessageParams = Readonly<Record<string, MessageParam>>;

/** A text to be: which one, and with what in its gaps. */
export interface Message {
  readonly key: string;
  readonly params?: MessageParams;
}

export function message(key: string, params?: MessageParams): Message {
  return params === undefined ? { key } : { key, params };
}

/** The words of one game in one language; `messages` are ICU message patterns, `rules` the ledger by rule id, where a text may ask the options of the table:
 * `{truce, select, 0 {Nobody is safe.} other {The first {truce} turns are safe.}}`. */
export interface GameTexts {
  readonly messages: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

/** Turns messages into sentences of one language, with the players' names filled in. */
export interface Speaker {
  say(message: Message): string;
  /** The rule in words, as it holds under the options of the table. */
  rule(id: string): string | undefined;
}

/** `options` are those of the table; without a table, the game's defaults. */
export function speaker(locale: Locale, texts: GameTexts, names: readonly string[], options: OptionValues = {}): Speaker {
  const compiled = new Map<string, IntlMessageFormat>();
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  const fill = (param: MessageParam): string | number => {
    if (typeof param === 'number' || typeof param === 'string') return param;
    if (isList(param)) return lists.format(param.map(say));
    if ('seat' in param) return names[param.seat] ?? `#${param.seat + 1}`;
    return say(param);
  };
  const format = (pattern: string, values: Record<string, string | number>): string => {
    let ready = compiled.get(pattern);
    if (ready === undefined) {
      ready = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });
      compiled.set(pattern, ready);
    }
    return String(ready.format(values));
  };
  const say = ({ key, params }: Message): string => {
    const pattern = texts.messages[key];
    // A missing text must be visible to whoever tests, and readable for whoever plays.
    if (pattern === undefined) return key;
    const values: Record<string, string | number> = {};
    for (const [name, param] of Object.entries(params ?? {})) values[name] = fill(param);
    return format(pattern, values);
  };
  const chosen = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
  const rule = (id: string): string | undefined => {
    const pattern = texts.rules[id];
    return pattern === undefined || !pattern.includes('{') ? pattern : format(pattern, chosen);
  };
  return { say, rule };
}

function isList(param: MessageParam): param is readonly Message[] {
  return Array.isArray(param);
}
