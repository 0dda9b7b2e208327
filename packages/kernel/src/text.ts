import IntlMessageFormat from 'intl-messageformat';
import type { Seat } from './game';

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

/** The words of one game in one language; `messages` are ICU message patterns, `rules` plain ledger texts by rule id. */
export interface GameTexts {
  readonly messages: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

/** Turns messages into sentences of one language, with the players' names filled in. */
export interface Speaker {
  say(message: Message): string;
  rule(id: string): string | undefined;
}

export function speaker(locale: Locale, texts: GameTexts, names: readonly string[]): Speaker {
  const compiled = new Map<string, IntlMessageFormat>();
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  const fill = (param: MessageParam): string | number => {
    if (typeof param === 'number' || typeof param === 'string') return param;
    if (isList(param)) return lists.format(param.map(say));
    if ('seat' in param) return names[param.seat] ?? `#${param.seat + 1}`;
    return say(param);
  };
  const say = ({ key, params }: Message): string => {
    let format = compiled.get(key);
    if (format === undefined) {
      const pattern = texts.messages[key];
      // A missing text must be visible to whoever tests, and readable for whoever plays.
      if (pattern === undefined) return key;
      format = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });
      compiled.set(key, format);
    }
    const values: Record<string, string | number> = {};
    for (const [name, param] of Object.entries(params ?? {})) values[name] = fill(param);
    return String(format.format(values));
  };
  return { say, rule: (id) => texts.rules[id] };
}

function isList(param: MessageParam): param is readonly Message[] {
  return Array.isArray(param);
}
