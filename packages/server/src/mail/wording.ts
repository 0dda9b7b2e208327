import { createHash } from 'node:crypto';
import type { Locale } from '@quarterdeck/kernel';
import { momentText, tidy } from '../notify';
import type { Letter, Matter } from './letter';
import type { Mail } from './smtp';
import { sayMail } from './texts';

/** Whom a mail is for, and what is known of the house. */
export interface Reader {
  readonly name: string;
  readonly address: string;
  readonly locale: Locale;
  readonly timeZone: string | undefined;
  readonly club: string;
  readonly publicUrl: string;
  readonly stopToken: string;
  readonly titleOf: (game: string, locale: Locale) => string;
}

interface Line {
  readonly text: string;
  readonly act: string;
  readonly url: string;
}

/** Everything that waits for somebody, in one mail: one thing is its own subject, several are counted. */
export function noticeMail(letters: readonly Letter[], reader: Reader): Mail {
  const { locale, club } = reader;
  const lines = letters.map(
    ({ about }): Line => ({
      text: sentenceOf(about, reader),
      act: sayMail(locale, 'mail.open'),
      url: `${reader.publicUrl}${pathOf(about)}`,
    }),
  );
  const [only] = lines;
  const subject =
    only !== undefined && lines.length === 1 ? only.text : sayMail(locale, 'mail.digest', { n: lines.length, club: tidy(club) });
  return mailOf(subject, lines, letters.map(({ id }) => id).join('\n'), reader);
}

export function trialMail(reader: Reader, at: number): Mail {
  const { locale, club, publicUrl } = reader;
  const line = { text: sayMail(locale, 'mail.trial.text'), act: sayMail(locale, 'mail.open'), url: publicUrl };
  return mailOf(sayMail(locale, 'mail.trial.subject', { club: tidy(club) }), [line], `trial ${reader.address} ${at}`, reader);
}

/** The only mail to an address that nobody has confirmed: it says by whom and why, and that nothing will follow. */
export function confirmMail(reader: Reader, token: string): Mail {
  const { locale, club, name, publicUrl } = reader;
  const text = sayMail(locale, 'mail.confirm.text', { name: tidy(name), club: tidy(club) });
  const not = sayMail(locale, 'mail.confirm.not');
  const url = `${publicUrl}/mail/confirm/${token}`;
  return {
    to: reader.address,
    subject: sayMail(locale, 'mail.confirm.subject', { club: tidy(club) }),
    text: [text, url, not].join('\n\n'),
    html: page([paragraph(text), button(sayMail(locale, 'mail.confirm.act'), url), paragraph(not)]),
    headers: AUTOMATIC,
    messageId: messageId(`confirm ${token}`, publicUrl),
  };
}

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;

function mailOf(subject: string, lines: readonly Line[], id: string, reader: Reader): Mail {
  const { locale, club, name, publicUrl, stopToken } = reader;
  const hello = sayMail(locale, 'mail.hello', { name: tidy(name) });
  const why = sayMail(locale, 'mail.why', { club: tidy(club) });
  const stop = `${publicUrl}/mail/stop/${stopToken}`;
  const profile = `${publicUrl}/profile`;
  const links = [
    [sayMail(locale, 'mail.stop'), stop],
    [sayMail(locale, 'mail.change'), profile],
  ] as const;
  const footer = [why, ...links.map(([label, url]) => `${label}: ${url}`)].join('\n');
  return {
    to: reader.address,
    subject,
    text: [hello, ...lines.map(({ text, url }) => `${text}\n${url}`), `-- \n${footer}`].join('\n\n'),
    html: page([
      paragraph(hello),
      ...lines.map(({ text, act, url }) => paragraph(text) + button(act, url)),
      `<p style="color:#5b6470;font-size:13px">${escaped(why)}<br>${links.map(([label, url]) => anchor(label, url)).join(' · ')}</p>`,
    ]),
    // Mail programs show their own button for these (RFC 2369, RFC 8058).
    headers: { ...AUTOMATIC, 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    messageId: messageId(id, publicUrl),
  };
}

export function sentenceOf(about: Matter, { locale, timeZone, titleOf }: Pick<Reader, 'locale' | 'timeZone' | 'titleOf'>): string {
  switch (about.kind) {
    case 'turn': {
      const game = titleOf(about.game, locale);
      return about.deadline === undefined
        ? sayMail(locale, 'mail.turn', { game })
        : sayMail(locale, 'mail.turnUntil', { game, deadline: momentText(locale, about.deadline, timeZone) });
    }
    case 'invitation':
      return sayMail(locale, 'mail.invitation', { by: tidy(about.by), game: titleOf(about.game, locale) });
    case 'tournament':
      return sayMail(locale, `mail.${about.what}`, { tournament: tidy(about.name), round: about.round ?? 0, place: about.place ?? 0 });
  }
}

export function pathOf(about: Matter): string {
  if (about.kind === 'turn') return `/table/${about.table}`;
  if (about.kind === 'invitation') return `/table/${about.table}${about.invite === undefined ? '' : `?invite=${about.invite}`}`;
  return about.table === undefined ? `/tournaments/${about.tournament}` : `/table/${about.table}`;
}

function messageId(id: string, publicUrl: string): string {
  return `<${createHash('sha256').update(id).digest('base64url').slice(0, 32)}@${new URL(publicUrl).hostname}>`;
}

function page(parts: readonly string[]): string {
  return `<div style="font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#22303c;max-width:34em">${parts.join('')}</div>`;
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function button(label: string, url: string): string {
  return `<p><a href="${escaped(url)}" style="background:#22303c;color:#fff;padding:10px 18px;border-radius:4px;text-decoration:none">${escaped(label)}</a></p>`;
}

function anchor(label: string, url: string): string {
  return `<a href="${escaped(url)}" style="color:#5b6470">${escaped(label)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
