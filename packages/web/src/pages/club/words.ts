import { type Locale, type MessageParams, speaker } from '@quarterdeck/kernel';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/words';
import type { en } from './texts/en';

export type ClubKey = keyof typeof en;
export type ClubTexts = Readonly<Record<ClubKey, string>>;

/** The words of the club's pages in one language. They come with these pages, so that the lobby need not carry them. */
export interface ClubWords {
  readonly locale: Locale;
  t(key: ClubKey, params?: MessageParams): string;
}

const load: Readonly<Record<Locale, () => Promise<ClubTexts>>> = {
  en: () => import('./texts/en').then((m) => m.en),
  de: () => import('./texts/de').then((m) => m.de),
  nl: () => import('./texts/nl').then((m) => m.nl),
};

async function loadClubWords(locale: Locale): Promise<ClubWords> {
  const { say } = speaker(locale, { messages: await load[locale](), rules: {} }, []);
  return { locale, t: (key, params) => say(params === undefined ? { key } : { key, params }) };
}

let last: ClubWords | undefined;

/** The words in the language of the shell; undefined for the moment until they are there. */
export function useClubWords(): ClubWords | undefined {
  const { locale } = useWords();
  const [words, setWords] = useState(last?.locale === locale ? last : undefined);
  useEffect(() => {
    let wanted = true;
    void loadClubWords(locale).then((loaded) => {
      last = loaded;
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return words;
}
