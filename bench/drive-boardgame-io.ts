import type { AnyGame } from '@quarterdeck/kernel';
import { type RawData, WebSocket } from 'ws';
import type { Wrapped } from './as-boardgame-io';
import { type OpenGame, opened, post } from './drive-fleet';

interface ForeignState {
  readonly G: Wrapped;
  readonly _stateID: number;
}

/** Opens matches on boardgame.io's server. */
export function boardgameIoGames(game: AnyGame, port: number, seats: number): () => Promise<OpenGame> {
  return async () => {
    const match = new BoardgameIoMatch(game, port, seats);
    await match.connect();
    return match;
  };
}

/**
 * A match on boardgame.io's server, spoken to in its own words over a plain WebSocket: `sync` to join,
 * `update` to move. Its client library would do the same and more, at the cost of the machine that is
 * measured. A move with any but the latest `_stateID` is dropped without an answer, so nobody moves
 * before all have heard of the last move.
 */
class BoardgameIoMatch implements OpenGame {
  readonly #game: string;
  readonly #port: number;
  readonly #seats: number;
  #match = '';
  #credentials: readonly string[] = [];
  #sockets: readonly WebSocket[] = [];
  #state: ForeignState | undefined;
  onHeard: (bytes: number) => void = () => {};

  constructor(game: AnyGame, port: number, seats: number) {
    this.#game = game.id;
    this.#port = port;
    this.#seats = seats;
  }

  async connect(): Promise<void> {
    const api = `http://127.0.0.1:${this.#port}/games/${this.#game}`;
    const { matchID } = await post<{ matchID: string }>(`${api}/create`, { numPlayers: this.#seats });
    this.#match = matchID;
    const credentials: string[] = [];
    for (let seat = 0; seat < this.#seats; seat++) {
      const place = { playerID: String(seat), playerName: `Load ${seat}` };
      credentials.push((await post<{ playerCredentials: string }>(`${api}/${matchID}/join`, place)).playerCredentials);
    }
    this.#credentials = credentials;
    this.#sockets = await Promise.all(
      credentials.map(async (_, seat) => (await this.#join(seat, (kind, data) => this.#hear(seat, kind, data))).socket),
    );
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  async bytesToJoin(): Promise<number> {
    const { socket, bytes } = await this.#join(0, () => {});
    socket.close();
    return bytes;
  }

  get position(): unknown {
    return this.#state?.G.s;
  }

  send(seat: number, move: string): void {
    const payload = { type: 'play', args: [move], playerID: String(seat), credentials: this.#credentials[seat] };
    this.#sockets[seat]?.send(this.#packet('update', { type: 'MAKE_MOVE', payload }, this.#state?._stateID, this.#match, String(seat)));
  }

  /** Resolves when the position is there, with all the bytes that took. */
  async #join(seat: number, hear: (kind: string, data: RawData) => void): Promise<{ socket: WebSocket; bytes: number }> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    let bytes = 0;
    const synced = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const head = headOf(data);
        bytes += lengthOf(data);
        // Engine.IO: 0 opens, 2 asks whether we live, 3 says so. Socket.IO: 40 joins a game's namespace, 42 is a message.
        if (head.startsWith('0')) socket.send(`40/${this.#game},`);
        else if (head.startsWith('2')) socket.send('3');
        else if (head.startsWith('40')) socket.send(this.#packet('sync', this.#match, String(seat), this.#credentials[seat], this.#seats));
        else {
          const kind = /\["(\w+)"/.exec(head)?.[1] ?? '';
          hear(kind, data);
          if (kind === 'sync') resolve();
        }
      });
    });
    await opened(socket);
    await synced;
    return { socket, bytes };
  }

  #hear(seat: number, kind: string, data: RawData): void {
    if (kind !== 'sync' && kind !== 'update') return;
    if (seat === 0) {
      const text = String(data);
      const [, , told] = JSON.parse(text.slice(text.indexOf('['))) as [string, string, ForeignState | { state: ForeignState }];
      this.#state = 'state' in told ? told.state : told;
    }
    if (kind === 'update') this.onHeard(lengthOf(data));
  }

  #packet(...message: readonly unknown[]): string {
    return `42/${this.#game},${JSON.stringify(message)}`;
  }
}

const asBuffer = (data: RawData): Buffer => (Buffer.isBuffer(data) ? data : Buffer.from(String(data)));
const headOf = (data: RawData): string => asBuffer(data).toString('latin1', 0, 60);
const lengthOf = (data: RawData): number => asBuffer(data).length;
