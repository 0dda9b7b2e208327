import type { AnyGame } from '@quarterdeck/kernel';
import { WebSocket } from 'ws';
import { type OpenGame, opened, post } from './drive-fleet';

/** Opens games on the plain server of load-plain.ts. */
export function plainGames(game: AnyGame, port: number, seats: number): () => Promise<OpenGame> {
  return async () => {
    const { table } = await post<{ table: string }>(`http://127.0.0.1:${port}/?seats=${seats}`, {});
    const open = new PlainGame(game, port, table);
    await open.connect(seats);
    return open;
  };
}

interface Told {
  readonly t: 'position' | 'step' | 'ok' | 'no';
  readonly view?: unknown;
  readonly ev?: readonly unknown[];
}

class PlainGame implements OpenGame {
  readonly #game: AnyGame;
  readonly #port: number;
  readonly #table: string;
  #sockets: readonly WebSocket[] = [];
  #view: unknown;
  #commands = 0;
  onHeard: (bytes: number) => void = () => {};

  constructor(game: AnyGame, port: number, table: string) {
    this.#game = game;
    this.#port = port;
    this.#table = table;
  }

  get position(): unknown {
    return this.#view;
  }

  async connect(seats: number): Promise<void> {
    this.#sockets = await Promise.all(Array.from({ length: seats }, (_, seat) => this.#join(seat)));
  }

  send(seat: number, move: string): void {
    this.#sockets[seat]?.send(JSON.stringify({ t: 'do', id: `m${this.#commands++}`, table: this.#table, seat, move }));
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  /** It only knows whole positions. */
  async bytesToJoin(): Promise<number> {
    let bytes = 0;
    const socket = await this.#join(0, (size) => (bytes += size));
    socket.close();
    return bytes;
  }

  async #join(seat: number, count: (bytes: number) => void = () => {}): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/`, { perMessageDeflate: false });
    await opened(socket);
    await new Promise<void>((seated) => {
      socket.on('message', (data) => {
        const text = String(data);
        count(text.length);
        this.#hear(seat, text, seated);
      });
      socket.send(JSON.stringify({ t: 'watch', table: this.#table, seat }));
    });
    return socket;
  }

  #hear(seat: number, text: string, seated: () => void): void {
    if (text.startsWith('{"t":"step"')) {
      if (seat === 0) for (const event of read(text).ev ?? []) this.#game.evolve(this.#view, event);
      this.onHeard(text.length);
    } else if (text.startsWith('{"t":"position"')) {
      if (seat === 0) this.#view = read(text).view;
      seated();
    } else if (text.startsWith('{"t":"no"')) throw new Error(`A load move was refused: ${text}`);
  }
}

/** Written by load-plain.ts. */
const read = (text: string): Told => JSON.parse(text) as Told;
