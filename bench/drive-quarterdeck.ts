import { randomUUID } from 'node:crypto';
import type { AnyGame } from '@quarterdeck/kernel';
import { type ClientMessage, type Command, type Created, PROTOCOL, type ServerMessage, SOCKET_PATH } from '@quarterdeck/protocol';
import { type RawData, WebSocket } from 'ws';
import { eachOf, type OpenGame, opened, post } from './drive-fleet';

export interface Player {
  readonly token: string;
}

/** Opens games on our own server, one after the other, always with the same players. */
export function quarterdeckGames(game: AnyGame, port: number, seats: number): () => Promise<OpenGame> {
  let players: readonly Player[] = [];
  return async () => {
    if (players.length === 0) players = await Promise.all(Array.from({ length: seats }, (_, seat) => register(port, `Load ${seat}`)));
    const open = new QuarterdeckGame(game, port, players);
    await open.connect();
    return open;
  };
}

class QuarterdeckGame implements OpenGame {
  readonly #game: AnyGame;
  readonly #port: number;
  readonly #players: readonly Player[];
  #id = '';
  #sockets: WebSocket[] = [];
  #view: unknown;
  #seq = 0;
  #commands = 0;
  onHeard: (bytes: number) => void = () => {};

  constructor(game: AnyGame, port: number, players: readonly Player[]) {
    this.#game = game;
    this.#port = port;
    this.#players = players;
  }

  async connect(): Promise<void> {
    this.#id = await openTable(this.#port, this.#game.id, this.#players);
    this.#sockets = await Promise.all(this.#players.map((player, seat) => this.#join(player, seat)));
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  async bytesToJoin(behind?: number): Promise<number> {
    const socket = await connect(this.#port, this.#players[0]);
    let total = 0;
    const done = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const text = String(data);
        total += Buffer.byteLength(text);
        if (isA('position', text) || isA('steps', text)) resolve();
      });
    });
    const since = behind === undefined ? {} : { since: Math.max(0, this.#seq - behind) };
    tell(socket, { t: 'watch', ch: 1, table: this.#id, as: 0, ...since });
    await done;
    socket.close();
    return total;
  }

  async comeAgain(seat: number): Promise<void> {
    const player = this.#players[seat];
    if (player === undefined) return;
    this.#sockets[seat]?.close();
    this.#sockets[seat] = await this.#join(player, seat, this.#seq);
  }

  get position(): unknown {
    return this.#view;
  }

  send(seat: number, move: string): void {
    const socket = this.#sockets[seat];
    if (socket !== undefined) tell(socket, { t: 'do', id: `m${this.#commands++}`, table: this.#id, command: { do: 'play', seat, move } });
  }

  async #join(player: Player, seat: number, since?: number): Promise<WebSocket> {
    const socket = await connect(this.#port, player);
    const seated = new Promise<void>((resolve) => {
      socket.on('message', (data) => this.#hear(seat, data, resolve));
    });
    tell(socket, { t: 'watch', ch: 1, table: this.#id, as: seat, ...(since === undefined ? {} : { since }) });
    await seated;
    return socket;
  }

  #hear(seat: number, data: RawData, seated: () => void): void {
    const text = String(data);
    if (isA('step', text)) {
      if (seat === 0) this.#follow(text);
      this.onHeard(text.length);
    } else if (isA('position', text)) {
      if (seat === 0) this.#follow(text);
      seated();
    } else if (isA('steps', text)) seated();
    else if (isA('no', text)) throw new Error(`A load move was refused: ${text}`);
  }

  #follow(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'position') this.#view = message.view;
    else if (message.t === 'step') for (const event of message.ev) this.#game.evolve(this.#view, event);
    if ('seq' in message) this.#seq = message.seq;
  }
}

const TABLES_OF_ONE = 50;

/** Tables with a game under way at which everybody has gone to bed. */
export async function openIdleTables(game: AnyGame, port: number, count: number): Promise<void> {
  const players = Array.from({ length: Math.ceil(count / TABLES_OF_ONE) }, (_, i) => i);
  await eachOf(players, async (i) => {
    const player = await register(port, `Idle ${i}`);
    for (let table = 0; table < TABLES_OF_ONE; table++) await openTable(port, game.id, [player, player]);
  });
}

const isA = (kind: ServerMessage['t'], text: string): boolean => text.startsWith(`{"t":"${kind}"`);

/** Names are unique, and one server may be driven several times. */
export function register(port: number, name: string): Promise<Player> {
  return post<Player>(`http://127.0.0.1:${port}/api/programs`, { name: `${name} ${randomUUID().slice(0, 8)}` });
}

/** A table with a game under way; the first player opens it. A table that is full from the beginning starts by itself. */
async function openTable(port: number, game: string, players: readonly Player[]): Promise<string> {
  const api = `http://127.0.0.1:${port}/api/tables`;
  const [host] = players;
  const seats = players.map((player) => ({ kind: player === host ? 'me' : 'open' }));
  const { table } = await post<Created>(api, { game, seats, access: 'open' }, host?.token);
  const command = (player: Player | undefined, id: string, what: Command): Promise<unknown> =>
    post(`${api}/${table}/commands`, { id, command: what }, player?.token);
  const guests = [...players.entries()].filter(([, player]) => player !== host);
  for (const [seat, player] of guests) await command(player, `sit-${table}`, { do: 'sit', seat });
  if (guests.length > 0) await command(host, `start-${table}`, { do: 'start' });
  return table;
}

export async function connect(port: number, player: Player | undefined): Promise<WebSocket> {
  const token = player?.token ?? '';
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, {
    perMessageDeflate: false,
    headers: { authorization: `Bearer ${token}` },
  });
  await opened(socket);
  tell(socket, { t: 'hello', protocol: PROTOCOL, token });
  return socket;
}

export function tell(socket: WebSocket, message: ClientMessage): void {
  socket.send(JSON.stringify(message));
}
