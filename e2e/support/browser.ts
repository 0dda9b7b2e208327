import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const ARGS = ['--headless', '--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

/** WebGL by the processor. */
const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization', '--disable-gpu-compositing'];

export const DESK = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** Without a graphics card there is no WebGL, unless the processor is asked to stand in for one: for that alone, pages are painted quicker without. */
export function openBrowser(graphics: 'none' | 'by the processor' = 'none'): Promise<Browser> {
  const how = graphics === 'none' ? ['--disable-gpu', '--disable-3d-apis'] : WEBGL;
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...ARGS, ...how] });
}

export interface Visitor {
  readonly page: Page;
  /** Mistakes that the page reported; a test ends by expecting none. */
  readonly mistakes: string[];
  close(): Promise<void>;
}

/** Every solo game has the same luck, so that a test that passes does so every time; the names of games, which are short, stay their own. */
function sameLuck(): void {
  const LONG_AS_A_SEED = 24;
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    const isLuck = array instanceof Uint32Array || (array instanceof Uint8Array && array.length === LONG_AS_A_SEED);
    return isLuck ? array.fill(7) : real(array);
  };
}

/**
 * Somebody with a browser profile of their own. Nothing is kept for use without a network unless asked for: at every first
 * visit the service worker would fetch all boards beside what is tested.
 */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const plain = { viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...plain, ...options });
  await context.addInitScript(sameLuck);
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
