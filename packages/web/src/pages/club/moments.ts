import type { Locale } from '@quarterdeck/kernel';

/** A day and an hour, in the reader's words. */
export function moment(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function day(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
}

/** The hour of today, the day of this year, else the date: as short as can be in a list. */
export function shortMoment(at: number, locale: Locale): string {
  const then = new Date(at);
  const now = new Date();
  const today = then.toDateString() === now.toDateString();
  const thisYear = then.getFullYear() === now.getFullYear();
  const form: Intl.DateTimeFormatOptions = today
    ? { timeStyle: 'short' }
    : { day: 'numeric', month: 'short', ...(thisYear ? {} : { year: 'numeric' }) };
  return new Intl.DateTimeFormat(locale, form).format(at);
}
