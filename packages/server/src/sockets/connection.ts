import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  LIMITS,
  type Player,
  PROTOCOL,
  readClientMessage,
  refuse,
  type ServerMessage,
  writeMessage,
} from '@quarterdeck/protocol';
import { perspectiveFor, Unplayable, viewerIndex } from '@quarterdeck/table';
import type { WebSocket } from 'ws';

import type { Door } from '../club/door';

import type { House } from '../house/house';
import type { Limiter } from '../limiter';
import type { People } from '../people/people';
import { playerOf } from '../people/people';
import type { Wakes } from '../readers/wakes';
import type { Store } from '../store';
import { DatabaseAway } from '../store/database';
import type { Commands } from '../tables/commands';
import type { Hub } from '../tables/hub';
import { type Peer, shownPlan, type Watcher, type Watchers } from '../tables/watchers';

export interface ConnectionParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly people: People;
  readonly door: Door;
  readonly watchers: Watchers;
  readonly commands: Commands;
  readonly wakes: Wakes;
  readonly house: House;
  readonly limiter: Limiter;
  readonly backlog: number;
  /** Milliseconds within which somebody must say hello. */
  readonly hello: number;
  readonly onMessage: (kind: string) => void;
  /** A command was refused, with this code. */
  readonly onSent: (bytes: number) => void;
  readonly onRefused: (code: string) => void;
  readonly onFailure: (error: unknown) => void;
  /** Who is at a table, over all nodes. */
  readonly presenceOf: (table: string) => ServerMessage;
}

/** Messages that cannot be understood before a connection is ended. */
const PATIENCE = 20;
/** How long somebody who has never said hello has to hear why they must go. */
const FAREWELL = 1_000;
/** Commands and watches of one connection that may be under way at once; more wait unread. */
const UNDER_WAY = 64;

const CLOSE_CODES = { shutdown: 1012, protocol: 1002, 'signed-out': 1008, slow: 1013, rate: 1013 } as const;

let nextKey = 0;

/** What has something to send when this turn of the event loop ends. */
let corked: Duplex[] = [];

function uncorkAll(): void {
  const all = corked;
  corked = [];
  for (const stream of all) stream.uncork();
}

/** One socket: says hello, watches tables, gives commands. */
export class Connection implements Peer {
  readonly #socket: WebSocket;
  /** What lies under the socket. */
  readonly #stream: Duplex;
  readonly #parts: ConnectionParts;
  readonly #address: string;
  readonly #key = `c${++nextKey}`;
  readonly #watching = new Map<number, Watcher>();
  #player: Player | undefined;
  #greeted = false;
  #greeting: Promise<void> | undefined;
  readonly #silence: NodeJS.Timeout;
  #nonsense = 0;
  #underWay = 0;
  #ended = false;
  isAlive = true;
  isLooking = true;

  constructor(socket: WebSocket, stream: Duplex, address: string, player: Player | undefined, parts: ConnectionParts) {
    this.#address = address;
    this.#socket = socket;
    this.#stream = stream;
    this.#player = player;
    this.#parts = parts;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', () => {
      this.isAlive = true;
      this.#mayGoOn();
    });
    // A broken connection also closes; whatever is wrong with a message is its sender's business.
    socket.on('error', () => socket.terminate());
    this.#silence = setTimeout(() => this.bye('protocol'), parts.hello);
    this.#silence.unref();
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.#close();
        resolve();
      });
    });
  }

  readonly closed: Promise<void>;

  onClosed: () => void = () => {};
  onKnown: (player: string) => void = () => {};

  get player(): string | undefined {
    return this.#player?.id;
  }

  get known(): Player | undefined {
    return this.#player;
  }

  send(text: string): void {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#parts.backlog) {
      this.bye('slow');
      return;
    }
    this.#parts.onSent(text.length);
    this.#together();
    this.#socket.send(text);
  }

  /** What is sent in one turn of the event loop goes out in one piece: the system call costs more than the message. */
  #together(): void {
    if (this.#stream.writableCorked > 0) return;
    this.#stream.cork();
    corked.push(this.#stream);
    if (corked.length === 1) setImmediate(uncorkAll);
  }

  /** Ends the connection and says why; whoever comes back resumes where they were. */
  bye(why: Extract<ServerMessage, { t: 'bye' }>['reason']): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#socket.send(writeMessage({ t: 'bye', reason: why }));
    this.#socket.close(CLOSE_CODES[why]);
    // Somebody who does not read does not answer the farewell either; a stranger may at least hear it.
    if (why === 'slow') this.#socket.terminate();
    else if (!this.#greeted) setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  rename(name: string): void {
    if (this.#player !== undefined) this.#player = { ...this.#player, name };
  }

  ping(): void {
    if (!this.isAlive) {
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  forget(watcher: Watcher): void {
    if (this.#watching.get(watcher.ch) === watcher) this.#watching.delete(watcher.ch);
  }

  #receive(text: string | undefined): void {
    if (!this.#mayGoOn()) return;
    const message = text === undefined ? undefined : readClientMessage(text);
    if (message === undefined) {
      this.#misunderstood();
      return;
    }
    this.#parts.onMessage(message.t);
    this.#underWay++;
    if (this.#underWay >= UNDER_WAY) this.#socket.pause();
    try {
      const handled = this.#greeted ? this.#handle(message) : this.#welcome(message);
      if (handled === undefined) this.#done();
      else handled.then(this.#done, (error: unknown) => this.#failed(message, error));
    } catch (error) {
      this.#failed(message, error);
    }
  }

  /** Whatever somebody sends counts, also what the sockets' own protocol would answer by itself. */
  #mayGoOn(): boolean {
    if (this.#ended) return false;
    if (this.#parts.limiter.take(this.#key)) return true;
    this.bye('rate');
    return false;
  }

  /** Answers that nobody reads must not pile up. */
  #pinged(data: Buffer): void {
    if (!this.#mayGoOn()) return;
    if (this.#socket.bufferedAmount > this.#parts.backlog) this.bye('slow');
    else this.#socket.pong(data);
  }

  /** One message less is under way. */
  readonly #done = (): void => {
    this.#underWay--;
    if (this.#socket.isPaused) this.#socket.resume();
  };

  #failed(message: ClientMessage, error: unknown): void {
    const unplayable = error instanceof Unplayable ? error.reason : undefined;
    if (unplayable === undefined) this.#parts.onFailure(error);
    const failed = unplayable ?? refuse('SERVER_ERROR');
    if (message.t === 'do' && error instanceof DatabaseAway) this.#tell({ t: 'unknown', id: message.id });
    else if (message.t === 'do') this.#tell({ t: 'no', id: message.id, reason: failed });
    else if (message.t === 'watch') this.#tell({ t: 'unwatched', ch: message.ch, reason: failed });
    else this.#tell({ t: 'error', reason: failed });
    this.#done();
  }

  /** Before anything else one says hello; who it is may still be being looked up when more comes. */
  async #welcome(message: ClientMessage): Promise<void> {
    if (message.t !== 'hello') await this.#greeting;
    if (message.t === 'hello' || this.#greeted) await this.#handle(message);
    else this.#misunderstood();
  }

  #handle(message: ClientMessage): Promise<void> | undefined {
    switch (message.t) {
      case 'do':
        return this.#do(message);
      case 'hello':
        this.#greeting = this.#hello(message.protocol, message.token);
        return this.#greeting;
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        this.#unwatch(message.ch);
        return undefined;
      case 'house':
        this.#parts.house.unfollow(this);
        return message.yes && !this.#ended ? this.#parts.house.follow(this) : undefined;
      case 'looking':
        this.isLooking = message.yes;
        return undefined;
      case 'ping':
        this.#tell({ t: 'pong', n: message.n, now: this.#parts.hub.now() });
        return undefined;
    }
  }

  async #hello(protocol: number, token: string | undefined): Promise<void> {
    if (protocol !== PROTOCOL) {
      this.#tell({ t: 'error', reason: refuse('WRONG_PROTOCOL', { server: PROTOCOL, client: protocol }) });
      this.bye('protocol');
      return;
    }
    if (token !== undefined && !this.#greeted) {
      const known = await this.#parts.people.byToken(token);
      if (known === undefined || this.#parts.door.whyNot({ player: known.id }) !== undefined) {
        this.#tell({ t: 'error', reason: refuse('WRONG_TOKEN') });
        return;
      }
      this.#player = playerOf(known);
    }
    this.#greeted = true;
    clearTimeout(this.#silence);
    if (this.#player !== undefined) this.onKnown(this.#player.id);
    const me = this.#player === undefined ? {} : { me: this.#player };
    this.#tell({ t: 'welcome', protocol: PROTOCOL, ...me, now: this.#parts.hub.now() });
  }

  async #watch({ ch, table, as, since, chat, invite }: Extract<ClientMessage, { t: 'watch' }>): Promise<void> {
    const { hub, watchers, commands, store } = this.#parts;
    this.#unwatch(ch);
    if (this.#watching.size >= LIMITS.watches) {
      this.#tell({ t: 'unwatched', ch, reason: refuse('TOO_MANY_WATCHES', { most: LIMITS.watches }) });
      return;
    }
    if (!(await this.#parts.wakes.may(table, this.#player?.id, this.#player?.id ?? this.#address))) {
      this.#tell({ t: 'unwatched', ch, reason: refuse('TOO_FAST') });
      return;
    }
    const visitor = { player: this.#player?.id, invited: await commands.isInvite(table, invite) };
    const begun = await hub.read(table, (live) => {
      const granted = perspectiveFor(live.table, visitor, as);
      if (!granted.ok || this.#ended || this.#socket.readyState !== this.#socket.OPEN) return granted;
      const viewer = viewerIndex(live.table, granted.as);
      this.#unwatch(ch);
      if (this.#looksAlready(table, viewer)) return { ok: false, reason: refuse('TOO_MANY_WATCHES', { most: LIMITS.sameEyes }) } as const;
      const watcher: Watcher = { peer: this, ch, table, visitor, wanted: as, viewer, seq: 0 };
      this.#watching.set(ch, watcher);
      watchers.begin(live, watcher, since);
      for (const plan of live.plans.values()) {
        if (plan.owner === visitor.player) this.#tell({ t: 'plan', table, plan: shownPlan(plan) });
      }
      return granted;
    });
    if (begun?.ok !== true) {
      this.#tell({ t: 'unwatched', ch, reason: begun?.reason ?? refuse('NO_SUCH_TABLE') });
      return;
    }
    this.#tell(this.#parts.presenceOf(table));
    const lines = await store.chat.last(table, chat);
    if (lines.length > 0) this.#tell({ t: 'chat', table, lines });
  }

  /** Every move is sent to everybody who watches: nobody needs it many times over. */
  #looksAlready(table: string, viewer: number): boolean {
    let same = 0;
    for (const watcher of this.#watching.values()) if (watcher.table === table && watcher.viewer === viewer) same++;
    return same >= LIMITS.sameEyes;
  }

  #unwatch(ch: number): void {
    const watcher = this.#watching.get(ch);
    if (watcher === undefined) return;
    this.#watching.delete(ch);
    this.#parts.watchers.end(watcher);
  }

  #do({ id, table, command }: Extract<ClientMessage, { t: 'do' }>): Promise<void> | undefined {
    if (this.#player === undefined) {
      this.#tell({ t: 'no', id, reason: refuse('NAME_NEEDED') });
      return undefined;
    }
    return this.#parts.commands.execute(table, this.#player, id, command).then((outcome) => {
      if (!outcome.ok) this.#parts.onRefused(outcome.reason.code);
      this.#tell(outcome.ok ? { t: 'ok', id, seq: outcome.seq } : { t: 'no', id, reason: outcome.reason });
    });
  }

  #misunderstood(): void {
    this.#nonsense++;
    if (this.#nonsense > PATIENCE) this.bye('protocol');
    else this.#tell({ t: 'error', reason: refuse(this.#greeted ? 'NOT_UNDERSTOOD' : 'HELLO_FIRST') });
  }

  #tell(message: ServerMessage): void {
    this.send(writeMessage(message));
  }

  #close(): void {
    this.#ended = true;
    clearTimeout(this.#silence);
    for (const ch of [...this.#watching.keys()]) this.#unwatch(ch);
    this.#parts.house.unfollow(this);
    this.onClosed();
  }
}
