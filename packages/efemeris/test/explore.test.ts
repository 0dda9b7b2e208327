import { plainRng } from '@quarterdeck/kernel';
import { expect, test } from 'vitest';
import { efemeris } from '../src';
import { hasHalfCircle, neighbours } from '../src/sky';
import { arrange, duel, endTurn, field, general, nameOf, offers, spices, team } from './helpers';

test('EFX-08 EF-060 EF-061 EF-070 EF-D84 two tiles are drawn, shown to all, and both laid in the order of choice', () => {
  const t = duel();
  expect(t.run.turn).toEqual({ kind: 'chance', ask: 'tiles' });
  expect(t.refusal('* tiles S1').code).toBe('NO_SUCH_OUTCOME');
  expect(t.refusal('* tiles S1 S1').code).toBe('NO_SUCH_OUTCOME');
  expect(t.refusal('* tiles S1 P2').code).toBe('NO_SUCH_OUTCOME');
  expect(t.refusal('* tiles S1 X1').code).toBe('NO_SUCH_OUTCOME');
  t.play('* tiles S1 P7');
  expect(efemeris.view(t.state, 1).drawn).toEqual(t.state.drawn);
  expect(t.state.stack).toBe(14);
  expect(t.refusal('1 done')).toMatchObject({ code: 'WRONG_PHASE', rule: 'EF-060' });
  expect(t.moves(0).every((move) => move.startsWith('lay'))).toBe(true);
  expect(t.refusal('1 lay S1 f2 n').code).toBe('TOUCHES_NO_TILE');
  t.play('1 lay P7 e2 n');
  expect(t.refusal('1 lay P7 e4 n')).toMatchObject({ code: 'NOT_YOUR_TILE', rule: 'EF-070' });
  t.play('1 lay S1 f2 n');
  expect(t.state.phase).toBe('tactics');
});

test('EFX-09 EF-071 a tile must touch a tile', () => {
  const t = duel();
  t.play('* tiles S1 S2');
  expect(t.refusal('1 lay S1 f3 n')).toMatchObject({ code: 'TOUCHES_NO_TILE', rule: 'EF-071' });
  expect(t.refusal('1 lay S1 d3 n')).toMatchObject({ code: 'PLACE_TAKEN', rule: 'EF-071' });
});

test('EFX-10 EF-072 no tile lies more than two places from the centre; experts keep to their outline', () => {
  const t = duel();
  t.play('* tiles S1 S2', '1 lay S1 d2 n');
  expect(t.refusal('1 lay S2 e1 n')).toMatchObject({ code: 'OUTSIDE_THE_SKY', rule: 'EF-072' });
  const wide = duel({ options: { expert: true, sky: '25' } });
  wide.play('* tiles S1 S2', '1 lay S1 d2 n', '1 lay S2 e1 n');
  expect(wide.state.tileAt.filter((tile) => tile >= 0)).toHaveLength(5);
  const other = duel({ options: { expert: true, sky: '23' } });
  other.play('* tiles S1 S2', '1 lay S1 d2 n');
  expect(other.refusal('1 lay S2 e1 n').code).toBe('OUTSIDE_THE_SKY');
});

test('EFX-11 EF-013 EF-073 EF-132 paths need not meet; a lone half circle stays a dead end', () => {
  const t = duel();
  t.play('* tiles P7 S1');
  // Hecateus has no half circle to the north-west, where Patrocles ends without one and the centre with one.
  t.play('1 lay P7 e3 ne');
  expect(hasHalfCircle(t.state, 0, 1)).toBe(true);
  expect(neighbours(t.state, field('d4ne')).map(nameOf)).toEqual(['rose', 'P7.a']);
  t.play('1 lay S1 c3 n');
  expect(neighbours(t.state, field('d3n')).map(nameOf)).toEqual(['P2.a']);
  expect(neighbours(t.state, field('d3s')).map(nameOf).sort()).toEqual(['P2.b', 'rose']);
});

test('EF-073 every place next to a tile in every orientation is offered', () => {
  const t = duel();
  t.play('* tiles S1 S2');
  const places = new Set(offers(t, 1, 'lay S1').map((move) => move.split(' ')[2]));
  expect(offers(t, 1, 'lay S1')).toHaveLength(places.size * 6);
  expect([...places].sort()).toEqual(['c2', 'c3', 'c4', 'c5', 'd2', 'd6', 'e2', 'e3', 'e4', 'e5']);
});

test('EFX-13 EF-074 with an empty stack the turn begins with the collection', () => {
  const t = arrange(duel(), { stack: 0, phase: 'construct' });
  t.play('1 done');
  expect(t.state.phase).toBe('tactics');
  expect(t.state.active).toBe(1);
  expect(spices(t, 2)).toEqual([2, 2]);
});

test('EF-075 places and tiles come out even: the last tile fills the sky', () => {
  const t = duel();
  let laid = 0;
  while (t.state.stack > 0 || t.state.drawn.length > 0) {
    t.settle();
    const seat = t.state.active;
    while (t.state.phase === 'explore' && t.state.drawn.length > 0) {
      const move = t.moves(seat)[laid % 7];
      t.play(`${seat + 1} ${move}`);
      laid++;
    }
    t.settle();
    endTurn(t, seat + 1);
  }
  expect(laid).toBe(16);
  expect(t.state.tileAt.slice(0, 19).every((tile) => tile >= 0)).toBe(true);
});

test('EF-043 EF-D05 general mode: the last explorer draws the single tile that is left', () => {
  const t = arrange(general(), { phase: 'construct', stack: 1 });
  t.arrange((s) => {
    s.expertsInStack = 0;
  });
  t.play('1 done');
  expect(t.state.toDraw).toBe(1);
  t.play('* tiles S1', '2 lay S1 e3 n');
  expect(t.state.stack).toBe(0);
  const stacks = ['23', '25', '27'].map((sky) => general({ options: { expert: true, sky } }).state.stack);
  expect(stacks).toEqual([19, 21, 23]);
});

test('EF-181 EF-D53 EF-D80 EF-D81 partners draw one tile each, lay their own in any order, or leave it to the other', () => {
  const t = team();
  t.play('* tiles S1 S2');
  expect(t.state.drawer).toEqual([0, 1]);
  expect(efemeris.view(t.state, 1).drawn).toEqual(t.state.drawn);
  expect(t.run.turn).toEqual({ kind: 'seats', seats: [0, 1] });
  expect(t.refusal('1 lay S2 e4 n')).toMatchObject({ code: 'NOT_YOUR_TILE', rule: 'EF-181' });
  expect(offers(t, 2, 'entrust')).toEqual(['entrust']);
  t.play('2 entrust');
  expect(offers(t, 1, 'entrust')).toEqual([]);
  expect(t.run.turn).toEqual({ kind: 'seats', seats: [0] });
  expect(t.refusal('1 entrust')).toMatchObject({ code: 'ALREADY_ENTRUSTED', rule: 'EF-D81' });
  t.play('1 lay S2 e4 n', '1 lay S1 c4 n');
  expect(t.state.phase).toBe('tactics');
  expect(t.state.stack).toBe(12);
  const stacks = ['23', '25', '27'].map((sky) => team({ options: { expert: true, sky } }).state.stack);
  expect(stacks).toEqual([18, 20, 22]);
  const alone = duel();
  alone.play('* tiles S1 S2');
  expect(alone.refusal('1 entrust')).toMatchObject({ code: 'TEAM_ONLY' });
});

test('EF-201 which expert tiles are in the stack is open until they are drawn, in the right proportion', () => {
  const t = duel({ options: { expert: true, sky: '23' } });
  let experts = 0;
  const kinds = new Set<number>();
  const draws = 4000;
  for (let i = 0; i < draws; i++) {
    const outcome = efemeris.sample(t.state, plainRng(i));
    if (outcome.kind !== 'tiles') throw new Error('tiles expected');
    for (const tile of outcome.tiles) {
      if (tile < 19) continue;
      experts++;
      kinds.add(tile);
    }
  }
  expect(kinds.size).toBe(8);
  expect(experts / (2 * draws)).toBeCloseTo(4 / 20, 1);
  t.arrange((s) => {
    s.expertsInStack = 0;
  });
  expect(t.refusal('* tiles X1 S1').code).toBe('NO_SUCH_OUTCOME');
});
