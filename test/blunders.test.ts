import { readFileSync } from 'node:fs';
import { accountsOf, changesOf, createBot, type Judgement, judge, winCurve } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import {
  type AnyGame,
  at,
  derivedRng,
  type Entry,
  NotationError,
  Playthrough,
  readGameFile,
  type Seat,
  seededChance,
} from '@quarterdeck/kernel';
import { beforeAll, describe, expect, test } from 'vitest';

/*
 * Recorded games in which one senseless move is planted: whoever looks back on the game must be told that this was the move
 * that lost it. From there on mates play the game to its end.
 */

interface Planted {
  readonly id: string;
  readonly file: string;
  /** Entries of the log before it. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: string;
  readonly instead: string;
}

const PLANTED: readonly Planted[] = [
  // Eight cards of fruit in a harbour that wants them, and the Merchant goes home with a black mark.
  { id: 'pirates', file: 'pirates/sensible-2.txt', n: 198, seat: 0, move: 'done', instead: 'sell 8 fruit' },
  // The lead hangs on ten cannons against the last pirates, and nobody loads them.
  { id: 'amerigo', file: 'amerigo/two-sensible.game', n: 326, seat: 1, move: 'end', instead: 'load 10' },
];

/** Enough to see what everybody sees. */
const SHORT = { iterations: 60 };

interface Judged extends Pick<Judgement, 'cost' | 'error' | 'best'> {
  readonly n: number;
}

interface Told {
  readonly judged: readonly Judged[];
  readonly changes: ReturnType<typeof changesOf>;
  readonly accounts: ReturnType<typeof accountsOf>;
}

/** The recorded game up to the blunder, the blunder, and what mates make of it. */
function plant(game: AnyGame, recorded: Playthrough<unknown, unknown, unknown, unknown>, { n, seat, move }: Planted) {
  const { config, entries } = recorded;
  const run = new Playthrough(game, config.seats, config.options, config.rules);
  for (const entry of entries.slice(0, n)) run.append(entry);
  const blunder = game.notation.readMove(move);
  if (blunder instanceof NotationError) throw blunder;
  expect(run.play(seat, blunder).ok).toBe(true);
  const minds = derivedRng('blunder/minds', 0);
  const mates = Array.from({ length: config.seats }, (_, s) => createBot(game, { config, seat: s, level: 'mate', seed: minds.u32() }));
  for (;;) {
    run.settle(seededChance('blunder'));
    const { turn } = run;
    if (turn.kind !== 'seats') return run;
    const next = at(turn.seats, 0);
    run.play(next, at(mates, next).choose(game.view(run.state, next)));
  }
}

/** The game as `quarterdeck analyse` tells it, with the decisions of one seat. */
function tell(game: AnyGame, { config, entries }: Playthrough<unknown, unknown, unknown, unknown>, seat: Seat): Told {
  const again = new Playthrough(game, config.seats, config.options, config.rules);
  const judged: Judged[] = [];
  entries.forEach((entry, n) => {
    if (entry.kind === 'move' && entry.seat === seat && game.moves(again.state, seat).length > 1)
      judged.push({ n, ...judge(game, config, game.view(again.state, seat), seat, entry.move, SHORT, n + 1) });
    again.append(entry);
  });
  const points = [...winCurve(game, config, entries)];
  const decider = (n: number): Seat | undefined => seatOf(entries[n]);
  return { judged, changes: changesOf(points, decider), accounts: accountsOf(points, decider) };
}

const seatOf = (entry: Entry<unknown, unknown> | undefined): Seat | undefined => (entry?.kind === 'move' ? entry.seat : undefined);

/** What a decision costs at least, as far as luck lets one know. */
const sureCost = ({ cost, error }: Judged): number => cost - 2 * error;

describe.each(PLANTED)('$id: $move instead of $instead', (planted) => {
  let game: AnyGame;
  let recorded: Playthrough<unknown, unknown, unknown, unknown>;
  let blundered: Told;

  beforeAll(async () => {
    game = await loadGame(planted.id);
    const file = readGameFile(game, readFileSync(new URL(`../fixtures/${planted.file}`, import.meta.url), 'utf8'));
    const { seats, options, rulesVersion } = file.header;
    recorded = new Playthrough(game, seats, options, rulesVersion);
    for (const entry of file.entries) recorded.append(entry);
    blundered = tell(game, plant(game, recorded, planted), planted.seat);
  }, 120_000);

  test('the blunder is named as the costliest decision of its player, and what was played in its stead as better', () => {
    const worst = blundered.judged.toSorted((a, b) => sureCost(b) - sureCost(a))[0];
    expect(worst?.n).toBe(planted.n);
    expect(worst?.best[0]?.move).toBe(planted.instead);
    expect(worst?.cost).toBeGreaterThan(0.2);
  });

  test('the curve shows it as that player’s decision, and the costliest of all', () => {
    const lost = blundered.changes.map(({ n, seat, decision }) => ({ n, value: seat === planted.seat ? (decision[seat]?.value ?? 0) : 0 }));
    expect(lost.toSorted((a, b) => a.value - b.value)[0]?.n).toBe(planted.n);
  });

  test('luck and decisions still add up', () => {
    for (const { first, last, luck, own, others } of blundered.accounts)
      expect(first + luck.value + own.value + others.value).toBeCloseTo(last, 10);
  });

  test('without it, nothing is found wrong with that decision', () => {
    const { config, entries } = recorded;
    const again = new Playthrough(game, config.seats, config.options, config.rules);
    for (const entry of entries.slice(0, planted.n)) again.append(entry);
    const entry = at(entries, planted.n);
    if (entry.kind !== 'move') throw new Error('Nobody decided there');
    const { cost, error } = judge(game, config, game.view(again.state, planted.seat), planted.seat, entry.move, SHORT, planted.n + 1);
    expect(game.notation.writeMove(entry.move)).toBe(planted.instead);
    expect(cost).toBeLessThanOrEqual(2 * error);
  });
});
