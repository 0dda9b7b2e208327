import { expect, test } from 'vitest';
import { findings } from './support/axe';
import { DESK, PHONE, visit } from './support/browser';
import { openHouse } from './support/house';

const { host, browser } = await openHouse();

/** Positions from the middle of a game: on the way to one of them its moves may make no sense yet. */
const ASKED = [
  ['amerigo', 3],
  ['pirates', 2],
  ['yamatai', 4],
  ['efemeris', 6],
] as const;

test('a problem of each game is asked in words, answered with what the difference is made of, and followed by the next', {
  timeout: 90_000,
}, async () => {
  const { page, mistakes, close } = await visit(browser, { viewport: DESK });
  for (const [game, number] of ASKED) {
    await page.goto(`${host.url}/problems/${game}/${number}`);
    const answers = page.locator('.problem-answers button');
    await answers
      .filter({ hasText: /^[A-D].{8}/ })
      .first()
      .waitFor();
    await answers.first().click();
    await page.locator('.problem-verdict').waitFor();
    expect(await answers.filter({ hasText: '%' }).count(), game).toBe(await answers.count());
    expect(await findings(page, '.problem-side'), game).toEqual([]);
    await page.getByRole('link', { name: 'Next problem' }).click();
    await page.waitForURL(`**/problems/${game}/${number + 1}`);
    await answers
      .filter({ hasText: /^[A-D].{8}/ })
      .first()
      .waitFor();
  }
  expect(mistakes).toEqual([]);
  await close();
});

test('on a phone the answers of a problem stand under the board, all in sight', async () => {
  const { page, mistakes, close } = await visit(browser, { viewport: PHONE, hasTouch: true });
  await page.goto(`${host.url}/problems/yamatai/4`);
  const answers = page.locator('.problem-strip .problem-answers button');
  await answers
    .filter({ hasText: /^[A-D].{8}/ })
    .first()
    .waitFor();
  const board = await page.locator('.table-board').boundingBox();
  const bar = await page.locator('.panel-bar').boundingBox();
  for (const answer of await answers.all()) {
    const box = await answer.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? PHONE.height));
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  expect(await findings(page, '.problem-strip')).toEqual([]);
  await answers.first().tap();
  await page.locator('dialog .problem-verdict').waitFor();
  expect(mistakes).toEqual([]);
  await close();
});
