import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

export const DESK = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
}

export interface Visitor {
  readonly page: Page;
  /** Mistakes that the page reported; a test ends by expecting none. */
  readonly mistakes: string[];
  close(): Promise<void>;
}

/** Somebody with a browser profile of their own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const mistakes: string[] = [];
  page.on('pageerror', (error) => mistakes.push(error.message));
  page.on('console', (message) => {
    // A refused request is an answer (no name yet, no server), not a mistake of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource') && !message.text().includes('WebSocket'))
      mistakes.push(message.text());
  });
  return { page, mistakes, close: () => context.close() };
}
