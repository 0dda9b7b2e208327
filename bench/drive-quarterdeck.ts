import { type AnyGame, plainRng, type Rng } from '@quarterdeck/kernel';
import { type ClientMessage, type Command, type Created, PROTOCOL, type ServerMessage, SOCKET_PATH } from '@quarterdeck/protocol';
import { WebSocket } from 'ws';

/** What a load was answered with; times from sending a move until every socket at the table has heard of it. */
export interface Load {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
}

interface Player {
  readonly token: string;
}

/** Many tables of programs that play random moves, each seat on a socket of its own. */
export class Fleet {
  readonly #tables: readonly BusyTable[];

  private constructor(tables: readonly BusyTable[]) {
    this.#tables = tables;
  }

  static async open(game: AnyGame, port: number, tables: number, seats: number): Promise<Fleet> {
    const all: BusyTable[] = [];
    for (let i = 0; i < tables; i++) {
      const players = await Promise.all(Array.from({ length: seats }, (_, seat) => register(port, `Load ${i}-${seat}`)));
      const table = new BusyTable(game, port, players, plainRng(i));
      await table.open();
      all.push(table);
    }
    return new Fleet(all);
  }

  /** Every table plays as fast as the server answers. */
  async saturate(seconds: number): Promise<Load> {
    const begun = this.#begin();
    for (const table of this.#tables) table.run();
    await sleep(seconds * 1000);
    for (const table of this.#tables) table.stop();
    return this.#sum(begun);
  }

  /** Moves at a steady rate over all tables. */
  async pace(perSecond: number, seconds: number): Promise<Load> {
    const begun = this.#begin();
    let next = 0;
    for (let sent = 0; sent < perSecond * seconds; ) {
      const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
      for (; sent < due; sent++) {
        for (let tries = 0; tries < this.#tables.length; tries++) {
          if (this.#tables[next++ % this.#tables.length]?.playOne() === true) break;
        }
      }
      await sleep(1);
    }
    return this.#sum(begun);
  }

  /** Bytes until a new socket knows the position, and until one knows it that was away for ten steps. */
  async reconnectBytes(): Promise<{ whole: number; resumed: number }> {
    const table = this.#tables[0];
    if (table === undefined) return { whole: 0, resumed: 0 };
    return { whole: await table.bytesToJoin(undefined), resumed: await table.bytesToJoin(10) };
  }

  async close(): Promise<void> {
    await Promise.all(this.#tables.map((table) => table.close()));
  }

  /** Tables at which everybody has gone to bed. */
  static async idle(port: number, tables: number): Promise<void> {
    const [a, b] = [await register(port, 'Idle A'), await register(port, 'Idle B')];
    for (let i = 0; i < tables; i++) await openTable(port, [a, b]);
  }

  #begin(): number {
    for (const table of this.#tables) table.forget();
    return performance.now();
  }

  #sum(begun: number): Load {
    const seconds = (performance.now() - begun) / 1000;
    const times = this.#tables.flatMap((table) => table.times).sort((a, b) => a - b);
    const bytes = this.#tables.flatMap((table) => table.bytes).sort((a, b) => a - b);
    return {
      movesPerSecond: times.length / seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      bytesPerMove: quantile(bytes, 0.5),
    };
  }
}

class BusyTable {
  readonly #game: AnyGame;
  readonly #port: number;
  readonly #players: readonly Player[];
  readonly #rng: Rng;
  #id = '';
  #sockets: WebSocket[] = [];
  #views: unknown[] = [];
  #running = false;
  #sentAt = 0;
  #waitingFor = 0;
  #seq = 0;
  #commands = 0;
  times: number[] = [];
  bytes: number[] = [];

  constructor(game: AnyGame, port: number, players: readonly Player[], rng: Rng) {
    this.#game = game;
    this.#port = port;
    this.#players = players;
    this.#rng = rng;
  }

  async open(): Promise<void> {
    this.#id = await openTable(this.#port, this.#players);
    this.#waitingFor = 0;
    this.#sockets = await Promise.all(this.#players.map((player, seat) => this.#join(player, seat)));
  }

  forget(): void {
    this.times = [];
    this.bytes = [];
  }

  run(): void {
    this.#running = true;
    this.playOne();
  }

  stop(): void {
    this.#running = false;
  }

  /** Sends one random move of whoever is to move; false while the last one is on its way. */
  playOne(): boolean {
    if (this.#waitingFor > 0) return false;
    const view = this.#views[0];
    const turn = this.#game.turn(view);
    if (turn.kind !== 'seats') {
      this.#waitingFor = 1;
      void this.#again();
      return false;
    }
    const seat = turn.seats[0] ?? 0;
    const moves = this.#game.moves(view, seat);
    const move = this.#game.notation.writeMove(moves[this.#rng.below(moves.length)]);
    this.#waitingFor = this.#sockets.length;
    this.#sentAt = performance.now();
    this.#send(seat, { t: 'do', id: `m${this.#commands++}`, table: this.#id, command: { do: 'play', seat, move } });
    return true;
  }

  async bytesToJoin(behind: number | undefined): Promise<number> {
    const socket = await connect(this.#port, this.#players[0]?.token ?? '');
    let total = 0;
    const done = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        total += String(data).length;
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.t === 'position' || message.t === 'steps') resolve();
      });
    });
    const since = behind === undefined ? {} : { since: Math.max(0, this.#seq - behind) };
    socket.send(JSON.stringify({ t: 'watch', ch: 1, table: this.#id, as: 0, ...since } satisfies ClientMessage));
    await done;
    socket.close();
    return total;
  }

  async close(): Promise<void> {
    this.#running = false;
    for (const socket of this.#sockets) socket.close();
  }

  async #again(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    await this.open();
    if (this.#running) this.playOne();
  }

  #send(seat: number, message: ClientMessage): void {
    this.#sockets[seat]?.send(JSON.stringify(message));
  }

  async #join({ token }: Player, seat: number): Promise<WebSocket> {
    const socket = await connect(this.#port, token);
    const seated = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const text = String(data);
        const message = JSON.parse(text) as ServerMessage;
        if (message.t === 'position') {
          this.#views[seat] = message.view;
          this.#seq = message.seq;
          resolve();
        } else if (message.t === 'step') this.#heard(seat, message.ev, text.length, message.seq);
        else if (message.t === 'no') throw new Error(`A load move was refused: ${JSON.stringify(message.reason)}`);
      });
    });
    socket.send(JSON.stringify({ t: 'watch', ch: 1, table: this.#id, as: seat } satisfies ClientMessage));
    await seated;
    return socket;
  }

  #heard(seat: number, events: readonly unknown[], bytes: number, seq: number): void {
    const view = this.#views[seat];
    for (const event of events) this.#game.evolve(view, event);
    this.#seq = seq;
    this.bytes.push(bytes);
    this.#waitingFor--;
    if (this.#waitingFor > 0) return;
    this.times.push(performance.now() - this.#sentAt);
    if (this.#running) this.playOne();
  }
}

async function request<T>(port: number, path: string, body: unknown, player?: Player): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(player === undefined ? {} : { authorization: `Bearer ${player.token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function register(port: number, name: string): Promise<Player> {
  return request<Player>(port, '/api/programs', { name });
}

async function openTable(port: number, players: readonly Player[]): Promise<string> {
  const seats = players.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const { table } = await request<Created>(port, '/api/tables', { game: 'amerigo', seats, access: 'open' }, players[0]);
  const command = (player: Player | undefined, id: string, what: Command): Promise<unknown> =>
    request(port, `/api/tables/${table}/commands`, { id, command: what }, player);
  for (let seat = 1; seat < players.length; seat++) await command(players[seat], `sit-${table}`, { do: 'sit', seat });
  await command(players[0], `start-${table}`, { do: 'start' });
  return table;
}

async function connect(port: number, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, {
    perMessageDeflate: false,
    headers: { authorization: `Bearer ${token}` },
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token } satisfies ClientMessage));
  return socket;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
