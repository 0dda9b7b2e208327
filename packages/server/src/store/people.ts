import { LIMITS, type Role } from '@quarterdeck/protocol';
import { likeness } from '../people/likeness';
import { maybeNum, maybeText, num, text } from './columns';
import { type Database, isDouble, type Row, type Sql } from './database';

export interface PlayerRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly program: boolean;
  readonly hasRecovery: boolean;
  /** Raised to make all cookies given before worthless. */
  readonly session: number;
  readonly role: Role;
  /** From where, and with which browser, the player was last seen. */
  readonly network: string | undefined;
  readonly device: string | undefined;
}

/** Where something of a player is kept, apart from games. */
const OWNED = [
  ['notify_settings', 'player_id'],
  ['push_subscriptions', 'player_id'],
  ['wishes', 'player_id'],
  ['asks', 'player_id'],
  ['asks', 'by_id'],
  ['players', 'id'],
] as const;

/** How many numbers behind a name are tried in one question. */
const NUMBERS_AT_ONCE = 50;
/** How many of the latest games say with whom somebody plays, and how many persons are named. */
const RECENT_GAMES = 100;
const COMPANIONS = 20;

const COLUMNS = 'id, name, created_at, seen_at, program, recovery_hash, session, role, network, device';

/** Players and what they prove themselves with; secrets are kept as hashes only. */
export class PeopleStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** False when somebody is here whose name looks like this one. */
  async add(player: { id: string; name: string; at: number; program: boolean; tokenHash?: string }): Promise<boolean> {
    const added = await this.#db.sql.run(
      `INSERT INTO players (id, name, likeness, created_at, seen_at, program, token_hash, recovery_hash, session)
       VALUES ($1, $2, $3, $4, $4, $5, $6, NULL, 1) ON CONFLICT (likeness) DO NOTHING`,
      [player.id, player.name, likeness(player.name), player.at, player.program ? 1 : 0, player.tokenHash],
    );
    return added === 1;
  }

  byId(id: string): Promise<PlayerRecord | undefined> {
    return this.#one('id', id);
  }

  async byIds(ids: readonly string[]): Promise<Map<string, PlayerRecord>> {
    if (ids.length === 0) return new Map();
    const places = ids.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#db.sql.all(`SELECT ${COLUMNS} FROM players WHERE id IN (${places})`, ids);
    return new Map(rows.map((row) => [text(row, 'id'), record(row)]));
  }

  byToken(hash: string): Promise<PlayerRecord | undefined> {
    return this.#one('token_hash', hash);
  }

  byRecovery(hash: string): Promise<PlayerRecord | undefined> {
    return this.#one('recovery_hash', hash);
  }

  /** False when somebody else is here whose name looks like this one. */
  async rename(id: string, name: string): Promise<boolean> {
    try {
      const renamed = await this.#db.sql.run(
        `UPDATE players SET name = $2, likeness = $3 WHERE id = $1
           AND NOT EXISTS (SELECT 1 FROM players other WHERE other.likeness = $3 AND other.id <> $1)`,
        [id, name, likeness(name)],
      );
      return renamed === 1;
    } catch (error) {
      // Of two who ask for it on two nodes at once, the index lets one have it.
      if (isDouble(error)) return false;
      throw error;
    }
  }

  /** A name that nobody has, as near to the given one as can be. */
  freeName(name: string): Promise<string> {
    return freeName(this.#db.sql, name);
  }

  async setRecovery(id: string, hash: string): Promise<void> {
    await this.#db.sql.run('UPDATE players SET recovery_hash = $2 WHERE id = $1', [id, hash]);
  }

  async seenFrom(id: string, network: string, device: string | undefined): Promise<void> {
    await this.#db.sql.run('UPDATE players SET network = $2, device = COALESCE($3, device) WHERE id = $1', [id, network, device]);
  }

  /** From where people came is forgotten when they have not come for so long. */
  async forgetPlaces(before: number): Promise<void> {
    await this.#db.sql.run(
      'UPDATE players SET network = NULL, device = NULL WHERE seen_at < $1 AND (network IS NOT NULL OR device IS NOT NULL)',
      [before],
    );
  }

  async countFrom(network: string, since: number): Promise<number> {
    const [row] = await this.#db.sql.all('SELECT COUNT(*) AS n FROM players WHERE network = $1 AND created_at >= $2', [network, since]);
    return row === undefined ? 0 : num(row, 'n');
  }

  /** Gives a role. False when that would leave the club without an owner: two who act at once cannot both give up the last desk. */
  setRole(id: string, role: Role): Promise<boolean> {
    return this.#db.transaction(async (sql) => {
      // All changes of roles wait for each other here.
      if (this.#db.kind === 'postgres') await sql.all(`SELECT id FROM players WHERE role = 'owner' ORDER BY id FOR UPDATE`);
      const owners = (await sql.all(`SELECT id FROM players WHERE role = 'owner'`)).map((row) => text(row, 'id'));
      if (role !== 'owner' && owners.length === 1 && owners[0] === id) return false;
      await sql.run('UPDATE players SET role = $2 WHERE id = $1', [id, role]);
      return true;
    });
  }

  async hasOwner(): Promise<boolean> {
    return (await this.#db.sql.all(`SELECT id FROM players WHERE role = 'owner' LIMIT 1`)).length > 0;
  }

  /** Another token, or none: the one before is worth nothing any more. */
  async setToken(id: string, hash: string | undefined): Promise<void> {
    await this.#db.sql.run('UPDATE players SET token_hash = $2 WHERE id = $1', [id, hash]);
  }

  async endSessions(id: string): Promise<void> {
    await this.#db.sql.run('UPDATE players SET session = session + 1 WHERE id = $1', [id]);
  }

  /** Guests who have not been seen since `before`, have nothing to come back with, and have left no trace in any game. */
  async removeIdle(before: number): Promise<number> {
    return this.#db.transaction(async (sql) => {
      const idle = await sql.all(
        `SELECT p.id FROM players p WHERE p.seen_at < $1 AND p.program = 0 AND p.recovery_hash IS NULL AND p.role = 'guest'
           AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.player_id = p.id)
           AND NOT EXISTS (SELECT 1 FROM members m WHERE m.player_id = p.id) AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = p.id)
           AND NOT EXISTS (SELECT 1 FROM ratings r WHERE r.player_id = p.id) LIMIT 500`,
        [before],
      );
      for (const row of idle) {
        for (const [table, column] of OWNED) await sql.run(`DELETE FROM ${table} WHERE ${column} = $1`, [text(row, 'id')]);
      }
      return idle.length;
    });
  }

  /** Persons with whom a player has sat at tables that were played to the end, those of the latest games first. */
  async companions(player: string): Promise<{ id: string; name: string; games: number; lastAt: number }[]> {
    const rows = await this.#db.sql.all(
      `SELECT p.id, p.name, COUNT(*) AS games, MAX(t.updated_at) AS last_at
         FROM (SELECT t.id, t.updated_at FROM members m JOIN tables t ON t.id = m.table_id
                 WHERE m.player_id = $1 AND t.status = 'over' ORDER BY t.updated_at DESC LIMIT ${RECENT_GAMES}) t
         JOIN members o ON o.table_id = t.id AND o.player_id <> $1 JOIN players p ON p.id = o.player_id AND p.program = 0
         GROUP BY p.id, p.name ORDER BY last_at DESC, p.id LIMIT ${COMPANIONS}`,
      [player],
    );
    return rows.map((row) => ({ id: text(row, 'id'), name: text(row, 'name'), games: num(row, 'games'), lastAt: num(row, 'last_at') }));
  }

  /** On holiday until then; 0: no longer. */
  async goAway(id: string, until: number): Promise<void> {
    await this.#db.sql.run('UPDATE players SET away_until = $2 WHERE id = $1', [id, until === 0 ? undefined : until]);
  }

  async awayUntil(id: string): Promise<number | undefined> {
    const [row] = await this.#db.sql.all('SELECT away_until FROM players WHERE id = $1', [id]);
    return row === undefined ? undefined : maybeNum(row, 'away_until');
  }

  async seen(ids: readonly string[], at: number): Promise<void> {
    for (const id of ids) await this.#db.sql.run('UPDATE players SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [id, at]);
  }

  async #one(column: 'id' | 'token_hash' | 'recovery_hash', value: string): Promise<PlayerRecord | undefined> {
    const [row] = await this.#db.sql.all(`SELECT ${COLUMNS} FROM players WHERE ${column} = $1`, [value]);
    return row === undefined ? undefined : record(row);
  }
}

/** The name with the first number that makes it one's own. */
export async function freeName(sql: Sql, name: string): Promise<string> {
  for (let from = 2; ; from += NUMBERS_AT_ONCE) {
    const names = Array.from({ length: NUMBERS_AT_ONCE }, (_, i) => numbered(name, from + i));
    const places = names.map((_, i) => `$${i + 1}`).join(', ');
    const taken = await sql.all(`SELECT likeness FROM players WHERE likeness IN (${places})`, names.map(likeness));
    const looks = new Set(taken.map((row) => row.likeness));
    const free = names.find((candidate) => !looks.has(likeness(candidate)));
    if (free !== undefined) return free;
  }
}

function numbered(name: string, n: number): string {
  const number = ` ${n}`;
  let kept = '';
  for (const letter of name) if (kept.length + letter.length + number.length <= LIMITS.name) kept += letter;
  return `${kept.trim()}${number}`;
}

function record(row: Row): PlayerRecord {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    createdAt: num(row, 'created_at'),
    seenAt: num(row, 'seen_at'),
    program: num(row, 'program') === 1,
    hasRecovery: row.recovery_hash !== undefined,
    session: num(row, 'session'),
    // Written by `setRole`, or the column's first value.
    role: text(row, 'role') as Role,
    network: maybeText(row, 'network'),
    device: maybeText(row, 'device'),
  };
}
