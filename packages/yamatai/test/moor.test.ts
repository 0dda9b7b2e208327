import { describe, expect, test } from 'vitest';
import { berths } from '../src';
import { table } from './helpers';

/** Player 1 in step 4 with these boats left over. */
const left = (letters: string, arrange: (t: ReturnType<typeof table>) => unknown = () => undefined) => {
  const t = table();
  arrange(t);
  t.turn(1, letters).me('done');
  return t;
};

describe('step 4: moor leftover boats', () => {
  test('YA-075 YA-077 YAX-68 one boat is moored, the others go beside the dock', () => {
    const t = left('WSC');
    expect(t.moves()).toEqual(['moor nothing', 'moor wood', 'moor stone', 'moor clay', 'coins']);
    t.me('moor clay');
    expect(t.dockOf(1)).toBe('C');
    expect(t.besideOf(1)).toBe('WS');
    expect(t.handLetters()).toBe('');
  });

  test('YA-075 only boats that are left over can be moored, and only as many as there are berths', () => {
    const t = left('WS');
    expect(t.refusal('moor gold')).toMatchObject({ code: 'NOT_YOUR_BOATS', rule: 'YA-075' });
    expect(t.refusal('moor wood stone')).toMatchObject({ code: 'NOT_ENOUGH_BERTHS', rule: 'YA-075', params: { berths: 1 } });
    expect(t.refusal('done')).toMatchObject({ code: 'MUST_MOOR', rule: 'YA-077' });
  });

  test('YA-076 YA-D19 a moored boat may be replaced and then lies beside the dock', () => {
    const t = left('S', (u) => u.dock(1, 'W'));
    expect(t.moves()).toEqual(['moor wood', 'moor stone', 'coins']);
    t.me('moor stone');
    expect(t.dockOf(1)).toBe('S');
    expect(t.besideOf(1)).toBe('W');
  });

  test('YA-D43 a moored boat leaves its berth only when it is replaced', () => {
    const t = left('S', (u) => u.dock(1, 'W'));
    expect(t.refusal('moor nothing')).toMatchObject({ code: 'KEEPS_BERTH', rule: 'YA-D43' });
    const u = left('S', (v) => v.own(1, 'riu').dock(1, 'W'));
    expect(u.refusal('moor stone')).toMatchObject({ code: 'KEEPS_BERTH' });
    expect(u.moves()).toEqual(['moor wood', 'moor wood stone', 'coins']);
  });

  test('YA-D20 the dock may stay empty', () => {
    const t = left('WS');
    t.me('moor nothing');
    expect(t.dockOf(1)).toBe('');
    expect(t.besideOf(1)).toBe('WS');
  });

  test('YA-078 YAX-70 Riu gives three berths', () => {
    const t = left('WSCB', (u) => u.own(1, 'riu'));
    expect(berths(t.state, 0)).toBe(3);
    expect(t.refusal('moor wood stone stone')).toMatchObject({ code: 'NOT_YOUR_BOATS' });
    t.me('moor wood stone clay');
    expect(t.dockOf(1)).toBe('WSC');
    expect(t.besideOf(1)).toBe('B');
  });

  test('YA-D43 with Riu boats of all berths may be placed, and full berths may be changed one by one', () => {
    const t = table().own(1, 'riu').dock(1, 'WSC').turn(1, 'B');
    t.me('place wood s07', 'place stone s08', 'place clay s09');
    expect(t.dockOf(1)).toBe('');
    const u = left('BG', (v) => v.own(1, 'riu').dock(1, 'WSC'));
    expect(u.moves()).toContain('moor wood clay gold');
    u.me('moor bamboo clay gold');
    expect(u.besideOf(1)).toBe('WS');
  });

  test('YA-075 a boat moored in an earlier turn is used in a later one', () => {
    const t = left('C');
    t.me('moor clay', 'done');
    t.turn(4).pass().turn(3).pass().settle();
    t.arrange((s) => {
      s.order = [0, 1, 2];
    });
    t.turn(9, '').me('place clay s07');
    expect(t.dockOf(1)).toBe('');
    expect(t.state.phase).toBe('place');
  });

  test('with nothing left over there is nothing to decide, and moored boats stay', () => {
    const t = table().dock(1, 'C').turn(1, 'W');
    t.me('place wood s07', 'done');
    expect(t.state.phase).toBe('recruit');
    expect(t.dockOf(1)).toBe('C');
  });

  test('boats of one colour are alike: those of the turn are placed first, the moored one keeps its berth', () => {
    const t = table().dock(1, 'W').turn(1, 'W');
    t.me('place wood s07');
    expect(t.dockOf(1)).toBe('W');
    expect(t.handLetters()).toBe('');
  });
});
