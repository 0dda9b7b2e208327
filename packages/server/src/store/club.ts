import type { Act, Ban, DeskPerson, Invitation, Report, Role } from '@quarterdeck/protocol';
import { maybeNum, maybeText, num, text } from './columns';
import type { Database, Row, Value } from './database';

const PAGE = 50;

export interface NewReport {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly kind: Report['kind'];
  readonly table: string | undefined;
  readonly line: number | undefined;
  readonly said: string | undefined;
  readonly text: string;
}

export type NewAct = Act & { readonly byId: string };
/** A person as the desk sees them, but for what only this node knows. */
export type PersonRow = Omit<DeskPerson, 'here' | 'banned'>;
export interface Page<T> {
  readonly items: T[];
  readonly next: string | undefined;
}

const PERSON = `p.id, p.name, p.program, p.role, p.created_at, p.seen_at, p.network, p.device,
  (SELECT COUNT(*) FROM members m WHERE m.player_id = p.id) AS games,
  (SELECT COUNT(*) FROM reports r WHERE r.about_id = p.id AND r.settled_at IS NULL) AS reports`;

/** What owners and moderators keep: bans, reports, invitations, and the log of what they did. */
export class ClubStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async bans(now: number): Promise<Ban[]> {
    const rows = await this.#db.sql.all(
      `SELECT b.*, p.name AS player_name FROM bans b LEFT JOIN players p ON p.id = b.player_id
         WHERE b.until IS NULL OR b.until > $1 ORDER BY b.at DESC, b.id`,
      [now],
    );
    return rows.map(banOf);
  }

  async addBan(ban: Ban): Promise<void> {
    await this.#db.sql.run(
      'INSERT INTO bans (id, kind, value, player_id, reason, by_name, at, until) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [ban.id, ban.kind, ban.value, ban.player?.id, ban.reason, ban.by, ban.at, ban.until],
    );
  }

  /** The ban that was lifted; undefined when there is none, or somebody else was quicker. */
  async removeBan(id: string): Promise<Ban | undefined> {
    const [row] = await this.#db.sql.all(
      'SELECT b.*, p.name AS player_name FROM bans b LEFT JOIN players p ON p.id = b.player_id WHERE b.id = $1',
      [id],
    );
    return row !== undefined && (await this.#db.sql.run('DELETE FROM bans WHERE id = $1', [id])) === 1 ? banOf(row) : undefined;
  }

  async removeBansBefore(now: number): Promise<void> {
    await this.#db.sql.run('DELETE FROM bans WHERE until < $1', [now]);
  }

  async addReport(report: NewReport): Promise<void> {
    await this.#db.sql.run(
      'INSERT INTO reports (id, at, by_id, about_id, kind, table_id, line, said, text) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [report.id, report.at, report.by, report.about, report.kind, report.table, report.line, report.said, report.text],
    );
  }

  async reports(settled: boolean): Promise<Report[]> {
    const rows = await this.#db.sql.all(
      `SELECT r.*, b.name AS by_name, a.name AS about_name, t.game FROM reports r LEFT JOIN players b ON b.id = r.by_id
         LEFT JOIN players a ON a.id = r.about_id LEFT JOIN tables t ON t.id = r.table_id
         WHERE ${settled ? 'r.settled_at IS NOT NULL' : 'r.settled_at IS NULL'} ORDER BY r.at DESC, r.id LIMIT ${PAGE * 2}`,
    );
    return rows.map(reportOf);
  }

  async countReports(): Promise<number> {
    const [row] = await this.#db.sql.all('SELECT COUNT(*) AS n FROM reports WHERE settled_at IS NULL');
    return row === undefined ? 0 : num(row, 'n');
  }

  /** Whom it was about; undefined when it is settled already or there is none. */
  async settle(id: string, by: string, at: number): Promise<string | undefined> {
    const settled = await this.#db.sql.run('UPDATE reports SET settled_at = $2, settled_by = $3 WHERE id = $1 AND settled_at IS NULL', [
      id,
      at,
      by,
    ]);
    if (settled === 0) return undefined;
    const [row] = await this.#db.sql.all(
      'SELECT COALESCE(p.name, r.about_id) AS name FROM reports r LEFT JOIN players p ON p.id = r.about_id WHERE r.id = $1',
      [id],
    );
    return row === undefined ? undefined : text(row, 'name');
  }

  async addAct(act: NewAct): Promise<void> {
    await this.#db.sql.run('INSERT INTO acts (id, at, by_id, by_name, act, target, detail) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      act.id,
      act.at,
      act.byId,
      act.by,
      act.act,
      act.target,
      act.detail,
    ]);
  }

  async acts(after: string | undefined): Promise<Page<Act>> {
    const [at, id] = cursor(after);
    const rows = await this.#db.sql.all(
      `SELECT id, at, by_name, act, target, detail FROM acts WHERE $2 = '' OR at < $1 OR (at = $1 AND id < $2)
         ORDER BY at DESC, id DESC LIMIT ${PAGE + 1}`,
      [at, id],
    );
    return page(rows, 'at', actOf);
  }

  async addInvitation(invitation: Invitation, hash: string): Promise<void> {
    await this.#db.sql.run('INSERT INTO invitations (id, code_hash, by_name, at, uses_left, until) VALUES ($1, $2, $3, $4, $5, $6)', [
      invitation.id,
      hash,
      invitation.by,
      invitation.at,
      invitation.left,
      invitation.until,
    ]);
  }

  /** One comes in by it; false when it does not count, or no more. */
  async useInvitation(hash: string, now: number): Promise<boolean> {
    const used = await this.#db.sql.run(
      'UPDATE invitations SET uses_left = uses_left - 1 WHERE code_hash = $1 AND uses_left > 0 AND (until IS NULL OR until > $2)',
      [hash, now],
    );
    return used === 1;
  }

  async giveBack(hash: string): Promise<void> {
    await this.#db.sql.run('UPDATE invitations SET uses_left = uses_left + 1 WHERE code_hash = $1', [hash]);
  }

  async invitations(now: number): Promise<Invitation[]> {
    const rows = await this.#db.sql.all(
      'SELECT id, by_name, at, uses_left, until FROM invitations WHERE uses_left > 0 AND (until IS NULL OR until > $1) ORDER BY at DESC, id LIMIT 200',
      [now],
    );
    return rows.map((row) => ({
      id: text(row, 'id'),
      by: text(row, 'by_name'),
      at: num(row, 'at'),
      left: num(row, 'uses_left'),
      ...maybe('until', maybeNum(row, 'until')),
    }));
  }

  async removeInvitation(id: string): Promise<boolean> {
    return (await this.#db.sql.run('DELETE FROM invitations WHERE id = $1', [id])) === 1;
  }

  /** Persons whose name begins so, or whose id, network or device it is; the last seen first. */
  async persons(search: string, after: string | undefined): Promise<Page<PersonRow>> {
    const [at, id] = cursor(after);
    const like = `${search.toLowerCase().replace(/[\\%_]/g, (one) => `\\${one}`)}%`;
    const rows = await this.#db.sql.all(
      `SELECT ${PERSON} FROM players p
         WHERE ($1 = '' OR LOWER(p.name) LIKE $2 ESCAPE '\\' OR p.id = $1 OR p.network = $1 OR p.device = $1)
           AND ($4 = '' OR p.seen_at < $3 OR (p.seen_at = $3 AND p.id < $4))
         ORDER BY p.seen_at DESC, p.id DESC LIMIT ${PAGE + 1}`,
      [search, like, at, id],
    );
    return page(rows, 'seen_at', personOf);
  }

  async person(id: string): Promise<PersonRow | undefined> {
    const [row] = await this.#db.sql.all(`SELECT ${PERSON} FROM players p WHERE p.id = $1`, [id]);
    return row === undefined ? undefined : personOf(row);
  }

  /** Everybody who was last seen with this device, or from this network. */
  async personsAt(kind: 'network' | 'device', value: string): Promise<string[]> {
    const rows = await this.#db.sql.all(`SELECT id FROM players WHERE ${kind} = $1 LIMIT 1000`, [value]);
    return rows.map((row) => text(row, 'id'));
  }

  async countPersons(): Promise<number> {
    const [row] = await this.#db.sql.all('SELECT COUNT(*) AS n FROM players');
    return row === undefined ? 0 : num(row, 'n');
  }
}

const FIRST: readonly [number, string] = [0, ''];

/** Where a page begins: after this time and id. */
export function cursor(after: string | undefined): readonly [at: number, id: string] {
  const [, at, id] = /^(\d{1,15})\.(\S{1,60})$/.exec(after ?? '') ?? [];
  return at === undefined || id === undefined ? FIRST : [Number(at), id];
}

/** A page of rows that are ordered by a time and then their id. */
export function page<T>(rows: readonly Row[], column: string, read: (row: Row) => T, size = PAGE): Page<T> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(read),
    next: rows.length > size && last !== undefined ? `${num(last, column)}.${text(last, 'id')}` : undefined,
  };
}

function maybe<K extends string, T extends Value>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  // The key is the one that was given.
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T };
}

function playerIn(row: Row, id: string, name: string): { readonly id: string; readonly name: string } | undefined {
  const found = maybeText(row, id);
  return found === undefined ? undefined : { id: found, name: maybeText(row, name) ?? '—' };
}

function banOf(row: Row): Ban {
  const player = playerIn(row, 'player_id', 'player_name');
  return {
    id: text(row, 'id'),
    // Written by `addBan`.
    kind: text(row, 'kind') as Ban['kind'],
    value: text(row, 'value'),
    ...(player === undefined ? {} : { player }),
    reason: text(row, 'reason'),
    by: text(row, 'by_name'),
    at: num(row, 'at'),
    ...maybe('until', maybeNum(row, 'until')),
  };
}

function reportOf(row: Row): Report {
  const by = playerIn(row, 'by_id', 'by_name');
  const about = playerIn(row, 'about_id', 'about_name');
  return {
    id: text(row, 'id'),
    at: num(row, 'at'),
    ...(by === undefined ? {} : { by }),
    ...(about === undefined ? {} : { about }),
    // Written by `addReport`.
    kind: text(row, 'kind') as Report['kind'],
    ...maybe('table', maybeText(row, 'table_id')),
    ...maybe('game', maybeText(row, 'game')),
    ...maybe('line', maybeNum(row, 'line')),
    ...maybe('said', maybeText(row, 'said')),
    text: text(row, 'text'),
    ...maybe('settledAt', maybeNum(row, 'settled_at')),
    ...maybe('settledBy', maybeText(row, 'settled_by')),
  };
}

function actOf(row: Row): Act {
  return {
    id: text(row, 'id'),
    at: num(row, 'at'),
    by: text(row, 'by_name'),
    // Written by `addAct`.
    act: text(row, 'act') as Act['act'],
    target: text(row, 'target'),
    detail: text(row, 'detail'),
  };
}

function personOf(row: Row): PersonRow {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    ...(num(row, 'program') === 1 ? { program: true as const } : {}),
    role: text(row, 'role') as Role,
    createdAt: num(row, 'created_at'),
    seenAt: num(row, 'seen_at'),
    ...maybe('network', maybeText(row, 'network')),
    ...maybe('device', maybeText(row, 'device')),
    games: num(row, 'games'),
    reports: num(row, 'reports'),
  };
}
