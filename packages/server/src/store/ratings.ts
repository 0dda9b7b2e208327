import { displayRating, doubtOf, type RatedResult, type Rating, rate } from '../ratings';
import { num, text } from './columns';
import type { Database, Row, Sql } from './database';

/** How strong players are, per game. */
export class RatingStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Books a finished game once, whoever asks and however often. */
  async book(table: string, game: string, result: RatedResult, at: number): Promise<void> {
    await this.#db.transaction(async (sql) => {
      const first = await sql.run('UPDATE tables SET rating_done = 1 WHERE id = $1 AND rating_done = 0', [table]);
      if (first === 0) return;
      const before = new Map<string, Rating>();
      // In one order, so that two games of the same players cannot wait for each other.
      for (const player of [...new Set(result.players)].sort()) {
        const known = await this.#ofGame(sql, player, game);
        if (known !== undefined) before.set(player, known);
      }
      for (const [player, { mu, sigma, games }] of rate(before, result)) {
        await sql.run(
          `INSERT INTO ratings (player_id, game, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (player_id, game) DO UPDATE SET mu = EXCLUDED.mu, sigma = EXCLUDED.sigma, games = EXCLUDED.games`,
          [player, game, mu, sigma, games],
        );
        await sql.run(
          'INSERT INTO rating_history (player_id, game, table_id, at, mu, sigma) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING',
          [player, game, table, at, mu, sigma],
        );
      }
    });
  }

  async of(player: string): Promise<ReadonlyMap<string, Rating>> {
    const rows = await this.#db.sql.all('SELECT game, mu, sigma, games FROM ratings WHERE player_id = $1 ORDER BY game', [player]);
    return new Map(rows.map((row) => [text(row, 'game'), rating(row)]));
  }

  /** The ratings of several players in one game. */
  async ofAll(players: readonly string[], game: string): Promise<Map<string, Rating>> {
    if (players.length === 0) return new Map();
    const places = players.map((_, i) => `$${i + 2}`).join(', ');
    const rows = await this.#db.sql.all(`SELECT player_id, mu, sigma, games FROM ratings WHERE game = $1 AND player_id IN (${places})`, [
      game,
      ...players,
    ]);
    return new Map(rows.map((row) => [text(row, 'player_id'), rating(row)]));
  }

  /** How many stand before such a rating, and one. */
  async place(game: string, { mu, sigma }: Rating): Promise<number> {
    const [row] = await this.#db.sql.all('SELECT COUNT(*) AS n FROM ratings WHERE game = $1 AND mu - 3 * sigma > $2', [
      game,
      mu - 3 * sigma,
    ]);
    return 1 + (row === undefined ? 0 : num(row, 'n'));
  }

  /** The course of a player's ratings, by game. */
  async history(player: string): Promise<Map<string, { at: number; points: number; doubt: number }[]>> {
    const rows = await this.#db.sql.all('SELECT game, at, mu, sigma FROM rating_history WHERE player_id = $1 ORDER BY at', [player]);
    const found = new Map<string, { at: number; points: number; doubt: number }[]>();
    for (const row of rows) {
      const then = { mu: num(row, 'mu'), sigma: num(row, 'sigma'), games: 0 };
      const point = { at: num(row, 'at'), points: displayRating(then).points, doubt: doubtOf(then) };
      const known = found.get(text(row, 'game'));
      if (known === undefined) found.set(text(row, 'game'), [point]);
      else known.push(point);
    }
    return found;
  }

  async best(game: string): Promise<{ id: string; name: string; program: boolean; rating: Rating }[]> {
    const rows = await this.#db.sql.all(
      `SELECT p.id, p.name, p.program, r.mu, r.sigma, r.games FROM ratings r JOIN players p ON p.id = r.player_id
         WHERE r.game = $1 ORDER BY r.mu - 3 * r.sigma DESC LIMIT 100`,
      [game],
    );
    return rows.map((row) => ({
      id: text(row, 'id'),
      name: text(row, 'name'),
      program: num(row, 'program') === 1,
      rating: rating(row),
    }));
  }

  async unbooked(): Promise<string[]> {
    const rows = await this.#db.sql.all(`SELECT id FROM tables WHERE status = 'over' AND rated = 1 AND rating_done = 0 LIMIT 200`);
    return rows.map((row) => text(row, 'id'));
  }

  async #ofGame(sql: Sql, player: string, game: string): Promise<Rating | undefined> {
    const lock = this.#db.kind === 'postgres' ? ' FOR UPDATE' : '';
    const [row] = await sql.all(`SELECT mu, sigma, games FROM ratings WHERE player_id = $1 AND game = $2${lock}`, [player, game]);
    return row === undefined ? undefined : rating(row);
  }
}

function rating(row: Row): Rating {
  return { mu: num(row, 'mu'), sigma: num(row, 'sigma'), games: num(row, 'games') };
}
