import { type Locale, type MessageParams, speaker } from '@quarterdeck/kernel';
import { createContext, useContext } from 'react';
import type { en } from './en';

type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, string>>;

/** The shell's words in one language. */
export interface Words {
  readonly locale: Locale;
  t(key: Key, params?: MessageParams): string;
  /** The text of a key that comes from data, such as a refusal's code; undefined when there is none. */
  maybe(key: string, params?: MessageParams): string | undefined;
}

const load: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: () => import('./en').then((m) => m.en),
  de: () => import('./de').then((m) => m.de),
  nl: () => import('./nl').then((m) => m.nl),
};

export async function loadWords(locale: Locale): Promise<Words> {
  const messages: Readonly<Record<string, string>> = await load[locale]();
  const { say } = speaker(locale, { messages, rules: {} }, []);
  return {
    locale,
    t: (key, params) => say(params === undefined ? { key } : { key, params }),
    maybe: (key, params) => (Object.hasOwn(messages, key) ? say(params === undefined ? { key } : { key, params }) : undefined),
  };
}

export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('Words are provided by <App>');
  return words;
}
