import type { SeatInfo } from '@quarterdeck/protocol';
import { maybeNum, num, text } from './columns';
import type { Database, Row, Sql } from './database';

export interface ResultRow {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly rank: number;
  readonly total: number;
  readonly endedAt: number;
}

export interface SeasonRow {
  readonly player: string;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  /** Wins that equal players would have. */
  readonly fair: number;
}

const SWEEP = 200;
const COUNTS = `how <> 'abandoned'`;
/** Games a day that count for a season. */
const A_DAY = 3;
/** Points for the first place, beside one for everybody behind. */
const FIRST = 3;

/** How finished games ended, one row for every seat: what player pages, leaderboards and statistics are made of. */
export class ResultStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Notes how a game ended, once, whoever asks and however often; false when there is nothing to note. */
  async count(table: string): Promise<boolean> {
    await this.#db.settle();
    return this.#db.transaction(async (sql) => {
      const first = await sql.run(`UPDATE tables SET counted = 1 WHERE id = $1 AND counted = 0 AND status = 'over'`, [table]);
      return first === 1 && (await note(sql, table));
    });
  }

  async uncounted(): Promise<string[]> {
    const rows = await this.#db.sql.all(`SELECT id FROM tables WHERE counted = 0 AND status = 'over' LIMIT ${SWEEP}`);
    return rows.map((row) => text(row, 'id'));
  }

  /** Games, wins and the mean place of a player, by game and number of seats. */
  async shares(player: string): Promise<{ game: string; seats: number; games: number; wins: number; place: number }[]> {
    const rows = await this.#db.sql.all(
      `SELECT game, seats, COUNT(*) AS games, SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS wins, SUM(rank) AS places
         FROM results WHERE player_id = $1 AND ${COUNTS} GROUP BY game, seats ORDER BY game, seats`,
      [player],
    );
    return rows.map((row) => ({
      game: text(row, 'game'),
      seats: num(row, 'seats'),
      games: num(row, 'games'),
      wins: num(row, 'wins'),
      place: num(row, 'places') / num(row, 'games'),
    }));
  }

  /** How often one was ahead of the other, by game. */
  async versus(one: string, other: string): Promise<{ game: string; games: number; ahead: number; behind: number }[]> {
    const rows = await this.#db.sql.all(
      `SELECT a.game, COUNT(*) AS games, SUM(CASE WHEN a.rank < b.rank THEN 1 ELSE 0 END) AS ahead,
              SUM(CASE WHEN a.rank > b.rank THEN 1 ELSE 0 END) AS behind
         FROM results a JOIN results b ON b.table_id = a.table_id AND b.player_id = $2
         WHERE a.player_id = $1 AND a.${COUNTS} GROUP BY a.game ORDER BY a.game`,
      [one, other],
    );
    return rows.map((row) => ({ game: text(row, 'game'), games: num(row, 'games'), ahead: num(row, 'ahead'), behind: num(row, 'behind') }));
  }

  /** The highest winning total of every game, of those that others may see. The plus keeps the planner with the player's index: nearly all games are public. */
  async best(player: string): Promise<ResultRow[]> {
    const rows = await this.#db.sql.all(
      `SELECT * FROM (SELECT table_id, game, seats, rank, total, ended_at,
                ROW_NUMBER() OVER (PARTITION BY game ORDER BY total DESC, ended_at DESC) AS nth
           FROM results WHERE player_id = $1 AND rank = 1 AND +public = 1 AND how = 'played') b WHERE nth = 1 ORDER BY ended_at DESC`,
      [player],
    );
    return rows.map(resultOf);
  }

  /** The newest games of a player that others may see. */
  async last(player: string, most: number): Promise<ResultRow[]> {
    const rows = await this.#db.sql.all(
      `SELECT table_id, game, seats, rank, total, ended_at FROM results WHERE player_id = $1 AND +public = 1 AND ${COUNTS}
         ORDER BY ended_at DESC LIMIT $2`,
      [player, most],
    );
    return rows.map(resultOf);
  }

  /** Finished games that everybody may see, oldest first, after the given one. */
  async publicGames(
    game: string | undefined,
    seats: number | undefined,
    rated: boolean,
    [at, id]: readonly [number, string],
    until: number,
  ): Promise<{ table: string; endedAt: number }[]> {
    const rows = await this.#db.sql.all(
      `SELECT table_id, ended_at FROM results WHERE public = 1 AND seat = 0 AND ended_at >= $1 AND (ended_at > $1 OR table_id > $2)
         AND ended_at < $3 AND ($4 = '' OR game = $4) AND ($5 = 0 OR seats = $5) AND rated >= $6 AND ${COUNTS}
         ORDER BY ended_at, table_id LIMIT ${SWEEP}`,
      [at, id, until, game ?? '', seats ?? 0, rated ? 1 : 0],
    );
    return rows.map((row) => ({ table: text(row, 'table_id'), endedAt: num(row, 'ended_at') }));
  }

  /** The ranks of the last games of each of these, newest first. */
  async form(players: readonly string[], game: string, most: number): Promise<Map<string, number[]>> {
    const found = new Map<string, number[]>();
    if (players.length === 0) return found;
    const places = players.map((_, i) => `$${i + 3}`).join(', ');
    const rows = await this.#db.sql.all(
      `SELECT player_id, rank, nth FROM (SELECT player_id, rank, ROW_NUMBER() OVER (PARTITION BY player_id ORDER BY ended_at DESC) AS nth
           FROM results WHERE game = $1 AND ${COUNTS} AND player_id IN (${places})) f WHERE nth <= $2 ORDER BY player_id, nth`,
      [game, most, ...players],
    );
    for (const row of rows) found.set(text(row, 'player_id'), [...(found.get(text(row, 'player_id')) ?? []), num(row, 'rank')]);
    return found;
  }

  /** A season of a game: of every day the first few rated games count. Best first. */
  async season(game: string, from: number, to: number): Promise<SeasonRow[]> {
    const rows = await this.#db.sql.all(
      `SELECT player_id, SUM(seats - rank + CASE WHEN rank = 1 THEN ${FIRST} ELSE 0 END) AS points, COUNT(*) AS games,
              SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS wins, SUM(1.0 / seats) AS fair
         FROM (SELECT player_id, seats, rank, ROW_NUMBER() OVER (PARTITION BY player_id, ended_at / 86400000 ORDER BY ended_at, table_id) AS nth
                 FROM results WHERE game = $1 AND rated = 1 AND ended_at >= $2 AND ended_at < $3 AND player_id IS NOT NULL AND ${COUNTS}) r
         WHERE nth <= ${A_DAY} GROUP BY player_id ORDER BY points DESC, games, player_id`,
      [game, from, to],
    );
    return rows.map((row) => ({
      player: text(row, 'player_id'),
      points: num(row, 'points'),
      games: num(row, 'games'),
      wins: num(row, 'wins'),
      fair: num(row, 'fair'),
    }));
  }
}

async function note(sql: Sql, table: string): Promise<boolean> {
  const [row] = await sql.all('SELECT game, access, spectators, rated, ended_at, updated_at, summary FROM tables WHERE id = $1', [table]);
  if (row === undefined) return false;
  // Written by `headOf`.
  const { seats = [], result } = JSON.parse(text(row, 'summary')) as {
    readonly seats?: readonly SeatInfo[];
    readonly result?: { readonly ranks: readonly number[]; readonly totals: readonly number[]; readonly how: string };
  };
  // A game that was brought in as a file was not played here.
  if (result === undefined || seats.some(({ player }) => player?.id.startsWith('file-seat-') === true)) return false;
  const isPublic = text(row, 'access') === 'open' && num(row, 'spectators') === 1;
  for (const [seat, { player, kind, level }] of seats.entries()) {
    await sql.run(
      `INSERT INTO results (table_id, seat, player_id, level, game, seats, rank, total, how, rated, public, ended_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
      [
        table,
        seat,
        player?.id,
        kind === 'bot' ? level : undefined,
        text(row, 'game'),
        seats.length,
        result.ranks[seat] ?? seats.length,
        result.totals[seat] ?? 0,
        result.how,
        num(row, 'rated'),
        isPublic ? 1 : 0,
        maybeNum(row, 'ended_at') ?? num(row, 'updated_at'),
      ],
    );
  }
  return true;
}

function resultOf(row: Row): ResultRow {
  return {
    table: text(row, 'table_id'),
    game: text(row, 'game'),
    seats: num(row, 'seats'),
    rank: num(row, 'rank'),
    total: num(row, 'total'),
    endedAt: num(row, 'ended_at'),
  };
}

/** What one person has to do with another: follows, blocks, or has noted. */
export interface Ties {
  readonly follow: boolean;
  readonly block: boolean;
  readonly note: string;
}

export class TieStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async of(player: string, other: string): Promise<Ties> {
    const rows = await this.#db.sql.all('SELECT kind, text FROM ties WHERE player_id = $1 AND other_id = $2', [player, other]);
    const has = (kind: string): Row | undefined => rows.find((row) => text(row, 'kind') === kind);
    const noted = has('note');
    return { follow: has('follow') !== undefined, block: has('block') !== undefined, note: noted === undefined ? '' : text(noted, 'text') };
  }

  /** An empty text unties. */
  async set(player: string, other: string, kind: 'follow' | 'block' | 'note', said: string, at: number): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await sql.run('DELETE FROM ties WHERE player_id = $1 AND other_id = $2 AND kind = $3', [player, other, kind]);
      if (said !== '') {
        await sql.run('INSERT INTO ties (player_id, other_id, kind, text, at) VALUES ($1, $2, $3, $4, $5)', [
          player,
          other,
          kind,
          said,
          at,
        ]);
      }
    });
  }

  async followed(player: string): Promise<{ id: string; name: string; seenAt: number }[]> {
    const rows = await this.#db.sql.all(
      `SELECT p.id, p.name, p.seen_at FROM ties t JOIN players p ON p.id = t.other_id
         WHERE t.player_id = $1 AND t.kind = 'follow' ORDER BY p.seen_at DESC LIMIT 200`,
      [player],
    );
    return rows.map((row) => ({ id: text(row, 'id'), name: text(row, 'name'), seenAt: num(row, 'seen_at') }));
  }

  async blockedBy(player: string): Promise<string[]> {
    const rows = await this.#db.sql.all(`SELECT other_id FROM ties WHERE player_id = $1 AND kind = 'block' LIMIT 1000`, [player]);
    return rows.map((row) => text(row, 'other_id'));
  }

  /** Whether one of these wants nothing to do with somebody. */
  async isBlocked(player: string, by: readonly string[]): Promise<boolean> {
    const others = by.filter((id) => id !== player);
    if (others.length === 0) return false;
    const places = others.map((_, i) => `$${i + 2}`).join(', ');
    const rows = await this.#db.sql.all(
      `SELECT 1 AS one FROM ties WHERE other_id = $1 AND kind = 'block' AND player_id IN (${places}) LIMIT 1`,
      [player, ...others],
    );
    return rows.length > 0;
  }
}
