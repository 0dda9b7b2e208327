import { LOCALES, type Locale } from '@quarterdeck/kernel';
import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'calm'] as const;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** When a chosen move waits for a second click: always, only when it cannot be taken back, or never. */
export const CONFIRMS = ['always', 'final', 'never'] as const;

export interface Settings {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  readonly confirm: (typeof CONFIRMS)[number];
  /** What was shown slowly the first time and has been seen ("battle"). */
  readonly seen: readonly string[];
}

const KEY = 'quarterdeck.settings';

const DEFAULTS: Omit<Settings, 'locale'> = { theme: 'auto', motion: 'auto', speed: 1, sound: true, confirm: 'final', seen: [] };

/** The first of the browser's languages that we speak. */
export function preferredLocale(wanted: readonly string[]): Locale {
  for (const language of wanted) {
    const locale = LOCALES.find((known) => language.toLowerCase().split('-')[0] === known);
    if (locale !== undefined) return locale;
  }
  return 'en';
}

/** Stored settings may be old, partial or edited by hand: whatever does not fit takes its default. */
export function parseSettings(stored: string | null, wanted: readonly string[]): Settings {
  const given = readObject(stored);
  return {
    locale: pick(LOCALES, given.locale) ?? preferredLocale(wanted),
    theme: pick(THEMES, given.theme) ?? DEFAULTS.theme,
    motion: pick(MOTIONS, given.motion) ?? DEFAULTS.motion,
    speed: pick(SPEEDS, given.speed) ?? DEFAULTS.speed,
    sound: typeof given.sound === 'boolean' ? given.sound : DEFAULTS.sound,
    confirm: pick(CONFIRMS, given.confirm) ?? DEFAULTS.confirm,
    seen: Array.isArray(given.seen) ? given.seen.filter((one) => typeof one === 'string') : DEFAULTS.seen,
  };
}

function readObject(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function pick<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((one) => one === value);
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function getSettings(): Settings {
  current ??= parseSettings(readStored(), navigator.languages);
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...getSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage can be full or forbidden; the settings then last as long as the page.
  }
  applyToDocument(current);
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, getSettings);
}

/** Asked once: pages read the answer whenever they are drawn. */
let stillness: MediaQueryList | undefined;

/** Whether to keep still: as the player chose, or as their system asks. */
export function isCalm(settings: Settings): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'calm';
  stillness ??= matchMedia('(prefers-reduced-motion: reduce)');
  return stillness.matches;
}

/** Puts theme, language and motion on the root element; the style sheets do the rest. */
export function applyToDocument(settings: Settings): void {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  // Paper is white at night too.
  root.dataset.theme = dark && !matchMedia('print').matches ? 'dark' : 'light';
  root.lang = settings.locale;
  root.toggleAttribute('data-calm', isCalm(settings));
}

/** Follows the system's changes of theme and motion, and what the page is drawn on, for as long as the page lives. */
export function followSystem(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', 'print']) {
    matchMedia(query).addEventListener('change', () => applyToDocument(getSettings()));
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
