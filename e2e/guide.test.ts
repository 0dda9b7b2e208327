import { describe, expect, test } from 'vitest';
import { findings } from './support/axe';
import { DESK, PHONE, visit } from './support/browser';
import { followGuide } from './support/guide';
import { openHouse } from './support/house';
import { decisionOrEnd } from './support/play';

const { host, browser } = await openHouse();

/** All three languages are spoken; the texts of each guide in each of them are checked in packages/web/test/guide.test.ts. */
const WALKS = [
  ['amerigo', 'desk', 'en-GB'],
  ['pirates', 'phone', 'nl'],
  ['yamatai', 'phone', 'en-GB'],
  ['efemeris', 'desk', 'de'],
] as const;
/** All games, sizes and languages: a walk takes ten seconds, so these are for whoever changes a guide (`WHOLE=1`). */
const EVERY_WALK = ['amerigo', 'pirates', 'yamatai', 'efemeris'].flatMap((game) =>
  ['desk', 'phone'].flatMap((size) => ['en-GB', 'de', 'nl'].map((locale) => [game, size, locale] as const)),
);
const walks = process.env.WHOLE === undefined ? WALKS : EVERY_WALK;

describe('a guide is played to its end, wrong touches and all', () => {
  test.each(walks)('%s, %s, %s', { timeout: 120_000 }, async (game, size, locale) => {
    const touch = size === 'phone';
    const { page, mistakes, close } = await visit(browser, { viewport: touch ? PHONE : DESK, hasTouch: touch, locale });
    await page.goto(`${host.url}/guide/${game}`);
    const walk = await followGuide({ page, touch });
    console.info(`${game}, ${size}: ${walk.waited} steps by touching the ring, ${walk.answered} wrong touches answered`);
    expect(walk.answered).toBeGreaterThan(1);
    // Whoever touches the ring and nothing else comes to the end.
    expect(walk.shown).toEqual([]);
    expect(walk.covered).toEqual([]);
    expect([...walk.sizes]).toHaveLength(1);

    // Then the same game goes on, against bots.
    await page.locator('.guide-caption .button-go').click();
    await page.waitForURL(/\/solo\//);
    expect(await decisionOrEnd(page)).toBe('decide');
    expect(mistakes).toEqual([]);
    await close();
  });

  test('can be left, and gone on with at the chapter that was reached', async () => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(`${host.url}/guide/amerigo`);
    await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
    expect(await findings(page, '#main', '.picture'), 'how to win').toEqual([]);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await page.locator('.guide-place', { hasText: /sailing/i }).waitFor();
    await page.goto(`${host.url}/guide/amerigo`);
    await page.getByRole('button', { name: 'Go on at “Sailing”' }).click();
    await page.locator('.guide-place', { hasText: /sailing/i }).waitFor();
    await page
      .locator('.guide-chapters')
      .getByRole('button', { name: /The tower/ })
      .click();
    await page.locator('.guide-place', { hasText: /the tower/i }).waitFor();
    for (const part of ['.guide-caption', '.guide-rail']) expect(await findings(page, part), part).toEqual([]);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('whose moves no longer fit the rules gives the list of its chapters, and goes on elsewhere', async () => {
    const { page, mistakes, close } = await visit(browser);
    // The conquest that later chapters build on is not possible any more.
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch();
      const script = await answer.text();
      await route.fulfill({ response: answer, body: script.replaceAll('conquer demodamas', 'conquer apollas') });
    });
    await page.goto(`${host.url}/guide/efemeris#frigate`);
    await page.getByText('does not fit the rules any more').waitFor();
    await page.getByRole('button', { name: /Exploring/ }).click();
    await page.locator('.guide-place', { hasText: /exploring/i }).waitFor();
    expect(mistakes).toEqual([]);
    await close();
  });
});
