import type { Store } from '../store';
import { text } from '../store/columns';
import type { PlayerRecord } from '../store/people';
import { summaryOf } from '../tables/head';

/** Secrets are kept as hashes, which help nobody; they are left out. */
export async function keptOf(store: Store, player: PlayerRecord): Promise<Record<string, unknown>> {
  const { sql } = store.db;
  const of = (query: string): Promise<unknown[]> => sql.all(query, [player.id]);
  const tables = await sql.all('SELECT table_id FROM members WHERE player_id = $1 ORDER BY table_id', [player.id]);
  const games = [];
  for (const row of tables) {
    const record = await store.tables.get(text(row, 'table_id'));
    if (record !== undefined) games.push(summaryOf(record, player.id));
  }
  return {
    player,
    ratings: await of('SELECT game, mu, sigma, games FROM ratings WHERE player_id = $1 ORDER BY game'),
    games,
    results: await of('SELECT table_id, game, seats, rank, total, ended_at FROM results WHERE player_id = $1 ORDER BY ended_at'),
    ratingHistory: await of('SELECT game, at, mu, sigma FROM rating_history WHERE player_id = $1 ORDER BY at'),
    ties: await of('SELECT other_id, kind, text, at FROM ties WHERE player_id = $1 ORDER BY at'),
    passkeys: await of('SELECT id, created_at, used_at FROM passkeys WHERE player_id = $1 ORDER BY created_at'),
    talk: await of('SELECT table_id, at, text FROM chat WHERE player_id = $1 ORDER BY at'),
    notices: await of('SELECT settings FROM notify_settings WHERE player_id = $1'),
    holiday: await of('SELECT away_until FROM players WHERE id = $1 AND away_until IS NOT NULL'),
    mail: await of('SELECT address, settings, confirmed_at, sent_at, failure FROM mail_addresses WHERE player_id = $1'),
    letters: await of('SELECT letter, at, due_at FROM letters WHERE player_id = $1 ORDER BY at'),
    browsers: await of('SELECT endpoint FROM push_subscriptions WHERE player_id = $1'),
    asked: await of('SELECT table_id, by_id, at FROM asks WHERE player_id = $1 ORDER BY at'),
    readyToPlay: await of('SELECT wish, since FROM wishes WHERE player_id = $1'),
    reportsMade: await of('SELECT at, kind, table_id, text FROM reports WHERE by_id = $1 ORDER BY at'),
    reportsAbout: await of('SELECT at, kind, said, settled_at FROM reports WHERE about_id = $1 ORDER BY at'),
    bans: await of('SELECT kind, reason, at, until FROM bans WHERE player_id = $1 ORDER BY at'),
    acts: await of('SELECT at, act, target, detail FROM acts WHERE by_id = $1 ORDER BY at'),
  };
}
