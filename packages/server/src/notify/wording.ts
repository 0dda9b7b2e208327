import type { Locale } from '@quarterdeck/kernel';
import type { Notice, TurnNotice, WebhookStyle } from './store';
import { momentText, sayNotice } from './texts';

/** A notice in words, before it takes the form of one channel. */
export interface Wording {
  readonly title: string;
  readonly body: string;
}

/** What the service worker gets: shown as it stands; `url` opens on a click, a later notice with the same `tag` takes its place. */
export interface PushPayload extends Wording {
  readonly url: string;
  readonly tag: string;
}

const MAX_NAME_LENGTH = 60;

export function playerWording(notice: Notice, locale: Locale, timeZone: string | undefined): Wording {
  if ('say' in notice) return { title: notice.say[locale], body: '' };
  return {
    title: sayNotice(locale, 'notify.turn.title', { game: tidy(notice.gameTitle) }),
    body:
      notice.deadline === undefined
        ? sayNotice(locale, 'notify.turn.open')
        : sayNotice(locale, 'notify.turn.deadline', { deadline: momentText(locale, notice.deadline, timeZone) }),
  };
}

/** For a place that many read: it says whose turn it is. Nobody's zone is everybody's, so the time is UTC. */
export function tableWording(notice: TurnNotice, locale: Locale, playerName: string): Wording {
  return {
    title: sayNotice(locale, 'notify.table.turn', { player: tidy(playerName), game: tidy(notice.gameTitle) }),
    body:
      notice.deadline === undefined
        ? ''
        : sayNotice(locale, 'notify.table.deadline', { deadline: momentText(locale, notice.deadline, undefined) }),
  };
}

export function trialWording(locale: Locale): Wording {
  return { title: sayNotice(locale, 'notify.trial.title'), body: sayNotice(locale, 'notify.trial.text') };
}

/** The body of a webhook call. `facts` are what programs want to know; chat services get the sentence alone. */
export function webhookBody(style: WebhookStyle, wording: Wording, facts: Readonly<Record<string, unknown>>, url?: string): string {
  const sentence = [wording.title, wording.body].filter((part) => part !== '').join(' – ');
  switch (style) {
    case 'json':
      return JSON.stringify({ ...facts, text: sentence, ...(url === undefined ? {} : { url }) });
    case 'chat': {
      const text = chatText(sentence, url);
      // A player called @everyone must not ring everyone.
      return JSON.stringify({ text, content: text, allowed_mentions: { parse: [] } });
    }
    case 'text':
      return JSON.stringify({ text: chatText(sentence, url) });
  }
}

export function factsOf(notice: Notice, playerName: string): Readonly<Record<string, unknown>> {
  if ('say' in notice) return { ...notice.facts, id: notice.turnKey, player: tidy(playerName) };
  return {
    event: 'turn',
    id: notice.turnKey,
    table: notice.table,
    seat: notice.seat,
    player: tidy(playerName),
    game: tidy(notice.gameTitle),
    ...(notice.deadline === undefined ? {} : { deadline: new Date(notice.deadline).toISOString() }),
  };
}

/** Signs with a meaning in chat mark-up, and look-alikes without one. Escapes will not do: each service has its own. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '@': '＠',
  '*': '∗',
  '~': '∼',
  '`': '’',
  '[': '(',
  ']': ')',
  '|': '¦',
  '\\': '/',
  '#': '♯',
};

function chatText(sentence: string, url: string | undefined): string {
  const plain = sentence.replace(/[<>@*~`[\]|\\#]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  return url === undefined ? plain : `${plain}\n${url}`;
}

/** One line of visible signs: no line breaks, control signs or signs that turn the reading direction. */
export function tidy(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length <= MAX_NAME_LENGTH ? line : `${signs.slice(0, MAX_NAME_LENGTH - 1).join('')}…`;
}
