import { NotationError, plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS, type Event, ITEMS, type Move, pirates, type State } from '../src';
import { faces, kinds, lie, Table } from './helpers';

/* What cards and tables pay, told through play; and what is not told because nothing happens. */

describe('prices of the harbours', () => {
  const BAY = [3, 1, 1];
  const SETS = {
    ranked: [BAY, [3, 2, 1], [3, 1, 2], [2, 3, 1], [1, 3, 2], [2, 1, 3], [1, 2, 3]],
    twin: [BAY, [3, 2, 2], [3, 1, 1], [2, 3, 2], [1, 3, 1], [2, 2, 3], [1, 1, 3]],
  };

  test.each(['ranked', 'twin'] as const)(
    'PI-016 PI-131 PI-171 in the set %s three of a good pay what the harbour asks for it',
    (harbours) => {
      const paid = SETS[harbours].map((_, harbour) =>
        ['rum', 'coffee', 'fruit'].map((good) => {
          const t = new Table({ seats: 2, starter: 1, options: { harbours } }).give(2, { goods: [3, 3, 3], reserve: 0 });
          t.arrange((s) => {
            s.harbour = harbour;
          });
          t.roles('merchant', 'merchant');
          t.play('1 done');
          return (kinds(t.play(`2 sell 3 ${good}`), 'GoodsSold')[0]?.chests ?? 0) / 3;
        }),
      );
      expect(paid).toEqual(SETS[harbours]);
    },
  );

  test('PI-130 PI-133 every harbour card opens its own harbour', () => {
    const opened = ['HB1', 'HB2', 'HB3', 'HB4', 'HB5', 'HB6'].map((card) => {
      const t = new Table({
        seats: 2,
        starter: 1,
        hands: [
          ['EN1', 'EN2', 'EN3'],
          [card, 'ES1', 'ES2'],
        ],
      });
      t.roles('merchant', 'islander');
      t.play(`2 play ${card}`);
      return t.state.harbour;
    });
    expect(opened).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the Tavern, face by face', () => {
  const outcome = (tavern: string, face: number): string => {
    const t = new Table({
      seats: 2,
      starter: 1,
      options: { tavern },
      hands: [
        ['EN1', 'EN2', 'EN3'],
        ['tavern', 'ES1', 'ES2'],
      ],
    });
    t.give(2, { goods: [1, 0, 0] });
    t.roles('merchant', 'shaman');
    t.play('2 play tavern', faces(face, face));
    const { marks, goods, chests, yinYang } = t.of(2);
    return [
      marks === 1 && 'mark',
      goods[0] === 0 && 'good lost',
      chests === 6 && 'chest lost',
      chests === 8 && 'chest gained',
      yinYang === 3 && 'tokens',
      t.state.owed[1] === 1 && 'loot',
    ]
      .filter((told) => told !== false)
      .join();
  };

  test('PI-162 in the usual set a one is a mark and a six brings tokens, in the other it is the other way round', () => {
    const listed = ['mark', 'good lost', 'chest lost', 'chest gained', 'loot', 'tokens'];
    expect([1, 2, 3, 4, 5, 6].map((face) => outcome('listed', face))).toEqual(listed);
    expect([1, 2, 3, 4, 5, 6].map((face) => outcome('reversed', face))).toEqual([...listed].reverse());
  });
});

describe('the score sheet', () => {
  test('PI-003 PI-057 every chest on the sheet was booked by an event, item by item, through whole games', () => {
    const booked = new Set<string>();
    for (const [seed, options] of [{}, { bargainGoods: 'any', tavern: 'reversed' }, {}, { twoSeatGift: 'both' }].entries()) {
      const seats = 2 + (seed % 3);
      const s = pirates.initial({ seats, options });
      const sheet = new Map<string, number>();
      const watched: typeof pirates = {
        ...pirates,
        evolve: (state: State, event: Event) => {
          pirates.evolve(state, event);
          for (const { seat, item, points } of pirates.points(event)) {
            const key = `${item} ${seat}`;
            sheet.set(key, (sheet.get(key) ?? 0) + points);
            if (points !== 0) booked.add(item);
          }
        },
      };
      playOut(watched, s, plainRng(40 + seed), (state, seat, moves, rng): Move => {
        // Bargains and curses for their own sake: whatever books chests shall happen.
        const keen = moves.find((move) => move.kind === 'bargain' || (move.kind === 'play' && move.card >= 22));
        return keen ?? pirates.policy?.rollout(state, seat, rng) ?? { kind: 'done' };
      });
      for (const { item, points } of pirates.score(s).lines)
        expect(
          points.map((_, seat) => sheet.get(`${item} ${seat}`) ?? 0),
          item,
        ).toEqual(points);
    }
    expect([...booked].sort()).toEqual([...ITEMS].sort());
  });
});

describe('nothing happens, nothing is told', () => {
  test('PI-065 PI-D12 a gift of ships without a ship in reserve', () => {
    const t = new Table({ starter: 3 });
    t.roles('captain', 'shipbuilder', 'captain');
    expect(kinds(t.play('2 buy 3'), 'ShipsGranted')).toEqual([]);
    const shared = new Table({ starter: 3 });
    shared.roles('captain', 'shipbuilder', 'shipbuilder');
    expect(kinds(shared.play('3 buy 1', '2 buy 1'), 'ShipsGranted')).toEqual([]);
  });

  test('PI-178 PI-050 a sale among Merchants', () => {
    const t = new Table().give(3, { goods: [1, 0, 0] });
    t.roles('captain', 'merchant', 'merchant');
    t.play('1 done', '2 done');
    expect(kinds(t.play('3 sell 1 rum'), 'ChestsGranted')).toEqual([]);
  });

  test('PI-132 PI-050 a harbour among Islanders, and a curse among Shamans', () => {
    const t = new Table({ starter: 2 });
    t.roles('captain', 'islander', 'islander');
    t.play('1 done');
    expect(kinds(t.play('2 play HB3'), 'LootGranted')).toEqual([]);
    expect(t.waits).toBe('3 act');
  });

  test('PI-D30 PI-D68 a guard is missing and no ship is free', () => {
    const t = new Table({
      seats: 2,
      hands: [
        ['EN1', 'EN2', 'EN3'],
        ['tavern', 'ES1', 'ES2'],
      ],
    }).give(1, { chests: 9, reserve: 8, goods: [1, 1, 0] });
    t.roles('merchant', 'shaman');
    t.play('2 play tavern');
    expect(kinds(t.play(faces(4, 4)), 'GuardsPosted')).toEqual([]);
    expect(t.of(1)).toMatchObject({ chests: 10, guards: 0, loaded: 2 });
  });

  test('PI-156 PI-164 no die shows the face: nobody is struck; nobody suffers who is not', () => {
    const t = new Table({
      starter: 2,
      hands: [
        ['EN1', 'HB1', 'ES1'],
        ['ES2', 'HB3', 'FR2'],
        ['kraken', 'HB5', 'FR1'],
      ],
    });
    for (const seat of [1, 2, 3]) t.give(seat, { reserve: 8 });
    t.roles('merchant', 'shaman', 'shaman');
    t.play('2 done', '3 play kraken');
    const events = t.play(faces(2, 3, 4, 5, 6, 6));
    expect([kinds(events, 'DiceStruck'), kinds(events, 'CurseSuffered')]).toEqual([[], []]);
  });

  test('PI-160 PI-D73 a tie from the first die on: none is struck before the Shaman has chosen', () => {
    const t = new Table({
      starter: 2,
      hands: [
        ['EN1', 'HB1', 'ES1'],
        ['ES2', 'HB3', 'FR2'],
        ['maelstrom', 'HB5', 'FR1'],
      ],
    });
    t.give(1, { reserve: 9 }).give(2, { reserve: 10 }).give(3, { reserve: 9 });
    t.roles('merchant', 'shaman', 'shaman');
    t.play('2 done', '3 play maelstrom');
    expect(kinds(t.play(lie('1@100,100', '6@100,150', '6@150,100')), 'DiceStruck')).toEqual([]);
    expect(kinds(t.play('3 swallow 3'), 'DiceStruck')).toEqual([{ kind: 'DiceStruck', dice: [2] }]);
    expect([t.of(1).reserve, t.of(3).reserve]).toEqual([10, 9]);
  });

  test('PI-D70 PI-118 the next card of the same hand is decided on without a new call; nothing is told of empty hands at the end', () => {
    const t = new Table({ starter: 3 });
    t.roles('merchant', 'merchant', 'islander');
    t.play('3 play HB5', '* loot rum coffee');
    expect(kinds(t.play('3 load rum'), 'Awaited')).toEqual([]);
    const end = new Table({ starter: 2 }).arrange((s) => {
      s.finale = 4;
      s.hands = [[], [], []];
    });
    end.roles('captain', 'captain', 'captain');
    const events = end.play('2 done', '3 done', '1 done');
    for (const kind of ['GoodsSold', 'HandCardsCounted', 'TalismansCounted', 'YinYangCounted'] as const)
      expect(kinds(events, kind)).toEqual([]);
  });

  test('PI-043 PI-045 on a view that hides a card, the last choice calls nobody: only the table knows', () => {
    const t = new Table({ seats: 3, starter: 2 });
    t.play('1 choose merchant', '3 choose captain');
    const view = pirates.view(t.state, 1);
    const told: string[] = [];
    pirates.play(view, 1, { kind: 'choose', role: 4 }, (event) => {
      told.push(event.kind);
      pirates.evolve(view, event);
    });
    expect(told).toEqual(['RoleChosen']);
  });

  test('PI-D71 a hand that is dealt is seen by its owner alone', () => {
    const dealt: Event = { kind: 'HandDealt', seat: 2, cards: [3, 17, 25] };
    const { state } = new Table();
    expect(pirates.redact(dealt, 2, state)).toBe(dealt);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(pirates.redact(dealt, viewer, state)).toEqual({ ...dealt, cards: [-1, -1, -1] });
  });
});

describe('what is left over', () => {
  test('PI-092 PI-048 when the next turn begins, card and dice of the last one are gone, and its sale does not count', () => {
    const t = new Table({ starter: 2 }).give(1, { goods: [1, 0, 0] }).give(3, { goods: [1, 0, 0] });
    t.roles('merchant', 'captain', 'merchant');
    t.play('2 play ES2', '2 send 1', '3 send 0', '1 send 0', lie('6@50,50', '6@100,100', '1@150,150'));
    expect([t.waits, t.state.card, t.state.chart]).toEqual(['3 act', 30, []]);
    t.play('3 sell 1 rum');
    expect(t.refusal('1 sell 2 rum')).toMatchObject({ code: 'NOT_ENOUGH_GOODS' });
    t.play('1 sell 1 rum');
    expect([t.of(1).chests, t.state.called]).toEqual([8, -2]);
  });

  test('PI-D61 an action that is used is not listed again while rituals are left', () => {
    const after = (role: string, ...moves: readonly string[]): string[] => {
      const t = new Table({ starter: 3 }).give(2, { yinYang: 2, goods: [2, 0, 0] });
      t.roles('captain', role, 'captain');
      while (t.state.actor !== 1) t.play(`${t.state.actor + 1} done`);
      t.play(...moves);
      return t.moves(1);
    };
    const left = ['ritual double-hold', 'done'];
    expect(after('shipbuilder', '2 buy 1')).toEqual(left);
    expect(after('governor', '2 privateer spain')).toEqual(left);
    expect(after('merchant', '2 sell 1 rum')).toEqual(left);
    expect(after('cartographer', '2 draw', '* adventure NL1', '2 done')).toEqual(left);
  });

  test('PI-116 PI-126 PI-D27 chance gives what is owed, from the deck while there is one, then from the discards, and no more than there is', () => {
    const t = new Table({ starter: 3 });
    t.roles('merchant', 'merchant', 'islander');
    t.play('3 play HB5');
    const drawn = (loot: number[], discarded: number[], owed: number): unknown[] => {
      t.arrange((s) => Object.assign(s, { loot, discarded, owed: [0, 0, owed] }));
      const rng = plainRng(5);
      return Array.from({ length: 20 }, () => {
        const outcome = pirates.sample(t.state, rng);
        expect(pirates.checkOutcome(t.state, outcome)).toBeUndefined();
        return outcome.kind === 'loot' ? outcome.cards : [];
      });
    };
    expect(drawn([1, 0, 0, 0], [0, 1, 0, 0], 2)).toEqual(new Array(20).fill([0, 1]));
    expect(drawn([0, 0, 0, 0], [0, 0, 2, 0], 2)).toEqual(new Array(20).fill([2, 2]));
    expect(drawn([1, 0, 0, 0], [1, 0, 0, 0], 5)).toEqual(new Array(20).fill([0, 0]));
    expect(new Set(drawn([5, 0, 0, 5], [0, 5, 5, 0], 1).flat())).toEqual(new Set([0, 3]));
  });

  test('PI-170 one sale has one text: goods once and in their order', () => {
    for (const text of ['sell 1 fruit 1 rum', 'sell 1 rum 1 rum', 'sell 0 rum', 'sell'])
      expect(pirates.notation.readMove(text)).toBeInstanceOf(NotationError);
    expect(pirates.notation.readMove('sell 2 coffee 1 fruit')).toEqual({ kind: 'sell', rum: 0, coffee: 2, fruit: 1 });
    expect(pirates.notation.writeMove({ kind: 'sell', rum: 1, coffee: 0, fruit: 3 })).toBe('sell 1 rum 3 fruit');
  });

  test('PI-004 PI-007 every seat has a colour of its own, and people are told which data are sure', () => {
    expect(new Set([...COLOURS.bySeat, COLOURS.caravans]).size).toBe(5);
    expect(pirates.components?.filter(({ certainty }) => certainty === 'reconstructed').map(({ name }) => name)).toEqual([
      'caravans',
      'harbours',
      'curseCopies',
      'tiles',
      'colours',
      'endGuard',
    ]);
  });
});
