import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { nearestPairs } from '../src';
import { APART, CHART, isThrow, RIM, THROWN, throwDice, throwRng } from '../src/rules/chart/scatter';
import { DIE, DIE_FATE, RED } from '../src/state';
import { faces, kinds, Table } from './helpers';

const HIGH = 0x12345678;
const LOW = 0x9abcdef0;

function* thrown(dice: readonly number[]): Generator<{ x: number; y: number; rot: number; face: number }> {
  for (let i = 0; i < dice.length; i += THROWN) {
    const [x = 0, y = 0, rot = 0, face = 0] = dice.slice(i, i + THROWN);
    yield { x, y, rot, face };
  }
}

describe('the throw', () => {
  test('the generator gives the reference values', () => {
    const rng = throwRng(HIGH, LOW, 0);
    expect([rng.u32(), rng.u32(), rng.u32(), rng.u32()]).toEqual([953854482, 4080575709, 501007317, 399068294]);
  });

  test('PI-095 the throws are the reference throws', () => {
    expect(throwDice(throwRng(HIGH, LOW, 0), 6)).toEqual([
      ...[25656, 25680, 19, 2],
      ...[14016, 10162, 84, 6],
      ...[1643, 17302, 89, 1],
      ...[6772, 20762, 69, 2],
      ...[5565, 14550, 69, 2],
      ...[16960, 15586, 76, 4],
    ]);
    expect(throwDice(throwRng(HIGH, LOW, 1), 3)).toEqual([...[16614, 12293, 81, 1], ...[21379, 1820, 73, 2], ...[9317, 23529, 31, 4]]);
  });

  test('PI-096 PI-D24 every die lies flat inside the chart and apart from the others, even with 41 dice', () => {
    const rng = plainRng(5);
    for (let i = 0; i < 300; i++) {
      const n = 1 + (i % 41);
      const dice = throwDice(rng, n);
      expect(isThrow(dice, n)).toBe(true);
      for (const die of thrown(dice)) {
        expect(Math.min(die.x, die.y, CHART - die.x, CHART - die.y)).toBeGreaterThanOrEqual(RIM);
      }
    }
  });

  test('PI-096 a throw off the chart, on top of another die or with a seventh face is impossible', () => {
    const good = [5000, 5000, 0, 6, 9000, 9000, 89, 1];
    expect(isThrow(good, 2)).toBe(true);
    expect(isThrow(good, 1)).toBe(false);
    for (const [cell, value] of [
      [0, RIM - 1],
      [1, CHART - RIM + 1],
      [3, 7],
      [3, 0],
      [6, 90],
      [0, 5000.5],
      [4, 5000 + APART - 1],
    ] as const) {
      const bad = [...good];
      bad[cell] = value;
      if (cell === 4) bad[5] = 5000;
      expect(isThrow(bad, 2)).toBe(false);
    }
  });

  test('faces are even, the chart has no side, and every die is equally likely to be nearest', () => {
    const rng = plainRng(77);
    const shown = new Array<number>(7).fill(0);
    const nearest = new Array<number>(13).fill(0);
    let left = 0;
    const throws = 6000;
    for (let i = 0; i < throws; i++) {
      const dice = [...thrown(throwDice(rng, 13))];
      for (const die of dice) {
        shown[die.face] = (shown[die.face] ?? 0) + 1;
        if (die.x < CHART / 2) left++;
      }
      const red = dice[0];
      const distances = dice.map((die) => (die.x - (red?.x ?? 0)) ** 2 + (die.y - (red?.y ?? 0)) ** 2).slice(1);
      const best = distances.indexOf(Math.min(...distances));
      nearest[best + 1] = (nearest[best + 1] ?? 0) + 1;
    }
    const all = throws * 13;
    for (let face = 1; face <= 6; face++) expect(Math.abs((shown[face] ?? 0) / all - 1 / 6)).toBeLessThan(0.006);
    expect(Math.abs(left / all - 0.5)).toBeLessThan(0.01);
    const expected = throws / 12;
    const chi2 = nearest.slice(1).reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // One in a thousand of fair samples would exceed this at eleven degrees of freedom.
    expect(chi2).toBeLessThan(31.3);
  });

  /** Everybody sends the maximum: success, ships lost, loot per player and steps, in the order of the reference table. */
  test.each([
    [2, 1, 4, 95, 21, 3.2, 2.2],
    [2, 2, 5, 93, 31, 3.5, 4.3],
    [2, 3, 6, 92, 38, 3.7, 6.3],
    [2, 4, 7, 92, 42, 4.1, 8.3],
    [3, 1, 3, 96, 19, 2.4, 2.3],
    [3, 2, 4, 95, 27, 2.9, 4.5],
    [3, 3, 5, 95, 32, 3.4, 6.6],
    [3, 4, 6, 95, 36, 3.9, 8.8],
    [4, 1, 2, 95, 20, 1.6, 2.2],
    [4, 2, 3, 95, 27, 2.2, 4.5],
    [4, 3, 4, 96, 31, 2.8, 6.7],
    [4, 4, 5, 97, 33, 3.4, 9.0],
  ])('statistics of %i players against %i ships with %i each', (seats, ships, each, won, lost, loot, steps) => {
    const throws = 2500;
    const rng = plainRng(seats * 10 + ships);
    let wins = 0;
    let sunk = 0;
    let cards = 0;
    let clashes = 0;
    for (let i = 0; i < throws; i++) {
      const battle = fight(throwDice(rng, ships + seats * each), ships);
      clashes += battle.steps;
      sunk += seats * each - battle.pirates;
      if (battle.reds > 0) continue;
      wins++;
      cards += battle.pirates;
    }
    expect(Math.abs((100 * wins) / throws - won)).toBeLessThan(2);
    expect(Math.abs((100 * sunk) / (throws * seats * each) - lost)).toBeLessThan(2);
    expect(Math.abs(cards / (throws * seats) - loot)).toBeLessThan(0.12);
    expect(Math.abs(clashes / throws - steps)).toBeLessThan(0.2);
  });

  test('PI-160 a curse throws the same dice as a plunder, red ones first', () => {
    const t = new Table({ hands: [['maelstrom', 'HB1', 'EN1']] }).give(1, { reserve: 9 }).give(2, { reserve: 8 }).give(3, { reserve: 10 });
    t.roles('shaman', 'shaman', 'merchant');
    t.play('1 play maelstrom');
    expect(kinds(t.play(faces(1, 2, 3, 4)), 'DiceThrown')[0]?.owners).toEqual([RED, 0, 1, 1]);
  });
});

/** Plays the battle on a bare chart with the engine's own search for the nearest pair. */
function fight(dice: readonly number[], reds: number): { reds: number; pirates: number; steps: number } {
  const chart: number[] = [];
  let i = 0;
  for (const { x, y, rot, face } of thrown(dice)) chart.push(i++ < reds ? RED : 0, x, y, rot, face, 0);
  const left = { reds, pirates: i - reds, steps: 0 };
  for (let pair = nearestPairs(chart)[0]; pair !== undefined; pair = nearestPairs(chart)[0]) {
    const red = chart[pair.red * DIE + 4] ?? 0;
    const pirate = chart[pair.pirate * DIE + 4] ?? 0;
    if (red <= pirate) {
      chart[pair.red * DIE + DIE_FATE] = 1;
      left.reds--;
    }
    if (pirate <= red) {
      chart[pair.pirate * DIE + DIE_FATE] = 1;
      left.pirates--;
    }
    left.steps++;
  }
  return left;
}
