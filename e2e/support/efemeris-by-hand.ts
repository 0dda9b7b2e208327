import type { JSHandle, Locator, Page } from 'playwright-core';
import { decisionOrEnd, logLength } from './play';

/*
 * Plays Efemeris as somebody would who clicks about: on what the board highlights, on cards, and on the
 * controls of the decision bar, whatever can be chosen. Every click must show an effect, and clicks alone
 * must take every decision. Which of the choices is taken comes from a seed.
 */

/** Where choices are offered, and how much somebody who clicks about likes them. */
const PLACES = [
  { name: 'confirm', at: '.decision-confirm', weight: 1000 },
  { name: 'board', at: '.table-board .target-legal:visible', weight: 6 },
  { name: 'cards', at: '.table-board .ef-can:visible', weight: 5 },
  {
    name: 'bar',
    at: '.ef-choices button:not([aria-disabled="true"], [aria-pressed="true"], :disabled):visible',
    weight: 5,
  },
  { name: 'go', at: '.decision-close:visible', weight: 3 },
] as const;

type PlaceName = (typeof PLACES)[number]['name'];

/** Somebody in a hurry ends phases as soon as that is possible. */
const HURRY = 1000;

/** Clicks in a row that need not decide anything. */
const PATIENCE = 60;

export interface Handling {
  readonly seed: number;
  /** Decisions taken at leisure; what follows is hurried to the end. */
  readonly leisurely: number;
  /** Decisions after which the game is given up. */
  readonly most: number;
  readonly touch?: boolean;
  /** Sees every position that waits for a decision. */
  look?(page: Page, decision: number): Promise<void>;
}

export interface Handled {
  readonly end: 'over' | 'given up';
  readonly decisions: number;
  readonly clicks: Readonly<Record<PlaceName, number>>;
  /** Clicks that something was in the way of, and clicks that showed nothing. */
  readonly faults: readonly string[];
}

export async function playByHand(page: Page, handling: Handling): Promise<Handled> {
  const roll = dice(handling.seed);
  const clicks: Record<PlaceName, number> = { confirm: 0, board: 0, cards: 0, bar: 0, go: 0 };
  const faults: string[] = [];
  for (let decisions = 0; ; decisions++) {
    if ((await decisionOrEnd(page)) === 'over') return { end: 'over', decisions, clicks, faults };
    if (decisions === handling.most) return { end: 'given up', decisions, clicks, faults };
    await handling.look?.(page, decisions);
    const before = await logLength(page);
    const decided = async (): Promise<boolean> => (await logLength(page)) !== before || (await page.locator('.ending').count()) > 0;
    for (let tries = 0; !(await decided()); tries++) {
      if (tries === PATIENCE) throw new Error(`Clicking about does not decide: ${await page.locator('.decision-say h1').textContent()}`);
      const choice = await choose(page, roll, decisions >= handling.leisurely);
      if (choice === undefined) continue;
      const was = await sight(page);
      const inTheWay = await press(page, choice.what, handling.touch === true);
      if (inTheWay === undefined) {
        clicks[choice.place]++;
        if (!(await changes(was))) faults.push(`${choice.place} "${choice.name}": the click shows nothing`);
      } else if (!(await decided())) faults.push(`${choice.place} "${choice.name}": ${inTheWay}`);
      await was.dispose();
    }
  }
}

/** A small generator of its own, so that a run can be had again. */
function dice(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return (below) => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state % below;
  };
}

interface Choice {
  readonly place: PlaceName;
  readonly name: string;
  readonly what: Locator;
}

async function choose(page: Page, roll: (below: number) => number, hurried: boolean): Promise<Choice | undefined> {
  await page
    .locator(PLACES.map(({ at }) => at).join(', '))
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  const found = await Promise.all(
    PLACES.map(async ({ name, at, weight }) => ({
      name,
      at,
      n: await page.locator(at).count(),
      weight: hurried && name === 'go' ? HURRY : weight,
    })),
  );
  const open = found.filter(({ n }) => n > 0);
  if (open.length === 0) return undefined;
  let left = roll(open.reduce((sum, { weight }) => sum + weight, 0));
  for (const { name, at, n, weight } of open) {
    left -= weight;
    if (left >= 0) continue;
    const what = page.locator(at).nth(roll(n));
    const words = await what
      .evaluate((node) => node.getAttribute('aria-label') ?? node.textContent, undefined, { timeout: 2000 })
      .catch(() => null);
    return { place: name, name: words ?? '', what };
  }
  return undefined;
}

/** Clicks or taps; what is out of sight is looked for on the whole sky. Says what is in the way. */
async function press(page: Page, what: Locator, touch: boolean): Promise<string | undefined> {
  const act = (): Promise<void> => (touch ? what.tap({ timeout: 2500 }) : what.click({ timeout: 2500 }));
  try {
    await act();
    return undefined;
  } catch {
    const whole = page.getByRole('button', { name: 'Whole sky' });
    if ((await whole.count()) > 0) await whole.click();
  }
  try {
    await act();
    return undefined;
  } catch (error) {
    const told = error instanceof Error ? error.message.split('\n') : [];
    const cover = told.find((line) => line.includes('intercepts pointer events'))?.trim();
    if (cover?.includes('data-target') !== true) return cover ?? told[0] ?? 'it cannot be clicked';
    // A target over the middle of a larger one: a person clicks beside it, here the cursor's key does.
    await what.press('Enter', { timeout: 2500 });
    return undefined;
  }
}

/** What a page shows: all that a click may change, before and now. It stays in the page: far too long to be sent at every frame. */
interface Sight {
  readonly before: string;
  now(): string;
}

function sight(page: Page): Promise<JSHandle<Sight>> {
  return page.evaluateHandle(() => {
    const now = (): string => {
      const length = document.querySelector('[data-log-length]')?.getAttribute('data-log-length');
      return [length, ...['.table-decision', '.table-board'].map((part) => document.querySelector(part)?.innerHTML)].join('\n');
    };
    return { before: now(), now };
  });
}

/** How long a click may take to show something, in milliseconds, on a machine that does other things meanwhile. */
const SOON = 5000;

/** Whether something changes soon. */
function changes(was: JSHandle<Sight>): Promise<boolean> {
  return was.evaluate(async ({ before, now }, soon) => {
    for (const until = performance.now() + soon; performance.now() < until; ) {
      if (now() !== before) return true;
      await new Promise((done) => requestAnimationFrame(done));
    }
    return false;
  }, SOON);
}
