import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';

/* The page that shows one motion of a real board, at the moment that a test sets. */

export interface FilmHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Built once, so that it opens quickly. */
export async function openFilmHost(): Promise<FilmHost> {
  const root = resolve('packages/web');
  const config = { root, configFile: join(root, 'film/vite.config.ts'), logLevel: 'error' } as const;
  await build(config);
  const server = await preview({ ...config, preview: { port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

export interface Film {
  readonly page: Page;
  /** Why motion was plain, as the console was told. */
  readonly plain: string[];
  readonly mistakes: string[];
}

export interface FilmOrder {
  readonly query: string;
  readonly width?: number;
  readonly height?: number;
  /** Comes before the page is asked for. */
  prepare?(page: Page): Promise<unknown>;
}

export async function openFilm(browser: Browser, host: FilmHost, order: FilmOrder): Promise<Film> {
  const { query, width = 1180, height = 760, prepare } = order;
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(30_000);
  const [plain, mistakes]: [string[], string[]] = [[], []];
  page.on('console', (message) => {
    if (message.text().startsWith('Plain motion')) plain.push(message.text());
  });
  page.on('pageerror', (error) => mistakes.push(error.message));
  await prepare?.(page);
  await page.goto(`${host.url}film/index.html?${query}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return { page, plain, mistakes };
}

/** Sets everything that moves to a part of its time, and waits until that is painted. */
export async function stopAt(page: Page, share: number): Promise<void> {
  await page.evaluate(async (part) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(document.documentElement.dataset.lasts) * part;
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, share);
}
