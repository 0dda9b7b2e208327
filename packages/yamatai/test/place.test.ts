import { describe, expect, test } from 'vitest';
import { table } from './helpers';

describe('step 3a: place boats', () => {
  test('YA-048 YAX-25 any colour may start on an entry space', () => {
    const t = table().turn(10);
    for (const colour of ['stone', 'clay', 'gold'])
      for (const entry of ['s07', 's18', 's30', 's42', 's54']) expect(t.moves()).toContain(`place ${colour} ${entry}`);
    t.me('place gold s07');
    expect(t.at('s07')).toBe(4);
  });

  test('YA-048 YAX-26 on an empty sea only entries can be first', () => {
    const t = table().turn(1);
    expect(t.refusal('place wood s08')).toMatchObject({ code: 'FIRST_BOAT_PLACE', rule: 'YA-048' });
    expect(t.moves().filter((move) => move.startsWith('place'))).toHaveLength(5);
  });

  test('YA-048 YAX-27 elsewhere the first boat needs a connected boat of its colour', () => {
    const t = table().sea({ s08: 'B' }).turn(3);
    expect(t.moves()).toContain('place bamboo s09');
    expect(t.refusal('place wood s09')).toMatchObject({ code: 'FIRST_BOAT_PLACE', rule: 'YA-048' });
  });

  test('YA-004 YA-049 one connected boat of the colour is enough, whatever else lies around and whoever placed it', () => {
    const t = table().sea({ s08: 'B', s10: 'C', s02: 'S' }).turn(3);
    expect(t.moves()).toContain('place bamboo s09');
    expect(t.refusal('place bamboo s21')).toMatchObject({ code: 'FIRST_BOAT_PLACE' });
  });

  test('YA-003 YA-047 YAX-29 one boat per space', () => {
    const t = table().sea({ s07: 'W' }).turn(1);
    expect(t.refusal('place wood s07')).toMatchObject({ code: 'SPACE_TAKEN', rule: 'YA-047' });
  });

  test('YA-050 YA-D12 YAX-30 the second boat is connected to the first; its colour is free, also beside old boats', () => {
    const t = table().sea({ s20: 'B', s09: 'W' }).turn(1, 'SC');
    t.me('place stone s07');
    t.me('place clay s08');
    expect(t.at('s08')).toBe(3);
  });

  test('YA-050 YAX-32 the chain does not jump to another entry', () => {
    const t = table().turn(1, 'SC');
    t.me('place stone s07');
    expect(t.refusal('place clay s18')).toMatchObject({ code: 'CHAIN_BROKEN', rule: 'YA-050' });
  });

  test('YA-050 the chain does not branch: the third boat goes on from the second', () => {
    const t = table().turn(1, 'SCW');
    t.me('place stone s18', 'place clay s19');
    expect(t.moves().filter((move) => move.startsWith('place'))).toEqual(['place wood s20', 'place wood s31']);
    t.me('place wood s20');
    expect(t.state.chain).toHaveLength(3);
  });

  test('YA-046 YAX-33 boats of the dock may be placed with those of the turn', () => {
    const t = table().dock(1, 'B').turn(1, 'W');
    t.me('place wood s07', 'place bamboo s08');
    expect(t.dockOf(1)).toBe('');
    expect(t.at('s08')).toBe(0);
  });

  test('YA-046 YA-077 YAX-34 boats beside the dock are dead', () => {
    const t = table().beside(1, 'C').turn(1, 'W');
    expect(t.refusal('place clay s07')).toMatchObject({ code: 'NO_USABLE_BOAT', rule: 'YA-046' });
  });

  test('YA-046 YA-054 YAX-35 placing nothing skips step 3b', () => {
    const t = table().culture({ i01: 'blue' }).turn(1);
    t.me('done');
    expect(t.state.phase).toBe('moor');
    expect(t.refusal('collect s07 i01')).toMatchObject({ code: 'ACTING_OVER' });
  });

  test('YA-054 before a boat is placed there is nothing to collect or build', () => {
    const t = table().culture({ i01: 'blue' }).row('T01').sea({ s07: 'B', s08: 'B' }).turn(1);
    expect(t.refusal('collect s07 i01')).toMatchObject({ code: 'NO_BOAT_PLACED', rule: 'YA-054' });
    expect(t.refusal('build T01 i01')).toMatchObject({ code: 'NO_BOAT_PLACED', rule: 'YA-054' });
  });

  test('YA-052 boats on the board stay and serve everybody', () => {
    const t = table().turn(1, 'W');
    t.me('place wood s07');
    t.pass();
    expect(t.player).toBe(2);
    expect(t.at('s07')).toBe(1);
    t.turn(3, 'W');
    expect(t.moves()).toContain('place wood s08');
  });

  test('YA-D10 an entry takes any colour even beside a boat of another colour', () => {
    const t = table().sea({ s08: 'B' }).turn(1, 'G');
    expect(t.moves()).toContain('place gold s07');
  });

  test('YA-D11 an entry may also continue a chain and be connected to', () => {
    const t = table().sea({ s09: 'W' }).turn(1, 'WCS');
    t.me('place wood s08', 'place clay s07');
    expect(t.at('s07')).toBe(3);

    const u = table().sea({ s07: 'C' }).turn(1, 'C');
    expect(u.moves()).toContain('place clay s08');
  });

  test('YA-D46 without a legal space for a first boat the turn goes on without boats', () => {
    const t = table().sea({ s07: 'C', s18: 'C', s30: 'C', s42: 'C', s54: 'C' }).turn(1, 'W');
    expect(t.moves().some((move) => move.startsWith('place'))).toBe(false);
    expect(t.moves()).toContain('done');
    t.me('done');
    expect(t.state.phase).toBe('moor');
  });
});
