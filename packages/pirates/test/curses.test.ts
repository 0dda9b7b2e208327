import { describe, expect, test } from 'vitest';
import { faces, type Holdings, kinds, lie, Table } from './helpers';

/** Seat 1 plays a curse as one of two Shamans (no gift); seat 2 is the other, seat 3 a Merchant. */
function curse(card: string, ...holdings: readonly Holdings[]): Table {
  const t = new Table({ hands: [[card, 'HB1', 'EN1']] });
  holdings.forEach((given, i) => {
    t.give(i + 1, given);
  });
  t.roles('shaman', 'shaman', 'merchant');
  t.play(`1 play ${card}`);
  return t;
}

/** Fleets of 4, 2 and 2 ships, so that a throw is short: dice 1–4 are seat 1's, 5–6 seat 2's, 7–8 seat 3's. */
const SMALL = [{ reserve: 6 }, { reserve: 8 }, { reserve: 8 }] as const;

describe('Shaman', () => {
  test('PI-150 PI-167 a curse from hand, or a mark', () => {
    const t = new Table();
    t.roles('shaman', 'shaman', 'shaman');
    expect(t.moves(0)).toEqual(['play kraken', 'done']);
    expect(t.refusal('1 play HB1')).toMatchObject({ code: 'CARD_OF_ANOTHER_ROLE', rule: 'PI-150' });
    t.play('1 play kraken');
    expect(t.of(1).hand).toEqual(['EN3', 'HB1']);
    expect(t.state.played).toEqual([22]);
    t.play(faces(...new Array<number>(21).fill(6)), '2 done');
    expect([t.of(1).marks, t.of(2).marks]).toEqual([0, 1]);
  });

  test('PI-168 PI-169 several Shamans curse one after the other, without rituals', () => {
    const t = new Table().give(1, { yinYang: 9 });
    t.roles('shaman', 'shaman', 'merchant');
    expect(t.refusal('1 ritual unsinkable')).toMatchObject({ rule: 'PI-140' });
    t.play('1 play kraken', faces(...new Array<number>(21).fill(6)));
    expect(t.waits).toBe('2 act');
    t.play('2 play sirens', faces(...new Array<number>(21).fill(6)));
    expect(t.state.played).toEqual([22, 24]);
  });

  test('PIX-06 PI-154 PI-158 Alexander holds six of eight ships back; one of his two dice shows 3: a rum, no ship', () => {
    const t = new Table({ hands: [['sirens', 'HB1', 'EN1']] }).give(1, { reserve: 2, goods: [1, 0, 0] });
    t.give(2, { reserve: 9 }).give(3, { reserve: 10 });
    t.roles('shaman', 'merchant', 'merchant');
    t.play('1 play sirens');
    const events = t.play(faces(3, 5, 1));
    expect(kinds(events, 'DiceThrown')[0]?.owners).toEqual([0, 0, 1]);
    expect(t.of(1)).toMatchObject({ goods: [0, 0, 0], reserve: 2 });
  });

  test('PI-D39 with fewer ships than the gift keeps back, he throws none', () => {
    const t = new Table().give(1, { reserve: 8 }).give(2, { reserve: 9 }).give(3, { reserve: 9 });
    t.roles('shaman', 'merchant', 'merchant');
    t.play('1 play kraken');
    expect(kinds(t.play(faces(6, 6)), 'DiceThrown')[0]?.owners).toEqual([1, 2]);
  });
});

describe('Kraken, Iceberg, Sirens, Mutiny', () => {
  test('PIX-09 PI-156 PI-164 PI-D37 Olga has two fruit and three ones: both fruit go, then a ship', () => {
    const t = curse('kraken', { goods: [0, 3, 2] }, { reserve: 9 }, { reserve: 9 });
    t.play(faces(1, 1, 1, 6, 6, 6, 6, 6, 6));
    expect(t.of(1)).toMatchObject({ goods: [0, 3, 0], reserve: 4, loaded: 3, free: 3 });
  });

  test.each([
    ['kraken', 1, [1, 1, 0]],
    ['iceberg', 2, [1, 0, 1]],
    ['sirens', 3, [0, 1, 1]],
  ] as const)('PI-156 PI-157 PI-158 %s: face %i costs its good', (card, face, left) => {
    const t = curse(card, { ...SMALL[0], goods: [1, 1, 1] }, SMALL[1], SMALL[2]);
    // Seat 2 without goods loses the ship; other faces do nothing.
    t.play(faces(face, 5, 5, 6, face, 6, 6, 5));
    expect(t.of(1)).toMatchObject({ goods: left, reserve: 6 });
    expect(t.of(2)).toMatchObject({ reserve: 9 });
    expect(t.of(3)).toMatchObject({ reserve: 8 });
  });

  test('PIX-10 PI-159 PI-D35 Thomas, two rum, rum most in demand, four fours: both rum and two ships', () => {
    const t = curse('mutiny', { goods: [2, 0, 0] }, { reserve: 9 }, { reserve: 9 });
    t.play(faces(4, 4, 4, 4, 1, 1, 1, 1, 1));
    expect(t.of(1)).toMatchObject({ goods: [0, 0, 0], reserve: 5 });
  });

  test('PI-159 PI-D35 Mutiny takes the most demanded good of the current harbour; other goods do not help', () => {
    const t = new Table({ hands: [['mutiny', 'HB1', 'EN1']] });
    t.give(1, { ...SMALL[0], goods: [1, 0, 1] })
      .give(2, SMALL[1])
      .give(3, SMALL[2]);
    t.arrange((s) => {
      s.harbour = 5;
    });
    t.roles('shaman', 'shaman', 'merchant');
    t.play('1 play mutiny', faces(4, 4, 1, 1, 1, 1, 1, 1));
    // HB5: fruit 3. One fruit, then a ship although rum is there.
    expect(t.of(1)).toMatchObject({ goods: [1, 0, 0], reserve: 7 });
  });

  test('PI-151 PI-152 PI-153 PI-176 all players’ free and loaded ships are thrown, guards never', () => {
    const t = curse('kraken', { chests: 25, reserve: 4, goods: [1, 0, 0] }, { reserve: 8 }, { reserve: 10 });
    expect(t.of(1)).toMatchObject({ guards: 2, loaded: 1, free: 3 });
    const events = t.play(faces(1, 1, 1, 1, 6, 6));
    expect(kinds(events, 'DiceThrown')[0]?.owners).toEqual([0, 0, 0, 0, 1, 1]);
    expect(t.of(1)).toMatchObject({ guards: 2, reserve: 8, free: 0, loaded: 0, goods: [0, 0, 0] });
  });

  test('PI-166 ships lost to a curse bring no token', () => {
    const t = curse('kraken', ...SMALL);
    t.play(faces(1, 1, 6, 6, 1, 6, 6, 6));
    expect([t.of(1).yinYang, t.of(2).yinYang]).toEqual([0, 0]);
  });

  test('PI-165 PI-D38 ships are alike: goods are re-stowed, and only what finds no ship goes, by the owner’s choice', () => {
    const t = curse('kraken', { ...SMALL[0], goods: [1, 1, 0] }, SMALL[1], SMALL[2]);
    t.play(faces(1, 1, 6, 6, 6, 6, 6, 6));
    // Two free ships went: both goods still have theirs, and nothing may be discarded.
    expect(t.of(1)).toMatchObject({ loaded: 2, free: 0, goods: [1, 1, 0] });
    expect(t.waits).toBe('2 act');

    const tight = curse('kraken', { ...SMALL[0], goods: [1, 2, 0] }, SMALL[1], SMALL[2]);
    tight.play(faces(1, 1, 6, 6, 6, 6, 6, 6));
    expect(tight.waits).toBe('1 trim');
    expect(tight.moves(0)).toEqual(['discard rum', 'discard coffee']);
    expect(tight.refusal('1 discard fruit')).toMatchObject({ code: 'NO_SUCH_GOOD_HELD', rule: 'PI-165' });
    tight.play('1 discard coffee');
    expect(tight.of(1)).toMatchObject({ goods: [1, 1, 0], loaded: 2 });
    expect(tight.waits).toBe('2 act');
  });

  test('PI-165 without a choice the surplus goes by itself', () => {
    const t = curse('kraken', { reserve: 8, goods: [0, 2, 0] }, SMALL[1], SMALL[2]);
    const events = t.play(faces(1, 6, 6, 6, 6, 6));
    expect(kinds(events, 'SurplusDumped')).toEqual([{ kind: 'SurplusDumped', seat: 0, good: 1 }]);
  });

  test('PI-D68 a load lost to a curse frees a ship for an owed guard', () => {
    const t = curse('kraken', { chests: 19, guards: 0, reserve: 8, goods: [1, 0, 1] }, SMALL[1], SMALL[2]);
    t.play(faces(1, 6, 6, 6, 6, 6));
    expect(t.of(1)).toMatchObject({ goods: [1, 0, 0], guards: 1, free: 0, loaded: 1 });
  });
});

describe('Maelstrom', () => {
  test('PI-160 the red face counts, the nearest dice are struck: a talisman each, else the ship', () => {
    const t = curse('maelstrom', { ...SMALL[0], talismans: 1, yinYang: 1 }, SMALL[1], SMALL[2]);
    const events = t.play(
      lie('3@100,100', '5@130,100', '1@250,250', '1@220,250', '1@190,250', '6@100,140', '1@160,250', '2@150,100', '1@20,250'),
    );
    expect(kinds(events, 'DiceStruck').flatMap((e) => e.dice)).toEqual([1, 5, 7]);
    expect(t.of(1)).toMatchObject({ talismans: 0, reserve: 6 });
    expect(t.of(2).reserve).toBe(9);
    expect(t.of(3).reserve).toBe(9);
  });

  test('PI-D41 the talisman goes to the discard pile, its token stays', () => {
    const t = curse('maelstrom', { reserve: 9, talismans: 1, yinYang: 1 }, { reserve: 10 }, { reserve: 10 });
    t.play(lie('6@100,100', '5@130,100'));
    expect(t.of(1)).toMatchObject({ talismans: 0, yinYang: 1, reserve: 9 });
    expect(t.state.discarded).toEqual([0, 0, 0, 1]);
  });

  test('PI-D40 fewer dice than the red face: all are struck', () => {
    const t = curse('maelstrom', { reserve: 9 }, { reserve: 9 }, { reserve: 10 });
    t.play(lie('6@100,100', '5@130,100', '5@200,100'));
    expect([1, 2, 3].map((seat) => t.of(seat).reserve)).toEqual([10, 10, 10]);
  });

  test('PI-D40 PI-D73 a tie asks the Shaman only when it straddles the limit', () => {
    const places = ['5@100,130', '5@130,100', '5@70,100', '1@250,250', '5@100,70', '1@20,250', '1@20,200', '1@20,150'];
    const t = curse('maelstrom', ...SMALL);
    t.play(lie('2@100,100', ...places));
    expect(t.waits).toBe('1 swallow');
    expect(t.moves(0)).toEqual(['swallow 2', 'swallow 3', 'swallow 4', 'swallow 6']);
    expect(t.refusal('1 swallow 5')).toMatchObject({ code: 'NOT_A_TIED_DIE', rule: 'PI-D73' });
    t.play('1 swallow 6');
    expect(t.moves(0)).toEqual(['swallow 2', 'swallow 3', 'swallow 4']);
    t.play('1 swallow 2');
    expect([1, 2, 3].map((seat) => t.of(seat).reserve)).toEqual([7, 9, 8]);
    const all = curse('maelstrom', ...SMALL);
    all.play(lie('4@100,100', ...places));
    expect(all.waits).toBe('2 act');
    expect([1, 2, 3].map((seat) => all.of(seat).reserve)).toEqual([9, 9, 8]);
  });
});

describe('Wages', () => {
  test('PIX-32 PI-161 23 chests, two guards: four chests paid, one guard back', () => {
    const t = curse('wages', { chests: 23 });
    expect(t.of(1)).toMatchObject({ chests: 19, guards: 1, free: 6 });
  });

  test('PI-152 PI-161 PI-D67 everybody pays for the guards that really stand there', () => {
    const t = curse('wages', { chests: 23 }, { chests: 35, guards: 1, reserve: 6, goods: [3, 0, 0] }, { chests: 12 });
    expect([1, 2, 3].map((seat) => t.of(seat).chests)).toEqual([19, 33, 10]);
    expect([1, 2, 3].map((seat) => t.of(seat).guards)).toEqual([1, 1, 1]);
  });
});

describe('Tavern', () => {
  test('PI-162 PI-D45 one red die per player, the Shaman deals them out, each face has its outcome', () => {
    const t = curse('tavern', { goods: [1, 0, 0] });
    expect(t.waits).toBe('throw');
    t.play(faces(6, 2, 1));
    expect(t.waits).toBe('1 tavern');
    expect(t.moves(0)).toHaveLength(6);
    expect(t.refusal('1 tavern 6 6 1')).toMatchObject({ code: 'NOT_THE_DICE_THROWN', rule: 'PI-162' });
    t.play('1 tavern 2 6 1');
    expect(t.of(1)).toMatchObject({ goods: [0, 0, 0] });
    expect(t.of(2)).toMatchObject({ yinYang: 3 });
    expect(t.of(3)).toMatchObject({ marks: 1 });
    const more = curse('tavern', { chests: 9 });
    more.play(faces(3, 4, 5), '1 tavern 4 3 5');
    expect([1, 2].map((seat) => more.of(seat).chests)).toEqual([10, 6]);
    expect(more.of(1).guards).toBe(1);
    expect([more.waits, more.state.decider]).toEqual(['loot', 2]);
  });

  test.each([2, 4])('PI-D45 with %i players as many dice', (seats) => {
    const t = new Table({
      seats,
      hands: [
        ['tavern', 'HB1', 'EN1'],
        ['ES2', 'HB3', 'sirens'],
        ['FR1', 'HB5', 'wages'],
        ['NL4', 'HB6', 'NL1'],
      ],
    });
    t.roles(...new Array<string>(seats).fill('shaman'));
    t.play('1 play tavern');
    expect(t.refusal(faces(...new Array<number>(seats + 1).fill(4)))).toMatchObject({ code: 'IMPOSSIBLE_THROW' });
    t.play(faces(...new Array<number>(seats).fill(4)));
    expect(t.state.chests).toEqual(new Array(seats).fill(8));
  });

  test('PI-162 dice that are alike need no dealing out, and no way to deal is listed twice', () => {
    const t = curse('tavern');
    t.play(faces(4, 1, 1));
    expect(t.moves(0)).toEqual(['tavern 1 1 4', 'tavern 1 4 1', 'tavern 4 1 1']);
  });

  test('PI-D43 no good to lose, no effect', () => {
    const t = curse('tavern');
    t.play(faces(2, 2, 2));
    expect([1, 2, 3].map((seat) => t.of(seat))).toMatchObject([{ marks: 0 }, { marks: 0 }, { marks: 0 }]);
    expect(t.waits).toBe('2 act');
  });

  test('PI-D44 PI-123 loot without room: a good is discarded, a talisman kept', () => {
    const t = curse('tavern', { reserve: 10 }, { reserve: 10 });
    t.play(faces(5, 5, 6), '1 tavern 5 5 6', '* loot rum', '* loot talisman');
    expect(t.of(1)).toMatchObject({ goods: [0, 0, 0], talismans: 0 });
    expect(t.of(2)).toMatchObject({ talismans: 1, yinYang: 1 });
    expect(t.state.discarded).toEqual([1, 0, 0, 0]);
  });

  test('PI-162 the faces can be bound the other way round', () => {
    const t = new Table({ hands: [['tavern', 'HB1', 'EN1']], options: { tavern: 'reversed' } });
    t.roles('shaman', 'shaman', 'merchant');
    t.play('1 play tavern', faces(1, 6, 3), '1 tavern 1 6 3');
    expect(t.of(1).yinYang).toBe(3);
    expect(t.of(2).marks).toBe(1);
    expect(t.of(3).chests).toBe(8);
  });
});

describe('Idol', () => {
  test('PIX-34 PI-163 coffee is named: one of two goes; without coffee a ship, then the surplus', () => {
    const t = curse('idol', { goods: [0, 2, 0] }, { reserve: 8, goods: [1, 0, 1] });
    expect(t.moves(0)).toEqual(['idol rum', 'idol coffee', 'idol fruit']);
    t.play('1 idol coffee');
    expect(t.of(1)).toMatchObject({ goods: [0, 1, 0], reserve: 3 });
    expect(t.of(2)).toMatchObject({ reserve: 9 });
    expect(t.waits).toBe('2 trim');
    expect(t.of(3).reserve).toBe(4);
  });

  test('PI-D36 a player with nothing but guards loses nothing', () => {
    const t = curse('idol', {}, { chests: 30, reserve: 7 });
    expect(t.of(2)).toMatchObject({ guards: 3, free: 0 });
    t.play('1 idol rum');
    expect(t.of(2)).toMatchObject({ guards: 3, reserve: 7 });
  });
});
