import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser';
import { type FilmHost, openFilm, openFilmHost, stopAt } from './support/film';
import { decisionOrEnd, openMoves, playListed, playNow } from './support/play';
import { type Host, openHost } from './support/server';

/*
 * Throw and pour as people meet them on a device without WebGL, which this browser is: by hand, and where the
 * recorded physics cannot be had. What the physics itself shows is proven number by number in packages/web.
 */

let films: FilmHost;
let browser: Browser;
beforeAll(async () => {
  films = await openFilmHost();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await films.close();
});

const dice = (page: Page): Promise<number> => page.locator('.throw > canvas').count();
/** Drawn ships that fly in hop by hop; those that only wait to be shown have two moments. */
const flights = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const hops = (motion: Animation): number => (motion.effect instanceof KeyframeEffect ? motion.effect.getKeyframes().length : 0);
    return [...document.querySelectorAll('.pi-fly')].filter((ship) => ship.getAnimations().some((motion) => hops(motion) > 9)).length;
  });

describe('the viewer’s own cup', () => {
  const OWN = 'motion=throw&pieces=4&hand';

  test.each([
    [
      'pressing, aiming and letting go',
      async (page: Page) => {
        const box = await page.locator('.throw-hand').boundingBox();
        const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 400];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 60, y - 20, { steps: 3 });
        expect(await page.locator('.throw-cup-body').evaluate((cup) => getComputedStyle(cup).getPropertyValue('--aim'))).toBe('10deg');
        expect(await flights(page)).toBe(0);
        await page.mouse.up();
      },
    ],
    ['one click', (page: Page) => page.locator('.throw-hand').click({ position: { x: 40, y: 40 } })],
    ['the keyboard', (page: Page) => page.locator('.throw-hand').press('Enter')],
  ] as const)('waits, says that it is theatre, and is tipped by %s', async (_name, gesture) => {
    const { page, plain, mistakes } = await openFilm(browser, films, OWN);
    expect(await page.locator('.throw-hand').textContent()).toMatch(/theatre/);
    expect(await flights(page)).toBe(0);
    await gesture(page);
    await expect.poll(() => flights(page)).toBe(4);
    expect(await page.locator('.throw-hand').count()).toBe(0);
    expect([plain.length, mistakes]).toEqual([1, []]);
    await page.close();
  });

  test('is nobody else’s: an opponent’s throw does not wait', async () => {
    const { page } = await openFilm(browser, films, `${OWN}&side=2`);
    await expect.poll(() => flights(page)).toBe(4);
    expect(await page.locator('.throw-hand').count()).toBe(0);
    await page.close();
  });
});

describe('what cannot be drawn is moved plainly, and one line in the console says why', () => {
  const damaged = (change: (body: Buffer) => Buffer) => (page: Page) =>
    page.route('**/dice-*.bin', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.body()) });
    });

  test.each([
    ['WebGL switched off', /no WebGL2/, undefined],
    ['tracks that are missing', /404/, (page: Page) => page.route('**/dice-*.bin', (route) => route.fulfill({ status: 404 }))],
    ['tracks that cannot be fetched', /cannot be fetched/, (page: Page) => page.route('**/dice-*.bin', (route) => route.abort())],
    ['tracks cut off', /refused/, damaged((body) => body.subarray(0, body.length / 2))],
    ['damaged tracks', /refused/, damaged((body) => Buffer.from(body.map((byte, i) => (i === 5000 ? byte ^ 255 : byte))))],
    ['something else in their place', /refused/, damaged(() => Buffer.from('<!doctype html><title>Hello</title>'))],
    ['tracks that come too late', /not there yet/, (page: Page) => page.route('**/dice-*.bin', () => undefined)],
  ] as const)('%s', async (_name, why, prepare) => {
    const { page, plain, mistakes } = await openFilm(browser, films, 'motion=throw&pieces=4&late', prepare);
    await expect.poll(() => flights(page)).toBe(4);
    expect(await dice(page)).toBe(0);
    expect(plain).toEqual([expect.stringMatching(why)]);
    expect(mistakes).toEqual([]);
    await page.close();
  });
});

describe('other moments', () => {
  test.each([
    ['roles called in Pirates', 'game=pirates&kind=RoleCalled&lasts=1000', '.reveal-card'],
    ['a curse in Pirates', 'game=pirates&kind=CursePlayed', '.reveal-card'],
    ['captains in Efemeris', 'game=efemeris&kind=CaptainsRevealed', '.reveal-card'],
    ['a planet conquered', 'game=efemeris&kind=PlanetConquered', '.ef-glory'],
    ['an island completed in Amerigo', 'game=amerigo&kind=IslandCompleted', '.traced'],
    ['a lane closed around an island in Yamataï', 'game=yamatai&kind=BoatPlaced&lasts=800', '.traced'],
  ] as const)('%s', async (_name, query, shown) => {
    const { page, mistakes } = await openFilm(browser, films, `motion=event&${query}`);
    await stopAt(page, 0.5);
    expect(await page.locator(shown).count()).toBeGreaterThan(0);
    expect(mistakes).toEqual([]);
    await page.close();
  });
});

describe('in a game', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(async () => {
    await host.close();
  });

  test.each([
    ['with WebGL switched off', { reducedMotion: 'no-preference' }, 2, 1],
    ['at four times the speed', { reducedMotion: 'no-preference' }, 4, 0],
    ['with reduced motion', { reducedMotion: 'reduce' }, 1, 0],
  ] as const)('%s the game goes on', async (_name, options, speed, lines) => {
    const { page, mistakes, close } = await visit(browser, options);
    await page.addInitScript((wanted) => localStorage.setItem('quarterdeck.settings', JSON.stringify({ speed: wanted })), speed);
    let plain = 0;
    page.on('console', (message) => {
      if (message.text().startsWith('Plain motion')) plain++;
    });
    await playNow(page, host.url);
    for (let i = 0; i < 2; i++) {
      await openMoves(page);
      await playListed(page);
      expect(await decisionOrEnd(page)).toBe('decide');
    }
    expect(await page.locator('.pour > canvas').count()).toBe(0);
    expect(plain).toBe(lines);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('nothing of it is loaded in the lobby, and all of it keeps to its budget', async () => {
    const { page, close } = await visit(browser, { serviceWorkers: 'block' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.url);
    await page.locator('.plate').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /\.bin|-stage-|pour-plan|mosaic|pose-at/.test(url))).toEqual([]);
    await close();
    // The drawer is shared; plan and stage are each game's own.
    expect(weight(/^(pose-at|turn|colours|overlap)-.*\.js$/)).toBeLessThanOrEqual(10_000);
    expect(weight(/^(throw-stage|mosaic)-.*\.js$/)).toBeLessThanOrEqual(5000);
    expect(weight(/^(pour-stage|pour-plan)-.*\.js$/)).toBeLessThanOrEqual(5000);
    expect(weight(/^dice-.*\.bin$/)).toBeLessThanOrEqual(40_000);
    expect(weight(/^tower-.*\.bin$/)).toBeLessThanOrEqual(40_000);
  });
});

/** Bytes, gzipped, of the built files with such names. */
function weight(name: RegExp): number {
  const folder = resolve('dist/web/assets');
  const files = readdirSync(folder).filter((file) => name.test(file));
  expect(files, String(name)).not.toEqual([]);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}
