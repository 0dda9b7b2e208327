import { describe, expect, test } from 'vitest';
import { NONE, SACRED } from '../src';
import { only, table, tile } from './helpers';

/** A house rule since version 2, and always so under version 1. */
const LIMITED = [
  { why: 'house rule', options: { limitedSwaps: true }, rules: 2 },
  { why: 'version 1', options: {}, rules: 1 },
];

describe('powers that touch boats', () => {
  test('YA-D41 fleet 6 moves an old boat to an entry or beside another boat, whatever the colours', () => {
    const t = table().sea({ s08: 'B', s24: 'C' }).turn(6);
    t.me('lift s24');
    expect(t.moves()).toEqual(['land s07', 'land s09', 'land s18', 'land s20', 'land s30', 'land s42', 'land s54']);
    expect(t.refusal('land s23')).toMatchObject({ code: 'LANDING_NOT_CONNECTED', rule: 'YA-D41' });
    expect(t.refusal('land s08')).toMatchObject({ code: 'SPACE_TAKEN' });
    expect(t.refusal('land s24')).toMatchObject({ code: 'SPACE_TAKEN' });
    t.me('land s09');
    expect([t.at('s24'), t.at('s09')]).toEqual([NONE, 3]);
    expect(t.refusal('lift s08')).toMatchObject({ code: 'POWER_USED' });
  });

  test('YA-D41 the moved boat does not hold on to itself', () => {
    const t = table().sea({ s24: 'C' }).turn(6);
    t.me('lift s24');
    expect(t.refusal('land s23')).toMatchObject({ code: 'LANDING_NOT_CONNECTED' });
  });

  test('YA-D06 YA-D07 powers touch no boat placed this turn, and what they move does not count as placed', () => {
    const t = table().sea({ s24: 'C' }).culture({ i01: 'blue', i08: 'red' }).turn(6, 'WS');
    t.me('place wood s07');
    expect(t.refusal('lift s07')).toMatchObject({ code: 'PLACED_THIS_TURN', rule: 'YA-D06' });
    t.me('lift s24', 'land s08');
    expect(t.refusal('collect s08 i01')).toMatchObject({ code: 'NOT_PLACED_NOW' });
    expect(t.refusal('place stone s09')).toMatchObject({ code: 'CHAIN_BROKEN' });
  });

  test.each(LIMITED)('YA-D41 with limited swaps ($why) fleet 7 exchanges two old boats of different colours', ({ options, rules }) => {
    const t = table(3, options, rules).sea({ s08: 'B', s24: 'C', s25: 'B' }).turn(7);
    expect(t.refusal('swap s09')).toMatchObject({ code: 'NO_BOAT_THERE', rule: 'YA-D41' });
    t.me('swap s08');
    expect(t.refusal('with s25')).toMatchObject({ code: 'SAME_COLOUR', rule: 'YA-D41' });
    const events = t.me('with s24');
    expect([t.at('s08'), t.at('s24')]).toEqual([3, 0]);
    expect(only(events, 'BoatsSwapped')).toHaveLength(1);
  });

  test.each(LIMITED)(
    'YA-D06 YA-D41 with limited swaps ($why) fleet 7 needs a boat of another colour and touches none of this turn',
    ({ options, rules }) => {
      const t = table(3, options, rules).sea({ s08: 'B', s09: 'B' }).turn(7, 'C');
      expect(t.refusal('swap s08')).toMatchObject({ code: 'NO_OTHER_COLOUR' });
      t.me('place clay s18');
      expect(t.refusal('swap s18')).toMatchObject({ code: 'PLACED_THIS_TURN', rule: 'YA-D06' });
      expect(t.moves().some((move) => move.startsWith('swap'))).toBe(false);
    },
  );

  test('YA-D41 fleet 7 exchanges any two boats, also of one colour', () => {
    const t = table(4).sea({ s08: 'B', s24: 'B' }).turn(1).pass().turn(7, 'C');
    expect(t.player).toBe(2);
    expect(t.refusal('swap s09')).toMatchObject({ code: 'NO_BOAT_THERE', rule: 'YA-D41' });
    t.me('swap s08');
    expect(t.refusal('with s08')).toMatchObject({ code: 'SAME_BOAT', rule: 'YA-D41' });
    expect(t.refusal('with s09')).toMatchObject({ code: 'NO_BOAT_THERE' });
    expect(t.moves()).toEqual(['with s24']);
    const events = t.me('with s24');
    expect(only(events, 'BoatsSwapped')[0]).toMatchObject({ seat: 1, colours: [0, 0] });
    expect(t.refusal('swap s08')).toMatchObject({ code: 'POWER_USED' });
  });

  test('YA-D06 YA-D07 YA-D41 a boat of this turn may be exchanged; what then lies in its place counts as placed this turn', () => {
    const t = table(3).row('T02').sea({ s24: 'B', s19: 'W' }).culture({ i01: 'blue', i08: 'red' }).turn(1).pass().turn(7, 'CW');
    t.me('place clay s18');
    t.me('swap s18', 'with s24');
    expect([t.at('s18'), t.at('s24')]).toEqual([0, 3]);
    expect(t.refusal('collect s24 i08')).toMatchObject({ code: 'NOT_PLACED_NOW' });
    expect(t.refusal('place wood s23')).toMatchObject({ code: 'CHAIN_BROKEN' });
    t.me('build T02 i06');
    expect(t.at('i06')).toBe(1);
  });

  test('YA-D41 a single boat on the board has none to be exchanged with', () => {
    const t = table(3).sea({ s08: 'B' }).turn(7);
    expect(t.refusal('swap s08')).toMatchObject({ code: 'TWO_BOATS_NEEDED', rule: 'YA-D41' });
    expect(t.moves().some((move) => move.startsWith('swap'))).toBe(false);
  });

  test('YA-D06 moving and removing spare the boats of this turn under every version, limited swaps or not', () => {
    for (const { options, rules } of [...LIMITED, { options: {}, rules: 2 }]) {
      const t = table(3, options, rules).sea({ s24: 'C' }).turn(8, 'W');
      t.me('place wood s18');
      expect(t.refusal('remove s18')).toMatchObject({ code: 'PLACED_THIS_TURN', rule: 'YA-D06' });
    }
  });

  test('YA-D41 fleet 8 returns one or two old boats from anywhere to the supply', () => {
    const t = table().sea({ s08: 'B', s24: 'C', s40: 'G' }).turn(8);
    const clay = t.supply('C');
    t.me('remove s24');
    expect(t.at('s24')).toBe(NONE);
    expect(t.supply('C')).toBe(clay + 1);
    expect(t.moves()).toEqual(['remove s08', 'remove s40', 'done']);
    t.me('remove s40');
    expect(t.state.pending).toBe('none');
    expect(t.refusal('remove s08')).toMatchObject({ code: 'POWER_USED' });
    const u = table().sea({ s08: 'B', s24: 'C' }).turn(8);
    u.me('remove s24', 'done');
    expect(u.state.phase).toBe('trade');
    expect(u.at('s08')).toBe(0);
    const last = table().sea({ s08: 'B' }).turn(8);
    last.me('remove s08');
    expect(last.state.pending).toBe('none');
  });

  test('YA-D07 a power may come between two boats of the chain and open its way', () => {
    const t = table().sea({ s08: 'B' }).turn(8, 'CG');
    t.me('place clay s07');
    expect(t.moves().some((move) => move.startsWith('place'))).toBe(false);
    t.me('remove s08', 'place gold s08');
    expect(t.at('s08')).toBe(4);
  });

  test('another fleet has another power', () => {
    const t = table().sea({ s08: 'B' }).turn(6);
    expect(t.refusal('remove s08')).toMatchObject({ code: 'OTHER_POWER', rule: 'YA-040' });
    expect(t.refusal('land s09')).toMatchObject({ code: 'NO_POWER_BEGUN', rule: 'YA-D07' });
  });
});

describe('powers that touch islands', () => {
  test('YA-D40 fleet 3 exchanges two tokens, also of mountains and built islands', () => {
    const t = table().culture({ i01: 'blue', i20: 'red' }).mountains('i01').sites({ i20: 'P2' }).turn(3);
    expect(t.refusal('swap i02')).toMatchObject({ code: 'NO_TOKEN_THERE', rule: 'YA-D40' });
    t.me('swap i01');
    expect(t.refusal('with i01')).toMatchObject({ code: 'SAME_ISLAND', rule: 'YA-D40' });
    expect(t.moves()).toEqual(['with i20']);
    t.me('with i20');
    expect([t.state.culture[0], t.state.culture[19]]).toEqual([5, 3]);
    expect(t.state.mountains[0]).toBe(1);
  });

  test('YA-D40 a single token on the board cannot be exchanged', () => {
    const t = table().culture({ i01: 'blue' }).turn(3);
    expect(t.refusal('swap i01')).toMatchObject({ code: 'TWO_TOKENS_NEEDED' });
    expect(t.moves()).not.toContain('swap i01');
  });

  test('YA-D30 YA-D40 fleet 5 hallows a bare island; it keeps its boats and mountain and is never built on', () => {
    const t = table()
      .row('T01')
      .sea({ s18: 'B' })
      .mountains('i06')
      .culture({ i01: 'blue' })
      .sites({ i07: 'P2', i13: 'sacred' })
      .turn(5, 'B');
    for (const name of ['i01', 'i07', 'i13'])
      expect(t.refusal(`hallow ${name}`)).toMatchObject({ code: 'ISLAND_NOT_BARE', rule: 'YA-D40' });
    t.me('hallow i06');
    expect(t.at('i06')).toBe(SACRED);
    expect(t.state.sacred).toBe(7);
    expect(t.at('s18')).toBe(0);
    expect(t.state.mountains[5]).toBe(1);
    t.me('place bamboo s19');
    expect(t.refusal('build T01 i06')).toMatchObject({ code: 'ISLAND_SACRED', rule: 'YA-D30' });
  });

  test('YA-D40 without a token left there is no Sacred Ground', () => {
    const t = table().arrange((s) => {
      s.sacred = 0;
    });
    t.turn(5);
    expect(t.refusal('hallow i06')).toMatchObject({ code: 'NO_SACRED_LEFT', rule: 'YA-D40' });
    expect(t.moves().some((move) => move.startsWith('hallow'))).toBe(false);
  });
});

describe('reserving', () => {
  test('YA-103 YA-D29 an open tile leaves the row, which is not filled before the round ends', () => {
    const t = table().row('S01', 'S02', 'S03', 'S04', 'S05').turn(2);
    t.me('reserve S02');
    expect(t.state.row).toEqual([tile('S01'), NONE, tile('S03'), tile('S04'), tile('S05')]);
    expect(t.state.reserved[0]).toEqual([tile('S02')]);
    expect(t.refusal('reserve S01')).toMatchObject({ code: 'POWER_USED' });
    t.pass().turn(4).pass();
    expect(t.state.row[1]).toBe(NONE);
    t.turn(3).pass().settle();
    expect(t.state.row).not.toContain(NONE);
  });

  test('YA-103 YA-D39 from the deck: look at three, keep one, put two back in the chosen order', () => {
    const t = table().row('S01').turn(2);
    expect(t.refusal('reserve S02')).toMatchObject({ code: 'NOT_IN_ROW', rule: 'YA-103' });
    t.me('look');
    expect(t.story.run.turn).toEqual({ kind: 'chance', ask: 'look' });
    expect(t.story.refusal('* look S01 S02 S03')).toMatchObject({ code: 'NOT_IN_DECK' });
    t.play('* look S10 T01 P02');
    expect(t.moves()).toHaveLength(6);
    expect(t.refusal('keep S10 T01')).toMatchObject({ code: 'NOT_LOOKED_AT', rule: 'YA-D39' });
    const deck = t.state.deck;
    t.me('keep T01 P02 S10');
    expect(t.state.reserved[0]).toEqual([tile('T01')]);
    expect(t.state.deck).toBe(deck - 1);
    t.pass().turn(4).pass().turn(3).pass();
    expect(t.story.run.turn).toEqual({ kind: 'chance', ask: 'row' });
    t.play('* row S15 S16');
    expect(t.state.row).toEqual(['S01', 'P02', 'S10', 'S15', 'S16'].map(tile));
  });

  test('YA-D39 with few tiles in the deck one looks at what is there; an empty deck shows nothing', () => {
    const t = table()
      .row('S01')
      .arrange((s) => {
        s.deck = 2;
      });
    t.turn(2).me('look');
    t.play('* look S10 T01');
    expect(t.moves()).toEqual(['keep S10 T01', 'keep T01 S10']);
    const u = table()
      .row()
      .arrange((s) => {
        s.deck = 0;
      });
    u.turn(2);
    expect(u.refusal('look')).toMatchObject({ code: 'DECK_EMPTY', rule: 'YA-D39' });
    expect(u.moves().filter((move) => move === 'look' || move.startsWith('reserve'))).toEqual([]);
  });

  test('YA-D39 there is no limit to reserved tiles, and reserving can leave the row too short to be filled', () => {
    const t = table()
      .row('S01', 'S02', 'S03', 'S04', 'S05')
      .arrange((s) => {
        s.reserved[0] = ['S06', 'S07', 'S08'].map(tile);
        s.reservedFrom[0] = [NONE, NONE, NONE];
        s.deck = 0;
      });
    t.turn(2).me('reserve S05');
    expect(t.state.reserved[0]).toHaveLength(4);
    t.pass().turn(4).pass().turn(3).pass();
    expect(t.state.ending).toBe('buildings');
  });

  test('YA-D39 a look cannot be taken back', () => {
    const t = table().turn(2);
    t.me('look');
    t.settle();
    const { run } = t.story;
    expect(run.entries.at(-1)).toMatchObject({ kind: 'chance' });
    expect(run.undoPoint(0)).toBe(run.entries.length);
  });
});
