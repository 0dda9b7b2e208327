import { games } from '@quarterdeck/games';
import type { Browser, Page } from 'playwright-core';
import { DESK, openBrowser, PHONE, visit } from './support/browser';
import { costWhile } from './support/click-cost';
import { decisionOrEnd, openMoves, playListed } from './support/play';
import { openLate, openPosition, readPositions } from './support/positions';
import { type Host, openHost } from './support/server';

/*
 * How smoothly boards move, at a desk and on a phone: `npm run bench:frames`, `-- --only <part of a name>` for some.
 * The time between frames while something is on the move, what the main thread did for each of them, and what was
 * pushed about meanwhile (layout shift). Without a graphics card the processor paints too, on the same cores: the main
 * thread's part is what the page answers for.
 */

/** A stretch of play that has the motion in it: from a decision, or the last few entries of a game. */
interface Scene {
  readonly game: string;
  readonly name: string;
  readonly from: { readonly decision: string } | 'the last entries';
  readonly moves: number;
}

const SCENES: readonly Scene[] = [
  { game: 'amerigo', name: 'sailing and tower', from: { decision: 'blue' }, moves: 4 },
  { game: 'pirates', name: 'throw and battle', from: { decision: 'send' }, moves: 2 },
  { game: 'yamatai', name: 'boats', from: { decision: 'trade' }, moves: 4 },
  { game: 'efemeris', name: 'sailing', from: { decision: 'tactics' }, moves: 4 },
  { game: 'amerigo', name: 'final scoring', from: 'the last entries', moves: 12 },
  { game: 'pirates', name: 'final scoring', from: 'the last entries', moves: 12 },
  { game: 'yamatai', name: 'final scoring', from: 'the last entries', moves: 12 },
  { game: 'efemeris', name: 'final scoring', from: 'the last entries', moves: 12 },
];

/** So many are the last entries. */
const LACKING = 3;

/** Longer than one and a half times a frame at 60 a second: at least one was left out. */
const DROPPED = 25;

const at = process.argv.indexOf('--only');
const wanted = at < 0 ? '' : (process.argv[at + 1] ?? '');

/** Milliseconds that the others may take until one has to decide again. */
const PATIENCE = 180_000;

/** What a page notes down about itself. */
interface Noted {
  /** How long every frame took in which something moved. */
  readonly frames: number[];
  /** What was pushed about that nobody had asked for: how much, and what. */
  readonly shifts: { readonly value: number; readonly what: string }[];
}

function watch(): void {
  const frames: number[] = [];
  const shifts: Noted['shifts'][number][] = [];
  Object.assign(window, { noted: { frames, shifts } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // As browsers count: what follows a press within half a second was asked for.
      const shift = entry as unknown as { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
      const what = shift.sources.map(({ node }) => (node instanceof Element ? `.${node.classList[0] ?? node.tagName}` : '?')).join(' ');
      if (!shift.hadRecentInput) shifts.push({ value: shift.value, what });
    }
  }).observe({ type: 'layout-shift' });
  let before = performance.now();
  const look = (now: number): void => {
    const moves = document.getAnimations().some(({ playState, effect }) => {
      const times = effect?.getComputedTiming();
      // What breathes stays where it is: targets, the dots of somebody who thinks.
      return playState === 'running' && times?.iterations === 1;
    });
    if (moves) frames.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function openScene(page: Page, host: Host, { game: id, from }: Scene): Promise<void> {
  await page.goto(`${host.url}/about`);
  await page.locator('h1').waitFor();
  const game = await games.find(({ card }) => card.id === id)?.load();
  if (game === undefined) throw new Error(`There is no game "${id}"`);
  if (from === 'the last entries') {
    await openLate(page, game, 2, LACKING);
    return;
  }
  const all = readPositions(id);
  const position = all.positions.find(({ name }) => name === from.decision);
  if (position === undefined) throw new Error(`There is no decision "${from.decision}" of ${id}`);
  await openPosition(page, game, all, position);
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? Number.NaN;

async function film(browser: Browser, host: Host, size: 'desk' | 'phone', scene: Scene): Promise<string> {
  const look = size === 'desk' ? { viewport: DESK } : { viewport: PHONE, hasTouch: true, isMobile: true };
  const { page, close } = await visit(browser, { ...look, reducedMotion: 'no-preference' });
  await openScene(page, host, scene);
  await page.evaluate(watch);
  const { whole, parts } = await costWhile(browser, page, async () => {
    for (let i = 0; i < scene.moves && (await decisionOrEnd(page, PATIENCE)) === 'decide'; i++) {
      await openMoves(page);
      await playListed(page, 'last');
    }
    await decisionOrEnd(page, PATIENCE);
  });
  const { frames, shifts } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await close();
  if (frames.length === 0) return 'nothing moved';
  const spent = Object.entries(parts)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([name, ms]) => `${name} ${((100 * ms) / whole).toFixed(0)} %`);
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  const dropped = frames.filter((ms) => ms > DROPPED).length;
  return [
    `${frames.length} frames, ${quantile(frames, 0.5).toFixed(1)} ms between two (p95 ${quantile(frames, 0.95).toFixed(1)})`,
    `${dropped} late (${((100 * dropped) / frames.length).toFixed(0)} %)`,
    `main thread busy ${(whole / frames.length).toFixed(1)} ms a frame: ${spent.join(', ')}`,
    `shifted ${shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4)}${worst === undefined ? '' : `, most by ${worst.what} (${worst.value.toFixed(4)})`}`,
  ].join('; ');
}

const browser = await openBrowser();
const host = await openHost();
try {
  for (const size of ['desk', 'phone'] as const)
    for (const scene of SCENES) {
      const name = `${size} ${scene.game} ${scene.name}`;
      if (name.includes(wanted)) console.info(`${name}: ${await film(browser, host, size, scene)}`);
    }
} finally {
  await browser.close();
  await host.close();
}
