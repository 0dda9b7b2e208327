import { games } from '@quarterdeck/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd, openMoves, playListed } from './support/play';
import { openPosition, readPositions } from './support/positions';

/*
 * Nothing jumps to and fro: while one plays, the board's frame, the decision bar under it and the tabs stay where they
 * are. Asked at every frame, as a part may move without the browser counting it as a shift of its layout. A desk's bar
 * has one height for all decisions; a phone's may need another line while one decides, once, and then keeps it.
 */

const { host, browser } = await openHouse();

/** Decisions from which a game goes on for some turns. */
const BEGINS = { amerigo: 'blue', pirates: 'send', yamatai: 'trade', efemeris: 'tactics' } as const;
type Id = keyof typeof BEGINS;

/** Where the parts of the page were at one frame, and which decision stood then. */
interface Frame {
  readonly decision: string;
  /** Left, upper edge and width of the board. */
  readonly board: string;
  /** Its height, which is what the bar leaves it. */
  readonly height: number;
  readonly tabs: string;
}

/** Notes down where the parts are, at every frame at which that or the decision is another. */
function watch(): void {
  const frames: Frame[] = [];
  Object.assign(window, { frames });
  const boxOf = (selector: string): DOMRect => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const said = (...numbers: readonly number[]): string => numbers.map(Math.round).join(' ');
  const look = (): void => {
    const [board, tabs] = [boxOf('.table-board'), boxOf('.table-wide .tabs, .panel-bar')];
    const entries = document.querySelector('[data-log-length]')?.getAttribute('data-log-length');
    const frame = {
      decision: document.querySelector('.decision[data-decides]') === null ? '' : `after ${entries}`,
      board: said(board.x, board.y, board.width),
      height: Math.round(board.height),
      tabs: said(tabs.x, tabs.y, tabs.width, tabs.height),
    };
    if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Some turns with bots in the middle of a game, from the list of moves; all that was noted down meanwhile. */
async function playAndWatch(page: Page, game: Id, press: 'click' | 'tap'): Promise<readonly Frame[]> {
  await page.goto(`${host.url}/about`);
  await page.locator('h1').waitFor();
  const all = readPositions(game);
  const position = all.positions.find(({ name }) => name === BEGINS[game]);
  const engine = await games.find(({ card }) => card.id === game)?.load();
  if (position === undefined || engine === undefined) throw new Error(`There is no such decision of ${game}`);
  await openPosition(page, engine, all, position);
  await openMoves(page);
  await page.evaluate(watch);
  for (let i = 0; i < 4 && (await decisionOrEnd(page)) === 'decide'; i++) {
    await openMoves(page);
    await playListed(page, i % 2 === 0 ? 'first' : 'last', press);
  }
  await decisionOrEnd(page);
  return page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Frames at which the board comes down again after it had been pushed up. */
const fallsBack = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(({ height }, i) => {
    const pushed = frames[i - 1]?.height ?? height;
    return height > pushed && frames.slice(0, i - 1).some((earlier) => earlier.height > pushed);
  });

const ofDecisions = (frames: readonly Frame[]): ReadonlyArray<readonly Frame[]> =>
  distinct(frames.map(({ decision }) => decision))
    .filter((decision) => decision !== '')
    .map((decision) => frames.filter((frame) => frame.decision === decision));

const GAMES = (Object.keys(BEGINS) as Id[]).map((game) => ({ game }));
const SIZES = [
  { size: 'desk', press: 'click', options: { viewport: DESK } },
  { size: 'phone', press: 'tap', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
] as const;

describe.each(SIZES)('on a $size', ({ size, press, options }) => {
  test.each(GAMES)('the board of $game is not pushed up and down, and the tabs stay', async ({ game }) => {
    const { page, mistakes, close } = await visit(browser, options);
    const frames = await playAndWatch(page, game, press);
    const decisions = ofDecisions(frames);
    expect(decisions.length).toBeGreaterThan(2);
    expect(distinct(frames.map(({ board }) => board))).toHaveLength(1);
    if (size === 'desk') expect(distinct(frames.map(({ height }) => `${height}`))).toHaveLength(1);
    // A phone's bar is as high as each decision needs it.
    for (const stretch of decisions) expect(fallsBack(stretch)).toEqual([]);
    for (const stretch of decisions) expect(distinct(stretch.map(({ tabs }) => tabs))).toHaveLength(1);
    expect(mistakes).toEqual([]);
    await close();
  });
});
