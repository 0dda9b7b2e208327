import { randomBytes } from 'node:crypto';
import type { Viewer } from '@quarterdeck/kernel';
import type { Api, Command, Created, CreateTable, Me, ServerMessage, TableInfo } from '@quarterdeck/protocol';
import { PROTOCOL, SOCKET_PATH } from '@quarterdeck/protocol';
import WebSocket from 'ws';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** A player as a browser or program is one: a cookie or token, HTTP, and a socket. Nothing of the server's inside. */
export class Client {
  url: string;
  cookie: string | undefined;
  token: string | undefined;
  me: Me | undefined;
  socket: WebSocket | undefined;
  readonly received: ServerMessage[] = [];
  readonly texts: string[] = [];
  #wake: (() => void)[] = [];
  /** Other devices of the same player must not use the same command ids. */
  readonly #device = randomBytes(4).toString('hex');
  #next = 1;

  constructor(url: string) {
    this.url = url;
  }

  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  /** A request that must succeed. */
  async call<K extends keyof Api>(key: K, path?: string, body?: unknown): Promise<Api[K]['answer']> {
    const [method = '', pattern = ''] = key.split(' ');
    const answer = await this.fetch(method, path ?? pattern, body);
    if (answer.status !== 200) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Api[K]['answer'];
  }

  /** Comes in by this name or, when somebody has it, by the one that is offered instead. */
  async signIn(name: string): Promise<Me> {
    const { status, body } = await this.fetch('POST', '/api/me', { name });
    if (status === 409) return this.signIn(offered(body));
    if (status !== 200) throw new Error(`POST /api/me: ${status} ${JSON.stringify(body)}`);
    this.me = body as Me;
    return this.me;
  }

  get id(): string {
    if (this.me === undefined) throw new Error('Not signed in');
    return this.me.id;
  }

  /** By which name they came in. */
  get name(): string {
    if (this.me === undefined) throw new Error('Not signed in');
    return this.me.name;
  }

  async connect(headers: Record<string, string> = {}, perMessageDeflate = true): Promise<void> {
    const socket = new WebSocket(this.url.replace('http', 'ws') + SOCKET_PATH, {
      perMessageDeflate,
      headers: { ...(this.cookie === undefined ? {} : { cookie: this.cookie }), ...headers },
    });
    this.socket = socket;
    socket.on('message', (data) => {
      const text = String(data);
      this.texts.push(text);
      this.received.push(JSON.parse(text) as ServerMessage);
      this.#stir();
    });
    socket.on('close', () => this.#stir());
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    this.send({ t: 'hello', protocol: PROTOCOL, ...(this.token === undefined ? {} : { token: this.token }) });
    await this.next('welcome');
  }

  send(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message from `from` on that fits; waits for it. */
  async until<T extends ServerMessage>(fits: (message: ServerMessage) => message is T, from = 0): Promise<T> {
    let at = from;
    for (;;) {
      for (; at < this.received.length; at++) {
        const message = this.received[at];
        if (message !== undefined && fits(message)) return message;
      }
      if (this.socket?.readyState === WebSocket.CLOSED)
        throw new Error(`The connection was closed; received: ${this.texts.slice(-5).join('\n')}`);
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  next<T extends ServerMessage['t']>(t: T, also: (message: Of<T>) => boolean = () => true, from = 0): Promise<Of<T>> {
    return this.until((message): message is Of<T> => message.t === t && also(message as Of<T>), from);
  }

  async closed(): Promise<void> {
    while (this.socket?.readyState !== WebSocket.CLOSED) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  /** Watches a table and returns the first position. */
  async watch(
    table: string,
    options: { ch?: number; as?: Viewer; since?: number; invite?: string } = {},
  ): Promise<Of<'position'> | Of<'steps'>> {
    const { ch = 1, ...rest } = options;
    const from = this.received.length;
    this.send({ t: 'watch', ch, table, ...rest });
    const answer = await this.until(
      (message): message is Of<'position'> | Of<'steps'> | Of<'unwatched'> =>
        (message.t === 'position' || message.t === 'steps' || message.t === 'unwatched') && message.ch === ch,
      from,
    );
    if (answer.t === 'unwatched') throw new Error(`unwatched: ${answer.reason.code}`);
    return answer;
  }

  /** Gives a command by socket, again and again until its outcome is known. */
  async do(table: string, command: Command, id = `${this.#device}-${this.#next++}`): Promise<Of<'ok'> | Of<'no'>> {
    for (;;) {
      const answer = await this.#ask(table, command, id);
      if (answer.t !== 'unknown') return answer;
    }
  }

  async #ask(table: string, command: Command, id: string): Promise<Of<'ok'> | Of<'no'> | Of<'unknown'>> {
    const from = this.received.length;
    this.send({ t: 'do', id, table, command });
    return this.until(
      (message): message is Of<'ok'> | Of<'no'> | Of<'unknown'> =>
        (message.t === 'ok' || message.t === 'no' || message.t === 'unknown') && message.id === id,
      from,
    );
  }

  /** A command that must be carried out. */
  async must(table: string, command: Command): Promise<number> {
    const answer = await this.do(table, command);
    if (answer.t === 'no') throw new Error(`${command.do}: ${answer.reason.code}`);
    return answer.seq;
  }

  /** The code with which a command is refused. */
  async refusal(table: string, command: Command): Promise<string> {
    const answer = await this.do(table, command);
    return answer.t === 'no' ? answer.reason.code : `not refused (seq ${answer.seq})`;
  }

  open(table: CreateTable): Promise<Created> {
    return this.call('POST /api/tables', undefined, table);
  }

  info(table: string): Promise<TableInfo> {
    return this.call('GET /api/tables/:id', `/api/tables/${table}`);
  }

  close(): void {
    this.socket?.terminate();
  }

  #stir(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }
}

function offered(refusal: unknown): string {
  const { error } = refusal as { error: { code: string; params?: { free?: string } } };
  if (error.params?.free === undefined) throw new Error(`POST /api/me: ${error.code}`);
  return error.params.free;
}
