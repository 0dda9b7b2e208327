import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type GameEntry, games } from '@quarterdeck/games';
import { InputError } from '@quarterdeck/kernel';
import { readTrust, type Trust } from './addresses';
import type { BackupPlan } from './backups';
import type { Rate } from './limiter';
import type { MailConfig } from './mail';
import type { OutboundPolicy } from './notify';
import type { StoreAddress } from './store';

export interface Limits {
  /** Connections at once, on this node. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Messages per second and connection in the long run, and at once. */
  readonly messages: Rate;
  readonly requests: Rate;
  /** New players and tries with recovery codes, per address. */
  readonly signIns: Rate;
  /** Names that a player may take one after the other. */
  readonly renames: Rate;
  readonly chat: Rate;
  /** Players that one player may ask to a table. */
  readonly invitations: Rate;
  /** Unfinished tables a player may have. */
  readonly tablesPerPlayer: number;
  /** Of the tables a player has opened: those that wait for others, and those where only bots play. */
  readonly waitingPerPlayer: number;
  readonly botTablesPerPlayer: number;
  /** Tables opened from one address. */
  readonly opens: Rate;
  /** Unfinished tables altogether. */
  readonly tables: number;
  /** Milliseconds within which a connection must say hello. */
  readonly hello: number;
  /** Bytes that may wait for a slow connection before it is dropped. */
  readonly backlog: number;
  /** Finished games that may wait to be analysed, altogether and for one person or address. */
  readonly analyses: number;
  readonly analysesEach: number;
  /** Whole games that may wait to be read by one person or address. */
  readonly readsEach: number;
  /** Tables of others that one person or address may have put into memory. */
  readonly wakes: Rate;
}

/** For how many days things are kept that nobody has touched. */
export interface Retention {
  /** Tables that wait for players. */
  readonly waitingDays: number;
  /** Guests without a recovery code who have neither played nor opened a table; 0 is for ever. */
  readonly guestDays: number;
  /** Lines of chat; 0 is for ever. */
  readonly chatDays: number;
}

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly store: StoreAddress;
  readonly games: readonly GameEntry[];
  /** The built file of `bots/worker.ts`: bots think in threads of their own. */
  readonly botWorker: string;
  /** Threads for questions of any length; one more is for short questions alone. */
  readonly botThreads: number;
  /** Milliseconds between two moves of bots at tables of one host where only bots play. */
  readonly botPause: number;
  /** Bots get warm only when they are asked, not when the server starts. */
  readonly botsCold: boolean;
  /** The built web client; without it only the API is served. */
  readonly staticDir: string | undefined;
  /** Address under which players reach this server, for links in notifications. */
  readonly publicUrl: string | undefined;
  /** Web pages of other addresses that may use this server. */
  readonly allowedOrigins: readonly string[];
  /** Which proxies are believed when they say for whom they speak. */
  readonly trustProxy: Trust;
  /** Who may read /metrics: whoever shows this token; without one, only this computer. */
  readonly metricsToken: string | undefined;
  /** Where notifications may go; nothing named means public https addresses only. */
  readonly webhooks: OutboundPolicy;
  /** How push services reach whoever runs this server: `mailto:…`. */
  readonly contact: string | undefined;
  /** The server that takes mails; undefined: no e-mail. */
  readonly mail: MailConfig | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly limits: Limits;
  readonly retention: Retention;
  /** Backups that the server makes by itself; undefined: none. */
  readonly backups: BackupPlan | undefined;
  readonly cachedTables: number;
  /** Milliseconds between the moment when everybody at a table is ready and its start, in which somebody may still say no. */
  readonly startPause: number;
  readonly clocks: {
    /** A live clock that is out of time still waits so long for a move that is on its way. */
    readonly graceMs: number;
    /** After a start, or a time in which nobody could move, nobody loses by time before this has passed. */
    readonly restartGraceMs: number;
    /** The time of day, by which the server notices that it could not work. */
    readonly awake: () => number;
  };
  readonly now: () => number;
}

export const DEFAULT_LIMITS: Limits = {
  sockets: 5_000,
  socketsPerAddress: 200,
  messages: { perSecond: 30, burst: 120 },
  requests: { perSecond: 30, burst: 150 },
  signIns: { perSecond: 0.2, burst: 20 },
  renames: { perSecond: 1 / 600, burst: 8 },
  chat: { perSecond: 0.5, burst: 5 },
  invitations: { perSecond: 0.1, burst: 20 },
  tablesPerPlayer: 100,
  waitingPerPlayer: 10,
  botTablesPerPlayer: 3,
  opens: { perSecond: 0.5, burst: 60 },
  tables: 50_000,
  hello: 10_000,
  backlog: 1_000_000,
  analyses: 32,
  analysesEach: 4,
  readsEach: 8,
  wakes: { perSecond: 2, burst: 40 },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The server's settings from the environment, as docs/hosting.md describes them. `built` are the files that belong to the program. */
export function readConfig(env: Environment, built: { readonly botWorker: string; readonly staticDir?: string }): ServerConfig {
  const dataDir = resolve(env.DATA_DIR ?? './data');
  return {
    host: env.HOST ?? '0.0.0.0',
    port: whole(env, 'PORT', 8080, 0, 65_535),
    store: readStore(env.DATABASE_URL, dataDir),
    games,
    botWorker: built.botWorker,
    botThreads: whole(env, 'BOT_THREADS', usualThreads(), 1, 64),
    botPause: whole(env, 'BOT_PAUSE_MS', 100, 0, 60_000),
    botsCold: readSwitch(env, 'BOTS_COLD'),
    staticDir: built.staticDir,
    publicUrl: readUrl(env, 'PUBLIC_URL'),
    allowedOrigins: list(env.ALLOWED_ORIGINS).map(readOrigin),
    trustProxy: readTrust(env.TRUST_PROXY ?? ''),
    metricsToken: env.METRICS_TOKEN === undefined || env.METRICS_TOKEN === '' ? undefined : env.METRICS_TOKEN,
    webhooks: {
      allowHttp: readSwitch(env, 'WEBHOOK_ALLOW_HTTP'),
      allowPrivate: readSwitch(env, 'WEBHOOK_ALLOW_PRIVATE'),
      allowHosts: list(env.WEBHOOK_ALLOW_HOSTS),
    },
    contact: readContact(env.CONTACT),
    mail: readMail(env),
    logLevel: readLevel(env.LOG_LEVEL ?? 'info'),
    limits: {
      ...DEFAULT_LIMITS,
      messages: readRate(env, 'LIMIT_MESSAGES', DEFAULT_LIMITS.messages),
      requests: readRate(env, 'LIMIT_REQUESTS', DEFAULT_LIMITS.requests),
      signIns: readRate(env, 'LIMIT_SIGN_INS', DEFAULT_LIMITS.signIns),
      chat: readRate(env, 'LIMIT_CHAT', DEFAULT_LIMITS.chat),
      opens: readRate(env, 'LIMIT_TABLES', DEFAULT_LIMITS.opens),
      wakes: readRate(env, 'LIMIT_READS', DEFAULT_LIMITS.wakes),
      sockets: whole(env, 'MAX_CONNECTIONS', DEFAULT_LIMITS.sockets, 1, 1_000_000),
      socketsPerAddress: whole(env, 'MAX_CONNECTIONS_PER_ADDRESS', DEFAULT_LIMITS.socketsPerAddress, 1, 1_000_000),
      analyses: whole(env, 'MAX_ANALYSES', DEFAULT_LIMITS.analyses, 1, 10_000),
      analysesEach: whole(env, 'MAX_ANALYSES_EACH', DEFAULT_LIMITS.analysesEach, 1, 10_000),
      tables: whole(env, 'MAX_TABLES', DEFAULT_LIMITS.tables, 1, 10_000_000),
      tablesPerPlayer: whole(env, 'MAX_TABLES_PER_PLAYER', DEFAULT_LIMITS.tablesPerPlayer, 1, 100_000),
      waitingPerPlayer: whole(env, 'MAX_WAITING_PER_PLAYER', DEFAULT_LIMITS.waitingPerPlayer, 1, 100_000),
      botTablesPerPlayer: whole(env, 'MAX_BOT_TABLES_PER_PLAYER', DEFAULT_LIMITS.botTablesPerPlayer, 0, 100_000),
    },
    backups: readBackups(env),
    retention: {
      waitingDays: whole(env, 'KEEP_WAITING_DAYS', 14, 1, 36_500),
      guestDays: whole(env, 'KEEP_GUESTS_DAYS', 180, 0, 36_500),
      chatDays: whole(env, 'KEEP_CHAT_DAYS', 0, 0, 36_500),
    },
    cachedTables: whole(env, 'CACHED_TABLES', 2_000, 10, 1_000_000),
    startPause: whole(env, 'START_PAUSE_MS', 3_000, 0, 60_000),
    clocks: { graceMs: 3_000, restartGraceMs: 30_000, awake: Date.now },
    now: Date.now,
  };
}

/** One core serves people; bots may have the others, but a big machine need not run hot for them. */
function usualThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}

function readBackups(env: Environment): BackupPlan | undefined {
  const folder = env.BACKUP_DIR ?? '';
  if (folder === '') return undefined;
  return {
    folder: resolve(folder),
    everyHours: whole(env, 'BACKUP_EVERY_HOURS', 24, 1, 24 * 365),
    keep: whole(env, 'BACKUP_KEEP', 7, 1, 10_000),
  };
}

function readStore(url: string | undefined, dataDir: string): StoreAddress {
  if (url === undefined || url === '') return { kind: 'sqlite', file: resolve(dataDir, 'quarterdeck.db') };
  if (/^postgres(ql)?:\/\/./.test(url)) return { kind: 'postgres', url };
  throw new InputError(
    'DATABASE_URL must look like postgres://user:password@host:5432/name. Leave it out to use an SQLite file in DATA_DIR.',
  );
}

function whole(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InputError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

/** `2:40`: two a second in the long run, forty at once. */
function readRate(env: Environment, name: string, otherwise: Rate): Rate {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  const [, perSecond, burst] = /^(\d{1,7}(?:\.\d{1,3})?):(\d{1,7})$/.exec(text) ?? [];
  if (perSecond !== undefined && burst !== undefined && Number(burst) >= 1) return { perSecond: Number(perSecond), burst: Number(burst) };
  throw new InputError(
    `${name} must say how many a second and how many at once, such as ${otherwise.perSecond}:${otherwise.burst}, not "${text}"`,
  );
}

function readSwitch(env: Environment, name: string): boolean {
  const text = env[name] ?? '';
  if (text === '' || text === '0' || text === 'false') return false;
  if (text === '1' || text === 'true') return true;
  throw new InputError(`${name} must be true or false, not "${text}"`);
}

function readUrl(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new InputError(`${name} must be an address such as https://games.example.org, not "${text}"`);
  return text.replace(/\/+$/, '');
}

function list(text = ''): string[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

function readContact(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (/^mailto:\S+@\S+$/.test(text)) return text;
  throw new InputError(`CONTACT must look like mailto:host@example.org, not "${text}"`);
}

/** Mails need a server to hand them to and somebody to come from; half of it is a mistake. */
function readMail(env: Environment): MailConfig | undefined {
  const url = env.SMTP_URL ?? '';
  const from = env.MAIL_FROM ?? '';
  if (url === '' && from === '') return undefined;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '')
    throw new InputError('SMTP_URL must look like smtp://user:password@mail.example.org:587 or smtps://…, and MAIL_FROM needs it');
  if (!/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw new InputError('MAIL_FROM must say from whom mails come, such as "Harbour Club <club@example.org>"; SMTP_URL needs it');
  return { url, from };
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  throw new InputError(`ALLOWED_ORIGINS must be addresses such as https://club.example.org with commas between them, not "${text}"`);
}

function readLevel(text: string): ServerConfig['logLevel'] {
  const level = (['debug', 'info', 'warn', 'error', 'silent'] as const).find((one) => one === text);
  if (level === undefined) throw new InputError(`LOG_LEVEL must be debug, info, warn, error or silent, not "${text}"`);
  return level;
}
