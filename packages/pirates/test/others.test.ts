import { describe, expect, test } from 'vitest';
import type { Event } from '../src';
import { faces, kinds, lie, Table } from './helpers';

/*
 * The same rules once more where it is easy to be wrong: whoever acts is not seat 1, not the start player
 * and not the only one concerned, and limits are tried on both sides.
 */

const marksOf = (t: Table): (number | undefined)[] => t.state.chests.map((_, seat) => t.of(seat + 1).marks);
const reservesOf = (t: Table): (number | undefined)[] => t.state.chests.map((_, seat) => t.of(seat + 1).reserve);
const order = (events: readonly Event[], ...wanted: readonly Event['kind'][]): string[] =>
  events.flatMap((event) => (wanted.includes(event.kind) ? [`${event.kind}${'seat' in event ? ` ${event.seat + 1}` : ''}`] : []));

describe('a Captain who is not the start player', () => {
  /** Four seats, seat 2 begins, seat 4 is the only Captain. */
  function fourth(prepare: (t: Table) => void = () => {}): Table {
    const t = new Table({
      seats: 4,
      starter: 2,
      hands: [
        ['EN1', 'HB1', 'kraken'],
        ['ES2', 'HB3', 'sirens'],
        ['FR1', 'HB5', 'wages'],
        ['NL3', 'NL4', 'tavern'],
      ],
    });
    prepare(t);
    t.roles('merchant', 'merchant', 'merchant', 'captain');
    return t;
  }

  test('PI-082 PI-095 ships are asked for, and dice lie, from the card’s player on, not from the start player', () => {
    const t = fourth();
    t.play('4 play NL3');
    const asked: string[] = [];
    for (const ships of [1, 2, 1, 3]) {
      asked.push(t.waits);
      t.play(`${t.state.decider + 1} send ${ships}`);
    }
    expect(asked).toEqual(['4 send', '1 send', '2 send', '3 send']);
    const thrown = t.play(lie('6@20,20', '6@50,20', '6@80,20', ...Array.from({ length: 7 }, (_, i) => `1@${20 + i * 30},250`)));
    expect(kinds(thrown, 'DiceThrown')).toMatchObject([{ seat: 3, owners: [9, 9, 9, 3, 0, 0, 1, 2, 2, 2] }]);
  });

  test('PI-083 with four players exactly one more than the caravan has, not two', () => {
    const t = fourth();
    t.play('4 play NL3');
    expect(t.refusal('4 send 5')).toMatchObject({ code: 'OVER_THE_LIMIT', rule: 'PI-083', params: { limit: 4 } });
    expect(t.game.check(t.state, 3, { kind: 'send', ships: -1 })).toMatchObject({ code: 'OVER_THE_LIMIT', rule: 'PI-085' });
    expect(t.moves(3)).toEqual(['send 0', 'send 1', 'send 2', 'send 3', 'send 4']);
  });

  test('PI-084 as many as are free, not one more', () => {
    const t = fourth((table) => table.give(1, { reserve: 5, goods: [1, 1, 0] }));
    t.play('4 play NL3', '4 send 1');
    expect(t.refusal('1 send 4')).toMatchObject({ code: 'NOT_ENOUGH_FREE_SHIPS', rule: 'PI-084', params: { ships: 3 } });
    expect(t.moves(0)).toEqual(['send 0', 'send 1', 'send 2', 'send 3']);
  });

  test('PI-087 PI-097 the mark for staying at home comes the moment nothing is sent, before the next is asked and before any throw', () => {
    const t = fourth((table) => table.give(2, { reserve: 10 }));
    t.play('4 play NL3', '4 send 2');
    expect(marksOf(t)).toEqual([0, 0, 0, 0]);
    // Seat 1 will not, seat 2 cannot: seat 1's mark lies there while seat 3 still thinks.
    const events = t.play('1 send 0');
    expect(order(events, 'ShipsSent', 'MarkTaken', 'Awaited')).toEqual([
      'ShipsSent 1',
      'MarkTaken 1',
      'ShipsSent 2',
      'MarkTaken 2',
      'Awaited 3',
    ]);
    expect(kinds(events, 'MarkTaken').map((e) => e.cause)).toEqual(['sentNone', 'sentNone']);
    expect([marksOf(t), t.waits]).toEqual([[1, 1, 0, 0], '3 send']);
    t.play('3 send 1');
    expect([marksOf(t), t.waits]).toEqual([[1, 1, 0, 0], 'throw']);
  });

  test('PI-087 the last to be asked has no ship: the throw comes at once', () => {
    const t = fourth((table) => table.give(3, { reserve: 10 }));
    t.play('4 play NL3', '4 send 1', '1 send 1', '2 send 1');
    expect([marksOf(t), t.waits]).toEqual([[0, 0, 1, 0], 'throw']);
  });

  test('PI-088 PI-089 PI-D16 PI-D17 only the privateer of the caravan’s own country, and only if he sends', () => {
    const privateers = (t: Table): unknown =>
      t.arrange((s) => {
        s.privateers = [0, 1, 9, 2];
      });
    const t = fourth(privateers);
    const events = t.play('4 play NL3', '4 send 1', '1 send 1', '2 send 1', '3 send 1');
    expect(kinds(events, 'MarkTaken')).toEqual([{ kind: 'MarkTaken', seat: 2, cause: 'privateer' }]);
    const home = fourth(privateers);
    expect(kinds(home.play('4 play NL3', '4 send 1', '1 send 1', '2 send 1', '3 send 0'), 'MarkTaken')).toEqual([
      { kind: 'MarkTaken', seat: 2, cause: 'sentNone' },
    ]);
  });

  test('PI-D19 PI-090 nobody sets sail: the caravan is gone, nothing is thrown, the Captain’s single gift is paid', () => {
    const t = fourth();
    const events = t.play('4 play NL3', '4 send 0', '1 send 0', '2 send 0', '3 send 0');
    expect(kinds(events, 'CaravanEscaped')).toEqual([{ kind: 'CaravanEscaped', seat: 3, card: 14 }]);
    expect(kinds(events, 'YinYangGranted')).toEqual([{ kind: 'YinYangGranted', seat: 3, tokens: 2 }]);
    expect(t.state.chart).toEqual([]);
    expect(t.of(4).hand).toEqual(['NL4', 'tavern']);
    expect(t.waits).toBe('2 act');
  });

  test('PI-106 an exact tie is the card’s player’s to settle, not the start player’s nor that of the ships’ owners', () => {
    const t = fourth((table) =>
      table.arrange((s) => {
        s.hands[3] = [12, 14, 15];
      }),
    );
    t.play('4 play NL1', '4 send 0', '1 send 1', '2 send 1', '3 send 0');
    t.play(lie('3@100,100', '3@100,130', '2@130,100'));
    expect(t.waits).toBe('4 tie');
    for (const seat of [0, 1, 2]) expect(t.moves(seat)).toEqual([]);
    expect(t.game.check(t.state, 0, { kind: 'fight', red: 0, pirate: 1 })).toMatchObject({ code: 'NOT_YOUR_DECISION' });
    const events = t.play('4 fight 1 3');
    expect(kinds(events, 'ShipsClashed').map((e) => [e.owner, e.sunk])).toEqual([
      [1, 'pirate'],
      [0, 'both'],
    ]);
    expect(kinds(events, 'PlunderEnded')).toEqual([{ kind: 'PlunderEnded', won: true, survivors: [0, 0, 0, 0] }]);
  });

  test('PI-106 PI-100 tie after tie is asked until one pair alone is nearest, then the turn goes on', () => {
    const t = fourth((table) =>
      table.arrange((s) => {
        s.hands[3] = [12, 14, 15];
      }),
    );
    t.play('4 play NL1', '4 send 0', '1 send 1', '2 send 1', '3 send 1');
    t.play(lie('6@100,100', '1@100,130', '2@130,100', '3@70,100'));
    expect(t.moves(3)).toEqual(['fight 1 2', 'fight 1 3', 'fight 1 4']);
    expect(t.game.words.move({ kind: 'fight', red: 0, pirate: 2 }, t.state, 3).params).toEqual({
      red: 6,
      pirate: 2,
      who: { seat: 1 },
      mm: 30,
    });
    expect(kinds(t.play('4 fight 1 3'), 'ShipsClashed')).toHaveLength(1);
    expect([t.waits, t.moves(3)]).toEqual(['4 tie', ['fight 1 2', 'fight 1 4']]);
    const events = t.play('4 fight 1 4');
    expect(kinds(events, 'ShipsClashed').map((e) => e.owner)).toEqual([2, 0]);
    expect(kinds(events, 'PlunderEnded')).toEqual([{ kind: 'PlunderEnded', won: false, survivors: [0, 0, 0, 0] }]);
    expect(t.waits).toBe('2 act');
  });

  test('PI-090 PI-050 a Captain among Captains gets no token for his plunder', () => {
    const t = new Table({ starter: 2 });
    t.roles('captain', 'merchant', 'captain');
    const events = t.play('3 play FR1', '3 send 1', '1 send 0', '2 send 0', lie('1@50,50', '6@100,100'), '* loot talisman');
    expect(kinds(events, 'YinYangGranted')).toEqual([]);
    expect([t.waits, t.of(3).yinYang]).toEqual(['1 act', 1]);
  });

  test('PI-144 PI-D25 PI-D64 everybody’s Unsinkable counts for his own ships alone, and no more often than its level', () => {
    const t = fourth((table) => table.give(1, { unsinkable: 1 }).give(3, { unsinkable: 2 }));
    t.play('4 play NL4', '4 send 0', '1 send 2', '2 send 1', '3 send 3');
    const events = t.play(
      lie('6@30,30', '6@90,30', '6@150,30', '6@210,30', '1@30,60', '1@90,61', '1@150,62', '6@210,63', '2@30,100', '2@90,101'),
    );
    expect(kinds(events, 'ShipsClashed').map((e) => [e.owner, e.sunk, e.saved])).toEqual([
      [0, 'pirate', true],
      [0, 'pirate', false],
      [1, 'pirate', false],
      [2, 'both', true],
      [2, 'pirate', true],
      [2, 'pirate', false],
    ]);
    expect([1, 2, 3].map((seat) => [t.of(seat).reserve, t.of(seat).yinYang, t.of(seat).atSea])).toEqual([
      [4, 1, 0],
      [4, 1, 0],
      [4, 1, 0],
    ]);
    expect(kinds(events, 'PlunderEnded')).toEqual([{ kind: 'PlunderEnded', won: false, survivors: [0, 0, 0, 0] }]);
    expect(t.state.owed).toEqual([0, 0, 0, 0]);
  });

  test('PI-144 PI-102 an Unsinkable Ship that wins its fight saves nobody and stays for the next', () => {
    const t = fourth((table) =>
      table.give(2, { unsinkable: 1 }).arrange((s) => {
        s.hands[3] = [12, 13, 15];
      }),
    );
    t.play('4 play NL2', '4 send 0', '1 send 0', '2 send 2', '3 send 0');
    const events = t.play(lie('1@50,50', '6@200,200', '6@50,70', '2@200,230'));
    expect(kinds(events, 'ShipsClashed').map((e) => [e.sunk, e.saved])).toEqual([
      ['red', false],
      ['pirate', true],
      ['both', false],
    ]);
    expect(t.of(2)).toMatchObject({ reserve: 4, yinYang: 1, free: 6 });
  });

  test('PI-115 PI-116 PI-D28 loot from the card’s player on, each with all his cards and his choices before the next one draws', () => {
    const t = fourth((table) =>
      table.arrange((s) => {
        s.hands[3] = [12, 14, 15];
      }),
    );
    t.play('4 play NL1', '4 send 1', '1 send 2', '2 send 0', '3 send 2');
    t.play(lie('1@20,20', '6@60,20', '6@200,100', '6@200,140', '6@200,180', '6@200,220'));
    expect(t.state.owed).toEqual([2, 0, 2, 1]);
    const drawing: string[] = [];
    const answers: Readonly<Record<number, readonly string[]>> = {
      3: ['* loot rum', '4 discard rum'],
      0: ['* loot rum fruit', '1 load rum', '1 load fruit'],
      2: ['* loot talisman coffee', '3 load coffee'],
    };
    for (let i = 0; i < 3; i++) {
      const seat = t.state.decider;
      drawing.push(`${seat + 1} ${t.waits}`);
      const [draw = '', ...choices] = answers[seat] ?? [];
      t.play(draw);
      // Nobody else draws before this seat has decided on every card.
      for (const choice of choices) {
        expect(t.waits).toBe(`${seat + 1} keep`);
        t.play(choice);
      }
    }
    expect(drawing).toEqual(['4 loot', '1 loot', '3 loot']);
    expect([1, 2, 3, 4].map((seat) => t.of(seat).goods)).toEqual([
      [1, 0, 1],
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect(t.of(3)).toMatchObject({ talismans: 1, yinYang: 1 });
    expect(t.of(4)).toMatchObject({ yinYang: 2 });
    expect(t.state.discarded).toEqual([1, 0, 0, 0]);
  });
});

describe('loot, both sides of the limit', () => {
  /** Seat 2 of three begins; seat 3 is the Islander alone with one gift card. */
  function gift(prepare: (t: Table) => void = () => {}): Table {
    const t = new Table({ starter: 2 });
    prepare(t);
    t.roles('merchant', 'merchant', 'islander');
    t.play('3 play HB5');
    return t;
  }

  test('PI-132 PI-116 exactly the cards owed are drawn, and only cards that are there', () => {
    const t = gift();
    expect([t.waits, t.state.decider, t.state.owed]).toEqual(['loot', 2, [0, 0, 1]]);
    expect(t.refusal('* loot rum rum')).toMatchObject({ code: 'IMPOSSIBLE_LOOT', rule: 'PI-116' });
    t.arrange((s) => {
      s.loot = [0, 1, 0, 0];
      s.discarded = [3, 0, 0, 0];
    });
    expect(t.refusal('* loot rum')).toMatchObject({ code: 'IMPOSSIBLE_LOOT', rule: 'PI-126' });
    expect(kinds(t.play('* loot coffee'), 'LootReshuffled')).toEqual([]);
  });

  test('PI-118 the last free ship carries a good, without one it is lost', () => {
    const fits = gift((t) => t.give(3, { reserve: 9 }));
    fits.play('* loot fruit');
    expect(fits.moves(2)).toEqual(['load fruit', 'discard fruit']);
    const full = gift((t) => t.give(3, { reserve: 9, goods: [1, 0, 0] }));
    expect(kinds(full.play('* loot fruit'), 'GoodDiscarded')).toEqual([{ kind: 'GoodDiscarded', seat: 2, good: 2, cause: 'noRoom' }]);
    expect(full.state.discarded).toEqual([0, 0, 1, 0]);
    const odd = gift();
    odd.play('* loot fruit');
    odd.give(3, { reserve: 10 });
    expect(odd.refusal('3 load fruit')).toMatchObject({ code: 'NO_ROOM', rule: 'PI-118' });
  });

  test('PI-126 PI-D27 nothing in either pile: the gift is lost, and the turn goes on', () => {
    const t = new Table({ starter: 2 });
    t.arrange((s) => {
      s.loot = [0, 0, 0, 0];
    });
    t.roles('merchant', 'merchant', 'islander');
    const events = t.play('3 play HB5');
    expect(kinds(events, 'LootRanOut')).toEqual([{ kind: 'LootRanOut', seat: 2, cards: 1 }]);
    expect([t.waits, t.state.owed]).toEqual(['2 act', [0, 0, 0]]);
  });

  test('PI-D69 the discard pile becomes the deck only when the deck is empty, in the middle of a draw too', () => {
    const t = new Table({ starter: 3 });
    t.arrange((s) => {
      s.loot = [0, 0, 1, 0];
      s.discarded = [2, 0, 0, 0];
    });
    t.roles('merchant', 'merchant', 'islander');
    t.play('3 play HB5');
    const events = t.play('* loot fruit rum');
    expect(order(events, 'LootDrawn', 'LootReshuffled')).toEqual(['LootDrawn 3', 'LootReshuffled', 'LootDrawn 3']);
    expect([t.state.loot, t.state.discarded]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});

describe('a Shaman who is not the start player', () => {
  /** Seat 1 begins, seat 3 is the Shaman; seat 2 shares the role when there shall be no gift. */
  function third(card: string, prepare: (t: Table) => void = () => {}, alone = false): { t: Table; events: Event[] } {
    const t = new Table({
      hands: [
        ['EN1', 'HB1', 'ES1'],
        ['ES2', 'HB3', 'FR2'],
        [card, 'HB5', 'FR1'],
      ],
    });
    prepare(t);
    t.roles('merchant', alone ? 'merchant' : 'shaman', 'shaman');
    if (!alone) t.play('2 done');
    return { t, events: t.play(`3 play ${card}`) };
  }
  const small = (t: Table): Table => t.give(1, { reserve: 8 }).give(2, { reserve: 9 }).give(3, { reserve: 6 });

  test('PI-152 PI-154 the Shaman’s own dice come first and three of them stay back when he is alone', () => {
    const { t, events } = third('kraken', small, true);
    expect(kinds(events, 'ShipsHeldBack')).toEqual([{ kind: 'ShipsHeldBack', seat: 2, ships: 3 }]);
    expect(t.refusal(faces(6, 6, 6, 6, 6))).toMatchObject({ code: 'IMPOSSIBLE_THROW' });
    expect(kinds(t.play(faces(1, 1, 6, 1)), 'DiceThrown')[0]?.owners).toEqual([2, 0, 0, 1]);
    expect(reservesOf(t)).toEqual([9, 10, 7]);
  });

  test('PI-153 PI-D39 two ships and a gift for three: both stay back, the others throw', () => {
    const { t, events } = third('iceberg', (table) => small(table).give(3, { reserve: 8 }), true);
    expect(kinds(events, 'ShipsHeldBack')).toEqual([{ kind: 'ShipsHeldBack', seat: 2, ships: 2 }]);
    expect(kinds(t.play(faces(2, 6, 6)), 'DiceThrown')[0]?.owners).toEqual([0, 0, 1]);
    expect(reservesOf(t)).toEqual([9, 9, 8]);
  });

  test.each(['kraken', 'iceberg', 'sirens', 'mutiny', 'maelstrom'])('PI-154 the gift keeps ships out of %s', (card) => {
    expect(kinds(third(card, small, true).events, 'ShipsHeldBack')).toHaveLength(1);
    expect(kinds(third(card, small, false).events, 'ShipsHeldBack')).toEqual([]);
  });

  test('PI-155 PI-D42 alone and with a gift due, the Shaman still pays wages, gets one Tavern die and gives to the Idol like everybody', () => {
    const wages = third('wages', (t) => t.give(3, { chests: 21 }), true);
    expect(kinds(wages.events, 'WagesPaid')).toEqual([{ kind: 'WagesPaid', seat: 2, guards: 2, chests: 4 }]);
    expect(wages.t.of(3)).toMatchObject({ chests: 17, guards: 1 });

    const tavern = third('tavern', small, true);
    expect(tavern.t.refusal(faces(1, 1))).toMatchObject({ code: 'IMPOSSIBLE_THROW' });
    expect(kinds(tavern.t.play(faces(1, 1, 1)), 'DiceThrown')[0]?.owners).toEqual([9, 9, 9]);
    expect(marksOf(tavern.t)).toEqual([1, 1, 1]);

    const idol = third('idol', small, true);
    idol.t.play('3 idol fruit');
    expect(reservesOf(idol.t)).toEqual([9, 10, 7]);
    for (const { events } of [wages, tavern, idol]) expect(kinds(events, 'ShipsHeldBack')).toEqual([]);
  });

  test('PI-D65 everybody has suffered before the first surplus good goes, both clockwise from the Shaman', () => {
    const { t } = third('kraken', (table) => {
      table.give(1, { reserve: 8, goods: [2, 0, 0] });
      table.give(2, { reserve: 8, goods: [1, 1, 0] });
      table.give(3, { reserve: 8, goods: [0, 2, 0] });
    });
    const events = t.play(faces(1, 6, 1, 6, 1, 6));
    expect(order(events, 'CurseSuffered', 'SurplusDumped', 'Awaited')).toEqual([
      'CurseSuffered 3',
      'CurseSuffered 1',
      'CurseSuffered 2',
      'SurplusDumped 3',
      'SurplusDumped 1',
      'Awaited 2',
    ]);
    expect(t.waits).toBe('2 trim');
    expect(t.moves(0)).toEqual([]);
    t.play('2 discard coffee');
    expect([1, 2, 3].map((seat) => t.of(seat).goods)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ]);
    expect(t.waits).toBe('1 act');
  });

  test('PI-D65 nobody has a ship but guards: nothing is thrown, and the curse is spent; a single ship is enough to throw', () => {
    const bare = (t: Table): Table => t.give(1, { reserve: 10 }).give(2, { chests: 10, reserve: 9 }).give(3, { reserve: 10 });
    for (const card of ['kraken', 'maelstrom']) {
      const { t, events } = third(card, bare);
      expect(order(events, 'CursePlayed', 'DiceThrown', 'Awaited')).toEqual(['CursePlayed 3']);
      expect([t.waits, t.of(3).marks, t.of(3).hand]).toEqual(['1 act', 0, ['FR1', 'HB5']]);
      expect(third(card, (table) => bare(table).give(1, { reserve: 9 })).t.waits).toBe('throw');
    }
  });

  test('PI-162 PI-D66 guests are served clockwise from the Shaman, each with his loot and his choice before the next', () => {
    const { t } = third('tavern', (table) => table.give(2, { goods: [1, 0, 1] }));
    t.play(faces(5, 2, 5));
    expect(t.waits).toBe('3 tavern');
    expect(t.moves(0)).toEqual([]);
    // Seat 3 is served first although the dice are given in seat order.
    t.play('3 tavern 5 2 5');
    expect([t.waits, t.state.decider]).toEqual(['loot', 2]);
    t.play('* loot coffee');
    expect(t.waits).toBe('3 keep');
    t.play('3 load coffee');
    expect([t.waits, t.state.decider]).toEqual(['loot', 0]);
    t.play('* loot talisman');
    expect(t.waits).toBe('2 giveUp');
    expect(t.moves(1)).toEqual(['discard rum', 'discard fruit']);
    expect(t.refusal('2 discard coffee')).toMatchObject({ code: 'NO_SUCH_GOOD_HELD', rule: 'PI-165' });
    t.play('2 discard fruit');
    expect([1, 2, 3].map((seat) => t.of(seat).goods)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ]);
    expect(t.waits).toBe('1 act');
  });

  test('PI-162 PI-174 PI-175 a chest more or less at the limit of ten moves a guard', () => {
    const { t } = third('tavern', (table) => table.give(1, { chests: 10 }).give(2, { chests: 9 }).give(3, { chests: 11 }));
    t.play(faces(3, 4, 3), '3 tavern 3 4 3');
    expect([1, 2, 3].map((seat) => [t.of(seat).chests, t.of(seat).guards])).toEqual([
      [9, 0],
      [10, 1],
      [10, 1],
    ]);
  });

  test('PI-162 PI-D68 the good lost in the Tavern frees a ship, and the owed guard takes it', () => {
    const one = third('tavern', (t) => t.give(1, { chests: 10, guards: 0, reserve: 9, goods: [0, 1, 0] }));
    one.t.play(faces(2, 2, 2));
    expect(one.t.of(1)).toMatchObject({ goods: [0, 0, 0], guards: 1, free: 0 });
    const two = third('tavern', (t) => t.give(1, { chests: 10, guards: 0, reserve: 8, goods: [0, 1, 1] }));
    two.t.play(faces(2, 4, 4), '3 tavern 2 4 4', '1 discard coffee');
    expect(two.t.of(1)).toMatchObject({ goods: [0, 0, 1], guards: 1, free: 0 });
  });

  test('PI-D43 without a good there is none to lose, and without a chest none to pay: nothing goes below none', () => {
    const { t } = third('tavern', (table) => table.give(1, { chests: 0 }));
    const events = t.play(faces(3, 2, 2), '3 tavern 3 2 2');
    expect(kinds(events, 'TavernServed').map(({ seat, outcome, chests, good }) => [seat, outcome, chests, good])).toEqual([
      [2, 'loseGood', 0, undefined],
      [0, 'loseChest', 0, undefined],
      [1, 'loseGood', 0, undefined],
    ]);
    expect([1, 2, 3].map((seat) => [t.of(seat).chests, t.of(seat).goods])).toEqual([
      [0, [0, 0, 0]],
      [7, [0, 0, 0]],
      [7, [0, 0, 0]],
    ]);
    expect(t.state.discarded).toEqual([0, 0, 0, 0]);
  });

  test('PI-162 exactly the dice thrown are given, each once', () => {
    const { t } = third('tavern');
    t.play(faces(1, 2, 2));
    expect(t.moves(2)).toEqual(['tavern 1 2 2', 'tavern 2 1 2', 'tavern 2 2 1']);
    for (const wrong of ['tavern 1 2', 'tavern 1 1 2', 'tavern 1 2 2 2', 'tavern 1 2 3'])
      expect(t.refusal(`3 ${wrong}`)).toMatchObject({ code: 'NOT_THE_DICE_THROWN', rule: 'PI-162', params: { faces: '1 2 2' } });
  });

  test('PI-156 PI-164 PI-166 every hit costs a card while there is one, then a ship, and never more than there are', () => {
    const { t } = third('kraken', (table) =>
      table
        .give(1, { reserve: 7, goods: [0, 0, 1] })
        .give(2, { reserve: 8, goods: [0, 0, 2] })
        .give(3, { reserve: 9 }),
    );
    const events = t.play(faces(6, 1, 1, 1, 1, 6));
    expect(kinds(events, 'DiceStruck')).toEqual([{ kind: 'DiceStruck', dice: [1, 2, 3, 4] }]);
    expect(kinds(events, 'CurseSuffered').map(({ seat, loot, cards, ships }) => [seat, loot, cards, ships])).toEqual([
      [0, 2, 1, 2],
      [1, 2, 1, 0],
    ]);
    expect(t.state.discarded).toEqual([0, 0, 2, 0]);
    expect(reservesOf(t)).toEqual([9, 8, 9]);
    expect(t.of(1).yinYang).toBe(0);
  });

  test('PI-159 PI-D34 Mutiny asks for what the present harbour wants most, wherever that stands in the row', () => {
    for (const [harbour, left] of [
      [1, [0, 1, 1]],
      [3, [1, 0, 1]],
      [5, [1, 1, 0]],
    ] as const) {
      const { t } = third('mutiny', (table) =>
        table
          .give(1, { reserve: 7, goods: [1, 1, 1] })
          .give(2, { reserve: 9 })
          .give(3, { reserve: 9 })
          .arrange((s) => {
            s.harbour = harbour;
          }),
      );
      t.play(faces(6, 4, 6, 6, 3));
      expect(t.of(1)).toMatchObject({ goods: left, reserve: 7 });
    }
  });

  test('PI-160 PI-D73 the Shaman chooses among tied dice only, as often as the limit is still open; the tie may begin behind sure ones', () => {
    const { t } = third('maelstrom', small);
    // Red shows 3: one die is surely nearest, three lie 40 mm off, two of them go.
    t.play(lie('3@100,100', '6@100,120', '6@140,100', '6@250,250', '6@220,250', '6@60,100', '6@190,250', '6@100,140'));
    expect(t.waits).toBe('3 swallow');
    expect(t.moves(2)).toEqual(['swallow 3', 'swallow 6', 'swallow 8']);
    expect(t.refusal('3 swallow 2')).toMatchObject({ code: 'NOT_A_TIED_DIE', rule: 'PI-D73' });
    expect(t.game.check(t.state, 0, { kind: 'swallow', die: 2 })).toMatchObject({ code: 'NOT_YOUR_DECISION' });
    expect(kinds(t.play('3 swallow 8'), 'CurseSuffered')).toEqual([]);
    expect(t.moves(2)).toEqual(['swallow 3', 'swallow 6']);
    const events = t.play('3 swallow 6');
    expect(kinds(events, 'CurseSuffered').map((e) => [e.seat, e.ships])).toEqual([
      [2, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(reservesOf(t)).toEqual([9, 10, 7]);
  });

  test('PI-160 as many as the red die shows, the next nearest is safe', () => {
    const { t } = third('maelstrom', small);
    const events = t.play(lie('2@100,100', '1@100,120', '1@100,140', '1@100,160', '1@100,180', '1@100,200', '1@100,220', '1@100,240'));
    expect(kinds(events, 'DiceStruck')).toEqual([{ kind: 'DiceStruck', dice: [1, 2] }]);
    expect(reservesOf(t)).toEqual([8, 9, 8]);
  });

  test('PI-161 PI-D46 PI-D67 wages of everybody, clockwise, down to the last chest and no further', () => {
    const { t, events } = third('wages', (table) => table.give(1, { chests: 3, guards: 2 }).give(2, { chests: 10 }).give(3, { chests: 9 }));
    expect(kinds(events, 'WagesPaid')).toEqual([
      { kind: 'WagesPaid', seat: 0, guards: 2, chests: 3 },
      { kind: 'WagesPaid', seat: 1, guards: 1, chests: 2 },
    ]);
    expect([1, 2, 3].map((seat) => [t.of(seat).chests, t.of(seat).guards])).toEqual([
      [0, 0],
      [8, 0],
      [9, 0],
    ]);
  });

  test('PI-163 PI-D42 the Idol takes one of the named good from everybody, clockwise from the Shaman, else a ship', () => {
    const { t } = third('idol', (table) =>
      table
        .give(1, { goods: [0, 2, 0] })
        .give(2, { goods: [1, 0, 0] })
        .give(3, { goods: [0, 1, 1] }),
    );
    expect(t.game.check(t.state, 2, { kind: 'idol', good: 3 })).toMatchObject({ code: 'NO_SUCH_GOOD', rule: 'PI-163' });
    expect(t.game.check(t.state, 2, { kind: 'idol', good: -1 })).toMatchObject({ code: 'NO_SUCH_GOOD', rule: 'PI-163' });
    const events = t.play('3 idol coffee');
    expect(kinds(events, 'IdolNamed')).toEqual([{ kind: 'IdolNamed', seat: 2, good: 1 }]);
    expect(order(events, 'CurseSuffered')).toEqual(['CurseSuffered 3', 'CurseSuffered 1', 'CurseSuffered 2']);
    expect([1, 2, 3].map((seat) => [t.of(seat).goods, t.of(seat).reserve])).toEqual([
      [[0, 1, 0], 3],
      [[1, 0, 0], 4],
      [[0, 0, 1], 3],
    ]);
  });

  test('PI-165 no ship is left at all: every good goes without a question', () => {
    const { t } = third('idol', (table) =>
      table.give(1, { reserve: 9, goods: [1, 0, 0], doubleHold: 1 }).give(2, { reserve: 9, doubleHold: 1, goods: [1, 0, 1] }),
    );
    const events = t.play('3 idol coffee');
    expect(kinds(events, 'SurplusDumped').map((e) => [e.seat, e.good])).toEqual([
      [0, 0],
      [1, 2],
      [1, 0],
    ]);
    expect(t.waits).toBe('1 act');
  });
});
