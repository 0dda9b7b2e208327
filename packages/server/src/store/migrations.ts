import { likeness } from '../people/likeness';
import { text } from './columns';
import type { Sql } from './database';
import { freeName } from './people';

/** Fills new columns with what older rows say elsewhere. */
type Fill = (sql: Sql) => Promise<void>;

/**
 * The schema as a list of steps, each applied once and in order; a step that has been released is
 * never changed. The types mean the same to both databases.
 */
const STEPS: readonly (readonly (string | Fill)[])[] = [
  [
    'CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE players (
       id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL,
       program INTEGER NOT NULL, token_hash TEXT UNIQUE, recovery_hash TEXT UNIQUE, session INTEGER NOT NULL)`,
    `CREATE TABLE tables (
       id TEXT PRIMARY KEY, game TEXT NOT NULL, access TEXT NOT NULL, spectators INTEGER NOT NULL, rated INTEGER NOT NULL,
       created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL, started_at BIGINT, ended_at BIGINT, due_at BIGINT,
       status TEXT NOT NULL, seq INTEGER NOT NULL, turn TEXT NOT NULL, auto INTEGER NOT NULL,
       summary TEXT NOT NULL, invite TEXT, webhook TEXT, rating_done INTEGER NOT NULL)`,
    'CREATE INDEX tables_lobby ON tables (status, access, updated_at)',
    'CREATE INDEX tables_due ON tables (due_at)',
    'CREATE INDEX tables_auto ON tables (auto, updated_at)',
    'CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL)',
    `CREATE TABLE log (
       table_id TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, cmd TEXT, entry TEXT NOT NULL,
       PRIMARY KEY (table_id, seq))`,
    'CREATE TABLE members (player_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player_id, table_id))',
    'CREATE INDEX members_table ON members (table_id)',
    `CREATE TABLE chat (
       table_id TEXT NOT NULL, id INTEGER NOT NULL, at BIGINT NOT NULL, cmd TEXT NOT NULL,
       player_id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
       PRIMARY KEY (table_id, id), UNIQUE (table_id, cmd))`,
    'CREATE TABLE plans (table_id TEXT NOT NULL, seat INTEGER NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (table_id, seat))',
    `CREATE TABLE ratings (
       player_id TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,
       PRIMARY KEY (player_id, game))`,
    'CREATE TABLE notify_settings (player_id TEXT PRIMARY KEY, settings TEXT NOT NULL, health TEXT NOT NULL)',
    `CREATE TABLE push_subscriptions (
       player_id TEXT NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, PRIMARY KEY (player_id, endpoint))`,
    'CREATE TABLE notice_turns (turn_key TEXT PRIMARY KEY, ended_at BIGINT)',
    'CREATE TABLE notices (id TEXT PRIMARY KEY, turn_key TEXT NOT NULL, due_at BIGINT NOT NULL, waiting TEXT NOT NULL)',
    'CREATE INDEX notices_due ON notices (due_at)',
    'CREATE INDEX notices_turn ON notices (turn_key)',
  ],
  ['ALTER TABLE tables ADD COLUMN host TEXT', fillHosts, 'CREATE INDEX tables_host ON tables (host, status)'],
  // Where persons move, nobody asks it: their moves need not keep it up.
  ['DROP INDEX tables_auto', 'CREATE INDEX tables_auto ON tables (updated_at) WHERE auto = 1'],
  ['CREATE INDEX chat_at ON chat (at)', 'CREATE INDEX players_seen ON players (seen_at)'],
  // Names are unique by what they look like; whoever has none any more is nobody's double.
  ['ALTER TABLE players ADD COLUMN likeness TEXT', 'CREATE UNIQUE INDEX players_likeness ON players (likeness)', tellApart],
  [
    `ALTER TABLE players ADD COLUMN role TEXT NOT NULL DEFAULT 'guest'`,
    'ALTER TABLE players ADD COLUMN network TEXT',
    'ALTER TABLE players ADD COLUMN device TEXT',
    'CREATE INDEX players_role ON players (role)',
    'CREATE INDEX players_network ON players (network, created_at)',
    'CREATE INDEX players_device ON players (device)',
    'CREATE INDEX players_name ON players (name)',
    `CREATE TABLE bans (
       id TEXT PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, player_id TEXT, reason TEXT NOT NULL,
       by_name TEXT NOT NULL, at BIGINT NOT NULL, until BIGINT)`,
    `CREATE TABLE reports (
       id TEXT PRIMARY KEY, at BIGINT NOT NULL, by_id TEXT, about_id TEXT, kind TEXT NOT NULL, table_id TEXT, line INTEGER,
       said TEXT, text TEXT NOT NULL, settled_at BIGINT, settled_by TEXT)`,
    'CREATE INDEX reports_open ON reports (settled_at, at)',
    'CREATE INDEX reports_about ON reports (about_id)',
    `CREATE TABLE acts (
       id TEXT PRIMARY KEY, at BIGINT NOT NULL, by_id TEXT NOT NULL, by_name TEXT NOT NULL, act TEXT NOT NULL,
       target TEXT NOT NULL, detail TEXT NOT NULL)`,
    'CREATE INDEX acts_at ON acts (at, id)',
    `CREATE TABLE invitations (
       id TEXT PRIMARY KEY, code_hash TEXT NOT NULL UNIQUE, by_name TEXT NOT NULL, at BIGINT NOT NULL, uses_left INTEGER NOT NULL, until BIGINT)`,
    'CREATE INDEX tables_created ON tables (status, created_at, id)',
    'CREATE INDEX tables_all ON tables (created_at, id)',
    'CREATE INDEX chat_player ON chat (player_id)',
  ],
  [
    'CREATE TABLE tournaments (id TEXT PRIMARY KEY, status TEXT NOT NULL, created_at BIGINT NOT NULL, starts_at BIGINT, summary TEXT NOT NULL)',
    'CREATE INDEX tournaments_created ON tournaments (created_at, id)',
    'CREATE INDEX tournaments_status ON tournaments (status, created_at)',
    `CREATE TABLE tournament_log (
       tournament_id TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (tournament_id, seq))`,
    // 1: the results are noted; 2: what was chosen is in the tallies.
    'ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0',
    `CREATE INDEX tables_uncounted ON tables (counted) WHERE status = 'over' AND counted < 2`,
    `CREATE TABLE results (
       table_id TEXT NOT NULL, seat INTEGER NOT NULL, player_id TEXT, level TEXT, game TEXT NOT NULL, seats INTEGER NOT NULL,
       rank INTEGER NOT NULL, total DOUBLE PRECISION NOT NULL, how TEXT NOT NULL, rated INTEGER NOT NULL, public INTEGER NOT NULL,
       ended_at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX results_player ON results (player_id, ended_at)',
    'CREATE INDEX results_season ON results (game, rated, ended_at)',
    'CREATE INDEX results_public ON results (public, seat, ended_at, table_id)',
    `CREATE TABLE rating_history (
       player_id TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL, mu DOUBLE PRECISION NOT NULL,
       sigma DOUBLE PRECISION NOT NULL, PRIMARY KEY (player_id, game, table_id))`,
    'CREATE INDEX rating_history_at ON rating_history (player_id, at)',
    `CREATE TABLE ties (
       player_id TEXT NOT NULL, other_id TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL,
       PRIMARY KEY (player_id, other_id, kind))`,
    'CREATE INDEX ties_other ON ties (other_id, kind)',
    `CREATE TABLE tallies (
       game TEXT NOT NULL, seats INTEGER NOT NULL, persons INTEGER NOT NULL, what TEXT NOT NULL, item TEXT NOT NULL, games INTEGER NOT NULL,
       wins DOUBLE PRECISION NOT NULL, total DOUBLE PRECISION NOT NULL, say TEXT, PRIMARY KEY (game, seats, persons, what, item))`,
    `CREATE TABLE passkeys (
       id TEXT PRIMARY KEY, player_id TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL, transports TEXT NOT NULL,
       created_at BIGINT NOT NULL, used_at BIGINT)`,
    'CREATE INDEX passkeys_player ON passkeys (player_id)',
    'CREATE TABLE spent (key TEXT PRIMARY KEY, until BIGINT NOT NULL)',
  ],
  [
    `CREATE TABLE asks (
       table_id TEXT NOT NULL, player_id TEXT NOT NULL, by_id TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, player_id))`,
    'CREATE INDEX asks_player ON asks (player_id)',
    'CREATE TABLE wishes (player_id TEXT PRIMARY KEY, wish TEXT NOT NULL, since BIGINT NOT NULL)',
  ],
  [
    `CREATE TABLE mail_addresses (
       player_id TEXT PRIMARY KEY, address TEXT NOT NULL, settings TEXT NOT NULL, confirm_hash TEXT NOT NULL, confirm_until BIGINT NOT NULL,
       confirmed_at BIGINT, stop_token TEXT NOT NULL, sent_at BIGINT, failure TEXT)`,
    'CREATE UNIQUE INDEX mail_addresses_confirm ON mail_addresses (confirm_hash)',
    'CREATE UNIQUE INDEX mail_addresses_stop ON mail_addresses (stop_token)',
    `CREATE TABLE letters (
       id TEXT PRIMARY KEY, player_id TEXT NOT NULL, letter TEXT NOT NULL, at BIGINT NOT NULL, due_at BIGINT, attempts INTEGER NOT NULL)`,
    'CREATE INDEX letters_due ON letters (due_at) WHERE due_at IS NOT NULL',
    'CREATE INDEX letters_player ON letters (player_id)',
  ],
  ['ALTER TABLE players ADD COLUMN away_until BIGINT'],
];

/** Every table with its primary key, in the order in which a copy is read and written. */
export const DATA_TABLES: readonly (readonly [table: string, key: string])[] = [
  ['meta', 'key'],
  ['players', 'id'],
  ['tables', 'id'],
  ['seeds', 'table_id'],
  ['log', 'table_id, seq'],
  ['members', 'player_id, table_id'],
  ['chat', 'table_id, id'],
  ['plans', 'table_id, seat'],
  ['ratings', 'player_id, game'],
  ['notify_settings', 'player_id'],
  ['push_subscriptions', 'player_id, endpoint'],
  ['notice_turns', 'turn_key'],
  ['notices', 'id'],
  ['bans', 'id'],
  ['reports', 'id'],
  ['acts', 'id'],
  ['invitations', 'id'],
  ['tournaments', 'id'],
  ['tournament_log', 'tournament_id, seq'],
  ['results', 'table_id, seat'],
  ['rating_history', 'player_id, game, table_id'],
  ['ties', 'player_id, other_id, kind'],
  ['tallies', 'game, seats, persons, what, item'],
  ['passkeys', 'id'],
  ['spent', 'key'],
  ['asks', 'table_id, player_id'],
  ['wishes', 'player_id'],
  ['mail_addresses', 'player_id'],
  ['letters', 'id'],
];

/** The host of a table stands in the first entry of its log. */
async function fillHosts(sql: Sql): Promise<void> {
  for (const row of await sql.all('SELECT table_id, entry FROM log WHERE seq = 1')) {
    // Written by the server when the table was opened.
    const { setup } = JSON.parse(text(row, 'entry')) as { setup?: { host?: string } };
    await sql.run('UPDATE tables SET host = $2 WHERE id = $1', [text(row, 'table_id'), setup?.host]);
  }
}

/** Of several who look alike the first keeps the name; the others keep everything else and get a number. */
async function tellApart(sql: Sql): Promise<void> {
  const call = (id: string, name: string): Promise<number> =>
    sql.run('UPDATE players SET name = $2, likeness = $3 WHERE id = $1', [id, name, likeness(name)]);
  const taken = new Set<string>();
  const doubles: { readonly id: string; readonly name: string }[] = [];
  for (const row of await sql.all('SELECT id, name FROM players ORDER BY created_at, id')) {
    const player = { id: text(row, 'id'), name: text(row, 'name') };
    const look = likeness(player.name);
    if (taken.has(look)) doubles.push(player);
    else await call(player.id, player.name);
    taken.add(look);
  }
  for (const { id, name } of doubles) await call(id, await freeName(sql, name));
}

/** Brings a database up to date, or up to the given number of steps. */
export async function migrate(sql: Sql, steps = STEPS.length): Promise<void> {
  await sql.run('CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)');
  const done = (await sql.all('SELECT step FROM schema_steps')).length;
  if (done > STEPS.length) {
    throw new Error(`This database was made by a newer version of the server (schema ${done}, here ${STEPS.length}). Use that version.`);
  }
  for (let step = done; step < steps; step++) {
    for (const part of STEPS[step] ?? []) await (typeof part === 'string' ? sql.run(part) : part(sql));
    await sql.run('INSERT INTO schema_steps (step) VALUES ($1)', [step]);
  }
}
