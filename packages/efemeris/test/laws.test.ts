import { plainRng, type Rng, type Seat } from '@quarterdeck/kernel';
import { checkGame } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Event, efemeris, type Move, type State } from '../src';
import { SLOTS } from '../src/data/crew';
import { oracle } from '../src/oracle';

/** Mostly sensible, sometimes anything: reaches conquests, sinkings and ends that random play rarely sees. */
function livelyChoice(s: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const any = moves[rng.below(moves.length)] ?? { kind: 'done' };
  if (rng.below(3) > 0) return any;
  return efemeris.policy?.rollout(s, seat, rng) ?? any;
}

const CAP = 400;

describe.each([
  ['duel', 2],
  ['general', 3],
  ['team', 4],
])('%s mode', (_mode, seats) => {
  test.each([
    ['base', {}],
    ['expert 23', { expert: true, sky: '23' }],
    ['expert 25', { expert: true }],
    ['expert 27', { expert: true, sky: '27' }],
  ])('keeps all laws at random, %s', (_level, options) => {
    expect(checkGame(efemeris, { seats: [seats], games: 1, agreeAfter: CAP, options, oracle }).games).toBe(1);
  });

  test.each([
    ['base', {}],
    ['expert', { expert: true, sky: '27' }],
    [
      'the other readings',
      { truceTurns: 0, buildLimit: 'concurrent', teamNationLimit: '4', rangeThroughSingularity: false, pushIntoSingularity: false },
    ],
    [
      'more readings',
      {
        fortressUnderEnemyShip: false,
        enemyOnBorderBlocksTurn: 'never',
        pargoOnProvidence: false,
        recruitUsedOnly: true,
        concede: true,
        expert: true,
      },
    ],
  ])('keeps all laws in lively games, %s', (_level, options: Record<string, unknown>) => {
    const lifetime = options.buildLimit === undefined;
    const settings = { seats: [seats], games: 1, seed: 50, agreeAfter: CAP, options, choose: livelyChoice };
    expect(checkGame(efemeris, lifetime ? { ...settings, oracle } : settings).games).toBe(1);
  });
});

test('a bot that has to guess a hidden hand is right as often as chance allows', () => {
  const s = efemeris.initial({ seats: 2, options: { starter: '1' } });
  const emit = (e: Event) => efemeris.evolve(s, e);
  efemeris.play(s, 0, { kind: 'nation', nation: 0 }, emit);
  efemeris.play(s, 1, { kind: 'nation', nation: 1 }, emit);
  efemeris.play(s, 0, { kind: 'captains', captains: [0, 1] }, emit);
  efemeris.play(s, 1, { kind: 'captains', captains: [4, 5] }, emit);
  efemeris.play(s, 0, { kind: 'crew', crew: [0, 1, 2, 3, 4] }, emit);
  efemeris.play(s, 1, { kind: 'crew', crew: [0, 0, 0, 1, 1] }, emit);
  const rng = plainRng(9);
  const seen = efemeris.view(s, 0);
  const officers = Array.from({ length: 3000 }, () => efemeris.resample(seen, 0, rng).hand[SLOTS] ?? 0);
  // Five of twelve cards drawn blindly: on average five quarters are First Officers.
  expect(officers.reduce((a, b) => a + b, 0) / officers.length).toBeCloseTo(1.25, 1);
});
