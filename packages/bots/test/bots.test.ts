import { OVER, Playthrough, rankBy, reason, scoreSheet, seatTurn, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import { createBot, LEVELS, playBout, Search, winShares } from '../src';
import { guess } from './guess';

const config = { seats: 3, options: {} };
const budget = { iterations: 40 };

describe('bots', () => {
  test.each(LEVELS)('%s plays only legal moves, from its own view', (level) => {
    for (let seed = 0; seed < 8; seed++) {
      const run = new Playthrough(soundings, 3);
      const bots = [0, 1, 2].map((seat) => createBot(soundings, { config, seat, level, seed: seed * 3 + seat, budget }));
      for (;;) {
        run.settle(seededChance(`bot-${seed}`));
        const turn = run.turn;
        if (turn.kind !== 'seats') break;
        const seat = turn.seats[0] ?? 0;
        const move = bots[seat]?.choose(soundings.view(run.state, seat));
        if (move === undefined) throw new Error('No bot');
        expect(run.play(seat, move).ok).toBe(true);
      }
      expect(run.turn.kind).toBe('over');
    }
  });

  test('a bout is the same for the same seed', () => {
    const bout = () => playBout(soundings, { levels: ['captain', 'cabin-boy'], seed: 'again', pace: 1 });
    expect(bout()).toEqual(bout());
    expect(bout()).toMatchObject({ over: true });
  });

  test('a bout tells whether it came to an end, and how long its slowest move took', () => {
    const setup = { levels: ['sailor', 'sailor'], seed: 'slow', pace: 1 } as const;
    expect(playBout(soundings, { ...setup, limit: 1 })).toMatchObject({ over: false, moves: 1 });
    // A clock that is looked at twice for each move, and takes longer and longer from one look to the next.
    let [looks, now] = [0, 0];
    const clock = (): number => {
      now += ++looks;
      return now;
    };
    const { moves, slowest } = playBout(soundings, { ...setup, time: { milliseconds: 1, clock } });
    expect(slowest).toBe(2 * moves);
  });

  test('thinking stops at once when cancelled, and still knows a move', () => {
    const run = new Playthrough(soundings, 3);
    run.settle(seededChance('x'));
    const thought = new Search(soundings, config, 0, 1).think(soundings.view(run.state, 0), { cancelled: () => true });
    expect(thought.iterations).toBe(0);
    expect(thought.candidates).toHaveLength(3);
  });

  test('what was thought about one position is not taken for another, where a move was made without thought', () => {
    // One seat names three different faces, one after the other.
    const faces = [1, 2, 3, 4, 5, 6];
    const threeFaces: typeof guess = {
      ...guess,
      turn: (s) => (s.rounds > 0 ? OVER : s.guesses.length < 3 ? seatTurn(0) : { kind: 'chance', ask: 'die' }),
      moves: (s) => faces.filter((face) => !s.guesses.includes(face)).map((face) => ({ face })),
      check: (s, _seat, { face }) => (s.guesses.includes(face) ? reason('NO', 'GU-01') : undefined),
      policy: { evaluate: (s) => s.right, rollout: (s) => ({ face: faces.find((face) => !s.guesses.includes(face)) ?? 1 }) },
    };
    const after = (...guesses: number[]) => ({ ...guess.initial({ seats: 2, options: {} }), guesses });
    const search = new Search(threeFaces, { seats: 2, options: {} }, 0, 1);
    search.think(after(), { iterations: 200 });
    search.played(after(2), { face: 1 });
    const { candidates } = search.think(after(2, 1), { iterations: 10 });
    expect(candidates.map(({ move }) => move.face).toSorted()).toEqual([3, 4, 5, 6]);
  });

  test('where all moves are known they are not listed anew at every visit', () => {
    let lists = 0;
    // Two seats name one of two faces each.
    const twoFaces: typeof guess = {
      ...guess,
      turn: (s) => (s.guesses.length < 2 ? seatTurn(s.guesses.length) : OVER),
      moves: () => {
        lists++;
        return [{ face: 1 }, { face: 2 }];
      },
    };
    new Search(twoFaces, { seats: 2, options: {} }, 0, 1).think(twoFaces.initial({ seats: 2, options: {} }), { iterations: 1000 });
    expect(lists).toBeLessThan(200);
  });

  test.each([15, -15])('a game that is decided by %i points is played on for points, and shares are told as they are', (lead) => {
    // One seat names a face, which is as many points; the policy would always name the lowest.
    const points = ({ guesses }: { readonly guesses: readonly number[] }): number[] => [lead + (guesses[0] ?? 0), 0];
    const pointsForFaces: typeof guess = {
      ...guess,
      turn: (s) => (s.guesses.length === 0 ? seatTurn(0) : OVER),
      score: (s) => scoreSheet(2, [{ item: 'right', points: points(s), booked: false }]),
      ranking: (s) => rankBy(2, (seat) => points(s)[seat] ?? 0),
      policy: { evaluate: points, spread: () => 3, rollout: () => ({ face: 1 }) },
    };
    const start = pointsForFaces.initial({ seats: 2, options: {} });
    const { candidates } = new Search(pointsForFaces, { seats: 2, options: {} }, 0, 1).think(start, { iterations: 2000 });
    expect(candidates[0]?.move.face).toBe(6);
    expect(candidates.map(({ share }) => share)).toEqual(Array(6).fill(lead > 0 ? 1 : 0));
  });

  test('win shares add up, and a finished game belongs to its winners', () => {
    const run = new Playthrough(soundings, 3);
    run.settle(seededChance('x'));
    expect(winShares(soundings, run.state, config).reduce((a, b) => a + b)).toBeCloseTo(1);
    const over = { ...soundings.clone(run.state), hands: [[], [], []], score: [4, 4, 1] };
    expect(winShares(soundings, over, config)).toEqual([0.5, 0.5, 0]);
  });
});
