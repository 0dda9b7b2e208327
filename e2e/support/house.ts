import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser';
import { type Host, openHost } from './server';

/** A server and a browser for all tests of a file; both are closed after the last. */
export async function openHouse(): Promise<{ readonly host: Host; readonly browser: Browser }> {
  const [host, browser] = await Promise.all([openHost(), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await host.close();
  });
  return { host, browser };
}
