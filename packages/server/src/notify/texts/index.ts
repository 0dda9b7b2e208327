import { type Locale, message, type Speaker, speaker } from '@quarterdeck/kernel';
import type { Failure, FailureCode } from '../failure';
import { isTimeZone } from '../quiet';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

type TextKey =
  | 'notify.turn.title'
  | 'notify.turn.open'
  | 'notify.turn.deadline'
  | 'notify.table.turn'
  | 'notify.table.deadline'
  | 'notify.trial.title'
  | 'notify.trial.text'
  | `notify.failure.${FailureCode}`;

/** The words of notices in one language, as message patterns. The type keeps the three languages complete. */
export type NotifyTexts = Readonly<Record<TextKey, string>>;

const speakers: Readonly<Record<Locale, Speaker>> = {
  en: speaker('en', { messages: en, rules: {} }, []),
  de: speaker('de', { messages: de, rules: {} }, []),
  nl: speaker('nl', { messages: nl, rules: {} }, []),
};

export function sayNotice(locale: Locale, key: TextKey, params: Readonly<Record<string, string>> = {}): string {
  return speakers[locale].say(message(key, params));
}

/** What a player reads beside a webhook that does not work. */
export function failureText(locale: Locale, failure: Failure): string {
  return sayNotice(locale, `notify.failure.${failure.code}`, { status: String(failure.status ?? '–') });
}

/** A moment in words; the zone is named, since the reader's may differ, and is UTC where none is known. */
export function momentText(locale: Locale, moment: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC',
    timeZoneName: 'short',
  }).format(moment);
}
