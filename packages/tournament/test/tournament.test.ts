import { describe, expect, test } from 'vitest';
import { type Board, type Format, fillUp, nextStep, type Plan, roundsOf, simulate, standings, Tournament } from '../src';
import { groups } from '../src/pairing/groups';
import { pointsOf } from '../src/standings';

const plan = (format: Format, seats = 2, rounds = 5, more: Partial<Plan> = {}): Plan => ({
  format,
  seats,
  rounds,
  least: 2,
  most: 64,
  lot: 'lot',
  ...more,
});

function begun(of: Plan, players: number): Tournament {
  const tournament = new Tournament(of);
  for (let i = 1; i <= players; i++) tournament.apply({ k: 'joined', entrant: { id: `p${i}`, name: `P${i}`, rating: 2000 - 10 * i } });
  const bots = fillUp(tournament);
  if (bots === 'too-few') throw new Error('too few');
  tournament.apply({ k: 'started', bots });
  return tournament;
}

let tables = 0;
/** Pairs the next round and ends every game as `ranks` says; gives the boards by seat. */
function playRound(tournament: Tournament, ranks: (players: readonly string[]) => number[]): (readonly string[])[] {
  const step = nextStep(tournament);
  if (step === undefined || step.k === 'finish') return [];
  const boards = (step.k === 'pair' ? step.boards : [step.players]).map((players) => ({ table: `t${++tables}`, players }));
  if (step.k === 'pair') tournament.apply({ k: 'paired', boards, byes: step.byes });
  else for (const board of boards) tournament.apply({ k: 'replayed', board });
  for (const { table, players } of boards) {
    const given = ranks(players);
    tournament.apply({
      k: 'ended',
      table,
      result: { ranks: given, totals: given.map((rank) => 10 * (players.length + 1 - rank)), gone: [] },
    });
  }
  return boards.map(({ players }) => players);
}

const number = (id: string): number => Number(id.slice(1));
/** The better seed is ahead, always. */
const bySeed = (players: readonly string[]): number[] =>
  players.map((id) => 1 + players.filter((other) => number(other) < number(id)).length);
/** Anything, but always the same. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
const anyhow =
  (random: () => number) =>
  (players: readonly string[]): number[] => {
    const order = players.map((_, seat) => seat).sort(() => random() - 0.5);
    return players.map((_, seat) => order.indexOf(seat) + 1);
  };
const pairsOf = (boards: readonly (readonly string[])[]): string[] =>
  boards.flatMap((players) => players.flatMap((a, i) => players.slice(i + 1).map((b) => [a, b].sort().join(' '))));

describe('points', () => {
  test('of two and of more; equal ranks share what their places are worth', () => {
    expect(pointsOf([1, 2])).toEqual([1, 0]);
    expect(pointsOf([1, 1])).toEqual([0.5, 0.5]);
    expect(pointsOf([2, 1, 3])).toEqual([2, 3, 1]);
    expect(pointsOf([1, 3, 1])).toEqual([2.5, 1, 2.5]);
    expect(pointsOf([4, 1, 1, 1])).toEqual([1, 3, 3, 3]);
  });
});

describe('round robin of two', () => {
  test.each([4, 5, 8, 9])('of %i: everybody meets everybody once, byes and seats are even', (n) => {
    const tournament = begun(plan('round-robin'), n);
    const met: string[] = [];
    while (nextStep(tournament)?.k === 'pair') met.push(...pairsOf(playRound(tournament, bySeed)));
    expect(tournament.rounds).toHaveLength(roundsOf(tournament));
    expect([met.length, new Set(met).size]).toEqual([(n * (n - 1)) / 2, (n * (n - 1)) / 2]);
    for (const { id } of tournament.seeds) {
      expect(tournament.rounds.filter(({ byes }) => byes.includes(id))).toHaveLength(n % 2);
      const first = tournament.rounds.flatMap(({ boards }) => boards).filter(({ players }) => players[0] === id).length;
      expect(Math.abs(first - (n - 1 - first))).toBeLessThanOrEqual(2);
    }
    expect(standings(tournament).map(({ id }) => id)).toEqual(tournament.seeds.map(({ id }) => id));
  });

  test('equal points are decided by Sonneborn-Berger: the points of those one has beaten', () => {
    const tournament = begun(plan('round-robin'), 4);
    // p1 and p2 both make two points; p1 has beaten the one who made more of them.
    const beats = new Set(['p1 p2', 'p1 p4', 'p3 p1', 'p2 p3', 'p2 p4', 'p4 p3']);
    while (nextStep(tournament)?.k === 'pair') {
      playRound(tournament, (players) => players.map((id) => (players.some((other) => beats.has(`${other} ${id}`)) ? 2 : 1)));
    }
    const rows = standings(tournament);
    expect(rows.map(({ id, points }) => `${id} ${points}`)).toEqual(['p1 2', 'p2 2', 'p3 1', 'p4 1']);
    expect(rows[0]?.ties[0]).toBe(3);
    expect(rows[2]?.ties[0]).toBe(2);
    expect([rows[0]?.decidedBy, rows[1]?.decidedBy, rows[2]?.decidedBy]).toEqual([1, 0, 1]);
  });

  test('somebody who leaves leaves byes, and the table of meetings stays', () => {
    const tournament = begun(plan('round-robin'), 4);
    playRound(tournament, bySeed);
    tournament.apply({ k: 'left', id: 'p1' });
    const later = [...playRound(tournament, bySeed), ...playRound(tournament, bySeed)];
    expect(later.flat()).not.toContain('p1');
    expect(later).toHaveLength(2);
    expect(nextStep(tournament)).toEqual({ k: 'finish' });
  });
});

describe('Swiss', () => {
  test.each([
    [8, 2, 5],
    [9, 2, 6],
    [16, 2, 7],
    [32, 2, 8],
    [9, 3, 4],
    [12, 3, 3],
    [15, 3, 4],
    [16, 4, 3],
    [24, 4, 4],
  ])('of %i at tables of %i, %i rounds: nobody meets anybody twice', (n, seats, rounds) => {
    for (let seed = 1; seed <= 5; seed++) {
      const tournament = begun(plan('swiss', seats, rounds, { lot: `lot ${seed}` }), n);
      const result = anyhow(dice(seed));
      const met: string[] = [];
      for (let round = 0; round < rounds; round++) met.push(...pairsOf(playRound(tournament, result)));
      // At nine by three in four rounds everybody would have to meet everybody: what is left after three rounds need not come out.
      const perfect = n === 9 && seats === 3;
      expect(met.length - new Set(met).size).toBeLessThanOrEqual(perfect ? 9 : 0);
      if (perfect)
        expect(pairsOf(tournament.rounds.slice(0, 2).flatMap(({ boards }) => boards.map(({ players }) => players)))).toHaveLength(18);
      expect(nextStep(tournament)).toEqual({ k: 'finish' });
      for (const { id } of tournament.seeds)
        expect(tournament.rounds.filter(({ byes }) => byes.includes(id)).length).toBeLessThanOrEqual(1);
    }
  });

  test('a meeting comes again only where no pairing avoids it: what was found costs as little as the best of all', () => {
    const random = dice(7);
    for (let n = 4; n <= 8; n += 2) {
      for (let time = 0; time < 30; time++) {
        const met = new Map<string, number>();
        for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) met.set(`${i} ${j}`, random() < 0.6 ? 1e6 : Math.floor(random() * 9));
        const cost = (a: number, b: number): number => met.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? 0;
        const found = groups(n, 2, cost, random).reduce((sum, [a = 0, b = 0]) => sum + cost(a, b), 0);
        expect(found).toBe(
          cheapest(
            Array.from({ length: n }, (_, i) => i),
            cost,
          ),
        );
      }
    }
  });

  test('those of equal points play each other; the first round sets the halves against each other', () => {
    const tournament = begun(plan('swiss', 2, 3), 8);
    const first = playRound(tournament, bySeed);
    for (const [a = '', b = ''] of first) expect(number(a) <= 4).not.toBe(number(b) <= 4);
    const points = new Map(standings(tournament).map((row) => [row.id, row.points]));
    for (const [a = '', b = ''] of playRound(tournament, bySeed)) expect(points.get(a)).toBe(points.get(b));
  });

  test('seats are even: after six rounds of three nobody had a seat four times', () => {
    const tournament = begun(plan('swiss', 3, 6), 18);
    const result = anyhow(dice(3));
    for (let round = 0; round < 6; round++) playRound(tournament, result);
    for (const { id } of tournament.seeds) {
      const had = [0, 1, 2].map(
        (seat) => tournament.rounds.flatMap(({ boards }) => boards).filter(({ players }) => players[seat] === id).length,
      );
      expect(Math.max(...had)).toBeLessThanOrEqual(3);
    }
  });

  test('who stays away twice in a row is not paired a third time; a game that everybody gave up counts for nobody', () => {
    const tournament = begun(plan('swiss', 2, 5), 6);
    for (let round = 0; round < 2; round++) {
      const step = nextStep(tournament);
      if (step?.k !== 'pair') throw new Error('no round');
      const boards: Board[] = step.boards.map((players) => ({ table: `x${++tables}`, players }));
      tournament.apply({ k: 'paired', boards, byes: step.byes });
      for (const { table, players } of boards) {
        const away = players.indexOf('p3');
        const ranks = players.map((_, seat) => (seat === (away < 0 ? 1 : away) ? 2 : 1));
        tournament.apply({ k: 'ended', table, result: { ranks, totals: [1, 1], gone: away < 0 ? [] : [away] } });
      }
    }
    const third = nextStep(tournament);
    expect(third?.k === 'pair' && third.boards.flat()).not.toContain('p3');
    const none = begun(plan('swiss', 2, 1), 2);
    none.apply({ k: 'paired', boards: [{ table: 'v', players: ['p1', 'p2'] }], byes: [] });
    none.apply({ k: 'ended', table: 'v', result: { ranks: [1, 1], totals: [3, 4], void: true, gone: [] } });
    expect(standings(none).map(({ points, played }) => [points, played])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('league of three and four', () => {
  test.each([
    [9, 3, 4],
    [12, 4, 3],
    [16, 4, 5],
  ])('%i players at tables of %i in %i rounds meet as evenly as can be', (n, seats, rounds) => {
    const tournament = begun(plan('round-robin', seats, rounds), n);
    const met: string[] = [];
    for (let round = 0; round < rounds; round++) met.push(...pairsOf(playRound(tournament, bySeed)));
    const times = new Map<string, number>();
    for (const pair of met) times.set(pair, (times.get(pair) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
    expect([...times.values()].filter((often) => often === 2).length).toBeLessThanOrEqual(n);
  });
});

describe('knock-out', () => {
  test('of six: the best two have a bye and meet at the end; who loses is out', () => {
    const tournament = begun(plan('knockout'), 6);
    const first = nextStep(tournament);
    expect(first).toMatchObject({ k: 'pair', byes: ['p1', 'p2'] });
    playRound(tournament, bySeed);
    playRound(tournament, bySeed);
    expect(playRound(tournament, bySeed).flat().sort()).toEqual(['p1', 'p2']);
    expect(nextStep(tournament)).toEqual({ k: 'finish' });
    tournament.apply({ k: 'finished' });
    const rows = standings(tournament);
    expect(rows.slice(0, 4).map(({ id, rank }) => `${rank} ${id}`)).toEqual(['1 p1', '2 p2', '3 p3', '3 p4']);
  });

  test('a drawn game is played again with the seats exchanged; drawn twice, the better seed goes on', () => {
    const tournament = begun(plan('knockout'), 2);
    const [first = []] = playRound(tournament, () => [1, 1]);
    const again = nextStep(tournament);
    expect(again).toEqual({ k: 'replay', players: [...first].reverse() });
    playRound(tournament, () => [1, 1]);
    expect(nextStep(tournament)).toEqual({ k: 'finish' });
    tournament.apply({ k: 'finished' });
    expect(standings(tournament)[0]?.id).toBe('p1');
  });

  test('who has left loses without a game', () => {
    const tournament = begun(plan('knockout'), 4);
    playRound(tournament, bySeed);
    tournament.apply({ k: 'left', id: 'p1' });
    expect(nextStep(tournament)).toEqual({ k: 'pair', boards: [], byes: ['p2'] });
    playRound(tournament, bySeed);
    expect(nextStep(tournament)).toEqual({ k: 'finish' });
    tournament.apply({ k: 'finished' });
    expect(
      standings(tournament)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['p2', 'p1']);
  });
});

describe('filling up', () => {
  const registered = (of: Plan, n: number): Tournament => {
    const tournament = new Tournament(of);
    for (let i = 1; i <= n; i++) tournament.apply({ k: 'joined', entrant: { id: `p${i}`, name: `P${i}`, rating: 0 } });
    return tournament;
  };
  test('too few without bots; full tables with them', () => {
    expect(fillUp(registered(plan('swiss', 3, 3, { least: 4 }), 3))).toBe('too-few');
    expect(fillUp(registered(plan('swiss', 3, 3, { least: 4 }), 4))).toEqual([]);
    expect(fillUp(registered(plan('swiss', 3, 3, { least: 4, fill: 'mate' }), 4))).toHaveLength(2);
    expect(fillUp(registered(plan('swiss', 4, 3, { least: 8, fill: 'mate' }), 3))).toHaveLength(5);
    expect(fillUp(registered(plan('swiss', 4, 3, { least: 8, fill: 'mate' }), 0))).toBe('too-few');
  });
});

describe('simulation', () => {
  test('ranks players of known strength far better than chance, and below what their games could tell', () => {
    const random = dice(11);
    const strengths = Array.from({ length: 12 }, (_, i) => 1.5 - (3 * i) / 11);
    let tau = 0;
    let best = 0;
    for (let time = 0; time < 40; time++) {
      const played = simulate(plan('swiss', 2, 6, { lot: `s${time}` }), strengths, random);
      expect(played.games).toBe(36);
      tau += played.tau / 40;
      best += played.best / 40;
    }
    expect(tau).toBeGreaterThan(0.45);
    expect(best).toBeGreaterThanOrEqual(tau - 0.02);
    const level = Array.from(
      { length: 20 },
      (_, time) => simulate(plan('swiss', 2, 5, { lot: `l${time}` }), new Array<number>(8).fill(0), random).tau,
    );
    expect(Math.abs(level.reduce((sum, one) => sum + one, 0) / 20)).toBeLessThan(0.25);
  });
});

/** The cost of the cheapest pairing, by trying all. */
function cheapest(left: readonly number[], cost: (a: number, b: number) => number): number {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        cost(first, other) +
        cheapest(
          others.filter((one) => one !== other),
          cost,
        ),
    ),
  );
}
