import type { GameEntry } from '@quarterdeck/games';
import { type Locale, message, type Speaker, speaker } from '@quarterdeck/kernel';
import type { TableSummary } from '@quarterdeck/protocol';
import { whyUnseen } from '@quarterdeck/table';
import type { Store } from '../store';
import type { Commands } from '../tables/commands';
import { outlineOf, summaryOf } from '../tables/head';

/** What a chat program shows beside a link. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly image: string;
}

export interface PreviewParts {
  readonly store: Store;
  readonly commands: Commands;
  readonly games: readonly GameEntry[];
  readonly publicUrl: string;
}

type Key = 'title' | 'free' | 'full' | 'running' | 'none' | 'live' | 'slow';

const TEXTS: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = {
  en: {
    title: '{host} invites you: {game}',
    free: '{free, plural, =1 {One of {seats} seats is free} other {# of {seats} seats are free}}, {clock}. In the browser, without an account.',
    full: 'All {seats} seats are taken, {clock}. You may look on.',
    running: 'The game has begun. You may look on.',
    none: 'no clock',
    live: '{minutes} minutes each',
    slow: '{hours} hours a move',
  },
  de: {
    title: '{host} lädt dich ein: {game}',
    free: '{free, plural, =1 {Einer von {seats} Plätzen ist frei} other {# von {seats} Plätzen sind frei}}, {clock}. Im Browser, ohne Konto.',
    full: 'Alle {seats} Plätze sind besetzt, {clock}. Du kannst zusehen.',
    running: 'Die Partie hat begonnen. Du kannst zusehen.',
    none: 'ohne Uhr',
    live: '{minutes} Minuten für jeden',
    slow: '{hours} Stunden je Zug',
  },
  nl: {
    title: '{host} nodigt je uit: {game}',
    free: '{free, plural, =1 {Eén van {seats} plaatsen is vrij} other {# van {seats} plaatsen zijn vrij}}, {clock}. In de browser, zonder account.',
    full: 'Alle {seats} plaatsen zijn bezet, {clock}. Je kunt toekijken.',
    running: 'Het spel is begonnen. Je kunt toekijken.',
    none: 'zonder klok',
    live: '{minutes} minuten elk',
    slow: '{hours} uur per zet',
  },
};

const speakers: Readonly<Record<Locale, Speaker>> = {
  en: speaker('en', { messages: TEXTS.en, rules: {} }, []),
  de: speaker('de', { messages: TEXTS.de, rules: {} }, []),
  nl: speaker('nl', { messages: TEXTS.nl, rules: {} }, []),
};

/** Words for links to tables, in the host's language; only for whom the link opens the table. */
export function previewOf({ store, commands, games, publicUrl }: PreviewParts): (url: string) => Promise<Preview | undefined> {
  return async (path) => {
    const url = new URL(path, publicUrl);
    const id = /^\/table\/([A-Za-z0-9_-]{6,32})$/.exec(url.pathname)?.[1];
    const record = id === undefined ? undefined : await store.tables.get(id);
    if (record === undefined) return undefined;
    const invited = await commands.isInvite(record.id, url.searchParams.get('invite') ?? undefined);
    if (whyUnseen(outlineOf(record), { player: undefined, invited }) !== undefined) return undefined;
    const locale = (await store.notify.playerSettings(record.host))?.locale ?? 'en';
    const host = (await store.people.byId(record.host))?.name ?? 'Quarterdeck';
    const game = games.find(({ card }) => card.id === record.game)?.card.title[locale] ?? record.game;
    const { say } = speakers[locale];
    return {
      title: say(message('title', { host, game })),
      text: said(summaryOf(record, undefined), (key, params) => say(message(key, params))),
      url: url.href,
      image: new URL(`/preview/${record.game}.png`, publicUrl).href,
    };
  };
}

function said({ status, seats, clock }: TableSummary, say: (key: Key, params?: Record<string, string | number>) => string): string {
  if (status !== 'waiting') return say('running');
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const pace =
    clock.kind === 'none'
      ? say('none')
      : clock.kind === 'live'
        ? say('live', { minutes: clock.minutes })
        : say('slow', { hours: clock.hours });
  return say(free === 0 ? 'full' : 'free', { free, seats: seats.length, clock: pace });
}

/** The page with what chat programs look for in its head. */
export function withPreview(page: string, { title, text, url, image }: Preview): string {
  const tags: readonly (readonly [kind: 'property' | 'name', key: string, value: string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Quarterdeck'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const head = tags.map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escaped(value)}" />`).join('');
  // A function, so that nothing in a name is taken for a pattern.
  return page.replace('</head>', () => `${head}</head>`);
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
