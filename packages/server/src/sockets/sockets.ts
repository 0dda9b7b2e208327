import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, type Player, SOCKET_PATH } from '@quarterdeck/protocol';
import { WebSocketServer } from 'ws';
import { COOKIE, DEVICE_COOKIE, playerOf } from '../people/people';
import { Connection, type ConnectionParts } from './connection';
import { cookieIn, isOwnOrigin } from './origin';

export interface SocketsParts extends ConnectionParts {
  readonly server: Server;
  readonly allowedOrigins: readonly string[];
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly addressOf: (request: IncomingMessage) => string;
  /** A player came, or the last connection of one is gone. */
  readonly onSeen: (player: string) => void;
}

const HEARTBEAT = 25_000;
/** How long a client may take to say good-bye. */
const FAREWELL = 2_000;

/** All connections of this node. */
export class Sockets {
  readonly #parts: SocketsParts;
  readonly #all = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #server: WebSocketServer;
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor(parts: SocketsParts) {
    this.#parts = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: LIMITS.message,
      // A connection answers pings itself, and counts them.
      autoPong: false,
      // Steps are small and frequent; only positions are worth the work.
      perMessageDeflate: { threshold: 2_048, serverNoContextTakeover: true, clientNoContextTakeover: true, concurrencyLimit: 4 },
    });
    parts.server.on('upgrade', (request, socket, head) => {
      // Who it is takes a moment to find out; a socket that breaks meanwhile is nobody's problem.
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        parts.onFailure(error);
        refuse(socket, 500);
      });
    });
    parts.watchers.onUnwatched = (watcher) => {
      for (const connection of this.#all) if (connection === watcher.peer) connection.forget(watcher);
    };
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#all) connection.ping();
    }, HEARTBEAT);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#all.size;
  }

  get players(): Set<string> {
    return new Set([...this.#all].flatMap(({ player }) => (player === undefined ? [] : [player])));
  }

  /** Everybody who is connected, programs apart. */
  get people(): Map<string, Player> {
    const people = new Map<string, Player>();
    for (const { known } of this.#all) if (known !== undefined && known.program !== true) people.set(known.id, known);
    return people;
  }

  isHere(player: string): boolean {
    for (const connection of this.#all) if (connection.player === player) return true;
    return false;
  }

  rename(player: string, name: string): void {
    for (const connection of this.#all) if (connection.player === player) connection.rename(name);
  }

  /** Ends all connections of a player. */
  signOut(player: string): void {
    for (const connection of [...this.#all]) if (connection.player === player) connection.bye('signed-out');
  }

  /** Tells everybody to come back later, and takes nobody new. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    const gone = [...this.#all].map((connection) => connection.closed);
    for (const connection of this.#all) connection.bye('shutdown');
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([Promise.all(gone), new Promise<void>((resolve) => (timer = setTimeout(resolve, FAREWELL)))]);
    clearTimeout(timer);
    for (const connection of this.#all) connection.terminate();
    this.#server.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { headers } = request;
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return refuse(socket, 404);
    if (this.#closing || this.#all.size >= this.#parts.sockets) return refuse(socket, 503);
    if (!isOwnOrigin(headers.origin, headers.host, this.#parts.allowedOrigins)) return refuse(socket, 403);
    const address = this.#parts.addressOf(request);
    if ((this.#byAddress.get(address) ?? 0) >= this.#parts.socketsPerAddress) return refuse(socket, 429);
    const player = await this.#whoIs(request);
    const device = this.#parts.people.deviceOf(cookieIn(headers.cookie, DEVICE_COOKIE));
    if (this.#parts.door.whyNot({ player: player?.id, network: address, device }) !== undefined) return refuse(socket, 403);
    if (socket.destroyed) return;
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, socket, address, player, this.#parts);
      this.#all.add(connection);
      this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
      connection.onKnown = (id) => this.#parts.onSeen(id);
      connection.onClosed = () => {
        this.#all.delete(connection);
        const left = (this.#byAddress.get(address) ?? 1) - 1;
        if (left > 0) this.#byAddress.set(address, left);
        else this.#byAddress.delete(address);
        if (connection.player !== undefined) this.#parts.onSeen(connection.player);
      };
    });
  }

  async #whoIs({ headers }: IncomingMessage): Promise<Player | undefined> {
    const { people } = this.#parts;
    const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    if (bearer !== undefined) {
      const program = await people.byToken(bearer);
      return program === undefined ? undefined : playerOf(program);
    }
    const cookie = cookieIn(headers.cookie, COOKIE);
    const person = cookie === undefined ? undefined : await people.byCookie(cookie);
    return person === undefined ? undefined : playerOf(person);
  }
}

const TEXTS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${TEXTS[status] ?? 'Error'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
