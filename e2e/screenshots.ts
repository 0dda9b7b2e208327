import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser';
import { playNow } from './support/play';
import { openEnd, openPosition, readPositions } from './support/positions';
import { type Host, openHost } from './support/server';

/*
 * Pictures of every page, and of every kind of decision on every board, at every size, by day and by night,
 * into screenshots/: to be looked at. Boards speak German, which is the longest, or what `SPEAK=nl-NL` asks for.
 * `SHOTS=amerigo,pirates-send` takes only pictures whose names begin so, `LOOKS=phone,desk-night` only at these sizes
 * or in these looks.
 */

const FOLDER = 'screenshots';
const shots = process.env.SHOTS?.split(',') ?? [];
const looks = process.env.LOOKS?.split(',') ?? [];
const tongue = process.env.SPEAK ?? 'de-DE';

const isWanted = (name: string): boolean => shots.length === 0 || shots.some((shot) => name.startsWith(shot));

interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly touch: boolean;
}

const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, touch: true },
  { name: 'small', viewport: { width: 360, height: 740 }, touch: true },
  { name: 'lying', viewport: { width: 844, height: 390 }, touch: true },
  { name: 'tablet', viewport: { width: 820, height: 1180 }, touch: true },
  { name: 'old-tablet', viewport: { width: 768, height: 1024 }, touch: true },
  { name: 'old-turned', viewport: { width: 1024, height: 768 }, touch: true },
  { name: 'turned', viewport: { width: 1180, height: 820 }, touch: true },
  { name: 'desk', viewport: { width: 1440, height: 900 }, touch: false },
  { name: 'wide', viewport: { width: 2560, height: 1440 }, touch: false },
] as const;

const LOOKS: readonly Look[] = SIZES.flatMap((size) => [
  { ...size, name: `${size.name}-day`, colorScheme: 'light' } as const,
  { ...size, name: `${size.name}-night`, colorScheme: 'dark' } as const,
]).filter(({ name }) => looks.length === 0 || looks.some((wanted) => name.startsWith(wanted)));

async function take(page: Page, look: Look, name: string): Promise<void> {
  if (!isWanted(name)) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}-${look.name}.png`) });
}

/** Pages that need no game. */
async function plainPages(page: Page, look: Look, host: Host): Promise<void> {
  for (const [name, path] of [
    ['rules', '/rules'],
    ['settings', '/settings'],
    ['about', '/about'],
    ['games', '/games'],
    ['profile', '/profile'],
    ['not-found', '/nowhere'],
  ] as const) {
    await page.goto(`${host.url}${path}`);
    await page.locator('h1').waitFor();
    await take(page, look, name);
  }
}

/** Every kind of decision of every game. */
async function decisions(page: Page, look: Look): Promise<void> {
  for (const { card, load } of games) {
    const wanted = readPositions(card.id);
    for (const position of wanted.positions) {
      const name = `${card.id}-${position.name}`;
      if (!isWanted(name)) continue;
      await openPosition(page, await load(), wanted, position);
      await take(page, look, name);
    }
  }
}

/** How every game ends, and what can be read about it afterwards. */
async function ends(page: Page, look: Look, host: Host): Promise<void> {
  for (const { card, load } of games) {
    if (!isWanted(`${card.id}-end`) && !isWanted(`${card.id}-replay`)) continue;
    const id = await openEnd(page, await load(), 3);
    await take(page, look, `${card.id}-end`);
    await page.goto(`${host.url}/replay/solo/${id}`);
    await page.locator('.replay-bar').waitFor();
    await take(page, look, `${card.id}-replay`);
  }
}

/** What surrounds a game: panels, replay, home page. */
async function aroundTheGame(page: Page, look: Look, host: Host): Promise<void> {
  await playNow(page, host.url);
  await page.locator('.table-menu').click();
  await take(page, look, 'table-menu');
  const id = page.url().split('/').at(-1);
  await page.goto(`${host.url}/replay/solo/${id}?at=30`);
  await page.locator('.replay-bar').waitFor();
  await take(page, look, 'replay');
  await page.goto(host.url);
  await page.locator('.row').first().waitFor();
  await page.locator('.plate').first().waitFor();
  await take(page, look, 'home');
  await page.getByRole('button', { name: 'New table' }).first().click();
  await page.locator('.table-form').waitFor();
  await take(page, look, 'new-table');
}

async function serverTable(page: Page, look: Look, host: Host): Promise<void> {
  await page.goto(host.url);
  await page.getByRole('button', { name: 'New table' }).first().click();
  await page.getByLabel('Your name').fill('Wendeline');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.locator('.waiting-room').waitFor();
  await take(page, look, 'waiting-room');
  await page.goto(`${host.url}/profile`);
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  await take(page, look, 'profile-known');
}

async function everything(browser: Browser, host: Host): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const boardsOnly = shots.length > 0 && shots.every((shot) => games.some(({ card }) => shot.startsWith(card.id)));
  for (const { viewport, colorScheme, touch, ...look } of LOOKS) {
    const options = { viewport, colorScheme, hasTouch: touch };
    const whole = { ...look, viewport, colorScheme, touch };
    const boards = await visit(browser, { ...options, locale: tongue });
    await boards.page.goto(`${host.url}/about`);
    await decisions(boards.page, whole);
    await ends(boards.page, whole, host);
    const english = await visit(browser, options);
    if (!boardsOnly) {
      await aroundTheGame(english.page, whole, host);
      await plainPages(english.page, whole, host);
      await serverTable(english.page, whole, host);
    }
    const mistakes = [...boards.mistakes, ...english.mistakes];
    if (mistakes.length > 0) console.error(look.name, mistakes);
    await boards.close();
    await english.close();
  }
}

const host = await openHost();
const browser = await openBrowser();
try {
  await everything(browser, host);
} finally {
  await browser.close();
  await host.close();
}
