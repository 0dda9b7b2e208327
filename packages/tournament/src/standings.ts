import { type Board, lotOf, type Tournament } from './tournament';

export interface Standing {
  readonly id: string;
  /** Equal only where not even the lot decides. */
  readonly rank: number;
  readonly points: number;
  /** In their order: opponents' points (Buchholz) or points of those beaten (Sonneborn-Berger); then the share of all points made at one's tables. */
  readonly ties: readonly number[];
  /** Which figure put this one before the next: 0 the points, 1 and 2 a tie-break, 3 the lot; in a knock-out the round reached. */
  readonly decidedBy: number;
  /** How often first, second … */
  readonly places: readonly number[];
  readonly played: number;
}

/** What each rank is worth at a table of so many: a point for a win of two, else one for everybody behind and one for coming. Equal ranks share. */
export function pointsOf(ranks: readonly number[]): number[] {
  const seats = ranks.length;
  const worth = (place: number): number => (seats === 2 ? 2 - place : seats + 1 - place);
  return ranks.map((rank) => {
    const before = ranks.filter((other) => other < rank).length;
    const same = ranks.filter((other) => other === rank).length;
    let sum = 0;
    for (let place = before + 1; place <= before + same; place++) sum += worth(place);
    return sum / same;
  });
}

/** A bye is worth a win of two, and the middle of a larger table. */
function byePoints(seats: number): number {
  return seats === 2 ? 1 : (seats + 1) / 2;
}

interface Tally {
  points: number;
  share: number;
  played: number;
  readonly places: number[];
  readonly met: { readonly id: string; readonly won: number }[];
}

/** Everybody's points and what decides between equals, best first. */
export function standings(tournament: Tournament): Standing[] {
  return tournament.plan.format === 'knockout' ? knockoutStandings(tournament) : pointStandings(tournament);
}

function tallies(tournament: Tournament): Map<string, Tally> {
  const { seats } = tournament.plan;
  const all = new Map<string, Tally>();
  for (const id of tournament.entrants.keys()) {
    all.set(id, { points: 0, share: 0, played: 0, places: new Array<number>(seats).fill(0), met: [] });
  }
  for (const { boards, byes } of tournament.rounds) {
    for (const id of byes) {
      const tally = all.get(id);
      if (tally !== undefined) tally.points += byePoints(seats);
    }
    for (const board of boards) take(all, board);
  }
  return all;
}

function take(all: Map<string, Tally>, { players, result }: Board): void {
  if (result === undefined || result.void === true) return;
  const points = pointsOf(result.ranks);
  const made = result.totals.reduce((sum, total) => sum + Math.max(0, total), 0);
  players.forEach((id, seat) => {
    const tally = all.get(id);
    const rank = result.ranks[seat] ?? players.length;
    if (tally === undefined) return;
    tally.points += points[seat] ?? 0;
    tally.played++;
    tally.places[rank - 1] = (tally.places[rank - 1] ?? 0) + 1;
    tally.share += made === 0 ? 1 / players.length : Math.max(0, result.totals[seat] ?? 0) / made;
    players.forEach((other, place) => {
      if (place === seat) return;
      const theirs = result.ranks[place] ?? players.length;
      tally.met.push({ id: other, won: theirs > rank ? 1 : theirs === rank ? 0.5 : 0 });
    });
  });
}

function pointStandings(tournament: Tournament): Standing[] {
  const { format, lot } = tournament.plan;
  const all = tallies(tournament);
  const pointsBy = (id: string): number => all.get(id)?.points ?? 0;
  const rows = [...all].map(([id, { points, share, played, places, met }]) => {
    const first = met.reduce((sum, { id: other, won }) => sum + pointsBy(other) * (format === 'swiss' ? 1 : won), 0);
    return { id, points, ties: [first, played === 0 ? 0 : share / played], places, played };
  });
  type Row = (typeof rows)[number];
  const figures: readonly ((row: Row) => number)[] = [
    (row) => row.points,
    (row) => row.ties[0] ?? 0,
    (row) => row.ties[1] ?? 0,
    (row) => -lotOf(lot, row.id),
  ];
  const decides = (a: Row, b: Row): number => figures.findIndex((figure) => Math.abs(figure(a) - figure(b)) > 1e-9);
  rows.sort((a, b) => {
    const figure = figures[decides(a, b)];
    return figure === undefined ? 0 : figure(b) - figure(a);
  });
  return rows.map((row, i) => {
    const next = rows[i + 1];
    return { ...row, rank: i + 1, decidedBy: next === undefined ? 0 : Math.max(0, decides(row, next)) };
  });
}

/** Of a knock-out: who lasts longer stands before; those who went out in the same round share their place. */
function knockoutStandings(tournament: Tournament): Standing[] {
  const all = tallies(tournament);
  const seeds = tournament.seeds.map(({ id }) => id);
  const lasted = new Map(seeds.map((id) => [id, 0]));
  tournament.rounds.forEach(({ boards, byes }, round) => {
    for (const id of [...byes, ...boards.flatMap(({ players }) => players)]) lasted.set(id, round + 1);
  });
  const last = tournament.rounds.at(-1);
  if (tournament.status === 'over' && last !== undefined) {
    for (const { winner } of matchesOf(last.boards, seeds)) if (winner !== undefined) lasted.set(winner, tournament.rounds.length + 1);
  }
  const reached = (id: string): number => lasted.get(id) ?? 0;
  const order = [...seeds].sort((a, b) => reached(b) - reached(a) || seeds.indexOf(a) - seeds.indexOf(b));
  return order.map((id) => {
    const tally = all.get(id);
    return {
      id,
      rank: 1 + order.filter((other) => reached(other) > reached(id)).length,
      points: tally?.points ?? 0,
      ties: [reached(id)],
      decidedBy: 1,
      places: tally?.places ?? [],
      played: tally?.played ?? 0,
    };
  });
}

export interface Match {
  readonly players: readonly [string, string];
  readonly games: readonly Board[];
  /** Undefined while it is not decided. */
  readonly winner: string | undefined;
  /** Drawn once: the seats are exchanged for another game. */
  readonly again: boolean;
}

/** The games of a knock-out's round by who plays whom. After two drawn games the better seed goes on. */
export function matchesOf(boards: readonly Board[], seeds: readonly string[]): Match[] {
  const byPair = new Map<string, Board[]>();
  for (const board of boards) {
    const key = [...board.players].sort().join(' ');
    byPair.set(key, [...(byPair.get(key) ?? []), board]);
  }
  return [...byPair.values()].map((games) => {
    const [a = '', b = ''] = games[0]?.players ?? [];
    const better = seeds.indexOf(a) <= seeds.indexOf(b) ? a : b;
    if (games.some(({ result }) => result === undefined)) return { players: [a, b], games, winner: undefined, again: false };
    let lead = 0;
    for (const { players, result } of games) {
      if (result === undefined || result.void === true) continue;
      const [first = 0, second = 0] = result.ranks;
      lead += Math.sign(second - first) * (players[0] === a ? 1 : -1);
    }
    if (lead !== 0) return { players: [a, b], games, winner: lead > 0 ? a : b, again: false };
    return games.length < 2
      ? { players: [a, b], games, winner: undefined, again: true }
      : { players: [a, b], games, winner: better, again: false };
  });
}
