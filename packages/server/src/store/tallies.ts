import type { StatisticsRow } from '@quarterdeck/protocol';
import type { Facts } from '../statistics/facts';
import { maybeText, num, text } from './columns';
import type { Database, Row, Sql, Value } from './database';

const SWEEP = 50;

interface Tally {
  readonly what: StatisticsRow['what'];
  readonly key: string;
  readonly wins?: number;
  readonly total?: number;
  readonly say?: string;
}

/** Sums over finished games, kept up game by game: a page reads sums and never games. */
export class TallyStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Finished games whose results are noted, but not what was chosen in them. */
  async waiting(): Promise<string[]> {
    const rows = await this.#db.sql.all(`SELECT id FROM tables WHERE counted = 1 AND status = 'over' LIMIT ${SWEEP}`);
    return rows.map((row) => text(row, 'id'));
  }

  /** Adds a game once, whoever asks and however often; without facts it is only ticked off. */
  add(table: string, facts: Facts | undefined): Promise<void> {
    return this.#db.transaction(async (sql) => {
      const first = await sql.run('UPDATE tables SET counted = 2 WHERE id = $1 AND counted = 1', [table]);
      if (first !== 1 || facts === undefined) return;
      await put(sql, facts, together(talliesOf(facts)));
    });
  }

  async of(game: string, seats: number, persons: boolean): Promise<StatisticsRow[]> {
    const only = persons ? 'AND persons = 1' : '';
    const rows = await this.#db.sql.all(
      `SELECT what, item, SUM(games) AS games, SUM(wins) AS wins, SUM(total) AS total, MAX(say) AS say
         FROM tallies WHERE game = $1 AND seats = $2 ${only} GROUP BY what, item ORDER BY what, item`,
      [game, seats],
    );
    return rows.map(rowOf);
  }
}

function* talliesOf({ how, moves, minutes, players, sources }: Facts): Generator<Tally> {
  yield { what: 'game', key: '', total: moves };
  yield { what: 'how', key: how };
  yield { what: 'moves', key: String(Math.floor(moves / 10) * 10) };
  if (minutes !== undefined) yield { what: 'minutes', key: String(Math.floor(minutes / 10) * 10), total: minutes };
  for (const [seat, { won, opening, choices }] of players.entries()) {
    yield { what: 'seat', key: String(seat), wins: won };
    if (opening !== undefined) yield { what: 'opening', key: opening.text, wins: won, say: JSON.stringify(opening.say) };
    for (const { text: key, say } of choices) yield { what: 'choice', key, wins: won, say: JSON.stringify(say) };
  }
  for (const { item, first, others } of sources) yield { what: 'source', key: item, wins: first, total: others };
}

/** One row for what several players did alike, in one order, so that nodes cannot wait for each other in a circle. */
function together(tallies: Iterable<Tally>): (Tally & { readonly games: number })[] {
  const rows = new Map<string, Tally & { readonly games: number }>();
  for (const tally of tallies) {
    const name = `${tally.what} ${tally.key}`;
    const { games = 0, wins = 0, total = 0 } = rows.get(name) ?? {};
    rows.set(name, { ...tally, games: games + 1, wins: wins + (tally.wins ?? 0), total: total + (tally.total ?? 0) });
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** All in one statement: a game has some thirty of them, and a round trip each costs the database more than its moves. */
async function put(sql: Sql, { game, seats, persons }: Facts, rows: readonly (Tally & { readonly games: number })[]): Promise<void> {
  const values: Value[] = [game, seats, persons ? 1 : 0];
  const places = rows.map(({ what, key, games, wins, total, say }) => {
    const from = values.push(what, key, games, wins, total, say) - 5;
    return `($1, $2, $3, $${from}, $${from + 1}, $${from + 2}, $${from + 3}, $${from + 4}, $${from + 5})`;
  });
  await sql.run(
    `INSERT INTO tallies (game, seats, persons, what, item, games, wins, total, say) VALUES ${places.join(', ')}
     ON CONFLICT (game, seats, persons, what, item) DO UPDATE SET games = tallies.games + EXCLUDED.games,
       wins = tallies.wins + EXCLUDED.wins, total = tallies.total + EXCLUDED.total`,
    values,
  );
}

function rowOf(row: Row): StatisticsRow {
  const say = maybeText(row, 'say');
  return {
    // Written by `put`.
    what: text(row, 'what') as StatisticsRow['what'],
    key: text(row, 'item'),
    games: num(row, 'games'),
    wins: num(row, 'wins'),
    total: num(row, 'total'),
    ...(say === undefined ? {} : { say: JSON.parse(say) as NonNullable<StatisticsRow['say']> }),
  };
}
