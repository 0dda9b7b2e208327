import { loadGame } from '@quarterdeck/games';
import { optionsFor } from '@quarterdeck/kernel';
import { botNames } from '@quarterdeck/protocol';
import { historyFor } from '@quarterdeck/table';
import { describe, expect, test } from 'vitest';
import { readChoice, usualChoice } from '../src/play-now/last-choice';
import { foldRecord, newRecord } from '../src/solo/open-record';
import { nextRecord } from '../src/solo/start-solo';

describe('the bots at a table are persons', () => {
  test('each level has its names, the second of a level the next one', () => {
    const seats = [
      { kind: 'bot', level: 'mate' },
      { kind: 'open' },
      { kind: 'bot', level: 'captain' },
      { kind: 'bot', level: 'mate' },
    ] as const;
    expect(botNames(seats)).toEqual(['Bram', undefined, 'Leonor', 'Jory']);
  });
  test('nobody at the table has their name', () => {
    const seats = [
      { kind: 'bot', level: 'mate' },
      { kind: 'person', player: { id: 'p1', name: 'bram' } },
    ] as const;
    expect(botNames(seats)).toEqual(['Jory', undefined]);
  });
  test('a person whose seat a bot keeps stays that person', () => {
    expect(botNames([{ kind: 'person', level: 'mate', player: { id: 'p1', name: 'Ada' } }])).toEqual([undefined]);
  });
});

describe('what was chosen last', () => {
  test('is offered again', async () => {
    const game = await loadGame('efemeris');
    const kept = { bots: ['legend', 'sailor', 'sailor'], options: { expert: true } };
    expect(readChoice(game, JSON.stringify(kept))).toMatchObject({ bots: kept.bots, options: { expert: true, sky: '25' } });
  });
  test.each([
    ['nothing', ''],
    ['damage', '{"bots":'],
    ['a level that is gone', '{"bots":["kraken"],"options":{}}'],
    ['too many seats', '{"bots":["mate","mate","mate","mate"],"options":{}}'],
    ['an option that is gone', '{"bots":["mate"],"options":{"weather":"foul"}}'],
  ])('%s is as if nothing had been chosen', async (_what, text) => {
    expect(readChoice(await loadGame('efemeris'), text)).toBeUndefined();
  });
  test('the first time it is one bot more than needed', async () => {
    expect(usualChoice(await loadGame('amerigo')).bots).toEqual(['mate', 'mate']);
  });
});

describe('settings that say nothing at a table are not offered there', () => {
  test('with two seats nobody else can start, and no team has a limit', async () => {
    const { options } = await loadGame('efemeris');
    const duel = optionsFor(options, 2, {});
    expect(duel.starter).toMatchObject({ values: ['random', '1', '2'] });
    expect(duel.teamNationLimit).toBeUndefined();
    const team = optionsFor(options, 4, {});
    expect(team.starter).toMatchObject({ values: ['random', '1', '2', '3', '4'] });
    expect(team.teamNationLimit).toBeDefined();
  });
  test('the expert sky is a matter of experts', async () => {
    const { options } = await loadGame('efemeris');
    expect(optionsFor(options, 3, { expert: false }).sky).toBeUndefined();
    expect(optionsFor(options, 3, { expert: true }).sky).toBeDefined();
  });
  test('gifts between two are a matter of two', async () => {
    const { options } = await loadGame('pirates');
    expect(optionsFor(options, 2, {}).twoSeatGift).toBeDefined();
    expect(optionsFor(options, 3, {}).twoSeatGift).toBeUndefined();
  });
});

describe('ready-made', () => {
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', level: 'mate' },
    { kind: 'bot', level: 'mate' },
    { kind: 'bot', level: 'mate' },
  ] as const;
  test.each([2, 3, 4])('a game of Efemeris with %i seats begins with the first turn, and so does the next one', async (n) => {
    const game = await loadGame('efemeris');
    const record = newRecord({ game, seats: seats.slice(0, n), readyMade: true });
    const { table } = foldRecord(game, record);
    expect(game.preparing?.(table.playing.state)).toBe(false);
    expect(table.playing.state).toMatchObject({ phase: 'explore', turnsDone: expect.not.arrayContaining([1]) });
    const next = foldRecord(game, nextRecord(table));
    expect(game.preparing?.(next.table.playing.state)).toBe(false);
  });
  test('is what newcomers are offered, and whoever wants to choose is asked again next time', async () => {
    const game = await loadGame('efemeris');
    const usual = usualChoice(game);
    expect(usual.readyMade).toBe(true);
    expect(readChoice(game, JSON.stringify({ ...usual, readyMade: false }))?.readyMade).toBe(false);
    const byHand = foldRecord(game, newRecord({ game, seats: seats.slice(0, 2) }));
    expect(game.preparing?.(byHand.table.playing.state)).toBe(true);
  });
  test('it is nobody’s decision: there is nothing to take back, and nobody is named for it', async () => {
    const game = await loadGame('efemeris');
    const { table, steps } = foldRecord(game, newRecord({ game, seats: seats.slice(0, 2), readyMade: true }));
    expect(table.undoPoint(0)).toBe(table.n);
    const [own, other] = [historyFor(steps, 0), historyFor(steps, 1)];
    expect(own.map(({ by, move }) => [by, move])).toEqual([[undefined, undefined]]);
    // Captains stay secret.
    expect(own).not.toEqual(other);
  });
  test('nothing is where a game begins with its first turn', async () => {
    const game = await loadGame('yamatai');
    expect(usualChoice(game).readyMade).toBe(false);
    expect(() => newRecord({ game, seats: seats.slice(0, 2), readyMade: true })).toThrow('Nothing is put together');
  });
  test('by hand, the bot beside one waits until one has chosen for both', async () => {
    const game = await loadGame('efemeris');
    const { table } = foldRecord(game, newRecord({ game, seats, options: { starter: '1' } }));
    expect(table.turn).toEqual([0, 1]);
    expect(table.botSeats).toEqual([]);
  });
});
