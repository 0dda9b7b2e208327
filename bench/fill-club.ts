import type { Sql } from '../packages/server/src/store/database';

export interface ClubSize {
  readonly persons: number;
  readonly games: number;
  /** The games that are played there, by their ids. */
  readonly kinds: readonly string[];
}

const DAY = 24 * 3_600_000;
/** Rows that one statement brings in: a statement for each takes minutes. */
const TOGETHER = 400;

type Cell = string | number;

/** Gathers rows of one table and writes many at once. */
function into(sql: Sql, table: string, columns: readonly string[]): { put(row: readonly Cell[]): Promise<void>; rest(): Promise<void> } {
  let rows: (readonly Cell[])[] = [];
  const write = async (): Promise<void> => {
    if (rows.length === 0) return;
    const marks = rows.map((row, r) => `(${row.map((_, c) => `$${r * columns.length + c + 1}`).join(', ')})`);
    await sql.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${marks.join(', ')}`, rows.flat());
    rows = [];
  };
  return {
    put: async (row) => {
      rows.push(row);
      if (rows.length === TOGETHER) await write();
    },
    rest: write,
  };
}

/** Fills the database as a club of some years would have: persons, tables with their summaries, results, ratings and their course. */
export async function fillClub(sql: Sql, { persons, games, kinds }: ClubSize): Promise<void> {
  const now = Date.now();
  const people = into(sql, 'players', ['id', 'name', 'likeness', 'created_at', 'seen_at', 'program', 'session', 'role', 'network']);
  const ratings = into(sql, 'ratings', ['player_id', 'game', 'mu', 'sigma', 'games']);
  for (let i = 0; i < persons; i++) {
    const role = i === 0 ? 'owner' : 'member';
    await people.put([`p-${i}-person`, `Person ${i}`, `person${i}`, now - 700 * DAY, now - i * 60_000, 0, 1, role, '203.0.113.9']);
    for (const kind of kinds) await ratings.put([`p-${i}-person`, kind, 20 + (i % 100) / 10, 3, 20]);
  }
  const tables = into(sql, 'tables', [
    'id',
    'game',
    'access',
    'spectators',
    'rated',
    'created_at',
    'updated_at',
    'ended_at',
    'status',
    'seq',
    'turn',
    'auto',
    'summary',
    'rating_done',
    'host',
    'counted',
  ]);
  const members = into(sql, 'members', ['player_id', 'table_id']);
  const results = into(sql, 'results', [
    'table_id',
    'seat',
    'player_id',
    'game',
    'seats',
    'rank',
    'total',
    'how',
    'rated',
    'public',
    'ended_at',
  ]);
  const courses = into(sql, 'rating_history', ['player_id', 'game', 'table_id', 'at', 'mu', 'sigma']);
  const level = new Map<string, number>();
  for (let g = 0; g < games; g++) {
    const id = `t-${g}-table`;
    const game = kinds[g % kinds.length] ?? '';
    const seats = 2 + (g % 3);
    const at = now - Math.floor(((games - g) / games) * 700 * DAY);
    // A few play much: the first hundred sit at half of all seats.
    const sitting = Array.from({ length: seats }, (_, s) =>
      (g * 7 + s * 13) % 2 === 0 ? (g * 31 + s * 17) % Math.min(100, persons) : (g * 101 + s * 997) % persons,
    );
    const players: number[] = [];
    for (const n of sitting) {
      let free = n;
      while (players.includes(free)) free = (free + 1) % persons;
      players.push(free);
    }
    const shown = players.map((n) => ({ kind: 'person', player: { id: `p-${n}-person`, name: `Person ${n}` } }));
    const ranks = players.map((_, s) => ((s + g) % seats) + 1);
    const summary = { seats: shown, clock: { kind: 'none' }, result: { ranks, totals: ranks.map((rank) => 90 - rank), how: 'played' } };
    const host = `p-${players[0]}-person`;
    await tables.put([id, game, 'open', 1, 1, at - DAY, at, at, 'over', 200, '[]', 0, JSON.stringify(summary), 1, host, 2]);
    for (const [s, n] of players.entries()) {
      const player = `p-${n}-person`;
      const rank = ranks[s] ?? 1;
      const mu = (level.get(player + game) ?? 22) + (rank === 1 ? 0.6 : -0.4);
      level.set(player + game, mu);
      await members.put([player, id]);
      await results.put([id, s, player, game, seats, rank, 90 - rank, 'played', 1, 1, at]);
      await courses.put([player, game, id, at, mu, 3]);
    }
  }
  const acts = into(sql, 'acts', ['id', 'at', 'by_id', 'by_name', 'act', 'target', 'detail']);
  for (let n = 0; n < 5_000; n++)
    await acts.put([`act-${n}`, now - n * 60_000, 'p-0-person', 'Person 0', 'settle', `Person ${n % persons}`, '']);
  for (const each of [people, ratings, tables, members, results, courses, acts]) await each.rest();
  await sql.run('ANALYZE');
}
