import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyGame, ScoreSheet } from '@quarterdeck/kernel';
import { battleSteps, diceOf, type Event, isCaravan, pirates, RED, ROLES, type State } from '@quarterdeck/pirates';
import { foldTable, historyFor, type LogRow } from '@quarterdeck/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './support/browser';
import { openHouse } from './support/house';
import { decisionOrEnd, openMoves, playListed } from './support/play';

const { host, browser } = await openHouse();

/** A recorded game up to some line before a certain last one. */
function upTo(fixture: string, isLast: (line: string) => boolean, before: number): Buffer {
  const lines = readFileSync(resolve(import.meta.dirname, '../fixtures', fixture), 'utf8').split('\n');
  return Buffer.from(`${lines.slice(0, lines.findLastIndex(isLast) - before).join('\n')}\n`);
}

/** Goes on with a recorded game to its end by the last move of every list, at twice the speed, watched. */
async function playOn(page: Page, buffer: Buffer, watcher: () => void): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('quarterdeck.settings', JSON.stringify({ speed: 2 })));
  await page.addInitScript(watcher);
  await page.goto(`${host.url}/games`);
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  for (let asked = 0; (await decisionOrEnd(page)) === 'decide'; asked++) {
    expect(asked).toBeLessThan(40);
    await openMoves(page);
    await playListed(page, 'last');
    await page.getByRole('tab', { name: 'Log' }).click();
  }
}

async function framesOf<F>(page: Page): Promise<readonly F[]> {
  return (await page.evaluate(() => (window as unknown as { frames: string[] }).frames)).map((text): F => JSON.parse(text));
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
  /** Upper edge and height of the final scoring. */
  readonly panel: string;
  readonly caption: string;
  /** Round and role, as the head of the page says them. */
  readonly head: string;
  /** Two ships fight on the chart, a card is being turned over. */
  readonly fights: boolean;
  readonly turns: boolean;
  /** Beside the chart, while it is on show: ships afloat and lost of the caravan and of every seat, from the caller on; steps of the battle. */
  readonly tally: readonly number[];
  readonly steps: number;
}

interface CountFrame {
  /** The latest heading of the log, and its last line. */
  readonly heading: string;
  readonly last: string;
  readonly caption: string;
  readonly counts: boolean;
}

/** Notes down the log and what is said while the end is counted. */
function watchCount(): void {
  const frames: string[] = [];
  Object.assign(window, { frames });
  const look = (): void => {
    const frame: CountFrame = {
      heading: [...document.querySelectorAll('.log h3')].at(-1)?.textContent ?? '',
      last: [...document.querySelectorAll('.log li')].at(-1)?.textContent ?? '',
      caption: document.querySelector('.caption-text')?.textContent ?? '',
      counts: document.querySelector('.final-scoring') !== null,
    };
    const now = JSON.stringify(frame);
    if (frame.last !== '' && now !== frames.at(-1)) frames.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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
    const panel = document.querySelector('.final-scoring')?.getBoundingClientRect();
    const frame: Frame = {
      lines,
      chests: bySeat('[data-piece^="chests-"]'),
      totals: bySeat('.player-score'),
      dice: document.querySelectorAll('[data-die]').length,
      ended: document.querySelector('.ending') !== null,
      counted: figures('.final-scoring tfoot td'),
      panel: panel === undefined ? '' : `${Math.round(panel.top)} ${Math.round(panel.height)}`,
      caption: document.querySelector('.caption-text')?.textContent ?? '',
      head: document.querySelector('.table-head small')?.textContent ?? '',
      fights: document.querySelector('.pi-clash:not(.pi-clash-still)') !== null,
      turns: document.querySelector('.reveal') !== null,
      tally: [...document.querySelectorAll('.pi-margin .pi-tally td')].map(({ textContent }) => Number(textContent?.replace('–', '0'))),
      steps: document.querySelectorAll('.pi-margin .pi-steps li').length,
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
  // Up to the last plunder: another one has called it, and the viewer says how many ships go along.
  await playOn(
    page,
    upTo('pirates/sensible-2.txt', (line) => line.startsWith('* throw'), 1),
    watch,
  );
  const frames = await framesOf<Frame>(page);
  const { id, log } = await recordOf(page);
  const moments = momentsOf(id, log);
  const last = moments.at(-1)?.lines ?? 0;
  const fits = ({ lines, chests, totals, dice, ended, counted, tally, steps, fights, turns, head }: Frame): boolean =>
    moments.some(({ lines: told, state }, i) => {
      if (told !== lines) return false;
      // While points are counted the totals are those from before.
      const total = counted.length === 0 ? pirates.score(state).total : bookedOf(pirates.score(moments[i - 1]?.state ?? state));
      return (
        equal(chests, state.chests) &&
        equal(totals, total) &&
        dice === diceOf(state).length &&
        (counted.length === 0 || equal(counted, state.chests)) &&
        // How a fight ends and what a card says is known to nobody before it has been seen.
        (!fights || moments[i + 1]?.event === 'ShipsClashed') &&
        (!turns ||
          (TURNED.includes(moments[i + 1]?.event ?? 'GameEnded') && head.toLowerCase().endsWith(ROLES[state.called] ?? 'roles'))) &&
        (tally.length === 0 || (equal(tally, tallyOf(state)) && steps === battleSteps(state).length)) &&
        (!ended || lines === last)
      );
    });
  expect(frames.filter((frame) => !fits(frame))).toEqual([]);
  const told = frames.filter(
    ({ fights, turns, caption }) => (fights && !caption.startsWith('The nearest pair fights')) || (turns && !QUIET.test(caption)),
  );
  expect(told.map(({ caption }) => caption)).toEqual([]);
  // How each fight came out is told before the next begins.
  const fought = moments
    .slice(moments.findLastIndex(({ event }) => event === 'DiceThrown'))
    .filter(({ event }) => event === 'ShipsClashed');
  expect(new Set(frames.map(({ caption }) => caption).filter((caption) => caption.includes('mm apart'))).size).toBe(fought.length);
  // It was all there to be seen: dice, ships that met, points counted one after the other.
  const seen = new Set(frames.map(({ lines }) => lines));
  const kinds = new Set(moments.filter(({ lines }) => seen.has(lines)).map(({ event }) => event));
  expect([...kinds]).toEqual(expect.arrayContaining(['DiceThrown', 'ShipsClashed', 'PlunderEnded', 'TalismansCounted', 'GameEnded']));
  const counting = frames.filter(({ counted }) => counted.length > 0);
  expect(new Set(counting.map(({ counted }) => counted.join())).size).toBeGreaterThan(1);
  // Lines come one after the other, and the panel does not move for them.
  expect(new Set(counting.map(({ panel }) => panel)).size).toBe(1);
  expect(frames.filter(({ fights, tally }) => fights && tally.length > 0).length).toBeGreaterThan(1);
  expect(frames.some(({ turns }) => turns)).toBe(true);
  expect(frames.at(-1)?.ended).toBe(true);
  expect(mistakes).toEqual([]);
  await close();
});

test('while the end of Yamataï is counted neither log nor caption tells how it comes out', async () => {
  const { page, mistakes, close } = await visit(browser, { reducedMotion: 'no-preference' });
  await playOn(
    page,
    upTo('yamatai/two-sensible.txt', (line) => /^\d/.test(line), 3),
    watchCount,
  );
  const frames = await framesOf<CountFrame>(page);
  const counting = frames.filter(({ counts }) => counts);
  expect(new Set(counting.map(({ caption }) => caption))).toEqual(new Set(['The points are counted']));
  expect(counting.filter(({ heading, last }) => !heading.startsWith('Round') || !last.endsWith('is over.'))).toEqual([]);
  expect(frames.at(-1)?.heading).toContain('Final scoring');
  expect(mistakes).toEqual([]);
  await close();
});

/** Said while a card is turned over. */
const QUIET = /^The next role is turned over\.$|puts a curse on everybody\.$/;
const TURNED: readonly Event['kind'][] = ['RoleCalled', 'CursePlayed'];

/** Ships afloat and lost of the caravan and of every seat, from the one who called the plunder on. */
function tallyOf(state: State): readonly number[] {
  const dice = diceOf(state);
  const seats = state.chests.map((_, i) => (state.actor + i) % state.chests.length);
  return [...(isCaravan(state.card) ? [RED] : []), ...seats].flatMap((owner) => {
    const own = dice.filter((die) => die.owner === owner);
    const afloat = own.filter(({ fate }) => fate === 'afloat').length;
    return [afloat, own.length - afloat];
  });
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((n, i) => n === b[i]);
}
