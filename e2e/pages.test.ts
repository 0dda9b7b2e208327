import { describe, expect, test } from 'vitest';
import { findings } from './support/axe';
import { DESK, PHONE, visit } from './support/browser';
import { openHouse } from './support/house';
import { openMoves, playNow } from './support/play';

const { host, browser } = await openHouse();

const PAGES = ['/', '/rules', '/settings', '/about', '/games', '/profile', '/problems', '/nowhere'] as const;

describe.each([
  ['desk by day', DESK, 'light'],
  ['phone by night', PHONE, 'dark'],
] as const)('axe, %s', (_name, viewport, colorScheme) => {
  // Axe looks at every one of a board's thousands of shapes: slow, above all on a busy machine.
  test('finds nothing serious on any page', { timeout: 300_000 }, async () => {
    const { page, mistakes, close } = await visit(browser, { viewport, colorScheme });
    for (const path of PAGES) {
      await page.goto(`${host.url}${path}`);
      await page.locator('h1').first().waitFor();
      expect(await findings(page), path).toEqual([]);
    }
    await page.goto(host.url);
    await page.getByRole('button', { name: 'New table' }).first().click();
    await page.locator('.table-form').waitFor();
    expect(await findings(page), 'new table').toEqual([]);
    await page.getByLabel('Your name').fill(`Ines ${viewport.width}`);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.waiting-room').waitFor();
    expect(await findings(page), 'waiting room').toEqual([]);
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.house-rules summary').click();
    expect(await findings(page, '.sheet'), 'play now').toEqual([]);
    await page.goto(`${host.url}/profile`);
    await page.getByRole('heading', { name: 'Notifications' }).waitFor();
    expect(await findings(page), 'profile').toEqual([]);

    await playNow(page, host.url);
    expect(await findings(page), 'table').toEqual([]);
    await openMoves(page);
    expect(await findings(page, '.tab-panel'), 'moves').toEqual([]);
    for (const tab of ['Score', 'Rules'] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      expect(await findings(page, '.tab-panel'), tab).toEqual([]);
    }
    await page.goto(`${host.url}/replay/solo/${page.url().split('/').at(-1)}`);
    await page.locator('.replay-bar').waitFor();
    expect(await findings(page), 'replay').toEqual([]);
    expect(mistakes).toEqual([]);
    await close();
  });
});

describe('languages', () => {
  test('German from the browser, Dutch by choice, kept over a reload', async () => {
    const { page, mistakes, close } = await visit(browser, { locale: 'de-DE' });
    await page.goto(host.url);
    await page.getByRole('heading', { name: 'Offene Tische' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.getByRole('button', { name: 'NL', exact: true }).click();
    await page.getByRole('heading', { name: 'Open tafels' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Open tafels' }).waitFor();
    await page.getByRole('button', { name: 'Nu spelen' }).first().click();
    await page.locator('.play-now-go').click();
    await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor();
    expect(mistakes).toEqual([]);
    await close();
  });
});

describe('an unknown address', () => {
  test('says so, and a table that does not exist too', async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${host.url}/nowhere`);
    await page.getByRole('heading', { name: 'Off the chart' }).waitFor();
    await page.goto(`${host.url}/table/nosuchtable`);
    await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
    await page.goto(`${host.url}/solo/nosuchgame`);
    await page.getByText('There is no such table.').waitFor();
    await close();
  });
});

describe('a reason', () => {
  test('leads to the rule behind it, and from there to its place in the rulebook', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    await openMoves(page);
    await page.getByLabel('Or write a move').fill('end');
    await page.locator('.written button').click();
    const link = page.locator('.written-problem .rule-link');
    const rule = String(await link.getAttribute('title'));
    await link.click();
    const shown = page.locator('.rules [aria-current]');
    expect(await shown.getByRole('heading').textContent()).toBe(rule);
    const [book] = await Promise.all([page.waitForEvent('popup'), shown.getByRole('link').click()]);
    const paragraph = book.locator('.book-rule[aria-current]');
    await paragraph.waitFor();
    expect(await paragraph.getAttribute('id')).toBe(rule);
    expect(mistakes).toEqual([]);
    await close();
  });
});
