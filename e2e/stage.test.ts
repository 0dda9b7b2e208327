import { describe, expect, test } from 'vitest';
import { visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd, logLength, openMoves, playListed, playNow } from './support/play';

const { host, browser } = await openHouse();

const PAGES = ['/', '/rules', '/settings', '/about', '/games', '/profile'] as const;

describe.each([360, 390, 820])('at %i px', (width) => {
  test('no page is wider than its window, and a dialog opens inside it', async () => {
    const { page, mistakes, close } = await visit(browser, { viewport: { width, height: 844 }, hasTouch: true });
    for (const path of PAGES) {
      await page.goto(`${host.url}${path}`);
      await page.locator('h1').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
    await page.goto(host.url);
    await page.getByRole('button', { name: 'New table' }).first().click();
    await page.locator('.table-form').waitFor();
    const box = await page.locator('dialog').boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(mistakes).toEqual([]);
    await close();
  });
});

/** What the page says at one frame while something is being shown. */
interface Frame {
  readonly caption: string;
  readonly lastLine: string;
  readonly ended: boolean;
}

/** What the caption says as long as the tower has not decided; the log then tells nothing of what came out. */
const OPEN_THROW = /^(\d+ \w+ cubes?) goe?s? into the tower\.$/;

describe('one time-line', () => {
  test('while something is shown, the log ends with what the caption says, and nothing later is known', async () => {
    const { page, mistakes, close } = await visit(browser, { reducedMotion: 'no-preference' });
    await page.goto(host.url);
    await page.evaluate(() => {
      const frames: unknown[] = [];
      const look = (): void => {
        const caption = document.querySelector('.caption-runs .caption-text')?.textContent;
        const lines = document.querySelectorAll('.log li');
        if (caption && lines.length > 0)
          frames.push({
            caption,
            lastLine: lines[lines.length - 1]?.querySelector('span:not([aria-hidden])')?.textContent ?? '',
            ended: document.querySelector('.ending') !== null,
          });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seenFrames: frames });
    });
    await page.locator('.cover-actions .button-go').first().click();
    await page.locator('.play-now-go').click();
    await decisionOrEnd(page);
    const seen = (): Promise<Frame[]> => page.evaluate(() => (window as unknown as { seenFrames: Frame[] }).seenFrames);
    // Whoever begins: after a few decisions the others have moved.
    for (let i = 0; i < 12 && (await seen()).length <= 10; i++) {
      await openMoves(page);
      await playListed(page, 'last');
      await page.getByRole('tab', { name: 'Log' }).click();
      await decisionOrEnd(page);
    }
    const frames = await seen();
    expect(frames.length).toBeGreaterThan(10);
    const tooEarlyOrLate = frames.filter(({ caption, lastLine }) => {
      const thrown = OPEN_THROW.exec(caption)?.[1];
      return thrown === undefined ? caption !== lastLine : lastLine.startsWith(thrown);
    });
    expect(tooEarlyOrLate).toEqual([]);
    expect(frames.some(({ ended }) => ended)).toBe(false);
    expect(mistakes).toEqual([]);
    await close();
  });

  test('there is no second button: nothing prepared, no act; a finger prepares, the one button acts', async () => {
    const { page, mistakes, close } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(host.url);
    await page.locator('.cover-actions .button-go').first().tap();
    await page.locator('.play-now-go').tap();
    await decisionOrEnd(page);
    expect(await page.locator('.decision .button-go').count()).toBe(0);
    const before = await page.locator('[data-log-length]').getAttribute('data-log-length');
    await page.locator('.decision-choices button:not([aria-disabled="true"]):not(:disabled)').first().tap();
    await page.locator('.decision-confirm').waitFor();
    expect(await page.locator('.table-page .button-go').count()).toBe(1);
    expect(await page.locator('[data-log-length]').getAttribute('data-log-length')).toBe(before);
    await page.locator('.decision-confirm').tap();
    await page.locator(`[data-log-length]:not([data-log-length="${before}"])`).waitFor();
    expect(mistakes).toEqual([]);
    await close();
  });

  test('while one’s own move is shown, all that was asked stays as it was', async () => {
    const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' } as const;
    const { page, mistakes, close } = await visit(browser, touch);
    await page.addInitScript(() => localStorage.setItem('quarterdeck.settings', JSON.stringify({ speed: 4 })));
    await playNow(page, host.url);
    await page.locator('.decision-choices button:not([aria-disabled="true"]):not(:disabled)').first().tap();
    await page.locator('.decision-confirm').waitFor();
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.decision');
      const [asked, shown]: [string, string[]] = [
        `${bar?.querySelector('h1')?.textContent} ${bar?.querySelectorAll('.choice').length}`,
        [],
      ];
      Object.assign(window, { asked, shown });
      const look = (): void => {
        const isMine = document.querySelector('.player-own.player-acts') !== null;
        if (bar?.dataset.decides !== undefined || !isMine) return;
        shown.push(`${bar?.querySelector('h1')?.textContent} ${bar?.querySelectorAll('.choice').length}`);
      };
      if (bar !== null) new MutationObserver(look).observe(bar, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    const before = await logLength(page);
    await page.locator('.decision-confirm').tap();
    await page.locator(`[data-log-length]:not([data-log-length="${before}"])`).waitFor();
    await decisionOrEnd(page);
    const { asked, shown } = await page.evaluate(() => {
      const told = window as unknown as { readonly asked: string; readonly shown: readonly string[] };
      return { asked: told.asked, shown: told.shown };
    });
    expect(shown.length).toBeGreaterThan(0);
    expect([...new Set(shown)]).toEqual([asked]);
    expect(mistakes).toEqual([]);
    await close();
  });
});
