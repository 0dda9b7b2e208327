import { readFileSync } from 'node:fs';
import { type AnyGame, Playthrough, plainRng, type Seat, seededChance, writeEntry } from '@quarterdeck/kernel';
import { entriesOfLines, setupFor } from '@quarterdeck/table';
import type { Page } from 'playwright-core';
import { openRecord } from '../../packages/web/src/solo/open-record';
import { MYSELF } from '../../packages/web/src/solo/solo-record';

/*
 * Positions in which somebody has to decide: one of each kind that a game asks for (fixtures/positions,
 * written by e2e/find-positions.ts). A page is put into one by laying a solo game into the browser's
 * database, as if it had been played there.
 */

export interface Position {
  /** What is asked for: the key of the game's own sentence without its first part, and what can be done if that needs a position of its own. */
  readonly name: string;
  readonly seat: Seat;
  /** The log it stands in, and how many of its lines lead to it. */
  readonly log: number;
  readonly lines: number;
}

export interface Positions {
  readonly rules: number;
  readonly logs: readonly { readonly seats: number; readonly lines: readonly string[] }[];
  readonly positions: readonly Position[];
}

export function readPositions(game: string): Positions {
  return JSON.parse(readFileSync(`fixtures/positions/${game}.json`, 'utf8')) as Positions;
}

/** The position as a solo game in which the seat that decides is one's own. */
function recordOf(game: AnyGame, { rules, logs }: Positions, { seat: own, log, lines: length }: Position): ReturnType<typeof openRecord> {
  const { seats = 0, lines = [] } = logs[log] ?? {};
  const level = 'mate';
  const plan = Array.from({ length: seats }, (_, seat) => (seat === own ? ({ kind: 'me' } as const) : ({ kind: 'bot', level } as const)));
  const me = { id: MYSELF, name: 'Wendeline' };
  const asked = { clock: { kind: 'none' }, access: 'invited', spectators: false, rated: false, onExpiry: 'bot' } as const;
  const setup = setupFor(game, me, { game: game.id, options: {}, seats: plan, ...asked }, [level], '');
  const sitting = plan.map((sits, seat) =>
    sits.kind === 'me' ? ({ k: 'sat', seat, player: me } as const) : ({ k: 'botSat', seat, level } as const),
  );
  // What was found follows from no seed.
  const found = { ...setup, rulesVersion: rules, commitment: '' };
  return openRecord(game, found, [...sitting, ...entriesOfLines(lines.slice(0, length))], '');
}

/** Shows a position; the page must be on a page of the house already. */
export async function openPosition(page: Page, game: AnyGame, positions: Positions, position: Position): Promise<void> {
  await layDown(page, recordOf(game, positions, position));
  await page.locator(`.table-page .decision[data-decides]`).waitFor();
}

/** A game that its own players have played to the end, as lines. */
export function playedOut(game: AnyGame, seats: number): readonly string[] {
  const play = new Playthrough(game, seats);
  const luck = seededChance('to the end');
  const rng = plainRng(seats);
  for (;;) {
    play.settle(luck);
    const { turn, state } = play;
    const seat = turn.kind === 'seats' ? turn.seats[0] : undefined;
    if (seat === undefined) break;
    play.play(seat, game.policy?.rollout(state, seat, rng) ?? game.moves(state, seat)[0]);
  }
  return play.entries.map((entry) => writeEntry(game, entry));
}

/** Shows a game that its own players have played to the end, and says what it is called here. */
export async function openEnd(page: Page, game: AnyGame, seats: number): Promise<string> {
  const id = await openLate(page, game, seats, 0);
  await page.locator('.table-page .plate-head').waitFor();
  return id;
}

/** Shows such a game without so many of its last entries. */
export async function openLate(page: Page, game: AnyGame, seats: number, lacking: number): Promise<string> {
  const lines = playedOut(game, seats);
  const late: Position = { name: 'late', seat: 1, log: 0, lines: lines.length - lacking };
  const record = recordOf(game, { rules: game.rulesVersion, logs: [{ seats, lines }], positions: [late] }, late);
  await layDown(page, record);
  return record.id;
}

/** Lays a solo game into the browser's database and goes to its table. */
async function layDown(page: Page, record: ReturnType<typeof recordOf>): Promise<void> {
  // No page load in between: the router hears of the new address.
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('quarterdeck', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('solo', { keyPath: 'id' });
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const put = opening.result.transaction('solo', 'readwrite').objectStore('solo').put(kept);
          put.onerror = () => fail(put.error);
          put.onsuccess = () => {
            opening.result.close();
            history.pushState(null, '', `/solo/${kept.id}`);
            done();
          };
        };
      }),
    record,
  );
}
