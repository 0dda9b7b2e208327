import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd, logLength, openMoves, playListed, playNow } from './support/play';

const { host, browser } = await openHouse();

/** The round that the title plate names. */
async function round(page: Page): Promise<string> {
  return /\d+/.exec((await page.locator('.table-title small').textContent()) ?? '')?.[0] ?? '';
}

/** What can be seen of the decision: the log's length, the bar, and the places on the board. */
function look(page: Page): Promise<string> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('.table-board [data-target]')].map(
      (place) => `${place.getAttribute('data-target')} ${place.getAttribute('class')}`,
    );
    const length = document.querySelector('[data-log-length]')?.getAttribute('data-log-length');
    return [length, document.querySelector('.decision')?.innerHTML, ...places].join('\n');
  });
}

describe('against bots in this browser', () => {
  test('one click from the home page into a game, and a whole round by clicking', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    const first = await round(page);
    expect(first).toBe('1');
    let played = 0;
    while ((await round(page)) === first && (await decisionOrEnd(page)) === 'decide' && played < 80) {
      await openMoves(page);
      await page.locator('.moves').waitFor();
      await playListed(page);
      await decisionOrEnd(page);
      played++;
    }
    expect(await round(page)).toBe('2');
    expect(mistakes).toEqual([]);
    await close();
  });

  test('a whole round of Amerigo on the board and its decision bar', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    await page.locator('.table-board [data-target]').first().waitFor();
    let onBoard = 0;
    let inBar = 0;
    for (let clicks = 0; clicks < 250 && (await round(page)) === '1'; ) {
      const before = await logLength(page);
      // Two looks at the board, for choosing a piece and its place; then the bar, whose last choice goes on.
      for (let tries = 0; (await logLength(page)) === before; tries++, clicks++) {
        expect(tries, await page.locator('.decision-say').textContent().then(String)).toBeLessThan(8);
        const confirm = page.locator('.decision-confirm');
        const places = page.locator('.table-board .target-legal');
        const ready = (await confirm.count()) > 0;
        const board = !ready && tries < 2 && (await places.count()) > 0;
        const was = await look(page);
        if (ready) await confirm.click();
        else if (board) await places.first().click();
        else await page.locator('.decision-choices button:not([aria-disabled="true"]):not(:disabled)').last().click();
        if (board) onBoard++;
        else if (!ready) inBar++;
        // Every click has an effect that can be seen.
        await expect.poll(() => look(page), { timeout: 15_000 }).not.toBe(was);
      }
      await decisionOrEnd(page);
    }
    expect(await round(page)).toBe('2');
    console.info(`a round by ${onBoard} clicks on the board and ${inBar} in the bar`);
    expect(onBoard).toBeGreaterThan(3);
    expect(await page.locator('.moves').count()).toBe(0);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('undo takes the last move back, reload in mid-turn keeps the game', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    await openMoves(page);
    const before = await page.locator('.moves .move').allTextContents();
    const length = await logLength(page);
    await playListed(page);
    await decisionOrEnd(page);
    await page.locator('.decision-undo[aria-disabled="false"]').click();
    await expect.poll(() => logLength(page)).toBe(length);
    await expect.poll(() => page.locator('.moves .move').allTextContents()).toEqual(before);

    await playListed(page);
    await decisionOrEnd(page);
    const after = await logLength(page);
    const choices = await page.locator('.moves .move').allTextContents();
    await page.reload();
    await decisionOrEnd(page);
    await expect.poll(() => logLength(page)).toBe(after);
    await openMoves(page);
    await expect.poll(() => page.locator('.moves .move').allTextContents()).toEqual(choices);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('P1-5 a second tab of the same game follows live, may act, and takes over when the first is closed', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    await decisionOrEnd(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await decisionOrEnd(other)).toBe('decide');
    const before = await logLength(other);
    await openMoves(page);
    await playListed(page);
    await other.waitForFunction((n) => Number(document.querySelector('[data-log-length]')?.getAttribute('data-log-length')) > n, before);
    await decisionOrEnd(page);
    const both = await logLength(page);
    await other.waitForFunction((n) => Number(document.querySelector('[data-log-length]')?.getAttribute('data-log-length')) >= n, both);
    // Whatever the second tab does now, the bots must answer though the tab that led is gone.
    await page.close();
    for (let moves = 0; moves < 12; moves++) {
      expect(await decisionOrEnd(other)).toBe('decide');
      await openMoves(other);
      await playListed(other);
    }
    await decisionOrEnd(other);
    const kept = await logLength(other);
    await other.reload();
    await decisionOrEnd(other);
    expect(await logLength(other)).toBeGreaterThanOrEqual(kept);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('nothing on the page is pushed about when moves arrive', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    await openMoves(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { readonly value: number };
          document.body.dataset.shift = String(Number(document.body.dataset.shift ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: false });
    });
    for (let i = 0; i < 6; i++) {
      // By the board's own controls or the list of moves, whatever stands in the decision bar.
      const before = await logLength(page);
      await page.locator('.decision-choices button:not([aria-disabled="true"]):not(:disabled)').last().click();
      const grown = page.locator(`[data-log-length]:not([data-log-length="${before}"])`);
      const confirm = page.locator('.decision-confirm');
      await confirm.or(grown).first().waitFor();
      if ((await grown.count()) === 0) await confirm.click();
      await grown.waitFor();
      await decisionOrEnd(page);
    }
    const shift = Number((await page.evaluate(() => document.body.dataset.shift)) ?? 0);
    console.info(`layout shift over six moves and the bots' answers: ${shift.toFixed(4)}`);
    expect(shift).toBeLessThan(0.02);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('a turn by keyboard alone', async () => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(host.url);
    await page.locator('.cover').first().waitFor();
    await tabTo(page, '.cover-actions .button-go');
    await page.keyboard.press('Enter');
    await page.locator('.play-now-go').waitFor();
    if (!(await page.evaluate(() => document.activeElement?.matches('.play-now-go') === true))) await tabTo(page, '.play-now-go');
    await page.keyboard.press('Enter');
    await decisionOrEnd(page);
    await tabTo(page, '[role="tab"][aria-selected="true"]');
    await page.keyboard.press('ArrowRight');
    await page.locator('.moves').waitFor();
    const before = await logLength(page);
    await tabTo(page, '.moves .move');
    await page.keyboard.press('Enter');
    // A final move waits for a second Enter on the confirmation, which has the focus by then.
    const grown = page.locator(`[data-log-length]:not([data-log-length="${before}"])`);
    await page.locator('.decision-confirm:focus').or(grown).first().waitFor();
    if ((await grown.count()) === 0) await page.keyboard.press('Enter');
    await grown.waitFor();
    expect(mistakes).toEqual([]);
    await close();
  });

  test('the arrow keys go from target to target on the board, Enter chooses', async () => {
    const { page, mistakes, close } = await visit(browser);
    await playNow(page, host.url);
    const target = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? undefined);
    await tabTo(page, '.table-board [data-target]');
    const reached = new Set([await target()]);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
      reached.add(await target());
    }
    expect(reached.has(undefined)).toBe(false);
    expect(reached.size).toBeGreaterThan(1);
    // The cursor also stops at places that only say why not; go on to one that is possible.
    const possible = () => page.evaluate(() => document.activeElement?.matches('.target-legal') === true);
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].flatMap((one) => [one, one, one, one])) {
      if (await possible()) break;
      await page.keyboard.press(key);
    }
    expect(await possible()).toBe(true);
    const before = await logLength(page);
    await page.keyboard.press('Enter');
    const grown = page.locator(`[data-log-length]:not([data-log-length="${before}"])`);
    await page.locator('.decision-confirm:focus').or(grown).first().waitFor();
    if ((await grown.count()) === 0) await page.keyboard.press('Enter');
    await grown.waitFor();
    expect(mistakes).toEqual([]);
    await close();
  });

  test('a whole game by text play, events read aloud', async () => {
    const { page, mistakes, close } = await visit(browser);
    await page.goto(host.url);
    await page.getByRole('button', { name: 'New table' }).first().click();
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '2' }).click();
    await page.getByLabel('Seat 2').selectOption('cabin-boy');
    await page.getByRole('button', { name: 'Start' }).click();
    let heard = 0;
    for (let i = 0; i < 600 && (await decisionOrEnd(page)) === 'decide'; i++) {
      await openMoves(page);
      await page.locator('.moves').waitFor();
      // The last choice is most often "end your turn": a quick game.
      await playListed(page, 'last');
      if (((await page.locator('[data-announcer]').textContent()) ?? '') !== '') heard++;
    }
    expect(await decisionOrEnd(page)).toBe('over');
    expect(heard).toBeGreaterThan(5);
    expect(await page.locator('.ending-ranks li').count()).toBe(2);
    await page.getByRole('tab', { name: 'Score' }).click();
    await page.getByText('Final score').waitFor();

    // Its replay: to the end and back, and a link to a moment.
    await page.locator('.ending').getByRole('link', { name: 'Replay' }).click();
    await page.locator('.replay-bar').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    const last = await page.locator('.replay-count').textContent();
    await page.getByRole('button', { name: 'One back' }).click();
    await expect.poll(() => page.locator('.replay-count').textContent()).not.toBe(last);
    await page.getByLabel('Moment of the game').fill('3');
    await expect.poll(() => page.locator('.replay-count').textContent()).toContain('Decision 3 of');
    const id = page.url().split('?')[0] ?? '';
    await page.goto(`${id}?at=20&as=1`);
    await page.locator('.replay-eyes li').nth(1).locator('[aria-pressed="true"]').waitFor();
    expect(await page.locator('.replay-count').textContent()).not.toContain('Decision 1 of');
    expect(mistakes).toEqual([]);
    await close();
  });

  test('goes on without any network after one visit', async () => {
    const visitor = await visit(browser, { serviceWorkers: 'allow' });
    const { page, mistakes } = visitor;
    await page.goto(host.url);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await new Promise<void>((done) => {
        const worker = registration.active;
        if (worker === null || worker.state === 'activated') return done();
        worker.addEventListener('statechange', () => worker.state === 'activated' && done());
      });
    });
    await page.context().setOffline(true);
    await host.stop();
    try {
      await playNow(page, host.url);
      await openMoves(page);
      await playListed(page);
      await page.goto(`${host.url}/rules`);
      await page.locator('.book-leaf').first().waitFor();
      await page.goto(`${host.url}/games`);
      await page.getByRole('button', { name: 'Play on' }).first().click();
      await decisionOrEnd(page);
      expect(mistakes).toEqual([]);
    } finally {
      await host.start();
      await visitor.close();
    }
  });

  test('on a phone, in Dutch', async () => {
    const { page, mistakes, close } = await visit(browser, { viewport: PHONE, locale: 'nl-NL', hasTouch: true });
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Nu spelen' }).first().click();
    await page.locator('.play-now-go').click();
    await decisionOrEnd(page);
    // Board, decision and confirmation are in sight together, and nothing scrolls sideways.
    for (const part of ['.table-board', '.decision', '.decision-undo']) {
      const box = await page.locator(part).boundingBox();
      expect(box, part).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(PHONE.height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await openMoves(page);
    await playListed(page);
    expect(mistakes).toEqual([]);
    await close();
  });
});

/** Presses Tab until what has the focus fits the selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}
