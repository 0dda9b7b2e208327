import { type RatedResult, type Rating, rate } from '../ratings';
import { num, text } from './columns';
import type { Database, Row, Sql } from './database';

/** How strong players are, per game. */
export class RatingStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Books a finished game once, whoever asks and however often. */
  async book(table: string, game: string, result: RatedResult): Promise<void> {
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
      }
    });
  }

  async of(player: string): Promise<ReadonlyMap<string, Rating>> {
    const rows = await this.#db.sql.all('SELECT game, mu, sigma, games FROM ratings WHERE player_id = $1 ORDER BY game', [player]);
    return new Map(rows.map((row) => [text(row, 'game'), rating(row)]));
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
