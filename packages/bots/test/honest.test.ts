import { checkGame } from '@quarterdeck/kernel/testing';
import { expect, test } from 'vitest';
import { LEVELS, playBout, searches, THINKING_TIME } from '../src';
import { guess } from './guess';

test('the guessing game keeps the laws', () => {
  expect(checkGame(guess, { games: 5 }).games).toBe(5);
});

test.each(LEVELS)('%s guesses a die right one time in six', (level) => {
  const games = 240;
  let right = 0;
  // Every level that searches thinks for twenty iterations: one that peeks does so in each of them.
  const pace = searches(level) ? 20 / THINKING_TIME[level] : 1;
  for (let i = 0; i < games; i++)
    right += playBout(guess, { levels: [level, level], seed: `guess-${i}`, pace }).points.reduce((a, b) => a + b);
  const guesses = games * 10;
  // Four standard deviations: honest play fails this less than once in ten thousand runs, and the seeds are fixed.
  expect(Math.abs(right / guesses - 1 / 6)).toBeLessThan(4 * Math.sqrt(((1 / 6) * (5 / 6)) / guesses));
});
