import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../src';
import { type Event, type Move, type Outcome, type State, soundings } from '../src/example';
import type { Game } from '../src/game';
import { checkGame, checkOneGame, LawViolation, shrink } from '../src/testing';

type Soundings = Game<State, Move, Event, Outcome>;

/** The law that a broken variant of the example game is caught by. */
function caughtBy(broken: Partial<Soundings>): number {
  try {
    checkGame({ ...soundings, ...broken }, { games: 40, limit: 60 });
  } catch (error) {
    if (error instanceof LawViolation) return error.law;
    throw error;
  }
  return 0;
}

describe('the law kit catches', () => {
  test('law 1: a rule that writes state without an event', () => {
    expect(
      caughtBy({
        play: (s, seat, move, emit) => {
          soundings.play(s, seat, move, emit);
          s.score[seat] = (s.score[seat] ?? 0) + 1;
        },
      }),
    ).toBe(1);
  });

  test('law 1: a copy that shares a part', () => {
    expect(
      caughtBy({ clone: (s) => ({ ...s, hands: s.hands.map((hand) => [...hand]), picked: [...s.picked], score: [...s.score] }) }),
    ).toBe(1);
  });

  test('law 2: a check that accepts what is not listed', () => {
    expect(caughtBy({ check: () => undefined })).toBe(2);
  });

  test('law 2: a check that lets one line through that nobody was offered', () => {
    expect(caughtBy({ check: (s, seat, move) => (move.line === 7 ? undefined : soundings.check(s, seat, move)) })).toBe(2);
  });

  test('law 2: a check that lets those play who have no say', () => {
    const refuses = (s: State, seat: number, move: Move) => !s.hands[seat]?.includes(move.line);
    expect(caughtBy({ check: (s, seat, move) => (refuses(s, seat, move) ? soundings.check(s, seat, move) : undefined) })).toBe(2);
  });

  test('law 2: a list that leaves out what the check allows', () => {
    expect(caughtBy({ moves: (s, seat) => soundings.moves(s, seat).filter((move, i) => i === 0 || move.line !== 12) })).toBe(2);
  });

  test('law 2: a list with a double', () => {
    expect(caughtBy({ moves: (s, seat) => [...soundings.moves(s, seat), ...soundings.moves(s, seat)] })).toBe(2);
  });

  test('law 2: a notation that loses something', () => {
    expect(caughtBy({ notation: { ...soundings.notation, writeMove: () => 'sound 1' } })).toBe(2);
  });

  test('law 2: a turn that is closed while there is something to decide', () => {
    expect(caughtBy({ closes: () => true, closing: (s, seat) => soundings.moves(s, seat)[0] })).toBe(2);
  });

  test('law 3: a game with secrets that calls itself open', () => {
    expect(soundings.isOpen).toBeUndefined();
    expect(caughtBy({ isOpen: true })).toBe(3);
  });

  test('law 3: an event that shows a hidden hand', () => {
    expect(caughtBy({ redact: (e) => e })).toBe(3);
  });

  test('law 3: a view that shows too much', () => {
    expect(caughtBy({ view: (s) => soundings.clone(s) })).toBe(3);
  });

  test('law 4: moves that depend on a hidden hand', () => {
    expect(
      caughtBy({
        moves: (s, seat) => {
          const moves = soundings.moves(s, seat);
          const others = s.hands.flatMap((hand, owner) => (owner === seat ? [] : hand));
          return others.includes(12) && moves.length > 1 ? moves.slice(1) : moves;
        },
        check: (s, seat, move) => {
          const others = s.hands.flatMap((hand, owner) => (owner === seat ? [] : hand));
          const hand = s.hands[seat] ?? [];
          if (others.includes(12) && hand.length > 1 && move.line === hand[0]) return { code: 'NO', rule: 'SO-02' };
          return soundings.check(s, seat, move);
        },
      }),
    ).toBe(4);
  });

  test('law 5: resampling that forgets what the seat saw', () => {
    expect(
      caughtBy({
        resample: (view, viewer, rng) => {
          const s = soundings.resample(view, viewer, rng);
          if (typeof viewer === 'number' && s.hands[viewer]?.[0] !== undefined) s.hands[viewer][0] = 13;
          return s;
        },
      }),
    ).toBe(5);
  });

  test('law 6: pieces that vanish, points without an event', () => {
    expect(caughtBy({ census: (s) => ({ lines: s.hands.flat().filter((line) => line !== HIDDEN).length }) })).toBe(6);
    expect(caughtBy({ points: () => [] })).toBe(6);
  });

  test('law 7: a game that does not end', () => {
    expect(caughtBy({ turn: (s) => (soundings.turn(s).kind === 'over' ? { kind: 'seats', seats: [0] } : soundings.turn(s)) })).toBe(7);
  });
});

test('a failing game is cut down to few moves', () => {
  // Broken only once seat 2 has picked: everything before that is not needed to show it.
  const broken: Soundings = {
    ...soundings,
    redact: (e, viewer, s) => (e.kind === 'Picked' && e.seat === 1 ? e : soundings.redact(e, viewer, s)),
  };
  const settings = { limit: 60 };
  let first: unknown;
  try {
    checkOneGame(broken, 4, 3, settings);
  } catch (error) {
    first = error;
  }
  if (!(first instanceof LawViolation)) throw new Error('The broken game was not caught');
  const shortest = shrink(broken, 4, 3, settings, first);
  expect(shortest.log.filter((line) => !line.startsWith('*'))).toHaveLength(1);
});
