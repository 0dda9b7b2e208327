import { configOf } from '@quarterdeck/kernel';
import { bookedAndWritten } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { yamatai } from '../src';
import { specialist, type Table, table } from './helpers';

describe('points', () => {
  test.each([2, 3, 4])(
    'YA-095 YA-097 YA-098 YA-099 YA-100 with %i players every point of the sheet was booked by what happened',
    (seats) => {
      const { booked, written } = bookedAndWritten(yamatai, configOf(yamatai, seats), seats, (s, seat, _moves, rng) => {
        const move = yamatai.policy?.rollout(s, seat, rng);
        if (move === undefined) throw new Error('There is no policy');
        return move;
      });
      expect(booked).toEqual(written);
      expect(
        Object.values(written)
          .flat()
          .some((points) => points > 5),
      ).toBe(true);
    },
  );

  test('YA-097 YA-098 a building and a specialist are booked at once, for whoever built and recruited', () => {
    const t = second().row('T03', 'P01').sea({ s18: 'W' }).display('noble', 'riu').tokens(2, 'blue blue').turn(1, 'W');
    t.me('place wood s07');
    const built = t.me('build T03 i06').flatMap((event) => yamatai.points(event));
    expect(built.filter(({ item }) => item === 'buildings')).toEqual([{ seat: 1, item: 'buildings', points: 1 }]);
    if (t.state.phase === 'moor') t.me('moor nothing');
    const recruited = t.me('recruit noble blue blue').flatMap((event) => yamatai.points(event));
    expect(recruited).toEqual([{ seat: 1, item: 'specialists', points: 4 }]);
  });
});

/** Player 2 of three goes first. */
function second(): Table {
  const t = table(3);
  return t.arrange((s) => {
    s.order = [1, 2, 0];
  });
}

describe('discounts', () => {
  const site = (coins: number): Table => {
    const t = second().own(2, 'engineer').row('S12').sea({ s18: 'B', s19: 'B' }).coins(2, coins).turn(9, 'W');
    t.me('place wood s07');
    return t;
  };

  test('YA-040 YA-062 YA-081 the fleet spares one boat and Goro another for three coins, together two', () => {
    // S12 asks two bamboo, wood and stone; two bamboo and the wood lie around i06: one is missing.
    const t = site(3);
    const offers = t.moves().filter((move) => move.startsWith('build S12 i06'));
    expect(offers).toEqual(['build S12 i06 fleet', 'build S12 i06 engineer']);
    expect(t.refusal('build S12 i06')).toMatchObject({ code: 'BOATS_MISSING', rule: 'YA-062', params: { missing: 1 } });
    expect(t.refusal('build S12 i06 fleet engineer')).toMatchObject({ code: 'DISCOUNT_NOT_NEEDED', rule: 'YA-062' });
    t.me('build S12 i06 engineer');
    expect(t.coinsOf(2)).toBe(0);
  });

  test('YA-062 YA-081 two missing boats need both discounts, and the coins for one', () => {
    const two = (coins: number): Table => {
      const t = second().own(2, 'engineer').row('S12').sea({ s18: 'B' }).coins(2, coins).turn(9, 'W');
      t.me('place wood s07');
      return t;
    };
    expect(
      two(2)
        .moves()
        .filter((move) => move.startsWith('build')),
    ).toEqual([]);
    expect(two(2).refusal('build S12 i06 fleet engineer')).toMatchObject({ code: 'NO_ENGINEER', rule: 'YA-081' });
    const t = two(3);
    expect(t.moves().filter((move) => move.startsWith('build'))).toEqual(['build S12 i06 fleet engineer']);
    const events = t.me('build S12 i06 fleet engineer');
    expect(events).toContainEqual({ kind: 'CoinsPaid', seat: 1, coins: 3, specialist: specialist('engineer') });
    expect(t.coinsOf(2)).toBe(0);
  });
});

describe('powers at the end', () => {
  test('YA-098 Kaito counts his own buildings on mountains: not those beside, not those of others', () => {
    const t = second().own(2, 'climber').sites({ i01: 'P2', i02: 'P2', i03: 'P1', i04: 'palace', i05: 'P2' });
    t.mountains('i01', 'i03', 'i04', 'i05', 'i06');
    const powers = (u: Table): readonly number[] | undefined => yamatai.score(u.state).lines.find(({ item }) => item === 'powers')?.points;
    expect(powers(t)).toEqual([0, 2, 0]);
    t.own(3, 'climber', 'patron');
    expect(powers(t)).toEqual([0, 2, 2]);
  });
});
