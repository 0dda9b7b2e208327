import { type Locale, message, type Speaker, speaker } from '@quarterdeck/kernel';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

type TextKey =
  | 'mail.hello'
  | 'mail.turn'
  | 'mail.turnUntil'
  | 'mail.invitation'
  | 'mail.paired'
  | 'mail.bye'
  | 'mail.cancelled'
  | 'mail.finished'
  | 'mail.digest'
  | 'mail.open'
  | 'mail.confirm.subject'
  | 'mail.confirm.text'
  | 'mail.confirm.not'
  | 'mail.confirm.act'
  | 'mail.trial.subject'
  | 'mail.trial.text'
  | 'mail.why'
  | 'mail.stop'
  | 'mail.change';

/** The words of mails in one language, as message patterns. The type keeps the three languages complete. */
export type MailTexts = Readonly<Record<TextKey, string>>;

const speakers: Readonly<Record<Locale, Speaker>> = {
  en: speaker('en', { messages: en, rules: {} }, []),
  de: speaker('de', { messages: de, rules: {} }, []),
  nl: speaker('nl', { messages: nl, rules: {} }, []),
};

export function sayMail(locale: Locale, key: TextKey, params: Readonly<Record<string, string | number>> = {}): string {
  return speakers[locale].say(message(key, params));
}
