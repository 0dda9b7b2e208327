import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@quarterdeck/games';
import type { Browser, Page } from 'playwright-core';
import { DESK, openBrowser, PHONE, visit } from './support/browser';
import { decisionOrEnd, openMoves, playListed, playNow } from './support/play';
import { type Host, openHost } from './support/server';

/*
 * Pictures of every page and of every board in many states, desk and phone, day and night, into
 * screenshots/: to be looked at. `SHOTS=efemeris` takes only those whose name begins so.
 */

const FOLDER = 'screenshots';
const GAMES: readonly string[] = games.map(({ card }) => card.id);
const only = process.env.SHOTS ?? '';

interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [
  { name: 'desk-day', viewport: DESK, colorScheme: 'light' },
  { name: 'desk-night', viewport: DESK, colorScheme: 'dark' },
  { name: 'phone-day', viewport: PHONE, colorScheme: 'light' },
  { name: 'phone-night', viewport: PHONE, colorScheme: 'dark' },
];

async function take(page: Page, look: Look, name: string): Promise<void> {
  if (!name.startsWith(only)) return;
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

/** So many decisions of a game, with a picture after every few of them. */
const DECISIONS = 40;
const EVERY = 8;

/** A game against bots: its start, its list of moves, and the board as it fills. */
async function soloGame(page: Page, look: Look, host: Host, game: string, cover: number): Promise<void> {
  await playNow(page, host.url, cover);
  await take(page, look, `${game}-start`);
  await openMoves(page);
  await take(page, look, `${game}-moves`);
  for (let i = 1; i <= DECISIONS && (await decisionOrEnd(page)) === 'decide'; i++) {
    await openMoves(page);
    await page.locator('.moves').waitFor();
    await playListed(page, i % 3 === 0 ? 'last' : 'first');
    if (i % EVERY > 0) continue;
    await decisionOrEnd(page);
    await showTab(page, 'Log', look);
    await take(page, look, `${game}-after-${String(i).padStart(2, '0')}`);
  }
  await showTab(page, 'Score', look);
  await take(page, look, `${game}-score`);
}

/** What surrounds a game: panels, replay, home page. */
async function aroundTheGame(page: Page, look: Look, host: Host): Promise<void> {
  await showTab(page, 'Rules', look);
  await take(page, look, 'table-rules');
  await page.getByRole('button', { name: 'Settings' }).click();
  await take(page, look, 'table-settings');
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

async function showTab(page: Page, name: string, look: Look): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  if ((await tab.count()) === 0) await page.locator('.panel-bar [data-panel]').last().click();
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  // Below a desk the log is a drawer over the board: shut it to see the board.
  if (look.viewport.width < 1100 && name === 'Log') await page.locator('.table-drawer > .close').click();
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

/** Games to be played: all, those asked for, or else one, because several pages show a game that was played. */
function playedGames(): readonly string[] {
  if (only === '') return GAMES;
  const asked = GAMES.filter((game) => only.startsWith(game));
  return asked.length > 0 ? asked : GAMES.slice(0, 1);
}

async function everything(browser: Browser, host: Host): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const look of LOOKS) {
    const visitor = await visit(browser, { viewport: look.viewport, colorScheme: look.colorScheme });
    const { page } = visitor;
    for (const game of playedGames()) await soloGame(page, look, host, game, GAMES.indexOf(game));
    if (!GAMES.some((game) => only.startsWith(game))) {
      await aroundTheGame(page, look, host);
      await plainPages(page, look, host);
      await serverTable(page, look, host);
    }
    if (visitor.mistakes.length > 0) console.error(look.name, visitor.mistakes);
    await visitor.close();
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
