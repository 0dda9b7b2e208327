import type { Locale } from '@quarterdeck/kernel';
import {
  HEALTHY,
  type HookHealth,
  type HookOwner,
  type NotifyStore,
  type PlayerSettings,
  type PushSubscription,
  type QuietHours,
  type TableWebhook,
  type WaitingNotice,
  type WebhookStyle,
} from '../notify';
import { newId } from '../people/secrets';
import { text } from './columns';
import type { Database, Sql } from './database';

/** What a player chose; the health of the webhook is kept beside it. */
export interface StoredSettings {
  readonly locale: Locale;
  readonly webhook?: { readonly url: string; readonly style: WebhookStyle };
  readonly quietHours?: QuietHours;
}

const DEFAULTS: StoredSettings = { locale: 'en' };

/** How players want to hear of their turns, and what still waits to be told. */
export class NotifySettingsStore implements NotifyStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async playerSettings(player: string): Promise<PlayerSettings | undefined> {
    const [row] = await this.#db.sql.all('SELECT name FROM players WHERE id = $1', [player]);
    if (row === undefined) return undefined;
    const { settings, health } = await this.#stored(this.#db.sql, player);
    const { webhook, ...rest } = settings;
    return {
      name: text(row, 'name'),
      ...rest,
      subscriptions: await this.subscriptions(player),
      ...(webhook === undefined ? {} : { webhook: { ...webhook, health } }),
    };
  }

  /** Whether this player has asked to be told of turns by any way. */
  async wants(player: string): Promise<boolean> {
    const { settings } = await this.#stored(this.#db.sql, player);
    if (settings.webhook !== undefined || (await this.subscriptions(player)).length > 0) return true;
    const mail = await this.#db.sql.all('SELECT 1 AS one FROM mail_addresses WHERE player_id = $1 AND confirmed_at IS NOT NULL', [player]);
    return mail.length > 0;
  }

  /** The language in which somebody is told; everything else stays. */
  async speak(player: string, locale: Locale): Promise<void> {
    await this.#db.transaction(async (sql) => {
      const { settings, health } = await this.#stored(sql, player, true);
      await sql.run(
        `INSERT INTO notify_settings (player_id, settings, health) VALUES ($1, $2, $3)
         ON CONFLICT (player_id) DO UPDATE SET settings = EXCLUDED.settings`,
        [player, JSON.stringify({ ...settings, locale }), JSON.stringify(health)],
      );
    });
  }

  /** New settings give a paused webhook another chance. */
  async saveSettings(player: string, settings: StoredSettings, health: HookHealth = HEALTHY): Promise<void> {
    await this.#db.sql.run(
      `INSERT INTO notify_settings (player_id, settings, health) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) DO UPDATE SET settings = EXCLUDED.settings, health = EXCLUDED.health`,
      [player, JSON.stringify(settings), JSON.stringify(health)],
    );
  }

  async addSubscription(player: string, { endpoint, keys }: PushSubscription): Promise<void> {
    await this.#db.sql.run(
      `INSERT INTO push_subscriptions (player_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)
       ON CONFLICT (player_id, endpoint) DO UPDATE SET p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth`,
      [player, endpoint, keys.p256dh, keys.auth],
    );
  }

  async subscriptions(player: string): Promise<PushSubscription[]> {
    const rows = await this.#db.sql.all('SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE player_id = $1 ORDER BY endpoint', [
      player,
    ]);
    return rows.map((row) => ({ endpoint: text(row, 'endpoint'), keys: { p256dh: text(row, 'p256dh'), auth: text(row, 'auth') } }));
  }

  async removeSubscription(player: string, endpoint: string): Promise<void> {
    await this.#db.sql.run('DELETE FROM push_subscriptions WHERE player_id = $1 AND endpoint = $2', [player, endpoint]);
  }

  tableWebhook(table: string): Promise<TableWebhook | undefined> {
    return this.#tableHook(this.#db.sql, table);
  }

  async saveTableWebhook(table: string, hook: TableWebhook | undefined): Promise<void> {
    await this.#putTableHook(this.#db.sql, table, hook);
  }

  async claimTurn(turnKey: string): Promise<boolean> {
    const claimed = await this.#db.sql.run('INSERT INTO notice_turns (turn_key) VALUES ($1) ON CONFLICT (turn_key) DO NOTHING', [turnKey]);
    return claimed === 1;
  }

  async endTurn(turnKey: string, at: number): Promise<void> {
    await this.#db.transaction(async (sql) => {
      await sql.run(
        `INSERT INTO notice_turns (turn_key, ended_at) VALUES ($1, $2)
         ON CONFLICT (turn_key) DO UPDATE SET ended_at = COALESCE(notice_turns.ended_at, EXCLUDED.ended_at)`,
        [turnKey, at],
      );
      await sql.run('DELETE FROM notices WHERE turn_key = $1', [turnKey]);
    });
  }

  async forgetEndedTurns(time: number): Promise<void> {
    await this.#db.sql.run('DELETE FROM notice_turns WHERE ended_at < $1', [time]);
  }

  async addWaiting(waiting: WaitingNotice): Promise<void> {
    await this.#db.sql.run('INSERT INTO notices (id, turn_key, due_at, waiting) VALUES ($1, $2, $3, $4)', [
      newId(),
      waiting.notice.turnKey,
      waiting.dueAt,
      JSON.stringify(waiting),
    ]);
  }

  takeDue(now: number, limit: number): Promise<readonly WaitingNotice[]> {
    return this.#db.transaction(async (sql) => {
      const lock = this.#db.kind === 'postgres' ? ' FOR UPDATE OF n SKIP LOCKED' : '';
      const rows = await sql.all(
        `SELECT n.id, n.waiting FROM notices n LEFT JOIN notice_turns t ON t.turn_key = n.turn_key
           WHERE n.due_at <= $1 AND t.ended_at IS NULL ORDER BY n.due_at LIMIT $2${lock}`,
        [now, limit],
      );
      for (const row of rows) await sql.run('DELETE FROM notices WHERE id = $1', [text(row, 'id')]);
      // Written by `addWaiting`.
      return rows.map((row) => JSON.parse(text(row, 'waiting')) as WaitingNotice);
    });
  }

  async saveHookHealth(owner: HookOwner, url: string, health: HookHealth): Promise<void> {
    await this.#db.transaction(async (sql) => {
      if (owner.kind === 'player') {
        const { settings } = await this.#stored(sql, owner.player, true);
        if (settings.webhook?.url !== url) return;
        await sql.run('UPDATE notify_settings SET health = $2 WHERE player_id = $1', [owner.player, JSON.stringify(health)]);
      } else {
        const hook = await this.#tableHook(sql, owner.table, true);
        if (hook?.url === url) await this.#putTableHook(sql, owner.table, { ...hook, health });
      }
    });
  }

  async #stored(sql: Sql, player: string, lock = false): Promise<{ settings: StoredSettings; health: HookHealth }> {
    const [row] = await sql.all(`SELECT settings, health FROM notify_settings WHERE player_id = $1${this.#locking(lock)}`, [player]);
    if (row === undefined) return { settings: DEFAULTS, health: HEALTHY };
    // Written by `saveSettings`.
    return { settings: JSON.parse(text(row, 'settings')) as StoredSettings, health: JSON.parse(text(row, 'health')) as HookHealth };
  }

  async #tableHook(sql: Sql, table: string, lock = false): Promise<TableWebhook | undefined> {
    const [row] = await sql.all(`SELECT webhook FROM tables WHERE id = $1 AND webhook IS NOT NULL${this.#locking(lock)}`, [table]);
    // Written by `#putTableHook`.
    return row === undefined ? undefined : (JSON.parse(text(row, 'webhook')) as TableWebhook);
  }

  async #putTableHook(sql: Sql, table: string, hook: TableWebhook | undefined): Promise<void> {
    await sql.run('UPDATE tables SET webhook = $2 WHERE id = $1', [table, hook === undefined ? undefined : JSON.stringify(hook)]);
  }

  #locking(lock: boolean): string {
    return lock && this.#db.kind === 'postgres' ? ' FOR UPDATE' : '';
  }
}
