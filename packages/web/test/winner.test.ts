import { loadGame } from '@quarterdeck/games';
import { speaker } from '@quarterdeck/kernel';
import type { Result } from '@quarterdeck/protocol';
import { describe, expect, test } from 'vitest';
import { loadBoard } from '../src/boards/registry';
import { loadWords } from '../src/i18n/words';
import { amountOf, winnerWords } from '../src/stage/winner';

const result: Result = { ranks: [2, 1, 3], totals: [3, 4, 1], how: 'played' };
const NAMES = ['Ada', 'Bo', 'Cy'];
const NOBODY: readonly number[] = [];

describe('who won is said with what the game counts', () => {
  test.each([
    ['en', 'efemeris', NOBODY, 'Bo wins with 4 planets'],
    ['de', 'efemeris', NOBODY, 'Bo gewinnt mit 4 Planeten'],
    ['nl', 'efemeris', NOBODY, 'Bo wint met 4 planeten'],
    ['en', 'efemeris', [1], 'You win with 4 planets'],
    ['en', 'efemeris', [0], 'Bo wins with 4 planets'],
    ['en', 'yamatai', NOBODY, 'Bo wins with 4 points'],
    ['de', 'yamatai', NOBODY, 'Bo gewinnt mit 4 Punkten'],
  ] as const)('%s %s %j', async (locale, id, mine, said) => {
    const board = await loadBoard(id);
    const texts = await (await loadGame(id)).texts[locale]();
    const own = await board?.texts?.[locale]();
    const words = await loadWords(locale);
    const tells = speaker(locale, { messages: { ...texts.messages, ...own }, rules: texts.rules }, NAMES, {});
    expect(winnerWords(result, NAMES, mine, amountOf(board, tells, words), words)).toBe(said);
  });
});
