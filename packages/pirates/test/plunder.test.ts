import { describe, expect, test } from 'vitest';
import { mostToSend, nearestPairs } from '../src';
import { kinds, lie, Table } from './helpers';

/** Three Captains, so that no gift disturbs the counting. */
function captains(t: Table): Table {
  t.roles(...t.state.chests.map(() => 'captain'));
  return t;
}

describe('calling a plunder', () => {
  test('PI-080 PI-110 the caravan is played from hand, lies open and is out of the game', () => {
    const t = captains(new Table());
    expect(t.moves(0)).toEqual(['play EN3', 'done']);
    expect(t.refusal('1 play ES2')).toMatchObject({ code: 'NOT_IN_HAND', rule: 'PI-080' });
    expect(t.refusal('1 play HB1')).toMatchObject({ code: 'CARD_OF_ANOTHER_ROLE', rule: 'PI-080' });
    t.play('1 play EN3', '1 send 0', '2 send 0', '3 send 0');
    expect(t.of(1).hand).toEqual(['HB1', 'kraken']);
    expect(t.state.played).toEqual([2]);
    t.play('2 done', '3 done');
    expect(t.state.round).toBe(2);
    expect(t.state.played).toEqual([2]);
  });

  test('PI-082 PI-086 ships are sent one seat after the other, clockwise from the Captain, in the open', () => {
    const t = new Table({ seats: 4, starter: 3 });
    captains(t);
    t.play('3 play FR1');
    const order: string[] = [];
    while (t.state.step === 'send') {
      order.push(t.waits);
      t.play(`${t.state.decider + 1} send 1`);
    }
    expect(order).toEqual(['3 send', '4 send', '1 send', '2 send']);
    expect(t.game.view(t.state, 'spectator').sent).toEqual([1, 1, 1, 1]);
  });

  test('PIX-02 PI-083 three players against two ships: four each, five are refused', () => {
    const t = new Table({ starter: 2 });
    captains(t);
    t.play('2 play ES2');
    expect(t.moves(1)).toEqual(['send 0', 'send 1', 'send 2', 'send 3', 'send 4']);
    expect(t.refusal('2 send 5')).toMatchObject({ code: 'OVER_THE_LIMIT', rule: 'PI-083', params: { limit: 4 } });
  });

  test.each([
    [2, [4, 5, 6, 7]],
    [3, [3, 4, 5, 6]],
    [4, [2, 3, 4, 5]],
  ])('PIX-20 PI-083 with %i players the limits are %j', (seats, limits) => {
    const sizes = ['EN1', 'EN2', 'EN3', 'EN4'].map((card) => {
      const t = captains(new Table({ seats, hands: [[card, 'HB1', 'kraken']] }));
      t.play(`1 play ${card}`);
      return mostToSend(t.state, 0);
    });
    expect(sizes).toEqual(limits);
  });

  test('PI-084 PI-085 PI-120 only free ships sail, loaded ones and guards stay', () => {
    const t = new Table().give(1, { chests: 23, goods: [1, 1, 1] });
    captains(t);
    t.play('1 play EN3');
    expect(t.of(1)).toMatchObject({ free: 2, loaded: 3, guards: 2 });
    expect(t.refusal('1 send 3')).toMatchObject({ code: 'NOT_ENOUGH_FREE_SHIPS', rule: 'PI-084' });
    expect(t.moves(0)).toEqual(['send 0', 'send 1', 'send 2']);
  });

  test('PI-088 PI-089 PI-D17 the privateer of the country takes exactly one mark, sending or not', () => {
    for (const [ships, cause] of [
      [0, 'sentNone'],
      [2, 'privateer'],
    ] as const) {
      const t = new Table().arrange((s) => {
        s.privateers[0] = 1;
      });
      captains(t);
      t.play('1 play EN3', '1 send 1');
      const events = t.play(`2 send ${ships}`);
      expect(kinds(events, 'MarkTaken')).toEqual([{ kind: 'MarkTaken', seat: 1, cause }]);
    }
  });

  test('PI-091 a Captain without a caravan, or without the wish, takes a mark', () => {
    const t = captains(new Table({ hands: [['HB1', 'HB2', 'kraken']] }));
    expect(t.moves(0)).toEqual(['done']);
    t.play('1 done', '2 done');
    expect([t.of(1).marks, t.of(2).marks]).toEqual([1, 1]);
  });

  test('PI-092 PI-D57 the first plunder is over, loot and all, before the next Captain plays; loaded ships stay loaded', () => {
    const t = captains(new Table({ hands: [['EN1', 'HB1', 'kraken']] }));
    t.play('1 play EN1', '1 send 2', '2 send 0', '3 send 0', lie('1@50,50', '6@80,50', '6@150,150'));
    expect(t.waits).toBe('loot');
    t.play('* loot rum coffee', '1 load rum');
    expect(t.waits).toBe('1 keep');
    t.play('1 load coffee');
    expect(t.waits).toBe('2 act');
    t.play('2 play ES2', '2 send 0', '3 send 0');
    expect(t.of(1)).toMatchObject({ loaded: 2, free: 5 });
    expect(mostToSend(t.state, 0)).toBe(4);
  });

  test('PI-093 no rituals as Captain', () => {
    const t = captains(new Table().give(1, { yinYang: 9, goods: [1, 1, 0] }));
    for (const move of ['ritual double-hold', 'ritual unsinkable', 'bargain rum coffee']) {
      expect(t.refusal(`1 ${move}`)).toMatchObject({ code: 'NO_RITUALS_IN_ROLE', rule: 'PI-140' });
    }
  });

  test('PI-D19 nobody sends: a mark for everybody, no throw, the card is spent, the gift is paid', () => {
    const t = new Table();
    t.roles('captain', 'merchant', 'merchant');
    const events = t.play('1 play EN3', '1 send 0', '2 send 0', '3 send 0');
    expect(kinds(events, 'CaravanEscaped')).toHaveLength(1);
    expect(kinds(events, 'DiceThrown')).toHaveLength(0);
    expect([1, 2, 3].map((seat) => t.of(seat).marks)).toEqual([1, 1, 1]);
    expect(t.of(1)).toMatchObject({ yinYang: 4, hand: ['HB1', 'kraken'] });
  });

  test('PI-D58 a Captain without a free ship may still call the plunder', () => {
    const t = captains(new Table().give(1, { reserve: 10 }));
    t.play('1 play EN3');
    expect(t.of(1).marks).toBe(1);
    expect(t.waits).toBe('2 send');
  });
});

describe('the battle', () => {
  /** Seat 1 (green), 2 (white), 3 (blue) send ships against EN3; dice: red, then the pirates in that order. */
  function battle(sent: readonly [number, number, number], ...dice: string[]) {
    const t = captains(new Table());
    t.play('1 play EN3', `1 send ${sent[0]}`, `2 send ${sent[1]}`, `3 send ${sent[2]}`);
    return { t, events: t.play(lie(...dice)) };
  }

  test('PIX-03 PI-098 PI-099 PI-100 PI-101 PI-102 PI-103 PI-104 PI-105 the printed battle, step by step', () => {
    const { t, events } = battle(
      [1, 2, 2],
      ...['2@50,50', '6@150,150', '4@220,60'],
      ...['1@70,50', '2@50,75', '3@150,110', '3@150,180', '6@220,95'],
    );
    expect(kinds(events, 'ShipsClashed').map((e) => [e.redFace, e.owner, e.pirateFace, e.sunk, Math.sqrt(e.d2) / 100])).toEqual([
      [2, 0, 1, 'pirate', 20],
      [2, 1, 2, 'both', 25],
      [6, 2, 3, 'pirate', 30],
      [4, 2, 6, 'red', 35],
      [6, 1, 3, 'pirate', 40],
      [6, 2, 6, 'both', expect.closeTo(89.02, 1)],
    ]);
    expect([1, 2, 3].map((seat) => t.of(seat).yinYang)).toEqual([1, 2, 2]);
    expect([1, 2, 3].map((seat) => t.of(seat).reserve)).toEqual([4, 5, 5]);
    expect(kinds(events, 'LootDrawn')).toEqual([]);
    expect(kinds(events, 'PlunderEnded')).toEqual([{ kind: 'PlunderEnded', won: true, survivors: [0, 0, 0] }]);
  });

  test('PI-D21 last red and last pirate sink each other: the caravan is gone, but nobody is there to draw', () => {
    const { t, events } = battle([3, 0, 0], '1@50,50', '1@100,50', '1@150,50', '1@50,80', '1@100,81', '1@150,82');
    expect(kinds(events, 'ShipsClashed').map((e) => e.sunk)).toEqual(['both', 'both', 'both']);
    expect(kinds(events, 'PlunderEnded')).toEqual([{ kind: 'PlunderEnded', won: true, survivors: [0, 0, 0] }]);
    expect(t.of(1)).toMatchObject({ reserve: 6, yinYang: 3 });
    expect(t.waits).toBe('2 act');
  });

  test('PI-106 PI-D23 PI-D73 only an exact tie asks the card’s player, who picks any of the tied pairs', () => {
    const t = captains(new Table());
    t.play('1 play EN3', '1 send 1', '2 send 1', '3 send 1');
    t.play(lie('3@100,100', '6@200,200', '6@200,240', '3@100,130', '2@130,100', '6@30,240'));
    expect(t.waits).toBe('1 tie');
    expect(t.moves(0)).toEqual(['fight 1 4', 'fight 1 5']);
    expect(nearestPairs(t.state.chart).map((pair) => pair.d2)).toEqual([9_000_000, 9_000_000]);
    expect(t.refusal('1 fight 2 4')).toMatchObject({ code: 'NOT_A_NEAREST_PAIR', rule: 'PI-106' });
    expect(t.refusal('1 fight 1 99')).toMatchObject({ rule: 'PI-106' });
    const [first] = kinds(t.play('1 fight 1 5'), 'ShipsClashed');
    expect(first).toMatchObject({ red: 0, pirate: 4, sunk: 'pirate' });
    // One hundredth of a millimetre is no tie.
    const near = captains(new Table());
    near.play('1 play EN3', '1 send 1', '2 send 1', '3 send 1');
    near.play(lie('3@100,100', '6@200,200', '6@200,240', '3@100,130', '2@130.01,100', '6@30,240'));
    expect(near.state.step).not.toBe('tie');
  });

  test('PI-D22 distance is measured from centre to centre, whatever the rotation', () => {
    const t = captains(new Table());
    t.play('1 play EN3', '1 send 2', '2 send 0', '3 send 0');
    const [first] = kinds(t.play('* throw 5@5000,5000/45 5@20000,20000/0 5@20000,24000/0 1@7000,5000/0 1@5000,7010/45'), 'ShipsClashed');
    expect(first).toMatchObject({ red: 0, pirate: 3, d2: 4_000_000 });
  });

  test('PIX-04 PI-107 PI-109 PI-116 four ships sent, one sunk: a token, three loot cards, three ships home', () => {
    const { t } = battle([4, 0, 0], '3@50,50', '1@100,100', '1@150,150', '1@50,70', '6@75,75', '6@100,131', '6@150,182');
    expect(t.of(1)).toMatchObject({ yinYang: 1, reserve: 4, free: 6, atSea: 0 });
    expect(t.state.owed).toEqual([3, 0, 0]);
    expect(t.waits).toBe('loot');
  });

  test('PIX-25 PI-108 PI-115 PI-D20 a failed plunder: no loot for anyone, a token for every ship lost, the card is spent', () => {
    const { t, events } = battle([2, 1, 0], '6@50,50', '6@100,100', '6@150,150', '1@50,80', '2@100,131', '3@150,182');
    expect(kinds(events, 'PlunderEnded')).toEqual([{ kind: 'PlunderEnded', won: false, survivors: [0, 0, 0] }]);
    expect(t.of(1)).toMatchObject({ yinYang: 2, reserve: 5 });
    expect(t.of(2)).toMatchObject({ yinYang: 1, reserve: 4 });
    expect(t.state.played).toEqual([2]);
    expect(t.waits).toBe('2 act');
  });

  test('PI-146 PI-D25 PI-D26 PI-D64 Unsinkable saves the first ships by itself: no token, no loot, out of this battle, free at once, and again next time', () => {
    const t = captains(new Table({ hands: [['EN1', 'EN2', 'kraken']] }).give(1, { unsinkable: 1 }));
    t.play('1 play EN1', '1 send 3', '2 send 0', '3 send 0');
    const events = t.play(lie('5@50,50', '1@50,70', '2@50,88', '6@50,110'));
    expect(kinds(events, 'ShipsClashed').map((e) => [e.pirateFace, e.sunk, e.saved])).toEqual([
      [1, 'pirate', true],
      [2, 'pirate', false],
      [6, 'red', false],
    ]);
    // Three sent: one saved, one in reserve with its token, one survivor with a card.
    expect(t.of(1)).toMatchObject({ free: 6, reserve: 4, yinYang: 1, atSea: 0, unsinkable: 1 });
    expect(t.state.owed[0]).toBe(1);
    t.play('* loot talisman', '2 done', '3 done');
    captains(t);
    t.play('2 done', '3 done', '1 play EN2', '1 send 1', '2 send 0', '3 send 0');
    const again = t.play(lie('5@50,50', '6@100,100', '1@50,70'));
    expect(kinds(again, 'ShipsClashed').map((e) => e.saved)).toEqual([true]);
    expect(t.of(1)).toMatchObject({ free: 6, reserve: 4 });
  });

  test('PI-146 PI-D25 a saved ship may carry loot of the same plunder', () => {
    const t = captains(new Table({ hands: [['EN1', 'HB1', 'kraken']] }).give(1, { unsinkable: 1, reserve: 8 }));
    t.play('1 play EN1', '1 send 2', '2 send 1', '3 send 0');
    t.play(lie('3@50,50', '1@50,70', '6@50,90', '1@200,200'), '* loot rum', '1 load rum', '* loot talisman');
    expect(t.of(1)).toMatchObject({ loaded: 1, free: 1, reserve: 8 });
  });
});
