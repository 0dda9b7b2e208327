import { describe, expect, test } from 'vitest';
import { NONE } from '../src';
import { island, table } from './helpers';

describe('step 3b: collect culture', () => {
  test('YA-055 YA-D05 YA-D42 YAX-37 each placed boat takes one token beside it, in any order', () => {
    const t = table().culture({ i01: 'blue', i06: 'red', i07: 'green' }).row().turn(1, 'WW');
    t.me('place wood s07', 'place wood s08');
    expect(t.moves().filter((move) => move.startsWith('collect'))).toEqual([
      'collect s07 i01',
      'collect s07 i06',
      'collect s08 i01',
      'collect s08 i06',
      'collect s08 i07',
    ]);
    t.me('collect s08 i01');
    expect(t.refusal('done')).toMatchObject({ code: 'MUST_COLLECT', rule: 'YA-D05' });
    expect(t.refusal('collect s08 i07')).toMatchObject({ code: 'BOAT_HAS_COLLECTED' });
    expect(t.refusal('collect s07 i01')).toMatchObject({ code: 'NO_TOKEN' });
    expect(t.refusal('collect s07 i07')).toMatchObject({ code: 'TOKEN_NOT_ADJACENT', rule: 'YA-055' });
    t.me('collect s07 i06');
    expect([t.tokensOf(1, 'blue'), t.tokensOf(1, 'red'), t.tokensOf(1, 'green')]).toEqual([1, 1, 0]);
    expect(t.state.phase).toBe('recruit');
  });

  test('YA-D05 no need to choose so that most tokens are taken: a boat left without one takes none', () => {
    const t = table().culture({ i01: 'blue', i07: 'green' }).turn(1, 'WW');
    t.me('place wood s07', 'place wood s08', 'collect s08 i01');
    expect(t.tokensOf(1, 'blue')).toBe(1);
    expect(t.state.phase).toBe('recruit');
    expect(t.state.culture[island('i07')]).not.toBe(NONE);
  });

  test('YA-053 YA-055 YA-D03 YAX-38 one boat takes exactly one token, and must', () => {
    const t = table().culture({ i01: 'blue', i06: 'red' }).row().turn(1, 'W');
    t.me('place wood s07');
    expect(t.refusal('done')).toMatchObject({ code: 'MUST_COLLECT_OR_BUILD', rule: 'YA-053' });
    t.me('collect s07 i06');
    expect(t.tokensOf(1, 'red')).toBe(1);
    expect(t.refusal('collect s07 i01')).toMatchObject({ code: 'ACTING_OVER' });
  });

  test('YA-055 YAX-40 old boats collect nothing', () => {
    const t = table().sea({ s12: 'B' }).culture({ i09: 'blue', i01: 'red' }).turn(1, 'W');
    t.me('place wood s07');
    expect(t.refusal('collect s12 i09')).toMatchObject({ code: 'NOT_PLACED_NOW', rule: 'YA-055' });
    expect(t.refusal('collect s07 i09')).toMatchObject({ code: 'TOKEN_NOT_ADJACENT' });
  });

  test('YA-056 YAX-41 a mountain token is taken like any other and the island stays a mountain', () => {
    const t = table().culture({ i06: 'blue' }).mountains('i06').turn(1, 'W');
    t.me('place wood s07', 'collect s07 i06');
    expect(t.tokensOf(1, 'blue')).toBe(1);
    expect(t.state.mountains[island('i06')]).toBe(1);
    expect(t.state.culture[island('i06')]).toBe(NONE);
  });

  test('YA-053 YA-D03 YAX-42 with collecting and building possible, neither is no choice', () => {
    const t = table().culture({ i06: 'blue' }).row('T01').sea({ s07: 'B', s20: 'W' }).turn(1, 'B');
    t.me('place bamboo s08');
    expect(t.moves()).toContain('collect s08 i06');
    expect(t.moves()).toContain('build T01 i06');
    expect(t.refusal('done')).toMatchObject({ code: 'MUST_COLLECT_OR_BUILD', rule: 'YA-053' });
  });

  test('YA-053 if neither is possible, nothing happens', () => {
    const t = table().row('P01').turn(1, 'W');
    t.me('place wood s07');
    expect(t.moves()).toContain('done');
    t.me('done');
    expect(t.state.phase).toBe('recruit');
  });

  test('YA-D04 collecting nothing is no way around building', () => {
    const t = table().row('T01').sea({ s07: 'B' }).turn(1, 'B');
    t.me('place bamboo s08');
    expect(t.moves().some((move) => move.startsWith('collect'))).toBe(false);
    expect(t.refusal('done')).toMatchObject({ code: 'MUST_COLLECT_OR_BUILD' });
    expect(t.moves()).toContain('build T01 i06');
  });

  test('YA-053 YA-D42 YAX-44 whoever has collected does not build', () => {
    const t = table().culture({ i01: 'blue', i06: 'red', i07: 'green' }).row('T01').sea({ s07: 'B' }).turn(1, 'BB');
    t.me('place bamboo s08', 'place bamboo s09', 'collect s08 i06');
    expect(t.refusal('build T01 i01')).toMatchObject({ code: 'ALREADY_COLLECTED', rule: 'YA-053' });
    t.me('collect s09 i01');
    expect(t.refusal('build T01 i01')).toMatchObject({ code: 'ACTING_OVER', rule: 'YA-067' });
  });

  test('YA-D37 an unused power creates no duty, but may be used to act after all', () => {
    const t = table().row('S07').sea({ s08: 'S', s20: 'W' }).turn(9, 'B');
    t.me('place bamboo s07');
    expect(t.moves()).toContain('done');
    expect(t.moves()).toContain('build S07 i06 fleet');
    const u = table().row().sea({ s20: 'W' }).turn(2, 'B');
    u.me('place bamboo s07');
    expect(u.moves()).toContain('done');
    expect(u.moves()).toContain('look');
  });

  test('YA-D37 an own reserved tile that fits is a possible building', () => {
    const t = table().row().sea({ s08: 'B' }).turn(1, 'B');
    t.arrange((s) => {
      s.reserved[0] = [16];
      s.reservedFrom[0] = [NONE];
    });
    t.me('place bamboo s07');
    expect(t.moves()).toContain('build T01 i01');
    expect(t.refusal('done')).toMatchObject({ code: 'MUST_COLLECT_OR_BUILD' });
  });

  test('YA-D42 Mei takes one more token, last, if she likes, beside any boat of the turn', () => {
    const t = table().own(1, 'gatherer').culture({ i01: 'blue', i06: 'red', i07: 'green' }).turn(1, 'WW');
    t.me('place wood s07', 'place wood s08', 'collect s07 i01');
    expect(t.refusal('extra i06')).toMatchObject({ code: 'NO_EXTRA_TOKEN', rule: 'YA-D42' });
    t.me('collect s08 i07');
    expect(t.moves()).toEqual(['extra i06', 'coins', 'done']);
    t.me('extra i06');
    expect(t.tokensOf(1, 'red')).toBe(1);
    expect(t.state.phase).toBe('recruit');
    const u = table().own(1, 'gatherer').culture({ i01: 'blue', i06: 'red' }).turn(1, 'W');
    u.me('place wood s07', 'collect s07 i01', 'done');
    expect(u.tokensOf(1, 'red')).toBe(0);
    expect(u.state.phase).toBe('recruit');
  });

  test('YA-D42 no further token without one taken normally, nor where none is left', () => {
    const t = table().own(1, 'gatherer').culture({ i01: 'blue' }).turn(1, 'W');
    t.me('place wood s07', 'collect s07 i01');
    expect(t.state.phase).toBe('recruit');
    const u = table().own(1, 'gatherer').row('T01').sea({ s08: 'B' }).culture({ i06: 'red' }).turn(1, 'B');
    u.me('place bamboo s07', 'build T01 i01');
    expect(u.refusal('extra i06')).toMatchObject({ code: 'NO_EXTRA_TOKEN' });
  });
});
