import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { InputError } from '@quarterdeck/kernel';
import pg from 'pg';
import { type Append, type Database, DatabaseAway, type News, type Row, type Sql, type Value } from './database';
import { isUrgent, LateHeads } from './late-heads';
import { migrate } from './migrations';
import { asRow } from './sqlite';

const CHANNEL = 'quarterdeck';
/** A number of our own, so that only one node at a time changes the schema. */
const MIGRATION_LOCK = 7_315_001;
const BATCH = 200;
/** PostgreSQL limits the text of one notification to 8,000 bytes. */
const NEWS_PER_NOTE = 50;

/** Nobody waits longer for the database than this. */
const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;
/** How long an append whose answer was lost is asked for again, and how often. */
const ASK_AGAIN_FOR = 4_000;
const ASK_AGAIN_EVERY = 200;
/** A node lets itself be heard so often, and counts as deaf when it has not heard itself for so long. */
const BEAT = 500;
const DEAF = 2_000;

/**
 * Appends have a connection of their own, so that none waits behind a slow list, and plans that are made
 * once: making one takes longer than writing ten moves.
 */
const APPENDING = { max: 1, options: '-c plan_cache_mode=force_generic_plan -c jit=off' } as const;

/**
 * What could be appended. The key of the log decides who was first. Tables are held so that none goes
 * meanwhile, in one order, so that batches of several nodes cannot wait for each other in a circle.
 */
const logged = (lock: 'KEY SHARE' | 'NO KEY UPDATE'): string => `
  WITH held AS MATERIALIZED (
    SELECT t.id FROM tables t WHERE t.id = ANY ($2::text[]) ORDER BY t.id FOR ${lock}
  ), logged AS (
    INSERT INTO log (table_id, seq, at, cmd, entry)
      SELECT g.id, g.seq, g.at, g.cmd, g.entry
        FROM unnest($2::text[], $3::int[], $4::bigint[], $5::text[], $6::text[]) AS g (id, seq, at, cmd, entry) JOIN held USING (id)
        WHERE (SELECT p.seq FROM log p WHERE p.table_id = g.id AND p.seq = g.seq - 1) IS NOT NULL
        ORDER BY g.id
      ON CONFLICT DO NOTHING RETURNING table_id, seq
  )`;

/** The heads of tables that still have an older one; their columns are the parameters from `first` on. */
const headed = (first: number, which: string): string => {
  const types = ['text', 'int', 'bigint', 'text', 'bigint', 'bigint', 'bigint', 'text', 'int', 'text', 'text', 'int', 'int'];
  return `headed AS (
    UPDATE tables t SET seq = h.seq, status = h.status, updated_at = h.at, started_at = h.started_at, ended_at = h.ended_at,
           due_at = h.due_at, turn = h.turn, auto = h.auto, summary = COALESCE(h.summary, t.summary),
           access = COALESCE(h.access, t.access), spectators = COALESCE(h.spectators, t.spectators), rated = COALESCE(h.rated, t.rated)
      FROM unnest(${types.map((type, i) => `$${first + i}::${type}[]`).join(', ')})
        AS h (id, seq, at, status, started_at, ended_at, due_at, turn, auto, summary, access, spectators, rated) JOIN ${which} w ON w.id = h.id
      WHERE t.id = h.id AND t.seq < h.seq RETURNING t.id
  )`;
};

const SAY_LOGGED = `SELECT table_id, json_build_object('kind', 'log', 'table', table_id, 'seq', seq) AS news FROM logged`;
const SAY_HEADED = `SELECT NULL::text AS table_id, json_build_object('kind', 'head', 'table', id) AS news FROM headed`;
/** Tells the other nodes, in notes that are not too long; gives the tables to which something was appended. */
const tell = (said: string): string => `
  SELECT array_remove(array_agg(table_id), NULL) AS appended,
         pg_notify('${CHANNEL}', json_build_object('from', $1::text, 'news', json_agg(news))::text)
    FROM (SELECT *, (row_number() OVER () - 1) / ${NEWS_PER_NOTE} AS note FROM (${said}) said) noted GROUP BY note`;

/**
 * One statement each, so that a batch costs one round trip. Most moves change a head in nothing but the
 * turn, and each change costs a row and an entry in every index over tables: those heads follow later,
 * many moves' at once.
 */
const APPEND = `${logged('KEY SHARE')} ${tell(SAY_LOGGED)}`;
/** With those who sit there, where that changes: between two statements a node could be stopped, and would keep others from the tables. */
const APPEND_WITH_HEADS = `${logged('NO KEY UPDATE')}, urgent AS (SELECT table_id AS id FROM logged WHERE table_id = ANY ($7::text[])),
  ${headed(7, 'urgent')}, seated AS (
    SELECT g.player, g.id FROM unnest($20::text[], $21::text[]) AS g (player, id) JOIN logged l ON l.table_id = g.id
  ), gone AS (
    DELETE FROM members m USING logged l WHERE m.table_id = l.table_id AND m.table_id = ANY ($22::text[])
      AND NOT EXISTS (SELECT 1 FROM seated g WHERE g.id = m.table_id AND g.player = m.player_id)
  ), come AS (
    INSERT INTO members (player_id, table_id) SELECT player, id FROM seated ON CONFLICT DO NOTHING
  ) ${tell(`${SAY_LOGGED} UNION ALL ${SAY_HEADED}`)}`;
/** Nobody waits until they are on the disk, nor lets others wait for that: what is lost of them can be read off the log. */
const WRITE_HEADS = `
  WITH held AS MATERIALIZED (
    SELECT t.id, set_config('synchronous_commit', 'off', true) FROM tables t WHERE t.id = ANY ($2::text[]) ORDER BY t.id FOR NO KEY UPDATE
  ), ${headed(2, 'held')} ${tell(SAY_HEADED)}`;

interface Waiting {
  readonly item: Append;
  readonly done: (appended: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** PostgreSQL, shared by any number of equal nodes; LISTEN/NOTIFY carries the news between them. */
export async function openPostgres(url: string, onError: (error: unknown) => void): Promise<Database> {
  const node = randomUUID();
  try {
    await bringUpToDate(url);
  } catch (error) {
    throw inWords(error, url);
  }
  const pool = connections(url, { max: 8 }, onError);
  const appending = connections(url, APPENDING, onError);

  const settle = async (): Promise<void> => {
    for (let late = heads.waiting; late.length > 0; late = late.slice(BATCH)) {
      const some = late.slice(0, BATCH);
      await retrying(() => writeHeads(pool, node, some));
      heads.written(some);
    }
  };
  const heads = new LateHeads(settle);

  let waiting: Waiting[] = [];
  let busy = false;
  let idle: (() => void) | undefined;
  const store = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const appended = await surely(appending, node, batch);
      for (const { item, done } of batch) {
        if (appended.has(item.table)) heads.keep(item);
        done(appended.has(item.table));
      }
    } catch (error) {
      if (batch.length === 1 || error instanceof DatabaseAway) for (const { failed } of batch) failed(error);
      // One that cannot be stored must not take the others with it.
      else for (const one of batch) await store([one]);
    }
  };
  const flush = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      const batch = oncePerTable(waiting);
      waiting = waiting.filter((one) => !batch.includes(one));
      await store(batch);
    }
    busy = false;
    idle?.();
  };

  let listener: Listener | undefined;
  return {
    kind: 'postgres',
    sql: sqlOn(pool),
    transaction: (work) => retrying(() => transaction(pool, work)),
    append: (item) =>
      new Promise((done, failed) => {
        waiting.push({ item, done, failed });
        if (!busy && waiting.length === 1) setImmediate(() => void flush());
      }),
    settle,
    publish: (news) => announce(sqlOn(pool), node, news),
    hears: () => listener?.hears ?? true,
    listen: (hear) => {
      listener = new Listener(url, node, hear, onError);
      listener.start();
    },
    ping: async () => {
      await sqlOn(pool).all('SELECT 1');
    },
    close: async () => {
      if (busy || waiting.length > 0) await new Promise<void>((resolve) => (idle = resolve));
      heads.stop();
      // What the database does not take now is found by the next who starts.
      await settle().catch(onError);
      await listener?.stop();
      await Promise.all([pool.end(), appending.end()]);
    },
  };
}

function connections(url: string, more: pg.PoolConfig, onError: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types: { getTypeParser }, ...TIMEOUTS, ...more });
  pool.on('error', onError);
  // A connection that breaks while it is used fails whoever uses it; nobody else need hear of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Why the database cannot be used from the first moment on, and what to do about it. */
function inWords(error: unknown, url: string): unknown {
  const { host, pathname } = new URL(url);
  const where = `the database "${pathname.slice(1)}" at ${host}`;
  if (error instanceof DatabaseAway) {
    return new InputError(`There is no answer from ${where}. See that PostgreSQL runs and that DATABASE_URL is right.`, { cause: error });
  }
  if (error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '')) {
    return new InputError(`PostgreSQL does not let us into ${where}: ${error.message}. Check DATABASE_URL.`, { cause: error });
  }
  return error;
}

/** On a connection without time limits: a large database may take its time. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    types: { getTypeParser },
    connectionTimeoutMillis: TIMEOUTS.connectionTimeoutMillis,
  });
  try {
    await transaction(pool, async (sql) => {
      await sql.all('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await migrate(sql);
    });
  } finally {
    await pool.end();
  }
}

/**
 * Appends, and asks again when the answer is lost: as the database takes a seq once, asking again
 * harms nothing, and what is refused then may be what was asked for first.
 */
async function surely(pool: pg.Pool, node: string, batch: readonly Waiting[]): Promise<Set<string>> {
  const items = batch.map(({ item }) => item);
  const until = performance.now() + ASK_AGAIN_FOR;
  for (let lost = false; ; lost = true) {
    try {
      const appended = await retrying(() => appendTo(pool, node, items));
      if (lost) for (const item of items) if (!appended.has(item.table) && (await isThere(sqlOn(pool), item))) appended.add(item.table);
      return appended;
    } catch (error) {
      if (!(error instanceof DatabaseAway) || performance.now() > until) throw error;
      await pause(ASK_AGAIN_EVERY);
    }
  }
}

/** Whether this very row stands in the log. */
async function isThere(sql: Sql, { table, row }: Append): Promise<boolean> {
  const [found] = await sql.all('SELECT at, cmd, entry FROM log WHERE table_id = $1 AND seq = $2', [table, row.seq]);
  return found !== undefined && found.at === row.at && found.cmd === row.cmd && found.entry === row.entry;
}

/** Whole numbers fit into a number here: times in milliseconds and counts. */
function getTypeParser(oid: number): (text: string) => unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid);
}

/** A batch holds a table once: its second append builds on the first and must see whether that succeeded. */
function oncePerTable(waiting: readonly Waiting[]): Waiting[] {
  const seen = new Set<string>();
  const batch: Waiting[] = [];
  for (const one of waiting) {
    if (batch.length >= BATCH) break;
    if (seen.has(one.item.table)) continue;
    seen.add(one.item.table);
    batch.push(one);
  }
  return batch;
}

/** The tables to which something was appended. */
async function appendTo(pool: pg.Pool, node: string, items: readonly Append[]): Promise<Set<string>> {
  const entries = [
    items.map(({ table }) => table),
    items.map(({ row }) => row.seq),
    items.map(({ row }) => row.at),
    items.map(({ row }) => row.cmd),
    items.map(({ row }) => row.entry),
  ];
  const urgent = items.filter(({ head }) => isUrgent(head));
  const statement =
    urgent.length === 0
      ? { name: 'append', text: APPEND, values: [node, ...entries] }
      : {
          name: 'append-with-heads',
          text: APPEND_WITH_HEADS,
          values: [node, ...entries, ...headColumns(urgent), ...memberColumns(urgent)],
        };
  const { rows } = await answered(() => pool.query<{ appended: string[] }>(statement));
  return new Set(rows.flatMap(({ appended }) => appended));
}

async function writeHeads(pool: pg.Pool, node: string, items: readonly Append[]): Promise<void> {
  await answered(() => pool.query({ name: 'heads', text: WRITE_HEADS, values: [node, ...headColumns(items)] }));
}

/** As `headed` takes them. */
function headColumns(items: readonly Append[]): unknown[][] {
  const column = <T>(pick: (item: Append) => T): T[] => items.map(pick);
  return [
    column(({ table }) => table),
    column(({ row }) => row.seq),
    column(({ row }) => row.at),
    column(({ head }) => head.status),
    column(({ head }) => head.startedAt),
    column(({ head }) => head.endedAt),
    column(({ head }) => head.dueAt),
    column(({ head }) => head.turn),
    column(({ head }) => (head.auto ? 1 : 0)),
    column(({ head }) => head.summary),
    column(({ head }) => head.terms?.access),
    column(({ head }) => (head.terms === undefined ? undefined : Number(head.terms.spectators))),
    column(({ head }) => (head.terms === undefined ? undefined : Number(head.terms.rated))),
  ];
}

/** Everybody who sits where that may have changed, their tables, and all such tables. */
function memberColumns(items: readonly Append[]): string[][] {
  const changed = items.filter(({ head }) => head.members !== undefined);
  const seated = changed.flatMap(({ table, head }) => (head.members ?? []).map((player) => ({ player, table })));
  return [seated.map(({ player }) => player), seated.map(({ table }) => table), changed.map(({ table }) => table)];
}

async function announce(sql: Sql, node: string, news: readonly News[]): Promise<void> {
  for (let i = 0; i < news.length; i += NEWS_PER_NOTE) {
    const text = JSON.stringify({ from: node, news: news.slice(i, i + NEWS_PER_NOTE) });
    await sql.all('SELECT pg_notify($1, $2)', [CHANNEL, text]);
  }
}

function sqlOn(connection: pg.Pool | pg.PoolClient): Sql {
  return {
    all: async (sql: string, params: readonly Value[] = []): Promise<Row[]> =>
      (await answered(() => connection.query(sql, [...params]))).rows.map(asRow),
    run: async (sql: string, params: readonly Value[] = []): Promise<number> =>
      (await answered(() => connection.query(sql, [...params]))).rowCount ?? 0,
  };
}

/** What the database itself says before it hangs up: it is stopping, or starting, or has lost somebody. */
const HANGS_UP = /^(57P0|08|53300)/;

/** A question to the database; when no answer comes, that is said as such. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof pg.DatabaseError && !HANGS_UP.test(error.code ?? '')) throw error;
    throw new DatabaseAway('The database did not answer', { cause: error });
  }
}

async function transaction<T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await answered(() => pool.connect());
  let broken: Error | undefined;
  try {
    await answered(() => client.query('BEGIN'));
    const result = await work(sqlOn(client));
    await answered(() => client.query('COMMIT'));
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const TRY_AGAIN = new Set(['40P01', '40001']);

/** A transaction that lost against another is worth a second and third try. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 5 || !(error instanceof pg.DatabaseError) || !TRY_AGAIN.has(error.code ?? '')) throw error;
    }
  }
}

/**
 * Keeps one connection that hears. It lets itself be heard every moment: a connection that broke
 * without a word is noticed because that is not heard. While it is deaf, and when it hears again, it
 * says that news may have been missed.
 */
class Listener {
  /** The connection that is being made or has been made; and the one that hears. */
  #connecting: pg.Client | undefined;
  #client: pg.Client | undefined;
  #stopped = false;
  #again: NodeJS.Timeout | undefined;
  readonly #watch: NodeJS.Timeout;
  #heardAt = performance.now();
  #beating = false;
  readonly #url: string;
  readonly #node: string;
  readonly #hear: (news: News) => void;
  readonly #onError: (error: unknown) => void;

  constructor(url: string, node: string, hear: (news: News) => void, onError: (error: unknown) => void) {
    this.#url = url;
    this.#node = node;
    this.#hear = hear;
    this.#onError = onError;
    this.#watch = setInterval(() => this.#beat(), BEAT);
    this.#watch.unref();
  }

  get hears(): boolean {
    return this.#client !== undefined && performance.now() - this.#heardAt <= DEAF;
  }

  start(): void {
    const client = new pg.Client({ connectionString: this.#url, ...TIMEOUTS, query_timeout: 2 * DEAF });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, undefined));
    client.on('notification', ({ payload }) => this.#take(payload ?? ''));
    this.#connecting = client;
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        if (this.#stopped || this.#connecting !== client) return;
        this.#client = client;
        this.#heardAt = performance.now();
        this.#beating = false;
        this.#hear({ kind: 'gap' });
      })
      .catch((error: unknown) => this.#lost(client, error));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#again);
    clearInterval(this.#watch);
    const client = this.#connecting;
    if (client !== undefined) await Promise.race([client.end().catch(() => undefined), pause(BEAT)]);
  }

  #beat(): void {
    const client = this.#client;
    if (client === undefined || performance.now() - this.#heardAt > DEAF) {
      // Whoever looks meanwhile must ask for themselves.
      this.#hear({ kind: 'gap' });
      if (client !== undefined) this.#lost(client, new DatabaseAway('Nothing is heard from the database'));
      return;
    }
    if (this.#beating) return;
    this.#beating = true;
    client
      .query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: this.#node, news: [] })])
      .then(() => {
        this.#beating = false;
      })
      .catch((error: unknown) => this.#lost(client, error));
  }

  #take(payload: string): void {
    // Written by `publish` or `appendBatch` of a node of the same version.
    const { from, news } = JSON.parse(payload) as { from: string; news: News[] };
    this.#heardAt = performance.now();
    if (from === this.#node) return;
    for (const one of news) this.#hear(one);
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#stopped || this.#connecting !== client) return;
    if (error !== undefined) this.#onError(error);
    this.#client = undefined;
    this.#connecting = undefined;
    // A connection that does not answer cannot be ended politely.
    client.end().catch(() => undefined);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.start(), BEAT);
  }
}
