import { describe, expect, test } from 'vitest';
import { plannedTiles, type State, TILES } from '../src';
import { choosing, eventsOf, give, stock, tileNumber } from './helpers';

const planned = (s: State, seat: number): string[] =>
  plannedTiles(s, seat).flatMap((count, tile) => Array<string>(count).fill(TILES[tile]?.id ?? ''));

describe('red: planning', () => {
  test('AM-110 AM-111 AM-112 AMX-11 with 4 points a neutral 2, a village 4 and a village 3 go from the supply to the own stock', () => {
    const t = choosing('red4');
    t.play('1 choose red', '1 plan D2', '1 plan vI4', '1 plan vL3');
    expect(t.state.ap).toBe(0);
    expect(planned(t.state, 0)).toEqual(['D2', 'vL3', 'vI4']);
    expect(t.state.neutralSupply[1]).toBe(5);
    // Village tiles are the player's own: the other player's supply is untouched.
    expect(t.state.villageSupply).toEqual([3, 3, 3, 2, 1, 2, 3, 3, 3, 3, 2, 2]);
    expect(t.moves(0)).toEqual(['end']);
  });

  test('AM-112 a neutral tile costs its size', () => {
    const t = choosing('red5');
    t.play('1 choose red');
    expect(t.refusal('1 plan R6')).toMatchObject({ code: 'NOT_ENOUGH_POINTS', params: { cost: 6, ap: 5, gold: 0 } });
    expect(eventsOf(t.play('1 plan U5'), 'TilePlanned')).toEqual([
      { kind: 'TilePlanned', seat: 0, tile: tileNumber('U5'), ap: 5, paid: 0 },
    ]);
  });

  test('AM-113 AM-D01 one neutral tile per red action, any number of village tiles; the next red action may take another', () => {
    const t = choosing('red6');
    t.play('1 choose red', '1 plan M1');
    expect(t.refusal('1 plan M1')).toMatchObject({ code: 'ONE_NEUTRAL_TILE', rule: 'AM-113' });
    t.play('1 plan vM1', '1 plan vM1', '1 plan vM1', '1 plan vO4', '1 plan vO4', '1 end');
    const again = choosing('red2', { phase: 'black' }, t);
    again.play('1 choose red', '1 plan M1');
    expect(planned(again.state, 0)).toHaveLength(7);
  });

  test('AM-114 planned tiles stay until they are built, and their number has no limit', () => {
    const t = stock(choosing('red5'), 1, 'R6', 'R6', 'U5', 'vI4', 'vO4', 'vM1');
    t.play('1 choose red', '1 plan vI4', '1 end');
    expect(planned(t.state, 0)).toHaveLength(7);
  });

  test('AM-D36 a kind that is used up cannot be planned', () => {
    const t = stock(choosing('red6'), 2, 'R6', 'R6', 'R6');
    t.play('1 choose red');
    expect(t.refusal('1 plan R6')).toMatchObject({ code: 'SUPPLY_EMPTY', rule: 'AM-D36' });
    expect(t.moves(0)).not.toContain('plan R6');
  });

  test('AM-206 with the token two neutral tiles, both paid, and no third', () => {
    const t = give(choosing('red4'), 1, 'plan-two');
    t.play('1 choose red', '1 plan D2', '1 plan M1');
    expect(t.state.ap).toBe(1);
    expect(t.refusal('1 plan M1')).toMatchObject({ code: 'ONE_NEUTRAL_TILE' });
  });

  test('AM-073 gold pays for a tile that costs more than the points left', () => {
    const t = choosing('red2');
    t.arrange((s) => {
      s.gold[0] = 4;
    });
    t.play('1 choose red', '1 plan R6');
    expect(t.state).toMatchObject({ ap: 0, gold: [0, 1] });
  });
});
