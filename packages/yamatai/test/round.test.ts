import { filled } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { NONE } from '../src';
import { only, specialist, table, tile } from './helpers';

/** Everybody takes one of these fleets, in turn order, and does nothing else. */
const round = (t: ReturnType<typeof table>, ...fleets: readonly number[]) => {
  t.arrange((s) => {
    s.open = [...fleets, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((fleet) => !fleets.includes(fleet))].slice(0, 5);
    s.faceDown = [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((fleet) => !s.open.includes(fleet))];
  });
  for (const fleet of fleets) t.turn(fleet).pass();
  return t;
};

describe('preparing the next round', () => {
  test('YA-086 YAX-78 2 coins on every specialist still on display, then new ones without coins', () => {
    const t = table().display('noble', 'riu', 'pilot');
    t.arrange((s) => {
      s.displayCoins = [0, 2, 4, 0, 0];
    });
    round(t, 1, 4, 9);
    expect(t.state.displayCoins).toEqual([2, 4, 6, 0, 0]);
    expect(t.story.refusal('* specialists noble patron')).toMatchObject({ code: 'NOT_IN_DECK' });
    t.play('* specialists patron climber');
    expect(t.state.display).toEqual(['noble', 'riu', 'pilot', 'patron', 'climber'].map(specialist));
    expect(t.state.displayCoins).toEqual([2, 4, 6, 0, 0]);
  });

  test('YA-087 YA-094 a specialist spot that stays empty ends the game at once', () => {
    const t = table()
      .display('noble', 'riu', 'pilot')
      .arrange((s) => {
        s.specialistDeck = 1;
      });
    round(t, 1, 4, 9);
    expect(t.state).toMatchObject({ phase: 'over', ending: 'specialists', round: 1 });
  });

  test('YA-088 YAX-80 the row is filled up to five', () => {
    const t = table().row('S01', 'S02', 'S03');
    t.arrange((s) => {
      s.deck = 10;
    });
    round(t, 1, 4, 9);
    t.play('* row S04 S05');
    expect(t.state.row).toEqual(['S01', 'S02', 'S03', 'S04', 'S05'].map(tile));
    expect(t.state.deck).toBe(8);
  });

  test('YA-088 YA-094 YAX-81 a row that cannot be filled ends the game at once', () => {
    const t = table().row('S01', 'S02', 'S03');
    t.arrange((s) => {
      s.deck = 1;
    });
    round(t, 1, 4, 9);
    expect(t.state).toMatchObject({ phase: 'over', ending: 'buildings' });
  });

  test('YA-089 YAX-82 meeples go to the spots of their fleets', () => {
    const t = round(table(4), 7, 1, 9, 3).settle();
    expect(t.state.order).toEqual([1, 3, 0, 2]);
    expect(t.state.spots).toEqual([1, 3, 7, 9]);
  });

  test('YA-017 YA-089 YAX-83 with two players each of the four meeples goes where its own fleet sends it', () => {
    const drawn = (): ReturnType<typeof table> =>
      table(2).arrange((s) => {
        s.order = [1, 0, 1, 0];
      });
    const book = round(drawn(), 4, 9, 5, 2).settle();
    expect([book.state.order, book.state.spots]).toEqual([
      [0, 1, 1, 0],
      [2, 4, 5, 9],
    ]);
    const other = round(drawn(), 9, 2, 10, 1).settle();
    expect([other.state.order, other.state.spots]).toEqual([
      [0, 0, 1, 1],
      [1, 2, 9, 10],
    ]);
    const order = [other.player];
    for (let turn = 0; turn < 3; turn++) {
      other.turn(other.state.open.find((fleet) => fleet !== NONE) ?? NONE).pass();
      order.push(other.player);
    }
    expect(order).toEqual([1, 1, 2, 2]);
  });

  test('YA-090 the fleets left slide left and face-down ones are turned until five lie open', () => {
    const t = round(table(), 7, 1, 9);
    expect(t.state.open.filter((fleet) => fleet !== NONE)).toEqual([2, 3]);
    t.play('* fleets 6 4 8');
    expect(t.state.open).toEqual([2, 3, 6, 4, 8]);
  });

  test('YA-091 YA-D36 the fleets of the round go face down behind the older ones, as a group of their own', () => {
    const t = round(table(), 7, 1, 9);
    t.play('* fleets 6 4 8');
    expect(t.state.faceDown).toEqual([
      [5, 10],
      [1, 7, 9],
    ]);
    for (const fleet of [2, 3, 6]) t.turn(fleet).pass();
    expect(t.story.refusal('* fleets 5 1 10')).toMatchObject({ code: 'NOT_IN_GROUP', rule: 'YA-D36' });
    expect(t.story.refusal('* fleets 5 10')).toMatchObject({ code: 'NOT_IN_GROUP' });
    t.play('* fleets 10 5 7');
    expect(t.state.open).toEqual([4, 8, 10, 5, 7]);
    expect(t.state.faceDown).toEqual([
      [1, 9],
      [2, 3, 6],
    ]);
  });

  test('YA-092 YA-094 YAX-86 a colour missing in the supply ends the game at once', () => {
    const t = table();
    t.arrange((s) => {
      s.supply = [5, 5, 5, 0, 5];
    });
    const coins = [...t.state.displayCoins];
    round(t, 1, 4, 9);
    expect(t.state).toMatchObject({ phase: 'over', ending: 'boats' });
    expect(t.state.displayCoins).toEqual(coins);
  });

  test('YA-D23 boats are checked before specialists, specialists before buildings', () => {
    const short = (boats: number, specialists: number, deck: number) => {
      const t = table().display('noble').row('S01');
      t.arrange((s) => {
        s.supply = [5, 5, 5, boats, 5];
        s.specialistDeck = specialists;
        s.deck = deck;
      });
      return round(t, 1, 4, 9).state.ending;
    };
    expect(short(0, 0, 0)).toBe('boats');
    expect(short(5, 0, 0)).toBe('specialists');
    expect(short(5, 9, 9)).toBe('none');
    const t = table().row('S01');
    t.arrange((s) => {
      s.deck = 0;
    });
    expect(round(t, 1, 4, 9).state.ending).toBe('buildings');
  });

  test('YA-D23 a display that needs new ones is refilled before the row is found too short', () => {
    const t = table().display('noble').row('S01');
    t.arrange((s) => {
      s.deck = 0;
    });
    round(t, 1, 4, 9);
    t.play('* specialists riu pilot patron climber');
    expect(t.state).toMatchObject({ phase: 'over', ending: 'buildings' });
  });

  test('YA-032 YA-085 YA-094 YAX-103 without an end condition there is always a further round', () => {
    const t = table();
    for (let n = 1; n <= 12; n++) {
      expect(t.state.round).toBe(n);
      t.arrange((s) => {
        s.supply = filled(5, 9);
      });
      t.endRound().settle();
    }
    expect(t.state.ending).toBe('none');
  });
});

describe('the end', () => {
  /** Player 2 of four has one standard building left and builds it. */
  const lastBuilding = () => {
    const t = table(4).row('S01', 'P01').sea({ s18: 'W', s19: 'B' });
    t.arrange((s) => {
      s.figures[1] = 1;
    });
    t.turn(4).pass();
    t.turn(1, 'B').me('place bamboo s20', 'build S01 i06');
    return t;
  };

  test('YA-085 YA-093 YA-D24 YAX-88 after a last standard building the round is played out, then scored without preparation', () => {
    const t = lastBuilding();
    t.arrange((s) => {
      s.supply = [0, 0, 0, 0, 0];
    });
    t.pass();
    expect(t.player).toBe(3);
    t.turn(3).pass();
    expect(t.player).toBe(4);
    t.turn(9, '').me('done', 'done');
    expect(t.state).toMatchObject({ phase: 'over', ending: 'lastBuilding' });
    expect(t.state.displayCoins).toEqual([0, 0, 0, 0, 0]);
    expect(t.state.taken).toEqual([4, 1, 3, 9]);
    expect(t.moves(1)).toEqual([]);
  });

  test('YA-093 YAX-89 the last palace ends nothing', () => {
    const t = table().row('P01').sea({ s18: 'S', s19: 'S', s20: 'C' });
    t.arrange((s) => {
      s.built = [[tile('P02')], [tile('P03')], [tile('P04')]];
    });
    t.turn(1, 'G').me('place gold s07', 'build P01 i06');
    t.pass().turn(4).pass().turn(3).pass().settle();
    expect(t.state.round).toBe(2);
  });

  test('YA-103 YA-D27 secretly reserved tiles are shown when the game is scored', () => {
    const t = table().turn(2);
    t.me('look');
    t.play('* look S10 T01 S02');
    t.me('keep T01 S10 S02');
    t.arrange((s) => {
      s.supply = [0, 5, 5, 5, 5];
    });
    t.pass().turn(4).pass();
    t.turn(1).me('done', 'moor nothing');
    const events = t.me('done');
    expect(only(events, 'ReservesShown')).toEqual([{ kind: 'ReservesShown', seat: 0, tiles: [tile('T01')] }]);
    expect(t.story.game.view(t.state, 'spectator').reserved[0]).toEqual([tile('T01')]);
  });
});
