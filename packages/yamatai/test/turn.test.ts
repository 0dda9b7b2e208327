import { describe, expect, test } from 'vitest';
import { activeSeat, markedSpaces, NONE, yamatai } from '../src';
import { space, table } from './helpers';

describe('round and turn', () => {
  test('YA-032 YA-033 YA-034 YAX-08 with two players each meeple has its turn, in the order of the track', () => {
    const t = table(2).arrange((s) => {
      s.order = [0, 1, 1, 0];
    });
    const played: number[] = [];
    while (t.state.round === 1 && t.story.run.turn.kind === 'seats') {
      played.push(t.player);
      t.me(t.moves()[0] ?? '');
      t.pass();
    }
    expect(played).toEqual([1, 2, 2, 1]);
    t.settle();
    expect(t.state.round).toBe(2);
  });

  test('YA-033 YA-084 YAX-77 with three players one turn each; after step 5 the next meeple is up', () => {
    const t = table(3).arrange((s) => {
      s.order = [1, 0, 2];
      s.spots = [1, 3, 7];
    });
    t.turn(9).pass();
    expect(t.player).toBe(1);
    t.turn(4).pass();
    expect(t.player).toBe(3);
  });

  test('YA-035 YAX-16 the steps of a turn come in fixed order: no trade once boats are placed, no boat once tokens are taken', () => {
    const t = table().culture({ i01: 'blue', i06: 'red' }).turn(9, 'WS');
    t.me('place wood s07');
    expect(t.refusal('buy stone')).toMatchObject({ code: 'TRADE_OVER', rule: 'YA-035' });
    t.me('collect s07 i01');
    expect(t.refusal('place stone s08')).toMatchObject({ code: 'PLACING_OVER', rule: 'YA-035' });
    expect(t.refusal('recruit riu blue blue')).toMatchObject({ code: 'NOT_RECRUITING', rule: 'YA-035' });
    t.me('moor stone');
    expect(t.refusal('moor nothing')).toMatchObject({ code: 'NOT_MOORING', rule: 'YA-035' });
    expect(t.refusal('collect s07 i06')).toMatchObject({ code: 'ACTING_OVER', rule: 'YA-035' });
  });

  test('YA-034 nobody moves out of turn', () => {
    const t = table();
    expect(activeSeat(t.state)).toBe(0);
    expect(activeSeat(yamatai.initial({ seats: 3, options: {} }))).toBeUndefined();
    expect(t.moves(2)).toEqual([]);
    expect(t.story.game.check(t.state, 1, { kind: 'fleet', fleet: 1 })).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'YA-034' });
  });
});

describe('step 1: take a fleet', () => {
  test('YA-036 YA-D34 YAX-09 a fleet must be taken; the others stay open', () => {
    const t = table().open(3, 7, 1, 9, 5);
    expect(t.refusal('done')).toMatchObject({ code: 'TAKE_FLEET_FIRST', rule: 'YA-036' });
    expect(t.moves()).toEqual(['fleet 3', 'fleet 7', 'fleet 1', 'fleet 9', 'fleet 5']);
    t.me('fleet 9');
    expect(t.state.open).toEqual([3, 7, 1, NONE, 5]);
    expect(t.refusal('fleet 3')).toMatchObject({ code: 'FLEET_TAKEN' });
  });

  test('YA-D34 the shortest turn: take a fleet, put its boats aside', () => {
    const t = table().turn(1);
    t.me('done', 'moor nothing', 'done');
    expect(t.player).toBe(2);
    expect(t.besideOf(1)).toBe('W');
  });

  test('YA-036 YAX-10 a face-down fleet cannot be taken', () => {
    const t = table().open(3, 7, 1, 9, 5);
    expect(t.refusal('fleet 2')).toMatchObject({ code: 'FLEET_NOT_OPEN', rule: 'YA-036', params: { fleet: 2 } });
  });

  test('YA-037 YAX-11 the fleet stays with its meeple until the round ends', () => {
    const t = table().turn(9).pass();
    expect(t.state.taken).toEqual([9, NONE, NONE]);
    t.turn(4).pass();
    expect(t.state.taken).toEqual([9, 4, NONE]);
    t.endRound();
    expect(t.state.taken).toEqual([NONE, NONE, NONE]);
    expect(t.state.spots).toContain(9);
  });

  test('YA-038 YA-039 YAX-12 the boats shown come from the supply and can be used at once', () => {
    const t = table();
    expect([t.supply('S'), t.supply('W')]).toEqual([16, 19]);
    t.turn(9);
    expect(t.handLetters()).toBe('WS');
    expect([t.supply('S'), t.supply('W')]).toEqual([15, 18]);
    expect(t.moves()).toContain('place stone s07');
  });

  test('YA-038 YA-D31 boats missing in the supply are not received, and nothing instead', () => {
    const t = table().arrange((s) => {
      s.supply = [5, 0, 5, 5, 5];
    });
    t.turn(9);
    expect(t.handLetters()).toBe('S');
    expect(t.state.supply).toEqual([5, 0, 4, 5, 5]);
  });

  test('YA-D26 YA-D32 five fleets lie open in every round, so four turns always leave one', () => {
    const t = table(4);
    for (let round = 0; round < 3; round++) {
      expect(t.state.open.filter((fleet) => fleet !== NONE)).toHaveLength(5);
      t.turn(t.state.open[0] ?? 0).pass();
      t.turn(t.state.open[1] ?? 0).pass();
      t.turn(t.state.open[2] ?? 0).pass();
      expect(t.moves()).toHaveLength(2);
      t.endRound().settle();
    }
    expect(t.state.round).toBe(4);
  });
});

describe('the power of the fleet', () => {
  test('YA-040 YAX-14 it works once, at any moment of the turn: here after step 3b', () => {
    const t = table().culture({ i01: 'blue' }).turn(4, 'W');
    t.me('place wood s07', 'collect s07 i01');
    expect(t.state.phase).toBe('recruit');
    t.me('coins');
    expect(t.coinsOf(1)).toBe(12);
    expect(t.refusal('coins')).toMatchObject({ code: 'POWER_USED', rule: 'YA-040' });
  });

  test('YA-040 YAX-15 unused, it is lost with the turn: the next fleet pays its own coins and no more', () => {
    const t = table().open(3, 4, 9, 6, 5).turn(3).pass().turn(4);
    expect(t.player).toBe(2);
    t.pass();
    expect(t.story.refusal('2 coins')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    t.turn(9).pass().settle();
    t.turn(5).pass();
    expect([t.player, t.coinsOf(2)]).toEqual([2, 10]);
    expect(t.refusal('coins')).toMatchObject({ code: 'TAKE_FLEET_FIRST', rule: 'YA-036' });
    t.turn(1).me('coins');
    expect(t.coinsOf(2)).toBe(11);
    expect(t.refusal('coins')).toMatchObject({ code: 'POWER_USED', rule: 'YA-040' });
  });

  test('YA-D07 it may come between any two moves: before the trade, in the chain, between tokens, in steps 4 and 5', () => {
    const begin = () => table().culture({ i01: 'blue', i06: 'red', i07: 'green' }).turn(4, 'WWW');
    expect(begin().moves()).toContain('coins');
    const steps = ['buy bamboo', 'place wood s07', 'place wood s08', 'collect s07 i01', 'collect s08 i07', 'moor wood'];
    for (let done = 1; done <= steps.length; done++) {
      const t = begin();
      t.me(...steps.slice(0, done));
      expect(t.moves(), steps[done - 1]).toContain('coins');
      t.me('coins');
      t.me(...steps.slice(done), 'done');
      expect(t.coinsOf(1)).toBe(11);
      expect(t.player).toBe(2);
    }
  });

  test('YA-D07 a power begun is finished before anything else', () => {
    const t = table().sea({ s07: 'W', s08: 'B' }).turn(7, 'W');
    t.me('swap s07');
    expect(t.refusal('place wood s18')).toMatchObject({ code: 'FINISH_POWER', rule: 'YA-D07' });
    expect(t.refusal('done')).toMatchObject({ code: 'FINISH_POWER' });
    expect(t.moves()).toEqual(['with s08']);
  });

  test('YA-D35 the small powers: fleet 1 gives a coin, fleet 10 frees the colour of the first boat', () => {
    const t = table().turn(1);
    t.me('coins');
    expect(t.coinsOf(1)).toBe(11);
    const u = table().sea({ s08: 'B' }).turn(10);
    const events = u.me('place gold s09');
    expect(events[0]).toMatchObject({ kind: 'PowerUsed', fleet: 10 });
    expect(u.at('s09')).toBe(4);
  });

  test('YA-D45 with two players each turn has its own fleet and power; dock and specialists serve both', () => {
    const t = table(2)
      .own(1, 'pilot')
      .arrange((s) => {
        s.order = [0, 0, 1, 1];
      });
    t.sea({ s08: 'B' }).turn(4, 'WC');
    t.me('coins', 'place wood s09', 'done', 'moor clay', 'done');
    expect(t.coinsOf(1)).toBe(12);
    t.turn(1, 'S');
    t.me('coins');
    expect(t.coinsOf(1)).toBe(13);
    expect(t.moves()).toContain('place clay s20');
    expect(t.moves()).toContain('place stone s20');
  });
});

test('YA-051 YA-074 YAX-36 boats of the turn are marked until step 4', () => {
  const t = table().turn(9, 'WSB');
  t.me('place wood s07', 'place stone s08');
  expect(markedSpaces(t.state)).toEqual([space('s07'), space('s08')]);
  t.me('done');
  expect(t.state.phase).toBe('moor');
  expect(markedSpaces(t.state)).toHaveLength(2);
  t.me('moor bamboo');
  expect(markedSpaces(t.state)).toEqual([]);
});
