import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyGame, ScoreSheet } from '@quarterdeck/kernel';
import { diceOf, type Event, pirates, type State } from '@quarterdeck/pirates';
import { foldTable, historyFor, type LogRow } from '@quarterdeck/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd, openMoves, playListed } from './support/play';

const { host, browser } = await openHouse();

/** A game between two up to its last plunder: another one has called it, and the viewer says how many ships go along. */
function upToTheLastPlunder(): Buffer {
  const lines = readFileSync(resolve(import.meta.dirname, '../fixtures/pirates/sensible-2.txt'), 'utf8').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('* throw'));
  return Buffer.from(`${lines.slice(0, last - 1).join('\n')}\n`);
}

/** What the page knows at one frame. */
interface Frame {
  readonly lines: number;
  readonly chests: readonly number[];
  readonly totals: readonly number[];
  readonly dice: number;
  readonly ended: boolean;
  /** Totals of the final scoring, while it is on show. */
  readonly counted: readonly number[];
}

/** Notes down what the page knows, at every frame at which it is something else. */
function watch(): void {
  const frames: string[] = [];
  Object.assign(window, { frames, looked: 0 });
  const figures = (selector: string, within: ParentNode = document): readonly number[] =>
    [...within.querySelectorAll(selector)].map(({ textContent }) => Number(textContent?.replace('−', '-')));
  /** Seat by seat: once all is counted the players stand in the order of their ranks. */
  const bySeat = (selector: string): readonly number[] =>
    [...document.querySelectorAll<HTMLElement>('.players .player')]
      .sort((a, b) => Number(a.dataset.piece?.slice(-1)) - Number(b.dataset.piece?.slice(-1)))
      .flatMap((player) => figures(selector, player));
  const look = (): void => {
    const lines = document.querySelectorAll('.log li').length;
    const frame: Frame = {
      lines,
      chests: bySeat('[data-piece^="chests-"]'),
      totals: bySeat('.player-score'),
      dice: document.querySelectorAll('[data-die]').length,
      ended: document.querySelector('.ending') !== null,
      counted: figures('.final-scoring tfoot td'),
    };
    const now = JSON.stringify(frame);
    if (lines > 0 && now !== frames.at(-1)) frames.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Everything that seat 1 has been told of the only game in this browser, and the rows it was told by. */
function recordOf(page: Page): Promise<{ readonly id: string; readonly log: LogRow[] }> {
  return page.evaluate(
    () =>
      new Promise<{ id: string; log: LogRow[] }>((done) => {
        const request = indexedDB.open('quarterdeck');
        request.onsuccess = () => {
          const all = request.result.transaction('solo').objectStore('solo').getAll();
          all.onsuccess = () => done(all.result[0]);
        };
      }),
  );
}

/** What is known at a moment of the game, after so many lines of its log. */
interface Moment {
  readonly lines: number;
  readonly event: Event['kind'];
  readonly state: State;
}

function momentsOf(id: string, rows: readonly LogRow[]): readonly Moment[] {
  const game: AnyGame = pirates;
  const { steps } = foldTable(id, rows, () => game, rows.length);
  const view = pirates.view(pirates.initial({ seats: 2, options: {} }), 0);
  const moments: Moment[] = [];
  let lines = 0;
  for (const event of historyFor(steps, 0).flatMap(({ ev }) => ev as Event[])) {
    pirates.evolve(view, event);
    if (pirates.words.event(event, view) !== undefined) lines++;
    moments.push({ lines, event: event.kind, state: pirates.clone(view) });
  }
  return moments;
}

function bookedOf({ lines, total }: ScoreSheet): readonly number[] {
  return total.map((_, seat) => lines.reduce((sum, line) => sum + (line.booked ? (line.points[seat] ?? 0) : 0), 0));
}

test('at every frame of a throw, a battle and a final scoring the page knows what the log has come to, and nothing more', async () => {
  const { page, mistakes, close } = await visit(browser, { reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('quarterdeck.settings', JSON.stringify({ speed: 2 })));
  await page.addInitScript(watch);
  await page.goto(`${host.url}/games`);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: upToTheLastPlunder() });
  for (let asked = 0; (await decisionOrEnd(page)) === 'decide'; asked++) {
    expect(asked).toBeLessThan(40);
    await openMoves(page);
    await playListed(page, 'last');
    await page.getByRole('tab', { name: 'Log' }).click();
  }
  const frames = (await page.evaluate(() => (window as unknown as { frames: string[] }).frames)).map((text): Frame => JSON.parse(text));
  const { id, log } = await recordOf(page);
  const moments = momentsOf(id, log);
  const last = moments.at(-1)?.lines ?? 0;
  const fits = ({ lines, chests, totals, dice, ended, counted }: Frame): boolean =>
    moments.some(({ lines: told, state }, i) => {
      if (told !== lines) return false;
      // While points are counted the totals are those from before.
      const total = counted.length === 0 ? pirates.score(state).total : bookedOf(pirates.score(moments[i - 1]?.state ?? state));
      return (
        equal(chests, state.chests) &&
        equal(totals, total) &&
        dice === diceOf(state).length &&
        (counted.length === 0 || equal(counted, state.chests)) &&
        (!ended || lines === last)
      );
    });
  expect(frames.filter((frame) => !fits(frame))).toEqual([]);
  // It was all there to be seen: dice, ships that met, points counted one after the other.
  const seen = new Set(frames.map(({ lines }) => lines));
  const kinds = new Set(moments.filter(({ lines }) => seen.has(lines)).map(({ event }) => event));
  expect([...kinds]).toEqual(expect.arrayContaining(['DiceThrown', 'ShipsClashed', 'PlunderEnded', 'TalismansCounted', 'GameEnded']));
  expect(frames.filter(({ counted }) => counted.length > 0).length).toBeGreaterThan(1);
  expect(frames.at(-1)?.ended).toBe(true);
  expect(mistakes).toEqual([]);
  await close();
});

function equal(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((n, i) => n === b[i]);
}
