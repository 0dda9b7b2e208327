import { describe, expect, test } from 'vitest';
import { SPECIALISTS } from '../src';
import { only, specialist, table } from './helpers';

/** Player 1, owner of these, builds a tile on i06. */
const building = (id: string, owned: readonly string[], arrange: (t: ReturnType<typeof table>) => unknown) => {
  const t = table()
    .own(1, ...owned)
    .row(id)
    .sea({ s18: 'W', s19: 'B', s08: 'C', s07: 'S' });
  arrange(t);
  t.turn(1, 'B').me('place bamboo s20');
  const events = t.me(`build ${id} i06`);
  return { coins: t.coinsOf(1) - 10, prestige: t.state.prestige[0], events };
};

const points = (t: ReturnType<typeof table>, item: string): number | undefined =>
  t.story.game.score(t.state).lines.find((line) => line.item === item)?.points[0];

describe('specialists, each with its timing', () => {
  test('Jin and Nao: 2 coins and a prestige token more on a mountain, for standard buildings only', () => {
    expect(building('S01', ['mountain-coin', 'mountain-sage'], (t) => t.mountains('i06'))).toMatchObject({ coins: 2, prestige: 2 });
    expect(building('S01', ['mountain-coin', 'mountain-sage'], () => undefined)).toMatchObject({ coins: 0, prestige: 0 });
    expect(building('O01', ['mountain-coin', 'mountain-sage'], (t) => t.mountains('i06'))).toMatchObject({ coins: 0, prestige: 0 });
  });

  test('Shin: one prestige token more next to prestige buildings, once per building', () => {
    expect(building('S01', ['courtier'], (t) => t.sites({ i07: 'palace', i12: 'torii' }))).toMatchObject({ prestige: 3 });
    expect(building('S01', ['courtier'], () => undefined)).toMatchObject({ prestige: 0 });
  });

  test('Yuki: 2 coins more whenever a group pays, after the doubling', () => {
    expect(building('T02', ['landlord'], (t) => t.sites({ i01: 'P1' }))).toMatchObject({ coins: 6 });
    expect(building('T02', ['landlord'], () => undefined)).toMatchObject({ coins: 0 });
  });

  test('Tomo: 3 coins for a palace or torii', () => {
    const { coins, events } = building('O01', ['shrine-keeper'], () => undefined);
    expect(coins).toBe(3);
    expect(only(events, 'CoinsGained')[0]?.source).toBe(`specialist ${specialist('shrine-keeper')}`);
    expect(building('S01', ['shrine-keeper'], () => undefined)).toMatchObject({ coins: 0 });
  });

  test('Ren: the first boat beside a boat of any colour, without using up the fleet', () => {
    const t = table().own(1, 'pilot').sea({ s08: 'B' }).turn(10);
    const events = t.me('place gold s09');
    expect(only(events, 'PowerUsed')).toEqual([]);
    expect(only(events, 'BoatPlaced')[0]?.pilot).toBe(specialist('pilot'));
    const other = table().sea({ s08: 'B' }).turn(9);
    expect(other.refusal('place stone s09')).toMatchObject({ code: 'FIRST_BOAT_PLACE' });
  });

  test('Goro: 3 coins for a missing boat; not without coins, not without need, never the last boat', () => {
    const t = table().own(1, 'engineer').row('S01', 'T01').sea({ s18: 'W', s19: 'C' }).coins(1, 2).turn(4, 'B');
    t.me('place bamboo s07');
    expect(t.refusal('build S01 i06 engineer')).toMatchObject({ code: 'NO_ENGINEER', rule: 'YA-081' });
    t.me('coins');
    t.me('build S01 i06 engineer');
    expect(t.coinsOf(1)).toBe(1);
    const u = table().own(1, 'engineer').row('T03').sea({ s18: 'W', s19: 'W' }).turn(4, 'C');
    u.me('place clay s07');
    expect(u.refusal('build T03 i06 engineer')).toMatchObject({ code: 'DISCOUNT_NOT_NEEDED' });
  });

  test('fleet 9 and Goro together spare two boats but never all', () => {
    const t = table().own(1, 'engineer').row('S01', 'T03').sea({ s08: 'B' }).turn(9, 'C');
    t.me('place clay s07');
    expect(t.moves()).toContain('build S01 i06 fleet engineer');
    expect(t.refusal('build T03 i06 fleet engineer')).toMatchObject({ code: 'ONE_BOAT_NEEDED', rule: 'YA-062' });
    t.me('build S01 i06 fleet engineer');
    expect(t.coinsOf(1)).toBe(7);
    expect(t.state.powerUsed).toBe(true);
  });

  test('fleet 9: one needed boat may be missing, and without need or fleet it does not apply', () => {
    const t = table().row('S01').sea({ s18: 'W', s19: 'B' }).turn(9, 'C');
    t.me('place clay s07');
    expect(t.moves()).toContain('build S01 i06 fleet');
    expect(t.moves()).not.toContain('build S01 i06');
    const u = table().row('S01').sea({ s18: 'W', s19: 'B' }).turn(1, 'C');
    u.me('place clay s07');
    expect(u.refusal('build S01 i06 fleet')).toMatchObject({ code: 'NO_FLEET_DISCOUNT', rule: 'YA-040' });
  });

  test('Aya: boats beside the dock cost nothing', () => {
    expect(points(table().beside(1, 'WWSSC'), 'boats')).toBe(-2);
    expect(points(table().beside(1, 'WWSSC').own(1, 'harbour-master'), 'boats')).toBe(0);
  });

  test('Kaito: a point per own standard building on a mountain; Ume: a point per own specialist, herself included', () => {
    const t = table().mountains('i01', 'i02', 'i03', 'i04').sites({ i01: 'P1', i02: 'P1', i03: 'P2', i04: 'palace', i05: 'P1' });
    expect(points(t, 'powers')).toBe(0);
    expect(points(t.own(1, 'climber'), 'powers')).toBe(2);
    expect(points(t.own(1, 'patron', 'noble'), 'powers')).toBe(2 + 3);
  });

  test('Sen: no power, four points', () => {
    expect(SPECIALISTS[specialist('noble')]).toMatchObject({ points: 4, ability: { kind: 'none' } });
    expect(points(table().own(1, 'noble'), 'specialists')).toBe(4);
  });
});
