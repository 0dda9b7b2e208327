import { describe, expect, test } from 'vitest';
import { games } from '../src/games';
import { playPosition, positionOfLog } from '../src/learn/position';
import { PROBLEM_COUNTS } from '../src/problems/counts';
import { gradeOf, loadProblems, problemOfDay } from '../src/problems/problem-set';

describe.each(games.map(({ card, load }) => [card.id, load] as const))('the problems of %s', (id, load) => {
  test('are positions that the rules still allow, with answers that can be played there', async () => {
    const [game, problems] = await Promise.all([load(), loadProblems(id)]);
    expect(problems.length).toBe(PROBLEM_COUNTS[id]);
    expect(problems.length).toBeGreaterThanOrEqual(24);
    const { messages } = await game.texts.en();
    for (const [number, problem] of problems.entries()) {
      const name = `${id} ${number + 1}`;
      const view = game.view(playPosition(game, positionOfLog(problem)), problem.seat);
      const legal = game.moves(view, problem.seat).map((move) => game.notation.writeMove(move));
      for (const { move, why } of problem.answers) {
        expect(legal, name).toContain(move);
        expect(
          why.filter(({ says }) => messages[says.key] === undefined),
          name,
        ).toEqual([]);
      }
    }
  });

  test('have one answer that is better by more than luck, confirmed by a search ten times longer', async () => {
    for (const problem of await loadProblems(id)) {
      const shares = problem.answers.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(problem.answers.length).toBeGreaterThan(1);
      expect(problem.difference).toBeGreaterThan(problem.margin);
      expect(problem.confirmedBy).toBe(10 * problem.foundBy);
      expect(gradeOf(problem, 0)).toBe('right');
      // Where there are but two answers, the other one is not nearly right unless it wins nearly as often.
      const near = shares.length > 2 || (shares[0] ?? 0) - (shares[1] ?? 0) <= 0.05;
      expect(gradeOf(problem, 1)).toBe(near ? 'almost' : 'wrong');
    }
  });

  test('begin with the easy ones, are about several things, and come from known seeds', async () => {
    const problems = await loadProblems(id);
    const difficulties = problems.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual(difficulties.toSorted());
    expect(new Set(problems.map(({ theme }) => theme)).size).toBeGreaterThan(1);
    expect(problems.filter(({ seed, theme }) => seed === '' || theme === '')).toEqual([]);
  });
});

test('every day has another problem, and the games take turns', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => problemOfDay(20_000 + day, ['a', 'b', 'c', 'd'], { a: 24, b: 24, c: 24 }));
  expect(new Set(week.map(({ game, number }) => `${game} ${number}`)).size).toBe(7);
  expect(new Set(week.slice(0, 3).map(({ game }) => game)).size).toBe(3);
});
