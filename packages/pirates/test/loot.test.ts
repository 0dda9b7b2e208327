import { describe, expect, test } from 'vitest';
import { kinds, lie, Table } from './helpers';

/** Everybody a Captain; seat 1 sinks EN1 (one red ship) without loss, with the given fleets. */
function plunder(sent: readonly [number, number, number], prepare: (t: Table) => void = () => {}): Table {
  const t = new Table({ hands: [['EN1', 'HB1', 'kraken']] });
  prepare(t);
  t.roles('captain', 'captain', 'captain');
  t.play('1 play EN1');
  sent.forEach((ships, i) => {
    if (t.state.step === 'send' && t.state.decider === i) t.play(`${i + 1} send ${ships}`);
  });
  const dice = sent.flatMap((ships, i) => Array.from({ length: ships }, (_, k) => `6@${20 + k * 20},${80 + i * 20}`));
  t.play(lie('1@20,20', ...dice));
  return t;
}

describe('loot', () => {
  test('PI-117 a talisman needs no ship, brings a token at once and a chest at the end', () => {
    const t = plunder([1, 0, 0], (table) => table.give(1, { reserve: 9 }));
    t.play('* loot talisman');
    expect(t.of(1)).toMatchObject({ talismans: 1, yinYang: 1, loaded: 0, free: 1 });
    const line = t.game.score(t.state).lines.find((entry) => entry.item === 'prospect.talismans');
    expect(line).toMatchObject({ points: [1, 0, 0], booked: false });
  });

  test('PIX-05 PI-118 Alexander keeps two rum and drops the coffee without penalty', () => {
    const t = plunder([3, 0, 0]);
    t.play('* loot rum rum coffee', '1 load rum', '1 load rum', '1 discard coffee');
    expect(t.of(1)).toMatchObject({ goods: [2, 0, 0], loaded: 2, marks: 0 });
    expect(t.state.discarded).toEqual([0, 1, 0, 0]);
  });

  test('PI-118 PI-D70 drawn cards lie open and are decided on one by one', () => {
    const t = plunder([2, 0, 0]);
    t.play('* loot fruit rum');
    expect(t.game.view(t.state, 2).drawn).toEqual([2, 0]);
    expect(t.moves(0)).toEqual(['load fruit', 'discard fruit']);
    expect(t.refusal('1 load rum')).toMatchObject({ code: 'NOT_THE_NEXT_CARD', rule: 'PI-118' });
  });

  test('PI-118 PI-119 PI-124 one good a ship: what finds none is discarded by itself', () => {
    const t = plunder([2, 0, 0], (table) => table.give(1, { reserve: 8 }));
    t.give(1, { reserve: 9 });
    const events = t.play('* loot coffee rum', '1 load coffee');
    expect(kinds(events, 'GoodDiscarded')).toEqual([{ kind: 'GoodDiscarded', seat: 0, good: 0, cause: 'noRoom' }]);
    expect(t.of(1)).toMatchObject({ goods: [0, 1, 0], loaded: 1, free: 0 });
  });

  test('PI-121 goods loaded earlier cannot be thrown away, neither for new goods nor to free ships', () => {
    const t = plunder([1, 0, 0], (table) => table.give(1, { goods: [0, 3, 0] }));
    t.play('* loot rum');
    expect(t.refusal('1 discard coffee')).toMatchObject({ rule: 'PI-118' });
    t.play('1 load rum');
    expect(t.refusal('2 discard coffee')).toMatchObject({ code: 'NOT_NOW' });
    t.play('2 play ES2', '2 send 1', '3 send 1');
    expect(t.moves(0).every((move) => move.startsWith('send'))).toBe(true);
  });

  test('PI-122 PI-D29 a ship that stayed at home may carry the loot', () => {
    const t = new Table({ hands: [['EN1', 'HB1', 'kraken']] }).give(1, { reserve: 7 });
    t.roles('captain', 'captain', 'captain');
    t.play('1 play EN1', '1 send 1', '2 send 1', '3 send 0', lie('1@20,20', '6@60,60', '6@100,100'));
    t.play('* loot rum', '1 load rum');
    expect(t.of(1)).toMatchObject({ loaded: 1, free: 2 });
  });

  test('PI-123 PI-132 PI-D70 the same for the Islander’s gift: both cards are drawn, then decided on', () => {
    const t = new Table();
    t.roles('islander', 'captain', 'captain');
    t.play('2 done', '3 done', '1 play HB1', '* loot rum talisman');
    expect(t.of(1)).toMatchObject({ talismans: 1, yinYang: 1 });
    expect(t.moves(0)).toEqual(['load rum', 'discard rum']);
    t.play('1 discard rum');
    expect(t.state.discarded).toEqual([1, 0, 0, 0]);
    expect(t.state.round).toBe(2);
  });

  test.each([
    { ships: 3, hold: 0, goods: 3, loaded: 3, capacity: 3 },
    { ships: 4, hold: 1, goods: 5, loaded: 4, capacity: 5 },
    { ships: 4, hold: 2, goods: 3, loaded: 2, capacity: 6 },
    { ships: 2, hold: 5, goods: 4, loaded: 2, capacity: 4 },
    { ships: 5, hold: 3, goods: 1, loaded: 1, capacity: 8 },
  ])('PI-124 PI-125 PI-143 PI-D55 $ships ships with $hold Double Holds carry $goods goods on $loaded, $capacity at most', (row) => {
    const t = new Table().give(1, { reserve: 10 - row.ships, doubleHold: row.hold, goods: [row.goods, 0, 0] });
    expect(t.of(1)).toMatchObject({ loaded: row.loaded, free: row.ships - row.loaded });
    t.arrange((s) => {
      s.owed[0] = 12;
      s.called = 3;
      s.step = 'loot';
    });
    t.play(`* loot ${new Array(12).fill('coffee').join(' ')}`);
    while (t.state.step === 'keep') t.play('1 load coffee');
    expect(t.of(1).goods[1]).toBe(row.capacity - row.goods);
  });

  test('PI-126 PI-D27 PI-D69 an empty deck is refilled from the discard pile as it lies, in the middle of a deal too', () => {
    const t = plunder([2, 2, 0]);
    t.arrange((s) => {
      s.loot = [1, 1, 1, 0];
      s.discarded = [0, 0, 0, 0];
    });
    t.play('* loot rum coffee', '1 discard rum', '1 load coffee');
    // Seat 2: the last fruit, then the rum that seat 1 refused; never the coffee that is loaded.
    expect(t.refusal('* loot fruit coffee')).toMatchObject({ rule: 'PI-126' });
    expect(t.refusal('* loot fruit fruit')).toMatchObject({ rule: 'PI-126' });
    const events = t.play('* loot fruit rum');
    expect(kinds(events, 'LootReshuffled')).toEqual([{ kind: 'LootReshuffled', cards: 1 }]);
    expect(t.state.loot).toEqual([0, 0, 0, 0]);
    expect(t.state.drawn).toEqual([2, 0]);
  });

  test('PI-126 PI-D27 PI-D69 both piles empty: fewer cards or none, without compensation', () => {
    const t = plunder([2, 1, 0]);
    t.arrange((s) => {
      s.loot = [0, 0, 1, 0];
      s.discarded = [0, 0, 0, 0];
    });
    const first = t.play('* loot fruit');
    expect(kinds(first, 'LootRanOut')).toEqual([{ kind: 'LootRanOut', seat: 0, cards: 1 }]);
    const second = t.play('1 load fruit');
    expect(kinds(second, 'LootRanOut')).toEqual([{ kind: 'LootRanOut', seat: 1, cards: 1 }]);
    expect(t.waits).toBe('2 act');
  });
});

describe('Islander', () => {
  test('PI-130 PI-133 PI-134 a harbour from hand becomes current; the last one stays; no harbour, a mark', () => {
    const t = new Table();
    t.roles('islander', 'islander', 'islander');
    expect(t.moves(0)).toEqual(['play HB1', 'done']);
    expect(t.refusal('1 play EN3')).toMatchObject({ code: 'CARD_OF_ANOTHER_ROLE', rule: 'PI-130' });
    t.play('1 play HB1');
    expect(t.state.harbour).toBe(1);
    t.play('2 play HB3');
    expect(t.state.harbour).toBe(3);
    t.play('3 done');
    expect(t.of(3).marks).toBe(1);
    expect(t.state).toMatchObject({ harbour: 3, round: 2 });
  });

  test('PI-135 no rituals as Islander', () => {
    const t = new Table().give(1, { yinYang: 9 });
    t.roles('islander', 'islander', 'islander');
    expect(t.refusal('1 ritual double-hold')).toMatchObject({ rule: 'PI-140' });
    expect(t.moves(0)).toEqual(['play HB1', 'done']);
  });
});
