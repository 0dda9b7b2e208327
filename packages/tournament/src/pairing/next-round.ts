import { matchesOf, standings } from '../standings';
import { lotOf, type Tournament } from '../tournament';
import { AGAIN, groups } from './groups';
import { seated } from './seats';

/** Who plays whom, by seat, and who has a bye. */
export interface Pairing {
  readonly boards: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** The next round when everything before is over; undefined when there is none. It follows from the tournament alone: whoever works it out gets the same. */
export function nextRound(tournament: Tournament): Pairing | undefined {
  if (tournament.status !== 'running' || tournament.open.length > 0) return undefined;
  switch (tournament.plan.format) {
    case 'knockout':
      return knockout(tournament);
    case 'round-robin':
      return tournament.plan.seats === 2 ? roundRobin(tournament) : spread(tournament, 0);
    case 'swiss':
      return spread(tournament, 1);
  }
}

/** How many rounds there will be. */
export function roundsOf(tournament: Tournament): number {
  const n = tournament.entrants.size;
  const { format, seats, rounds } = tournament.plan;
  if (format === 'knockout') return Math.max(1, Math.ceil(Math.log2(Math.max(2, n))));
  if (format === 'round-robin' && seats === 2) return n % 2 === 0 ? Math.max(1, n - 1) : n;
  return rounds;
}

/** Everybody against everybody: the first stays, the others go round (with an empty chair when the number is odd). */
function roundRobin(tournament: Tournament): Pairing | undefined {
  const round = tournament.rounds.length;
  if (round >= roundsOf(tournament)) return undefined;
  // The order of the start: a table of meetings does not change when somebody leaves.
  const ids: (string | undefined)[] = tournament.seeds.map(({ id }) => id);
  if (ids.length % 2 === 1) ids.push(undefined);
  const [fixed, ...going] = ids;
  const turned = [fixed, ...going.slice(round), ...going.slice(0, round)];
  const here = new Set(tournament.active.map(({ id }) => id));
  const boards: string[][] = [];
  const byes: string[] = [];
  const played = tournament.rounds.flatMap((one) => one.boards);
  for (let i = 0; i < turned.length / 2; i++) {
    const pair = [turned[i], turned[turned.length - 1 - i]].flatMap((id) => (id !== undefined && here.has(id) ? [id] : []));
    if (pair.length === 2) boards.push(seated(pair, played, tournament.plan.lot));
    else byes.push(...pair);
  }
  return boards.length === 0 ? undefined : { boards, byes };
}

/** Swiss, or a league: tables of those who have not met, of equal points as far as `byPoints` says. */
function spread(tournament: Tournament, byPoints: number): Pairing | undefined {
  const { seats, rounds, lot } = tournament.plan;
  if (tournament.rounds.length >= rounds) return undefined;
  const here = new Set(tournament.active.map(({ id }) => id));
  const rows = standings(tournament).filter(({ id }) => here.has(id));
  // Before the first round the strongest are apart: the standing is that of the seeds.
  const order =
    tournament.rounds.length === 0 ? tournament.seeds.flatMap(({ id }) => (here.has(id) ? [id] : [])) : rows.map(({ id }) => id);
  const pointsBy = new Map(rows.map(({ id, points }) => [id, points]));
  const byes = sitOut(tournament, order, order.length % seats);
  const players = order.filter((id) => !byes.includes(id));
  if (players.length === 0) return undefined;
  const played = tournament.rounds.flatMap((round) => round.boards);
  const met = meetings(tournament);
  const half = players.length / seats;
  const cost = (a: number, b: number): number => {
    const [first = '', second = ''] = [players[a], players[b]];
    const times = met.get(`${first} ${second}`) ?? 0;
    const apart = (pointsBy.get(first) ?? 0) - (pointsBy.get(second) ?? 0);
    // In the first round, top half against bottom half: players of the same class are kept apart.
    const classes = tournament.rounds.length === 0 && Math.floor(a / half) === Math.floor(b / half) ? 10 : 0;
    return AGAIN * times * times + byPoints * (100 * apart * apart + Math.abs(a - b) * 0.01) + classes;
  };
  const random = generator(lotOf(lot, `round ${tournament.rounds.length}`));
  const tables = groups(players.length, seats, cost, random);
  const boards = tables.map((table) =>
    seated(
      table.map((i) => players[i] ?? ''),
      played,
      lot,
    ),
  );
  return { boards, byes };
}

/** Who plays nothing this round: whoever had the fewest byes, and of those the last. */
function sitOut(tournament: Tournament, order: readonly string[], count: number): string[] {
  const had = (id: string): number => tournament.rounds.filter(({ byes }) => byes.includes(id)).length;
  return order
    .map((id, place) => ({ id, place, had: had(id) }))
    .sort((a, b) => a.had - b.had || b.place - a.place)
    .slice(0, count)
    .map(({ id }) => id);
}

function meetings(tournament: Tournament): Map<string, number> {
  const met = new Map<string, number>();
  for (const { players } of tournament.rounds.flatMap(({ boards }) => boards)) {
    for (const a of players) for (const b of players) if (a !== b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  }
  return met;
}

/** The winners of the last round; at first the seeds, so that the best two meet in the last round and byes go to the best. */
function knockout(tournament: Tournament): Pairing | undefined {
  const seeds = tournament.seeds.map(({ id }) => id);
  const here = new Set(tournament.active.map(({ id }) => id));
  const last = tournament.rounds.at(-1);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, seeds.length)));
  const played = tournament.rounds.flatMap(({ boards }) => boards);
  let field: (string | undefined)[];
  if (last === undefined) field = bracket(size).map((seed) => seeds[seed]);
  else {
    const matches = matchesOf(last.boards, seeds);
    if (matches.some(({ winner }) => winner === undefined)) return undefined;
    const through = new Set([...last.byes, ...matches.map(({ winner }) => winner)]);
    // Places in the tree stay: a place of the next round is two of this one.
    const places = bracket(size).map((seed) => seeds[seed]);
    const width = 2 ** tournament.rounds.length;
    field = Array.from({ length: size / width }, (_, i) =>
      places.slice(i * width, (i + 1) * width).find((id) => id !== undefined && through.has(id)),
    );
  }
  if (field.length < 2) return undefined;
  const boards: string[][] = [];
  const byes: string[] = [];
  for (let i = 0; i < field.length; i += 2) {
    const both = [field[i], field[i + 1]].filter((id): id is string => id !== undefined);
    // Whoever has left loses without a game; when both have, the better seed stands for them.
    const come = both.filter((id) => here.has(id));
    const [first] = come.length > 0 ? come : both;
    if (come.length === 2) boards.push(seated(come, played, tournament.plan.lot));
    else if (first !== undefined) byes.push(first);
  }
  return { boards, byes };
}

/** Seeds by their place in the tree: the first two can only meet at the end. */
function bracket(size: number): number[] {
  let places = [0];
  while (places.length < size) places = places.flatMap((seed) => [seed, places.length * 2 - 1 - seed]);
  return places;
}

function generator(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
