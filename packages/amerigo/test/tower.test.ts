import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, type Event } from '../src';
import { TOWERS } from '../src/data/figures';
import { insideTower } from '../src/state';

interface Figures {
  stuckAfterSetup: number;
  stuckLater: number;
  out: number;
  out4to10: number;
  ap: number;
  colours: number;
  ownColour: number;
  white: number;
  skippedPerGame: number;
}

/** Plays games in which everybody takes gold, and looks at nothing but the tower. */
function observe(tower: string, games: number): Figures {
  const sums: Figures = {
    stuckAfterSetup: 0,
    stuckLater: 0,
    out: 0,
    out4to10: 0,
    ap: 0,
    colours: 0,
    ownColour: 0,
    white: 0,
    skippedPerGame: 0,
  };
  let phases = 0;
  for (let game = 0; game < games; game++) {
    const rng = plainRng(game);
    const s = amerigo.initial({ seats: 2, options: { tower } });
    const stuck = (): number => s.storage.reduce((sum, _, colour) => sum + insideTower(s, colour), 0);
    const emit = (event: Event): void => {
      amerigo.evolve(s, event);
      if (event.kind === 'TowerFilled') sums.stuckAfterSetup += stuck();
      if (event.kind === 'PhaseSkipped') sums.skippedPerGame++;
      if (event.kind !== 'CubesFell') return;
      const cubes = event.out.reduce((sum, n) => sum + n, 0);
      phases++;
      sums.stuckLater += stuck();
      sums.out += cubes;
      sums.out4to10 += cubes >= 4 && cubes <= 10 ? 1 : 0;
      sums.ap += event.ap;
      sums.colours += event.out.filter((n) => n > 0).length;
      sums.ownColour += (event.out[s.phase] ?? 0) > 0 ? 1 : 0;
      sums.white += (event.out[6] ?? 0) > 0 ? 1 : 0;
    };
    for (let turn = amerigo.turn(s); turn.kind !== 'over'; turn = amerigo.turn(s)) {
      if (turn.kind === 'chance') amerigo.chance(s, amerigo.sample(s, rng), emit);
      else amerigo.play(s, turn.seats[0] ?? 0, s.stage === 'choose' ? { kind: 'gold' } : { kind: 'end' }, emit);
    }
  }
  return {
    stuckAfterSetup: sums.stuckAfterSetup / games,
    stuckLater: sums.stuckLater / phases,
    out: sums.out / phases,
    out4to10: sums.out4to10 / phases,
    ap: sums.ap / phases,
    colours: sums.colours / phases,
    ownColour: sums.ownColour / phases,
    white: sums.white / phases,
    skippedPerGame: sums.skippedPerGame / games,
  };
}

describe('the cube tower', () => {
  test('AM-048 AM-063 over many games the tower keeps and gives what its model says', () => {
    const seen = observe('common', 400);
    expect(seen.stuckAfterSetup).toBeCloseTo(16.3, 0);
    expect(seen.stuckLater).toBeGreaterThan(6.8);
    expect(seen.stuckLater).toBeLessThan(7.6);
    expect(seen.out).toBeGreaterThan(6.7);
    expect(seen.out).toBeLessThan(7.1);
    expect(seen.out4to10).toBeGreaterThan(0.91);
    expect(seen.out4to10).toBeLessThan(0.95);
    expect(seen.ap).toBeGreaterThan(4.45);
    expect(seen.ap).toBeLessThan(4.75);
    expect(seen.colours).toBeGreaterThan(2.75);
    expect(seen.colours).toBeLessThan(3.05);
    expect(seen.ownColour).toBeGreaterThan(0.995);
    expect(seen.white).toBeGreaterThan(0.36);
    expect(seen.white).toBeLessThan(0.42);
    expect(seen.skippedPerGame).toBeLessThan(0.03);
  });

  test('AM-048 the other two towers hold fewer and more cubes', () => {
    const loose = observe('loose', 150);
    const sticky = observe('sticky', 150);
    expect(Math.abs(loose.stuckAfterSetup - 14.7)).toBeLessThan(0.8);
    expect(loose.stuckLater).toBeGreaterThan(5.1);
    expect(loose.stuckLater).toBeLessThan(5.9);
    expect(Math.abs(sticky.stuckAfterSetup - 19.6)).toBeLessThan(0.8);
    expect(sticky.stuckLater).toBeGreaterThan(10.3);
    expect(sticky.stuckLater).toBeLessThan(11.5);
    expect(TOWERS.common).toEqual({ thrown: { of: 2, in: 3 }, inside: { of: 1, in: 3 } });
  });

  test('AM-062 the same seed gives the same throw', () => {
    const s = amerigo.initial({ seats: 2, options: {} });
    s.stage = 'fill';
    expect(amerigo.sample(s, plainRng(4))).toEqual(amerigo.sample(s, plainRng(4)));
    expect(amerigo.sample(s, plainRng(4))).not.toEqual(amerigo.sample(s, plainRng(5)));
  });
});
