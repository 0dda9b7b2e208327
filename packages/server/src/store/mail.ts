import type { MailSettings } from '@quarterdeck/protocol';
import type { Letter, WaitingLetter } from '../mail/letter';
import { maybeNum, maybeText, num, text } from './columns';
import type { Database, Row } from './database';

export interface MailAddress {
  readonly player: string;
  readonly address: string;
  readonly confirmed: boolean;
  readonly settings: MailSettings;
  /** Stops all mails to this address. */
  readonly stopToken: string;
  readonly sentAt: number | undefined;
  readonly failure: string | undefined;
}

const COLUMNS = 'player_id, address, settings, confirmed_at, stop_token, sent_at, failure';

/** Addresses for mails, and what is to be mailed. The row of a letter stays when it is sent: nobody writes it twice. */
export class MailStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async addressOf(player: string): Promise<MailAddress | undefined> {
    const [row] = await this.#db.sql.all(`SELECT ${COLUMNS} FROM mail_addresses WHERE player_id = $1`, [player]);
    return row === undefined ? undefined : addressIn(row);
  }

  /** A new address has everything to be confirmed anew; what was chosen stays. */
  async ask(player: string, address: string, settings: MailSettings, confirmHash: string, stopToken: string, until: number): Promise<void> {
    await this.#db.sql.run(
      `INSERT INTO mail_addresses (player_id, address, settings, confirm_hash, confirm_until, stop_token) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (player_id) DO UPDATE SET address = EXCLUDED.address, confirm_hash = EXCLUDED.confirm_hash,
         confirm_until = EXCLUDED.confirm_until, stop_token = EXCLUDED.stop_token, confirmed_at = NULL, failure = NULL, sent_at = NULL`,
      [player, address, JSON.stringify(settings), confirmHash, until, stopToken],
    );
  }

  /** Whose address was confirmed; opening the link again gives the same answer while it lasts. */
  async confirm(confirmHash: string, now: number): Promise<string | undefined> {
    const [row] = await this.#db.sql.all('SELECT player_id FROM mail_addresses WHERE confirm_hash = $1 AND confirm_until > $2', [
      confirmHash,
      now,
    ]);
    if (row === undefined) return undefined;
    await this.#db.sql.run('UPDATE mail_addresses SET confirmed_at = COALESCE(confirmed_at, $2) WHERE confirm_hash = $1', [
      confirmHash,
      now,
    ]);
    return text(row, 'player_id');
  }

  async choose(player: string, settings: MailSettings): Promise<void> {
    await this.#db.sql.run('UPDATE mail_addresses SET settings = $2, failure = NULL WHERE player_id = $1', [
      player,
      JSON.stringify(settings),
    ]);
  }

  async remove(player: string): Promise<void> {
    await this.#db.sql.run('DELETE FROM mail_addresses WHERE player_id = $1', [player]);
  }

  /** No mails any more; false for a token that nobody has. */
  async stop(token: string): Promise<string | undefined> {
    const [row] = await this.#db.sql.all('SELECT player_id, settings FROM mail_addresses WHERE stop_token = $1', [token]);
    if (row === undefined) return undefined;
    const player = text(row, 'player_id');
    await this.choose(player, { ...settingsIn(row), topics: [] });
    return player;
  }

  async failed(player: string, failure: string | undefined): Promise<void> {
    await this.#db.sql.run('UPDATE mail_addresses SET failure = $2 WHERE player_id = $1', [player, failure]);
  }

  /** Once per letter, over all nodes and restarts; a letter that was withdrawn before is not written any more. */
  async write(letter: Letter, at: number): Promise<void> {
    await this.#db.sql.run(
      'INSERT INTO letters (id, player_id, letter, at, due_at, attempts) VALUES ($1, $2, $3, $4, $4, 0) ON CONFLICT (id) DO NOTHING',
      [letter.id, letter.player, JSON.stringify(letter), at],
    );
  }

  /** What the letter says is over: it is not sent, also where it is written only later. */
  async withdraw(id: string, at: number): Promise<void> {
    await this.#db.sql.run(
      `INSERT INTO letters (id, player_id, letter, at, due_at, attempts) VALUES ($1, '', '', $2, NULL, 0)
       ON CONFLICT (id) DO UPDATE SET due_at = NULL`,
      [id, at],
    );
  }

  /** Whose letters are due, those who wait longest first. */
  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.#db.sql.all(
      'SELECT player_id, MIN(due_at) AS first FROM letters WHERE due_at <= $1 GROUP BY player_id ORDER BY first LIMIT $2',
      [now, limit],
    );
    return rows.map((row) => text(row, 'player_id'));
  }

  async postpone(player: string, now: number, until: number): Promise<void> {
    await this.#db.sql.run('UPDATE letters SET due_at = $3 WHERE player_id = $1 AND due_at <= $2', [player, now, until]);
  }

  /** Takes all letters that wait for somebody, for one caller only; nothing when another was faster, or wrote to them meanwhile. */
  take(player: string, sentAt: number | undefined, now: number): Promise<WaitingLetter[]> {
    return this.#db.transaction(async (sql) => {
      const mine = await sql.run(
        'UPDATE mail_addresses SET sent_at = $2 WHERE player_id = $1 AND confirmed_at IS NOT NULL AND COALESCE(sent_at, -1) = $3',
        [player, now, sentAt ?? -1],
      );
      if (mine === 0) return [];
      const rows = await sql.all('SELECT id, letter, attempts FROM letters WHERE player_id = $1 AND due_at IS NOT NULL ORDER BY at, id', [
        player,
      ]);
      const taken: WaitingLetter[] = [];
      for (const row of rows) {
        const got = await sql.run('UPDATE letters SET due_at = NULL WHERE id = $1 AND due_at IS NOT NULL', [text(row, 'id')]);
        // Written by `write`.
        if (got === 1) taken.push({ letter: JSON.parse(text(row, 'letter')) as Letter, attempts: num(row, 'attempts') });
      }
      return taken;
    });
  }

  /** The mail was certainly not taken: its letters wait again, and the span does not count. */
  async giveBack(player: string, ids: readonly string[], dueAt: number, sentAt: number | undefined, failure: string): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await sql.run('UPDATE mail_addresses SET sent_at = $2, failure = $3 WHERE player_id = $1', [player, sentAt, failure]);
      for (const id of ids) await sql.run('UPDATE letters SET due_at = $2, attempts = attempts + 1 WHERE id = $1', [id, dueAt]);
    });
  }

  /** Letters to somebody who wants none are not sent. */
  async drop(player: string): Promise<void> {
    await this.#db.sql.run('UPDATE letters SET due_at = NULL WHERE player_id = $1 AND due_at IS NOT NULL', [player]);
  }

  async forget(before: number): Promise<void> {
    await this.#db.sql.run('DELETE FROM letters WHERE due_at IS NULL AND at < $1', [before]);
  }
}

function addressIn(row: Row): MailAddress {
  return {
    player: text(row, 'player_id'),
    address: text(row, 'address'),
    confirmed: maybeNum(row, 'confirmed_at') !== undefined,
    settings: settingsIn(row),
    stopToken: text(row, 'stop_token'),
    sentAt: maybeNum(row, 'sent_at'),
    failure: maybeText(row, 'failure'),
  };
}

function settingsIn(row: Row): MailSettings {
  // Written by `ask` and `choose`.
  return JSON.parse(text(row, 'settings')) as MailSettings;
}
