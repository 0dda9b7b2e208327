import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, fleetOf, plundersOf, ROLES } from '../src';
import { faces, kinds, lie, Table } from './helpers';

/* Rounds, turns and ends where the actor is not seat 1 and not the start player, and limits are tried on both sides. */

const seatsOf = (events: readonly Event[], kind: 'TurnBegan'): number[] => kinds(events, kind).map((event) => event.seat + 1);

/** Everybody still to act ends the turn without using the action. */
function idle(t: Table): Event[] {
  const { round } = t.state;
  const events: Event[] = [];
  while (t.state.round === round && t.state.step === 'act') events.push(...t.play(`${t.state.actor + 1} done`));
  return events;
}

describe('rounds', () => {
  test('PI-017 PI-044 whatever the seats chose, the strip says who acts first', () => {
    const first = new Table({ seats: 4, starter: 3 });
    const begun = [...first.roles('cartographer', 'shaman', 'merchant', 'islander'), ...idle(first)];
    expect(kinds(begun, 'RoleCalled').map((e) => ROLES[e.role])).toEqual(['islander', 'shaman', 'merchant', 'cartographer']);
    expect(seatsOf(begun, 'TurnBegan')).toEqual([4, 2, 3, 1]);
    const second = new Table({ seats: 4, starter: 2 });
    const rest = [...second.roles('islander', 'captain', 'governor', 'shipbuilder'), ...idle(second)];
    expect(seatsOf(rest, 'TurnBegan')).toEqual([4, 3, 2, 1]);
  });

  test('PI-047 colleagues act clockwise from the start player, who need not be among them', () => {
    const t = new Table({ seats: 4, starter: 3 });
    const events = [...t.roles('captain', 'captain', 'merchant', 'captain'), ...idle(t)];
    expect(seatsOf(events, 'TurnBegan')).toEqual([4, 1, 2, 3]);
    expect(kinds(events, 'RoleCalled')[0]?.seats).toEqual([3, 0, 1]);
  });

  test('PI-041 PI-D72 everybody must choose, none for another, nothing but roles', () => {
    const t = new Table({ seats: 3, starter: 2 });
    t.play('3 choose captain', '3 choose islander');
    expect(t.state.chosen[2]).toBe(3);
    expect(t.moves(2)).toHaveLength(6);
    expect(t.game.check(t.state, 1, { kind: 'choose', role: 7 })).toMatchObject({ code: 'ALREADY_CHOSEN' });
    expect(t.game.check(t.state, 2, { kind: 'choose', role: 7 })).toMatchObject({ code: 'NO_SUCH_ROLE', rule: 'PI-041' });
    expect(t.game.check(t.state, 2, { kind: 'choose', role: -1 })).toMatchObject({ code: 'NO_SUCH_ROLE', rule: 'PI-041' });
    expect(t.game.check(t.state, 3, { kind: 'choose', role: 1 })).toMatchObject({ code: 'NOT_YOUR_DECISION' });
    expect(t.game.turn(t.state)).toMatchObject({ seats: [0, 1], may: [2] });
  });

  test.each(['captain', 'islander', 'shaman'])(
    'PI-180 PI-094 PI-135 PI-169 PI-D63 two rounds of cards come back to whoever then plays the %s, used or not, and to nobody else',
    (role) => {
      const t = new Table({
        seats: 3,
        starter: 2,
        hands: [
          ['EN1', 'HB1', 'ES1'],
          ['ES2', 'HB3', 'sirens'],
          ['FR1', 'HB5', 'wages'],
        ],
      });
      t.roles('merchant', 'governor', 'shipbuilder');
      idle(t);
      t.roles('governor', 'merchant', 'cartographer');
      idle(t);
      expect(t.moves(2)).toEqual(['governor', 'captain', 'islander', 'shaman', 'merchant'].map((name) => `choose ${name}`));
      t.roles('cartographer', 'shipbuilder', role);
      const card = { captain: 'FR1', islander: 'HB5', shaman: 'wages' }[role];
      while (t.state.actor !== 2) t.play(`${t.state.actor + 1} done`);
      t.play(`3 play ${card}`);
      if (role === 'captain') t.play('3 send 0', '1 send 0', '2 send 0');
      if (role === 'islander') t.play('* loot talisman');
      const events = idle(t);
      expect(kinds(events, 'RoundEnded')).toEqual([{ kind: 'RoundEnded', starter: 1, back: [2] }]);
      expect(t.moves(2)).toHaveLength(7);
      expect([t.moves(0).length, t.moves(1).length]).toEqual([4, 4]);
    },
  );

  test('PI-183 PI-040 the marker passes from the last seat to the first, and the round is counted', () => {
    const t = new Table({ seats: 2, starter: 2 });
    t.roles('captain', 'captain');
    const events = idle(t);
    expect(kinds(events, 'RoundBegan')).toEqual([{ kind: 'RoundBegan', round: 2, starter: 0, finale: 0 }]);
    expect(t.state).toMatchObject({ starter: 0, round: 2, chosen: [7, 7] });
    expect(t.waits).toBe('1 2 choose');
  });

  test('PI-D50 PI-D74 the guard strikes at the end of its round, not one before, and not when the end has come already', () => {
    const at = (round: number, finale: number): Event[] => {
      const t = new Table({ options: { endGuardRounds: 30 } }).arrange((s) => Object.assign(s, { round, finale }));
      t.roles('captain', 'captain', 'captain');
      return idle(t);
    };
    expect(kinds(at(29, 0), 'EndCardRemoved')).toEqual([]);
    expect(kinds(at(30, 0), 'EndCardRemoved')).toEqual([{ kind: 'EndCardRemoved', round: 30 }]);
    expect(kinds(at(30, 0), 'RoundBegan')).toMatchObject([{ finale: 2 }]);
    expect(kinds(at(30, 2), 'EndCardRemoved')).toEqual([]);
  });

  test('PI-200 PI-201 the third round after the End card is the last', () => {
    for (const [finale, begun] of [
      [2, [3]],
      [3, [4]],
      [4, []],
    ] as const) {
      const t = new Table({ starter: 3 }).arrange((s) => {
        s.finale = finale;
      });
      t.roles('captain', 'captain', 'captain');
      expect(kinds(idle(t), 'RoundBegan').map((e) => e.finale)).toEqual(begun);
    }
  });
});

describe('the action of a turn', () => {
  test('PI-D03 PI-056 buying, a tile, a card played, a sale, a card drawn: each is the action, and only that saves from the mark', () => {
    const used: Readonly<Record<string, readonly string[]>> = {
      shipbuilder: ['2 buy 1'],
      governor: ['2 privateer spain'],
      captain: ['2 play ES2', '2 send 0', '3 send 0', '1 send 0'],
      islander: ['2 play HB3', '* loot talisman'],
      shaman: ['2 play wages'],
      merchant: ['2 sell 1 rum'],
      cartographer: ['2 draw', '* adventure NL1', '2 done'],
    };
    for (const [role, moves] of Object.entries(used)) {
      const hands = [
        ['EN1', 'HB1', 'kraken'],
        ['ES2', 'HB3', 'wages'],
        ['FR1', 'HB5', 'tavern'],
      ];
      const t = new Table({ starter: 3, hands }).give(2, { goods: [1, 0, 0], yinYang: 3 });
      const other = role === 'captain' ? 'islander' : 'captain';
      t.roles(other, role, other);
      while (t.state.actor !== 1 || t.state.step !== 'act') t.play(`${t.state.actor + 1} done`);
      const marks = t.of(2).marks ?? 0;
      // A ritual beside it is not the action.
      if (['shipbuilder', 'governor', 'merchant', 'cartographer'].includes(role)) {
        const ritual = new Table({ starter: 3, hands }).give(2, { yinYang: 2 });
        ritual.roles(other, role, other);
        while (ritual.state.actor !== 1) ritual.play(`${ritual.state.actor + 1} done`);
        ritual.play('2 ritual double-hold', '2 done');
        expect(ritual.of(2).marks, role).toBe(1);
      }
      const events = t.play(...moves);
      if (t.state.step === 'act' && t.state.actor === 1) events.push(...t.play('2 done'));
      expect(
        kinds(events, 'MarkTaken').filter((e) => e.cause === 'declined'),
        role,
      ).toEqual([]);
      expect((t.of(2).marks ?? 0) - marks, role).toBe(role === 'captain' ? 1 : 0);
    }
  });

  test('PI-048 an action belongs to its role’s turn and to whoever is on turn', () => {
    const t = new Table({ starter: 2 }).give(1, { goods: [1, 0, 0] });
    t.roles('merchant', 'captain', 'shipbuilder');
    expect(t.waits).toBe('3 act');
    for (const move of ['privateer spain', 'sell 1 rum', 'draw'])
      expect(t.refusal(`3 ${move}`)).toMatchObject({ code: 'ACTION_OF_ANOTHER_ROLE', rule: 'PI-048' });
    expect(t.refusal('3 play FR1')).toMatchObject({ code: 'ROLE_PLAYS_NO_CARD', rule: 'PI-048' });
    expect(t.game.check(t.state, 0, { kind: 'buy', ships: 1 })).toMatchObject({ code: 'NOT_YOUR_DECISION', rule: 'PI-048' });
    expect(t.refusal('3 send 1')).toMatchObject({ code: 'NOT_NOW', rule: 'PI-048' });
    t.play('3 buy 1');
    expect(t.refusal('2 buy 1')).toMatchObject({ code: 'ACTION_OF_ANOTHER_ROLE' });
    expect(t.game.check(t.state, 1, { kind: 'play', card: -1 })).toMatchObject({ code: 'NOT_IN_HAND', rule: 'PI-080' });
  });

  test('PI-060 PI-061 PI-065 exactly the reserve, exactly the chests; the gift takes one more only if one is left', () => {
    const t = new Table({ starter: 3 }).give(2, { chests: 2, reserve: 3 });
    t.roles('captain', 'shipbuilder', 'captain');
    expect(t.moves(1)).toEqual(['buy 1', 'buy 2', 'done']);
    expect(t.refusal('2 buy 3')).toMatchObject({ code: 'NOT_ENOUGH_CHESTS', rule: 'PI-061', params: { chests: 2 } });
    expect(t.refusal('2 buy 4')).toMatchObject({ code: 'RESERVE_TOO_SMALL', rule: 'PI-061', params: { ships: 3 } });
    const events = t.play('2 buy 2');
    expect(kinds(events, 'ShipsGranted')).toEqual([{ kind: 'ShipsGranted', seat: 1, ships: 1 }]);
    expect(t.of(2)).toMatchObject({ chests: 0, reserve: 0, free: 10 });
  });

  test('PI-D30 PI-D68 a bought ship pays an owed guard, and so does a given one', () => {
    const t = new Table({ starter: 3 }).give(2, { chests: 21, guards: 0, reserve: 8, goods: [1, 1, 0] });
    t.roles('captain', 'shipbuilder', 'captain');
    const events = t.play('2 buy 1');
    expect(kinds(events, 'GuardsPosted')).toEqual([
      { kind: 'GuardsPosted', seat: 1, ships: 1 },
      { kind: 'GuardsPosted', seat: 1, ships: 1 },
    ]);
    expect(t.of(2)).toMatchObject({ chests: 20, guards: 2, free: 0, loaded: 2 });
  });

  test('PI-070 PI-072 PI-074 the tile, the whole reserve and, not alone, the mark; no such country', () => {
    const t = new Table({ starter: 3 }).give(2, { reserve: 4, chests: 30, guards: 2 });
    t.roles('governor', 'governor', 'captain');
    t.play('1 privateer holland');
    expect(t.refusal('2 privateer holland')).toMatchObject({ code: 'TILE_TAKEN', rule: 'PI-072', params: { who: { seat: 0 } } });
    expect(t.game.check(t.state, 1, { kind: 'privateer', country: 4 })).toMatchObject({ code: 'NO_SUCH_COUNTRY', rule: 'PI-070' });
    const events = t.play('2 privateer france');
    expect(kinds(events, 'PrivateerTaken')).toEqual([{ kind: 'PrivateerTaken', seat: 1, country: 2, ships: 4 }]);
    expect(t.of(2)).toMatchObject({ reserve: 0, guards: 3, marks: 1, tiles: [2] });
  });

  test('PI-074 PI-D15 alone the Governor is spared his mark; one more goes back only to the start player, and only if there is one', () => {
    for (const [starter, marks, left] of [
      [3, 2, 2],
      [2, 2, 1],
      [2, 0, 0],
    ] as const) {
      const t = new Table({ starter }).give(2, { marks });
      t.roles('captain', 'governor', 'captain');
      const events = t.play('2 privateer spain');
      expect(kinds(events, 'MarkSpared')).toEqual([{ kind: 'MarkSpared', seat: 1 }]);
      expect(t.of(2).marks).toBe(left);
    }
  });

  test('PI-053 PI-054 PI-D01 at two seats the start player alone, never twice; by option both', () => {
    const merchant = (starter: number, options: Readonly<Record<string, unknown>> = {}, other = 'captain'): number | undefined => {
      const t = new Table({ seats: 2, starter, options }).give(2, { goods: [1, 0, 0] });
      t.roles(other, 'merchant');
      while (t.state.actor !== 1 || t.state.called !== 5) t.play(`${t.state.actor + 1} done`);
      t.play('2 sell 1 rum');
      return t.of(2).chests;
    };
    expect([merchant(2), merchant(1), merchant(1, { twoSeatGift: 'both' }), merchant(2, { twoSeatGift: 'both' })]).toEqual([9, 8, 9, 9]);
    expect(merchant(2, { twoSeatGift: 'both' }, 'merchant')).toBe(8);
  });
});

describe('ships', () => {
  test('PI-005 PI-109 PI-125 every ship is in one place: through a plunder with guards, loads and losses there are always ten', () => {
    const t = new Table({ seats: 3, starter: 2 }).give(3, { chests: 21, reserve: 2, goods: [1, 0, 1] });
    t.roles('captain', 'captain', 'captain');
    const at = (seat: number): unknown => fleetOf(t.state, seat - 1);
    expect(at(3)).toEqual({ reserve: 2, free: 4, loaded: 2, guards: 2, atSea: 0 });
    t.play('2 done', '3 play FR1', '3 send 3');
    expect(at(3)).toEqual({ reserve: 2, free: 1, loaded: 2, guards: 2, atSea: 3 });
    t.play('1 send 1', '2 send 0', lie('4@100,100', '1@100,120', '6@100,141', '6@200,200', '6@200,240'));
    expect(at(3)).toEqual({ reserve: 3, free: 3, loaded: 2, guards: 2, atSea: 0 });
    expect(at(1)).toEqual({ reserve: 3, free: 7, loaded: 0, guards: 0, atSea: 0 });
    t.play('* loot rum coffee', '3 load rum', '3 load coffee');
    expect(at(3)).toEqual({ reserve: 3, free: 1, loaded: 4, guards: 2, atSea: 0 });
  });

  test.each(['1-2-3-4', '2-2-3-4', '2-3-3-4'])(
    'PI-081 PI-078 in the set %s a caravan throws as many red dice as its card says, and counts for its country',
    (caravans) => {
      ['FR1', 'FR2', 'FR3', 'FR4'].forEach((card, i) => {
        const t = new Table({
          starter: 2,
          options: { caravans },
          hands: [
            ['EN1', 'HB1', 'kraken'],
            ['ES2', 'HB3', 'sirens'],
            [card, 'HB5', 'wages'],
          ],
        });
        t.roles('merchant', 'merchant', 'captain');
        t.play(`3 play ${card}`, '3 send 1', '1 send 0', '2 send 0');
        const ships = Number(caravans.split('-')[i]);
        expect(t.refusal(faces(...new Array<number>(ships).fill(1)))).toMatchObject({ code: 'IMPOSSIBLE_THROW', rule: 'PI-096' });
        const [thrown] = kinds(t.play(faces(...new Array<number>(ships + 1).fill(6))), 'DiceThrown');
        expect(thrown?.owners).toEqual([...new Array(ships).fill(9), 2]);
        expect([0, 1, 2, 3].map((country) => plundersOf(t.state, country))).toEqual([0, 0, 1, 0]);
      });
    },
  );
});

describe('sales and rituals', () => {
  /** Seat 1 begins; seats 2 and 3 are Merchants, it is seat 3's turn. */
  function third(holdings: Parameters<Table['give']>[1], options: Readonly<Record<string, unknown>> = {}): Table {
    const t = new Table({ options }).give(3, holdings);
    t.roles('captain', 'merchant', 'merchant');
    t.play('1 done', '2 done');
    return t;
  }

  test('PI-170 as many as one has of each good, not one more, and at least one', () => {
    const t = third({ goods: [1, 2, 3] });
    for (const [rum, coffee, fruit] of [
      [2, 0, 0],
      [0, 3, 0],
      [0, 0, 4],
    ] as const)
      expect(t.game.check(t.state, 2, { kind: 'sell', rum, coffee, fruit })).toMatchObject({ code: 'NOT_ENOUGH_GOODS', rule: 'PI-170' });
    for (const [rum, coffee, fruit] of [
      [0, 0, 0],
      [-1, 2, 0],
      [1, -1, 1],
      [1, 1, -1],
    ] as const)
      expect(t.game.check(t.state, 2, { kind: 'sell', rum, coffee, fruit })).toMatchObject({ code: 'SELL_AT_LEAST_ONE', rule: 'PI-170' });
    expect(t.moves(2)).toHaveLength(2 * 3 * 4);
    const [sold] = kinds(t.play('3 sell 1 rum 2 coffee 3 fruit'), 'GoodsSold');
    expect(sold).toEqual({ kind: 'GoodsSold', seat: 2, goods: [1, 2, 3], chests: 6, final: false });
    expect(t.state.discarded).toEqual([1, 2, 3, 0]);
  });

  test('PI-178 PI-D10 the gift comes with the first sale only, and guards follow it', () => {
    const t = new Table({ starter: 2 }).give(3, { chests: 8, goods: [1, 1, 1], yinYang: 3 });
    t.roles('captain', 'captain', 'merchant');
    t.play('2 done', '1 done');
    const first = t.play('3 bargain coffee fruit');
    expect(kinds(first, 'ChestsGranted')).toEqual([{ kind: 'ChestsGranted', seat: 2, chests: 1 }]);
    expect(t.of(3)).toMatchObject({ chests: 11, guards: 1 });
    expect(kinds(t.play('3 sell 1 rum'), 'ChestsGranted')).toEqual([]);
    expect(t.of(3)).toMatchObject({ chests: 12, marks: 0 });
  });

  test('PI-178 PI-174 the gift itself may ask for the guard', () => {
    const t = new Table({ starter: 2 }).give(3, { chests: 8, goods: [1, 0, 0] });
    t.roles('captain', 'captain', 'merchant');
    t.play('2 done', '1 done');
    const events = t.play('3 sell 1 rum');
    expect(events.map((e) => e.kind).slice(0, 3)).toEqual(['GoodsSold', 'ChestsGranted', 'GuardsPosted']);
    expect(t.of(3)).toMatchObject({ chests: 10, guards: 1 });
  });

  test('PI-D10 by option a Bargain leaves the action open: the sale that follows brings the gift', () => {
    const t = new Table({ starter: 2, options: { bargainIsSale: false } }).give(3, { goods: [1, 1, 1], yinYang: 3 });
    t.roles('captain', 'captain', 'merchant');
    t.play('2 done', '1 done');
    expect(kinds(t.play('3 bargain coffee fruit'), 'ChestsGranted')).toEqual([]);
    expect(kinds(t.play('3 sell 1 rum'), 'ChestsGranted')).toEqual([{ kind: 'ChestsGranted', seat: 2, chests: 1 }]);
  });

  test('PI-D10 PI-149 in another role’s turn a Bargain is no sale and brings no chest as gift', () => {
    const t = new Table({ starter: 2 }).give(3, { goods: [1, 1, 0], yinYang: 3 });
    t.roles('captain', 'captain', 'governor');
    expect(kinds(t.play('3 bargain rum coffee'), 'ChestsGranted')).toEqual([]);
    expect(t.of(3).chests).toBe(11);
    t.play('3 done');
    expect(t.of(3).marks).toBe(1);
  });

  test('PI-141 PI-142 PI-144 PI-148 two tokens for a hold, three for the others: one short is refused, exactly enough is not', () => {
    const purse = (yinYang: number): Table => third({ yinYang, goods: [1, 0, 1] });
    expect(
      purse(1)
        .moves(2)
        .filter((move) => !move.startsWith('sell')),
    ).toEqual(['done']);
    expect(purse(1).refusal('3 ritual double-hold')).toMatchObject({
      code: 'NOT_ENOUGH_YIN_YANG',
      rule: 'PI-141',
      params: { cost: 2, tokens: 1 },
    });
    expect(
      purse(2)
        .moves(2)
        .filter((move) => !move.startsWith('sell')),
    ).toEqual(['ritual double-hold', 'done']);
    for (const move of ['ritual unsinkable', 'bargain rum fruit'])
      expect(purse(2).refusal(`3 ${move}`)).toMatchObject({ code: 'NOT_ENOUGH_YIN_YANG', params: { cost: 3, tokens: 2 } });
    expect(
      purse(3)
        .moves(2)
        .filter((move) => !move.startsWith('sell')),
    ).toEqual(['ritual double-hold', 'ritual unsinkable', 'bargain rum fruit', 'done']);
    const t = purse(3);
    t.play('3 bargain rum fruit');
    expect(t.of(3)).toMatchObject({ yinYang: 0, goods: [0, 0, 0], chests: 11 });
  });

  test('PI-148 PI-D08 a pair is two goods that are there, named in their order', () => {
    const t = third({ yinYang: 9, goods: [2, 0, 1] });
    expect(t.refusal('3 bargain rum coffee')).toMatchObject({ code: 'NOT_ENOUGH_GOODS', rule: 'PI-148' });
    expect(t.refusal('3 bargain coffee fruit')).toMatchObject({ code: 'NOT_ENOUGH_GOODS', rule: 'PI-148' });
    for (const [first, second] of [
      [2, 0],
      [-1, 0],
      [0, 3],
    ] as const)
      expect(t.game.check(t.state, 2, { kind: 'bargain', first, second })).toMatchObject({ code: 'NO_SUCH_PAIR', rule: 'PI-148' });
    expect(t.refusal('3 bargain rum rum')).toMatchObject({ code: 'GOODS_MUST_DIFFER', rule: 'PI-148' });
    const any = third({ yinYang: 9, goods: [2, 0, 1] }, { bargainGoods: 'any' });
    expect(any.moves(2).filter((move) => move.startsWith('bargain'))).toEqual(['bargain rum rum', 'bargain rum fruit']);
    expect(any.refusal('3 bargain fruit fruit')).toMatchObject({ code: 'NOT_ENOUGH_GOODS' });
  });

  test('PI-D61 a turn with tokens left goes on after its action, and a turn without anything left ends by itself', () => {
    const rich = third({ yinYang: 2, goods: [1, 0, 0] });
    rich.play('3 sell 1 rum');
    expect(rich.waits).toBe('3 act');
    expect(rich.refusal('3 sell 1 rum')).toMatchObject({ code: 'ACTION_USED', rule: 'PI-D61' });
    const poor = third({ yinYang: 1, goods: [1, 0, 0] });
    poor.play('3 sell 1 rum');
    expect(poor.state.round).toBe(2);
    // After a Bargain the sale is still open while there is a good to sell.
    const open = third({ yinYang: 3, goods: [1, 1, 1] });
    open.play('3 bargain rum coffee');
    expect(open.waits).toBe('3 act');
    const out = third({ yinYang: 3, goods: [1, 1, 0] });
    out.play('3 bargain rum coffee');
    expect(out.state.round).toBe(2);
  });
});

describe('Cartographer who is not the start player', () => {
  function second(prepare: (t: Table) => void = () => {}): Table {
    const t = new Table({ starter: 3 });
    prepare(t);
    t.roles('captain', 'cartographer', 'captain');
    t.play('3 done', '1 done');
    return t;
  }

  test('PI-190 PI-191 PI-D62 one card and one more as a gift, which may be left in the deck', () => {
    const t = second();
    t.play('2 draw', '* adventure NL1');
    expect([t.waits, t.state.giftDraws, t.state.above]).toEqual(['2 giftDraw', 1, 16]);
    const declined = second();
    declined.play('2 draw', '* adventure NL1', '2 done');
    expect(declined.state).toMatchObject({ giftDraws: 0, above: 16, round: 2 });
    expect(declined.of(2)).toMatchObject({ marks: 0 });
    expect(declined.of(2).hand).toHaveLength(4);
    t.play('2 draw', '* adventure NL2');
    expect(t.state).toMatchObject({ giftDraws: 0, above: 15, round: 2 });
  });

  test('PI-D61 PI-D06 after the cards rituals are left, but no second action', () => {
    const t = second((table) => table.give(2, { yinYang: 2 }));
    t.play('2 draw', '* adventure NL1', '2 done');
    expect(t.waits).toBe('2 act');
    expect(t.refusal('2 draw')).toMatchObject({ code: 'ACTION_USED', rule: 'PI-D61' });
    expect(t.moves(1)).toEqual(['ritual double-hold', 'done']);
  });

  test('PI-D47 PI-192 the last card is drawn without an offer of more; an empty deck gives none', () => {
    const last = second((table) => table.arrange((s) => Object.assign(s, { above: 0, below: 1, endInDeck: false })));
    last.play('2 draw', '* adventure NL1');
    expect([last.state.round, last.of(2).marks]).toEqual([2, 0]);
    const empty = second((table) => table.arrange((s) => Object.assign(s, { above: 0, below: 0, endInDeck: false })));
    expect(empty.moves(1)).toEqual(['done']);
    expect(empty.refusal('2 draw')).toMatchObject({ code: 'DECK_EMPTY', rule: 'PI-192' });
  });

  test('PI-194 the End card shows when nothing lies above it, not one card earlier, and once only', () => {
    const above = (n: number, endInDeck = true): Event[] =>
      second((table) => table.arrange((s) => Object.assign(s, { above: n, endInDeck }))).play('2 draw');
    expect(kinds(above(1), 'EndCardDrawn')).toEqual([]);
    expect(kinds(above(0), 'EndCardDrawn')).toEqual([{ kind: 'EndCardDrawn', seat: 1 }]);
    expect(kinds(above(0, false), 'EndCardDrawn')).toEqual([]);
  });

  test('PI-190 PI-D71 any card that is neither held nor played may come, in equal shares', () => {
    const t = second();
    t.play('2 draw');
    const rng = plainRng(8);
    const seen = new Map<number, number>();
    for (let i = 0; i < 4200; i++) {
      const outcome = t.game.sample(t.state, rng);
      if (outcome.kind === 'adventure') seen.set(outcome.card, (seen.get(outcome.card) ?? 0) + 1);
    }
    expect(seen.size).toBe(21);
    for (const [card, n] of seen) {
      expect(t.state.hands.flat()).not.toContain(card);
      expect(Math.abs(n - 200)).toBeLessThan(70);
    }
    expect(t.game.checkOutcome(t.state, { kind: 'adventure', card: 30 })).toMatchObject({ code: 'IMPOSSIBLE_CARD' });
    expect(t.game.checkOutcome(t.state, { kind: 'start', seat: 0 })).toMatchObject({ code: 'NOT_ASKED', rule: 'PI-048' });
  });
});

describe('the end, told from the start player', () => {
  /** Three seats, seat 2 begins the last round; everybody declines. */
  function end(prepare: (t: Table) => void): { t: Table; events: Event[] } {
    const t = new Table({ starter: 2 });
    t.arrange((s) => {
      s.finale = 4;
      s.hands = [[], [], []];
      // The mark for the declined role, taken out of the count.
      s.marks = [-1, -1, -1];
    });
    prepare(t);
    t.roles('captain', 'captain', 'captain');
    return { t, events: t.play('2 done', '3 done', '1 done') };
  }

  test('PI-210 PI-211 PI-D76 seat after seat from the start player of the next round: who can bargain is asked, the others sell out', () => {
    const { t, events } = end((table) =>
      table
        .give(1, { goods: [1, 1, 0], yinYang: 3 })
        .give(2, { goods: [0, 0, 3] })
        .give(3, { goods: [1, 0, 1], yinYang: 3 }),
    );
    // The marker has passed to seat 3.
    expect(t.waits).toBe('3 finalSale');
    expect(kinds(events, 'GoodsSold')).toEqual([]);
    expect(kinds(t.play('3 done'), 'GoodsSold')).toMatchObject([{ seat: 2, goods: [1, 0, 1], chests: 2, final: true }]);
    expect(t.waits).toBe('1 finalSale');
    const last = t.play('1 bargain rum coffee');
    expect(kinds(last, 'GoodsSold')).toMatchObject([{ seat: 1, goods: [0, 0, 3], chests: 3, final: true }]);
    expect(kinds(last, 'GuardsPosted')).toEqual([]);
    expect(t.state).toMatchObject({ step: 'over', chests: [11, 10, 10] });
  });

  test('PI-211 two tokens are one too few for a Bargain, and one good too few', () => {
    const { t } = end((table) => table.give(1, { goods: [1, 1, 0], yinYang: 2 }).give(2, { goods: [2, 0, 0], yinYang: 9 }));
    expect(t.state.step).toBe('over');
  });

  test.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('PI-214 %i tokens are %i chests', (yinYang, chests) => {
    const { t, events } = end((table) => table.give(3, { chests: 0, yinYang }));
    expect(t.of(3).chests).toBe(chests);
    expect(kinds(events, 'YinYangCounted')).toHaveLength(chests === 0 ? 0 : 1);
  });

  test('PI-212 PI-213 PI-215 cards in hand become marks, talismans chests, marks cost three each: everybody’s own', () => {
    const { t, events } = end((table) =>
      table
        .give(1, { chests: 9 })
        .give(2, { chests: 9, talismans: 2 })
        .give(3, { chests: 9, marks: 1 })
        .arrange((s) => {
          s.hands = [[], [4], [1, 22]];
        }),
    );
    expect(kinds(events, 'HandCardsCounted').map((e) => [e.seat, e.cards])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(kinds(events, 'TalismansCounted').map((e) => [e.seat, e.chests])).toEqual([[1, 2]]);
    expect(kinds(events, 'MarksCounted').map((e) => [e.seat, e.marks, e.chests])).toEqual([
      [1, 1, -3],
      [2, 4, -12],
    ]);
    expect(t.state.chests).toEqual([9, 8, -3]);
    const sheet = t.game.score(t.state);
    expect(sheet.total).toEqual([9, 8, -3]);
    expect(sheet.lines.every((line) => line.booked)).toBe(true);
    expect(sheet.lines.find((line) => line.item === 'marks')?.points).toEqual([0, -3, -12]);
    expect(t.game.ranking(t.state)).toEqual([1, 2, 3]);
  });

  test('PI-216 PI-217 PI-D54 before the end the standing looks ahead: goods, talismans, tokens, marks and cards in hand', () => {
    const t = new Table({ seats: 3, starter: 2 });
    t.give(1, { talismans: 1, yinYang: 3 })
      .give(2, { goods: [3, 0, 0] })
      .give(3, { marks: 1 });
    const sheet = t.game.score(t.state);
    const line = (item: string): readonly number[] | undefined => sheet.lines.find((entry) => entry.item === item)?.points;
    expect(line('prospect.sale')).toEqual([0, 9, 0]);
    expect(line('prospect.talismans')).toEqual([1, 0, 0]);
    expect(line('prospect.yinYang')).toEqual([1, 0, 0]);
    expect(line('prospect.marks')).toEqual([-9, -9, -12]);
    expect(line('finalSale')).toBeUndefined();
    expect(sheet.total).toEqual([0, 7, -5]);
    expect(t.game.ranking(t.state)).toEqual([2, 1, 3]);
    // Level on chests, seat 1 holds a tile, and seat 3 one card more than seat 2.
    const tied = new Table({ seats: 3, starter: 2 }).give(1, { chests: 12 }).give(2, { chests: 12 }).give(3, { chests: 15 });
    tied.arrange((s) => {
      s.privateers[1] = 0;
      s.hands[2]?.push(25);
    });
    expect(tied.game.ranking(tied.state)).toEqual([3, 1, 2]);
  });

  test('PI-003 PI-D53 the sheet books a Bargain of the final sale, and what is in prospect shrinks with it', () => {
    const { t } = end((table) => table.give(3, { chests: 0, goods: [2, 1, 0], yinYang: 6 }));
    expect(t.game.score(t.state).lines.find((line) => line.item === 'prospect.sale')?.points[2]).toBe(5);
    t.play('3 bargain rum coffee');
    const sheet = t.game.score(t.state);
    expect(sheet.lines.find((line) => line.item === 'bargains')?.points).toEqual([0, 0, 4]);
    expect(sheet.lines.find((line) => line.item === 'finalSale')?.points).toEqual([0, 0, 1]);
  });
});

describe('set-up that cannot be', () => {
  test('PI-023 PI-031 hands of cards that do not exist, and a start player who does not sit there', () => {
    const t = new Table({ seats: 2 });
    const fresh = t.game.initial(t.run.config);
    expect(t.game.checkOutcome(fresh, { kind: 'deal', cards: [0, 1, 2, 3, 4, 30] })).toMatchObject({
      code: 'IMPOSSIBLE_DEAL',
      rule: 'PI-023',
    });
    expect(t.game.checkOutcome(fresh, { kind: 'deal', cards: [0, 1, 2, 3, 4, -1] })).toMatchObject({ code: 'IMPOSSIBLE_DEAL' });
    expect(t.game.checkOutcome(fresh, { kind: 'deal', cards: [0, 1, 2, 3, 4, 29] })).toBeUndefined();
    fresh.step = 'start';
    expect(t.game.checkOutcome(fresh, { kind: 'start', seat: 2 })).toMatchObject({ code: 'NO_SUCH_SEAT', rule: 'PI-031' });
    expect(t.game.checkOutcome(fresh, { kind: 'start', seat: -1 })).toMatchObject({ code: 'NO_SUCH_SEAT', rule: 'PI-031' });
    expect(t.game.checkOutcome(fresh, { kind: 'start', seat: 0 })).toBeUndefined();
  });
});
