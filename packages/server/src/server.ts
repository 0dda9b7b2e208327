import { randomUUID } from 'node:crypto';
import { LEVELS } from '@quarterdeck/bots';
import type { AnyGame, Locale } from '@quarterdeck/kernel';
import { InputError } from '@quarterdeck/kernel';
import { refuse } from '@quarterdeck/protocol';
import pino from 'pino';
import { clientAddress, networkOf } from './addresses';
import { Backups } from './backups';
import { Booking } from './booking';
import { Analyst } from './bots/analyst';
import { BotDriver } from './bots/driver';
import { BotPool } from './bots/pool';
import { CleanUp } from './cleanup';
import { Keeper } from './clocks/keeper';
import { Desk } from './club/desk';
import { banFigures, Door } from './club/door';
import { HealthCheck } from './club/health';
import { Settings } from './club/settings';
import type { ServerConfig } from './config';
import { Figures } from './figures/figures';
import { House } from './house/house';
import { Inviting } from './house/inviting';
import { Pairing } from './house/pairing';
import { buildApp } from './http/app';
import { HttpError } from './http/errors';
import { tableQuota } from './http/may-open';
import { previewOf } from './http/preview';
import { analysisRoutes } from './http/routes/analysis';
import { clubRoutes } from './http/routes/club';
import { deskRoutes } from './http/routes/desk';
import { figureRoutes } from './http/routes/figures';
import { gameRoutes } from './http/routes/game';
import { houseRoutes } from './http/routes/house';
import { mailRoutes } from './http/routes/mail';
import { notifyRoutes, notifyStateOf } from './http/routes/notify';
import type { RouteParts } from './http/routes/parts';
import { passkeyRoutes } from './http/routes/passkeys';
import { peopleRoutes } from './http/routes/people';
import { statisticsRoutes } from './http/routes/statistics';
import { tableRoutes } from './http/routes/tables';
import { tournamentRoutes } from './http/routes/tournaments';
import { Limiter } from './limiter';
import { createSmtp, Post } from './mail';
import { Messenger } from './messenger';
import { Metrics } from './metrics';
import { Notices } from './notices';
import { createNotifier, makeVapidKeys, type VapidKeys } from './notify';
import { Callers } from './people/callers';
import { Eraser } from './people/eraser';
import { PersonsHolidays } from './people/holidays';
import { Passkeys } from './people/passkeys';
import { People } from './people/people';
import { newSecret } from './people/secrets';
import { Presence } from './presence';
import { Readers } from './readers/readers';
import { Wakes } from './readers/wakes';
import { Sockets } from './sockets/sockets';
import { Counting } from './statistics/counting';
import { openStore, type Store } from './store';
import { DatabaseAway, type News } from './store/database';
import { Commands } from './tables/commands';
import { Hub } from './tables/hub';
import { Plans } from './tables/plans';
import { Starter } from './tables/starter';
import { Watchers } from './tables/watchers';
import { Steward } from './tournaments/steward';

export interface RunningServer {
  readonly port: number;
  /** Takes the owner's desk, once; undefined when somebody has it. */
  readonly claimCode: string | undefined;
  /** Takes no new tables from now on and says that it is not ready; resolves when no live game is watched here any more. */
  drain(): Promise<void>;
  /** Finishes what is under way, tells clients to reconnect, and ends. */
  close(): Promise<void>;
}

/** Of the program, for whoever runs it. */
const VERSION = '0.1.0';

/** The level that plays on for those who leave. */
const STAND_IN = 'mate';
const SEEN_EVERY = 30_000;
/** No part of a shutdown may take longer. */
const PATIENCE = 5_000;
/** How often a server that drains looks whether live games are left. */
const DRAIN_EVERY = 1_000;

/**
 * How far threads give way to the one that serves people, where the system allows it; readers least. Not all the way: threads
 * share their memory, and one that hardly ever runs on a full machine can hold a lock on it for which all others wait.
 */
const NICE = { readers: 3, bots: 5, analysis: 8 } as const;

/** Starts one node: the HTTP interface, the sockets, bots and clocks, on the given store. */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const log = pino({ level: config.logLevel });
  const store = await openStore(config.store, (error) => log.error({ err: error }, 'the database connection failed'));
  try {
    return await startOn(store, config, log);
  } catch (error) {
    // Whoever cannot serve lets go of the database, so that the process can end.
    await within(PATIENCE, store.db.close()).catch(() => undefined);
    throw error;
  }
}

async function startOn(store: Store, config: ServerConfig, log: pino.Logger): Promise<RunningServer> {
  const { now, limits } = config;
  const games = await loadGames(config);
  const secret = await store.meta.getOrMake('secret', newSecret);
  const people = new People(store, secret, now);
  const passkeys = new Passkeys(store, secret, now);
  const hub = new Hub({ store, games, now, cached: config.cachedTables, onDurable: (seconds) => metrics.durable(seconds) });
  const watchers = new Watchers(hub);
  const door = new Door(store, now);
  const settings = new Settings(store);
  const metrics = new Metrics({
    sockets: () => sockets.size,
    tables: () => hub.size,
    queues: { bots: () => pool.waiting, analyses: () => analysts.waiting, readers: () => readers.waiting },
    hears: () => Number(store.db.hears()),
    unfinished: () => store.tables.countByStatus(now()),
  });
  const failed = (error: unknown): void => {
    metrics.failed();
    log.error({ err: error }, 'something failed');
  };

  const chats = new Limiter(limits.chat, now);
  const pool = new BotPool({
    file: config.botWorker,
    threads: config.botThreads,
    shortThreads: 1,
    nice: NICE.bots,
    warm: !config.botsCold,
    onRemark: (text) => log.info(text),
  });
  const bots = new BotDriver(hub, pool, config.botPause, () => commands, failed);
  const analysts = new BotPool({ file: config.botWorker, threads: 1, shortThreads: 0, nice: NICE.analysis, warm: false });
  const analyst = new Analyst(analysts, { most: limits.analyses, mostEach: limits.analysesEach }, failed);
  const readers = new Readers(
    new BotPool({ file: config.botWorker, threads: 1, shortThreads: 0, nice: NICE.readers, warm: false }),
    store,
    hub,
    limits.readsEach,
  );
  const wakes = new Wakes(hub, store, new Limiter(limits.wakes, now));
  const plans = new Plans(store, hub, watchers, () => commands, failed);
  const starter = new Starter(hub, config.startPause, failed);
  const booking = new Booking(store, hub, failed);
  const node = randomUUID();
  const presence = new Presence(watchers, store.db, node, now, failed);
  const house = new House({
    store,
    presence,
    node,
    now,
    people: () => sockets.people,
    answered: (player, table) => inviting.answered(player, table),
    onFailure: failed,
  });
  const pairing = new Pairing({
    store,
    hub,
    levels: LEVELS,
    botLevel: STAND_IN,
    now,
    mayPair: () => !draining && !closing,
    paired: (table) => opened(table),
    changed: () => {
      house.wished();
      store.db.publish([{ kind: 'wishes' }]).catch(failed);
    },
    onFailure: failed,
  });
  const opened = (table: string): void => {
    house.touched(table);
    store.db
      .publish([
        { kind: 'log', table, seq: 1 },
        { kind: 'head', table },
      ])
      .catch(failed);
    void hub
      .read(table, (live) => {
        bots.consider(live);
        starter.consider(live);
      })
      .catch(failed);
  };
  presence.onChanged = (table) => house.touched(table);
  const vapid = readKeys(await store.meta.getOrMake('push', () => JSON.stringify(makeVapidKeys())));
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const notifier = createNotifier({
    store: store.notify,
    vapid: { ...vapid, subject: config.contact ?? (publicUrl.startsWith('https:') ? publicUrl : 'mailto:host@localhost.invalid') },
    policy: config.webhooks,
    log,
  });
  const titleOf = (game: string, locale: Locale): string => config.games.find(({ card }) => card.id === game)?.card.title[locale] ?? game;
  const post = new Post({
    store,
    smtp: config.mail === undefined ? undefined : createSmtp(config.mail),
    publicUrl,
    club: () => settings.current.name ?? 'Quarterdeck',
    titleOf,
    log,
  });
  const messenger = new Messenger({ post, notifier, publicUrl, titleOf, isHere: (player) => house.isHere(player) });
  const inviting = new Inviting({ store, house, messenger, rate: limits.invitations, now });
  const notices = new Notices({ store, notifier, post, watchers, games: config.games, publicUrl, now, onFailure: failed });
  const callers = new Callers();
  const commands = new Commands({
    store,
    hub,
    watchers,
    levels: LEVELS,
    standInLevel: STAND_IN,
    lastHere: (player) => (sockets.isHere(player) ? now() : callers.last(player)),
    mayChat: (player) => chats.take(player),
    silenced: (player) => {
      const ban = door.silence(player);
      return ban === undefined ? undefined : banFigures(ban);
    },
    mostBotTables: () => settings.current.limits.botTables ?? limits.botTablesPerPlayer,
    planned: (live) => plans.consider(live),
    wakes,
  });
  hub.listen(watchers);
  hub.listen(bots);
  hub.listen(plans);
  hub.listen(starter);
  hub.listen(booking);
  hub.listen(notices);
  const holidays = new PersonsHolidays({ store, hub, onFailure: failed });
  hub.listen(holidays);
  hub.listen(house);
  hub.listen({ changed: (_live, changes, own) => own && metrics.appended(changes.length) });

  const backups =
    config.backups === undefined
      ? undefined
      : new Backups(config.store, config.backups, (file, counts) => log.info({ file, counts }, 'made a backup'), failed);
  const health = new HealthCheck({
    store,
    address: config.store,
    backups,
    peopleHere: () => sockets.players.size,
    botsWaiting: () => pool.waiting.size,
    version: VERSION,
    now,
    onFailure: failed,
  });
  hub.listen({ changed: (_live, changes, own) => own && changes.some(({ step }) => step !== undefined) && health.moved() });
  const signedOut = (player: string): void => {
    sockets.signOut(player);
    store.db.publish([{ kind: 'signedOut', player }]).catch(failed);
  };
  /** A new name reaches whoever sits with its bearer. */
  const tellName = async (player: string, name: string): Promise<void> => {
    sockets.rename(player, name);
    house.seen();
    for (const { id } of await store.tables.unfinished(player)) {
      await hub.act(id, `rename-${randomUUID()}`, ({ table }) =>
        table.seats.some((seat) => seat.player?.id === player && seat.player.name !== name) ? { k: 'renamed', player, name } : undefined,
      );
    }
  };
  const desk = new Desk({
    store,
    hub,
    people,
    watchers,
    door,
    settings,
    isHere: (player) => sockets.isHere(player),
    signedOut,
    tellName,
    now,
  });
  const steward = new Steward({ store, hub, levels: LEVELS, opened, messenger, onFailure: failed });
  hub.listen(steward);
  const counting = new Counting(store, hub, analysts, failed);
  hub.listen(counting);
  const isHere = (player: string): boolean => sockets.isHere(player);
  const figures = new Figures(store, now, isHere);
  const eraser = new Eraser({
    store,
    hub,
    standInLevel: STAND_IN,
    signedOut,
    leave: (player) => steward.leaveAll(player),
    onFailure: failed,
  });
  await desk.hear();
  const trials = new Limiter({ perSecond: 0.1, burst: 5 }, now);
  const renames = new Limiter(limits.renames, now);
  const opening = tableQuota({ store, config, settings, isDraining: () => draining });
  const stateOf = notifyStateOf(store, post, vapid.publicKey);
  const routes = [
    ...houseRoutes({ store, hub, config, pairing, opening, inviting, opened, port: () => portOf(app.server.address()) }),
    ...notifyRoutes({ store, hub, notifier, notices, trials, stateOf, publicUrl, holidays }),
    ...mailRoutes({ store, hub, post, notices, trials, stateOf }),
    ...[
      peopleRoutes,
      tableRoutes,
      gameRoutes,
      analysisRoutes,
      clubRoutes,
      deskRoutes,
      tournamentRoutes,
      figureRoutes,
      statisticsRoutes,
      passkeyRoutes,
    ].flatMap((of) => of(routeParts())),
  ];
  function routeParts(): RouteParts {
    return {
      config,
      store,
      hub,
      people,
      desk,
      passkeys,
      eraser,
      steward,
      figures,
      isHere,
      door,
      settings,
      health,
      backups,
      commands,
      watchers,
      signIns: new Limiter(limits.signIns, now),
      levels: LEVELS,
      analyst,
      readers,
      wakes,
      opening,
      inviting,
      isDraining: () => draining,
      opened,
      uninvited: (table) => {
        void hub.read(table, (live) => watchers.uninvite(live)).catch(failed);
        store.db.publish([{ kind: 'invite', table }]).catch(failed);
        house.touched(table);
      },
      signedOut,
      rename: async (player, name) => {
        // Every name stands in the log of every unfinished game.
        if (!renames.take(player)) throw new HttpError(429, 'TOO_FAST', 'You have taken several names; wait before the next');
        const renamed = await people.rename(player, name);
        await tellName(player, name);
        return renamed;
      },
    };
  }
  const app = await buildApp({
    routes,
    people,
    door,
    limiter: new Limiter(limits.requests, now),
    staticDir: config.staticDir,
    allowedOrigins: config.allowedOrigins,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    onRefused: (code) => metrics.refused(code),
    onFailure: failed,
    onCaller: ({ id, network, device }, address, browser) => {
      callers.heard(id, now());
      const elsewhere = network !== address || (browser !== undefined && device !== browser);
      return elsewhere ? store.people.seenFrom(id, address, browser) : undefined;
    },
    onAnswer: (method, route, status, seconds) => metrics.answered(method, route, status, seconds),
    isReady: async () => !closing && !draining && keeper.isSound && store.db.hears(),
    preview: previewOf({ store, commands, games: config.games, publicUrl }),
    metrics: () => metrics.text(),
  });
  const sockets = new Sockets({
    server: app.server,
    store,
    hub,
    people,
    door,
    watchers,
    commands,
    wakes,
    house,
    limiter: new Limiter(limits.messages, now),
    backlog: limits.backlog,
    hello: limits.hello,
    allowedOrigins: config.allowedOrigins,
    sockets: limits.sockets,
    socketsPerAddress: limits.socketsPerAddress,
    addressOf: ({ socket, headers }) =>
      networkOf(clientAddress(socket.remoteAddress ?? 'unknown', String(headers['x-forwarded-for'] ?? ''), config.trustProxy)),
    onRefused: (code) => metrics.refused(code),
    onMessage: (kind) => metrics.received(kind),
    onSent: (bytes) => metrics.sent(bytes),
    onFailure: failed,
    onSeen: (player) => {
      house.seen();
      store.people.seen([player], now()).catch(failed);
    },
    presenceOf: (table) => presence.of(table),
  });
  const keeper = new Keeper({
    hub,
    ...config.clocks,
    standInLevel: STAND_IN,
    consider: (live) => {
      bots.consider(live);
      plans.consider(live);
      starter.consider(live);
    },
    credited: (table) => {
      if (watchers.of(table).size > 0) void hub.read(table, (live) => watchers.show(live)).catch(failed);
    },
    onFailure: failed,
  });

  store.db.listen((news) => hear(news).catch(failed));
  async function hear(news: News): Promise<void> {
    switch (news.kind) {
      case 'log':
        return hub.catchUp(news.table, watchers.of(news.table).size > 0);
      case 'head':
        return house.touched(news.table);
      case 'chat':
        return commands.tellChat(news.table, news.id);
      case 'plan':
        return hub.replan(news.table);
      case 'invite':
        house.touched(news.table);
        await hub.read(news.table, (live) => watchers.uninvite(live));
        return;
      case 'presence':
        return presence.hear(news);
      case 'signedOut':
        return sockets.signOut(news.player);
      case 'club':
        return desk.hear();
      case 'forget':
        await hub.forget(news.table);
        if ((await store.tables.get(news.table)) === undefined) return watchers.dismiss(news.table, refuse('NO_SUCH_TABLE'));
        return hub.catchUp(news.table, watchers.of(news.table).size > 0);
      case 'wishes':
        return house.wished();
      case 'invited':
      case 'here':
        return house.hear(news);
      case 'gap':
        house.lookAgain();
        // While the database is away there is nothing to compare with; whoever reads asks for themselves.
        return hub
          .doubt(() => watchers.tables)
          .catch((error: unknown) => {
            if (!(error instanceof DatabaseAway)) throw error;
          });
    }
  }

  const seen = setInterval(() => {
    const here = new Set([...sockets.players, ...callers.since(now() - SEEN_EVERY)]);
    store.people.seen([...here], now()).catch(failed);
  }, SEEN_EVERY);
  let closing = false;
  let draining = false;
  await hub.mendIndex(failed);
  await booking.bookLeftOvers();
  await keeper.start();
  const kept = (): ServerConfig['retention'] => {
    const { guests, chat } = settings.current.keep;
    const { retention } = config;
    return { ...retention, guestDays: guests ?? retention.guestDays, chatDays: chat ?? retention.chatDays };
  };
  const cleanUp = new CleanUp(hub, kept, failed);
  /** Each part has its time; whoever does not come to an end is left behind. */
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    clearInterval(seen);
    bots.close();
    starter.close();
    pairing.close();
    const parts: readonly (() => Promise<unknown>)[] = [
      () => keeper.stop(),
      () => cleanUp.stop(),
      () => eraser.stop(),
      () => steward.stop(),
      () => Promise.all([pool.close(), analyst.close(), readers.close(), counting.stop()]),
      () => hub.settled(),
      () => house.close(),
      () => sockets.close(),
      () => app.close(),
      () => hub.settled(),
      () => notifier.close(),
      () => post.close(),
      () => store.db.close(),
    ];
    presence.close();
    health.close();
    void backups?.stop();
    const hurry = setTimeout(() => app.server.closeAllConnections(), PATIENCE / 2);
    for (const part of parts) await within(PATIENCE, part()).catch(failed);
    clearTimeout(hurry);
    log.info('closed');
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw deaf(error, config.host, config.port);
  }
  cleanUp.start();
  eraser.resume();
  counting.look();
  void steward.sweep().catch(failed);
  pairing.start();
  backups?.look();
  const port = portOf(app.server.address());
  log.info({ port, store: config.store.kind }, 'listening');
  /** Live games that somebody here plays or watches; slow ones wait for a server that comes back. */
  const liveGames = (): number => [...watchers.tables].filter((id) => hub.isPlayedLive(id)).length;
  const drain = async (): Promise<void> => {
    draining = true;
    log.info({ liveGames: liveGames() }, 'draining: no new tables');
    while (!closing && liveGames() > 0) await new Promise((resolve) => setTimeout(resolve, DRAIN_EVERY));
  };
  const claimCode = (await store.people.hasOwner()) ? undefined : await people.claimCode();
  return { port, claimCode, drain, close };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Something did not end within ${ms} milliseconds`)), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why nobody can be heard at this address, and what to do about it. */
function deaf(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const say = (what: string): InputError => new InputError(what, { cause: error });
  if (code === 'EADDRINUSE') return say(`Another program listens on port ${port} already. Set PORT to another one.`);
  if (code === 'EACCES') return say(`This user may not listen on port ${port}. Set PORT to one above 1023, behind a proxy.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return say(`"${host}" is no address of this computer. Set HOST to one that is, or to 0.0.0.0 for all of them.`);
  }
  return error;
}

function readKeys(text: string): VapidKeys {
  // Written by `makeVapidKeys`.
  return JSON.parse(text) as VapidKeys;
}

async function loadGames(config: ServerConfig): Promise<ReadonlyMap<string, AnyGame>> {
  const loaded = await Promise.all(config.games.map(async ({ card, load }): Promise<[string, AnyGame]> => [card.id, await load()]));
  return new Map(loaded);
}

function portOf(address: string | { port: number } | null): number {
  if (address === null || typeof address === 'string') throw new InputError('The server listens on no port');
  return address.port;
}
