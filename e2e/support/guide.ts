import type { Locator, Page } from 'playwright-core';

/** How somebody went through a guide. */
export interface Walk {
  readonly steps: number;
  /** Steps that waited for something to be touched, and those among them for which touches on the ring were not enough. */
  readonly waited: number;
  readonly shown: string[];
  /** Wrong touches that were answered. */
  readonly answered: number;
  /** Steps at which the caption lay over what was to be touched. */
  readonly covered: string[];
  /** The sizes that the board had, from the first step to the last. */
  readonly sizes: ReadonlySet<string>;
}

interface Guided {
  readonly page: Page;
  readonly touch: boolean;
}

/** Most steps a guide may have, so that one that does not go on is noticed. */
const MOST = 60;

/** What the caption says now: differs from step to step. */
const said = (page: Page): Promise<string> => page.locator('.guide-caption').textContent().then(String);

/** Begins the guide of a game and follows it to its end: reads, strays once in each chapter, touches the ring, and asks to be shown where that is not enough. */
export async function followGuide({ page, touch }: Guided): Promise<Walk> {
  await page.locator('.win-plate-begin .button').first().click();
  await page.locator('.guide-caption').waitFor();
  const walk = { steps: 0, waited: 0, shown: [] as string[], answered: 0, covered: [] as string[], sizes: new Set<string>() };
  let chapter = '';
  for (; walk.steps < MOST; walk.steps++) {
    const over = page.locator('.guide-buttons a[href^="/rules/"]');
    if ((await over.count()) > 0) return walk;
    walk.sizes.add(await sizeOf(page.locator('.table-board')));
    const before = await said(page);
    const next = page.locator('.guide-caption .button-go');
    if ((await next.count()) > 0) {
      await next.click();
      await changed(page, before);
      continue;
    }
    walk.waited++;
    await page.locator('.spotlight-ring').first().waitFor();
    if (await covers(page)) walk.covered.push(before);
    const here = await page.locator('.guide-caption .guide-place').textContent().then(String);
    if (here.split(' · ')[0] !== chapter) {
      chapter = here.split(' · ')[0] ?? '';
      if (await stray({ page, touch })) walk.answered++;
    }
    const asked = await said(page);
    if (!(await touchRing({ page, touch }, asked))) {
      walk.shown.push(asked);
      const waiting = await said(page);
      await page.locator('.guide-caption').getByRole('button').last().click();
      await changed(page, waiting);
    }
  }
  throw new Error('The guide does not come to its end');
}

async function changed(page: Page, before: string): Promise<void> {
  await page.waitForFunction((old) => {
    const caption = document.querySelector<HTMLElement>('.guide-caption');
    return caption !== null && caption.textContent !== old;
  }, before);
}

async function sizeOf(place: Locator): Promise<string> {
  const box = await place.boundingBox();
  return box === null ? 'nowhere' : `${Math.round(box.width)} × ${Math.round(box.height)}`;
}

/** Whether the caption lies over the ring. */
function covers(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const caption = document.querySelector('.guide-caption')?.getBoundingClientRect();
    const ring = document.querySelector('.spotlight-ring')?.getBoundingClientRect();
    if (caption === undefined || ring === undefined) return false;
    return ring.left < caption.right && ring.right > caption.left && ring.top < caption.bottom && ring.bottom > caption.top;
  });
}

/** Touches a place of the board that is not ringed; whether that was answered, and changed nothing. */
async function stray({ page, touch }: Guided): Promise<boolean> {
  const place = await page.evaluate(() => {
    const board = document.querySelector('.table-board')?.getBoundingClientRect();
    if (board === undefined) return undefined;
    const away = [...document.querySelectorAll('.guide-caption, .spotlight-ring')].map((element) => element.getBoundingClientRect());
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.8, 0.7],
      [0.3, 0.8],
      [0.7, 0.2],
    ]) {
      const x = board.left + board.width * (across ?? 0);
      const y = board.top + board.height * (down ?? 0);
      const free = away.every((box) => x < box.left - 20 || x > box.right + 20 || y < box.top - 20 || y > box.bottom + 20);
      const hit = document.elementFromPoint(x, y);
      if (free && hit !== null && hit.closest('.table-board') !== null && hit.closest('button, [data-target]') === null) return { x, y };
    }
    return undefined;
  });
  if (place === undefined) return false;
  const moves = await page.locator('[data-log-length]').getAttribute('data-log-length');
  await press({ page, touch }, place);
  await page.locator('.guide-astray').waitFor();
  return (await page.locator('[data-log-length]').getAttribute('data-log-length')) === moves;
}

/** Touches what is ringed, and what is ringed then, until the step is left; false when it is not after a few. */
async function touchRing({ page, touch }: Guided, before: string): Promise<boolean> {
  for (let tries = 0; tries < 6; tries++) {
    const box = await page
      .locator('.spotlight-ring')
      .first()
      .boundingBox({ timeout: 5000 })
      .catch(() => null);
    if (box === null) return false;
    await press({ page, touch }, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const happened = await page
      .waitForFunction(
        ({ old, x, y }) => {
          const text = document.querySelector('.guide-caption')?.textContent ?? '';
          if (text !== old && document.querySelector('.guide-astray') === null) return 'left';
          const ring = document.querySelector('.spotlight-ring')?.getBoundingClientRect();
          return ring !== undefined && Math.hypot(ring.x - x, ring.y - y) > 3 ? 'elsewhere' : undefined;
        },
        { old: before, x: box.x, y: box.y },
        { timeout: 3000 },
      )
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (happened === 'left') return true;
  }
  return false;
}

async function press({ page, touch }: Guided, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
