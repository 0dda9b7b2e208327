import type { Reason, Viewer } from '@quarterdeck/kernel';
import {
  type ClientMessage,
  type Command,
  PROTOCOL,
  readServerMessage,
  refuse,
  type ServerMessage,
  type Step,
  type TableInfo,
  writeMessage,
} from '@quarterdeck/protocol';
import type { Link, TableNews } from '../table/link';
import { type Hearing, type Line, type Place, thisPage } from './place';

/** Links of one page share a line: each has a channel of its own. */
let nextChannel = 1;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;

interface Waiting {
  readonly command: Command;
  readonly done: (refusal: Reason | undefined) => void;
}

/**
 * The way to a table on the server. The connection may break at any time: it is made again, the table
 * is resumed from the last step heard, and commands without an answer are sent again under their old
 * id, which the server carries out at most once.
 */
export class SocketLink implements Link {
  readonly #table: string;
  readonly #ch = nextChannel++;
  readonly #invite: string | undefined;
  readonly #waiting = new Map<string, Waiting>();
  readonly #client = crypto.randomUUID().slice(0, 8);
  readonly #place: Place;
  #line: Line | undefined;
  #unwatchPlace: (() => void) | undefined;
  #tell: ((news: TableNews) => void) | undefined;
  #as: Viewer | undefined;
  /** The last seq heard for the present eyes; undefined asks for the whole position. */
  /** The last line of chat that came. */
  #chat: number | undefined;
  #seq: number | undefined;
  #me: string | undefined;
  #info: TableInfo | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #nextCommand = 1;
  #closed = false;
  #welcomed = false;

  constructor(table: string, invite?: string, place: Place = thisPage) {
    this.#table = table;
    this.#invite = invite;
    this.#place = place;
  }

  open(tell: (news: TableNews) => void, as?: Viewer): void {
    this.#tell = tell;
    this.#as = as;
    this.#connect();
    this.#unwatchPlace = this.#place.watch(() => {
      this.#hurry();
      this.#sayLooking();
    });
  }

  look(as: Viewer): void {
    this.#as = as;
    this.#seq = undefined;
    if (!this.#welcomed) return;
    this.#post({ t: 'unwatch', ch: this.#ch });
    this.#watch();
  }

  send(command: Command): Promise<Reason | undefined> {
    const id = `${this.#client}-${this.#nextCommand++}`;
    return new Promise((done) => {
      this.#waiting.set(id, { command, done });
      if (this.#welcomed) this.#post({ t: 'do', id, table: this.#table, command });
    });
  }

  history(as: Viewer): Promise<readonly Step[]> {
    const query = { as: String(as), ...(this.#invite === undefined ? {} : { invite: this.#invite }) };
    return this.#place.steps(this.#table, query);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#unwatchPlace?.();
    // Others may stay on the line.
    this.#post({ t: 'unwatch', ch: this.#ch });
    this.#line?.close();
  }

  #hurry(): void {
    // Back on line or back on screen: no reason to wait out the pause.
    if (this.#retry === undefined || this.#closed || this.#place.hidden) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  }

  /** Whoever does not look wants to be told when it is their turn. */
  #sayLooking(): void {
    if (this.#welcomed) this.#post({ t: 'looking', yes: !this.#place.hidden });
  }

  #connect(): void {
    this.#welcomed = false;
    const hearing: Hearing = {
      open: () => this.#post({ t: 'hello', protocol: PROTOCOL }),
      text: (text) => {
        const message = readServerMessage(text);
        // What cannot be read comes from a server of another version.
        if (message === undefined) this.#tell?.({ t: 'gone', reason: refuse('OLD_PAGE') });
        else this.#hear(message);
      },
      closed: () => this.#lost(line),
    };
    const line = this.#place.connect(hearing, 'table');
    this.#line = line;
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      if (this.#welcomed) this.#post({ t: 'ping', n: 0 });
    }, PING_EVERY);
  }

  #lost(line: Line): void {
    if (this.#closed || line !== this.#line) return;
    this.#welcomed = false;
    this.#tell?.({ t: 'connection', connection: 'lost' });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#connect();
    }, this.#pause);
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
  }

  #hear(message: ServerMessage): void {
    // What was on its way to a table that this page has left.
    if ('ch' in message && message.ch !== this.#ch) return;
    if ('table' in message && message.table !== this.#table) return;
    if (message.t === 'info' && message.info.id !== this.#table) return;
    switch (message.t) {
      case 'welcome':
        this.#welcomed = true;
        this.#pause = FIRST_PAUSE;
        this.#me = message.me?.id;
        this.#tell?.({ t: 'connection', connection: 'live' });
        if (this.#place.hidden) this.#sayLooking();
        this.#watch();
        for (const [id, { command }] of this.#waiting) this.#post({ t: 'do', id, table: this.#table, command });
        break;
      case 'position': {
        const { t: _t, ch: _ch, undone: _undone, ...position } = message;
        this.#seq = position.seq;
        this.#as = position.as;
        this.#tell?.({ t: 'position', position });
        break;
      }
      case 'steps':
        this.#steps(message.steps);
        break;
      case 'step': {
        const { t: _t, ch: _ch, ...step } = message;
        this.#steps([step]);
        break;
      }
      case 'info':
        this.#hearInfo(message.info);
        break;
      case 'chat':
        this.#chat = Math.max(this.#chat ?? 0, ...message.lines.map(({ id }) => id));
        this.#tell?.({ t: 'chat', lines: message.lines });
        break;
      case 'presence':
        this.#tell?.({ t: 'presence', players: message.players, watchers: message.watchers });
        break;
      case 'ok':
        this.#settle(message.id, undefined);
        break;
      case 'no':
        this.#settle(message.id, message.reason);
        break;
      case 'unknown':
        setTimeout(() => this.#repeat(message.id), FIRST_PAUSE);
        break;
      case 'unwatched':
        this.#tell?.({ t: 'gone', reason: message.reason });
        break;
      case 'bye':
        // The socket closes next; the ordinary way back follows, unless we speak another protocol.
        if (message.reason === 'protocol') this.#tell?.({ t: 'gone', reason: refuse('OLD_PAGE') });
        break;
      case 'plan':
        this.#tell?.({ t: 'plan', plan: message.plan });
        break;
      case 'house':
      case 'pong':
      case 'error':
        break;
    }
  }

  #steps(steps: readonly Step[]): void {
    const last = steps.at(-1);
    if (last === undefined) return;
    this.#seq = last.seq;
    this.#tell?.({ t: 'steps', steps });
  }

  /** A seat that became ours (or ceased to be) changes whose eyes we should have. */
  #hearInfo(info: TableInfo): void {
    const mine = this.#seatsOf(info);
    const before = this.#info === undefined ? undefined : this.#seatsOf(this.#info);
    this.#info = info;
    this.#tell?.({ t: 'info', info, mine });
    if (before !== undefined && before.join() !== mine.join() && (this.#as === 'spectator' || !mine.includes(this.#as ?? -1))) {
      this.look(mine[0] ?? 'spectator');
    }
  }

  #seatsOf(info: TableInfo): number[] {
    return info.seats.flatMap((seat, i) => (this.#me !== undefined && seat.player?.id === this.#me ? [i] : []));
  }

  /** Asks again what became of a command; whoever is not connected asks when they are. */
  #repeat(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined && this.#welcomed) this.#post({ t: 'do', id, table: this.#table, command: waiting.command });
  }

  #settle(id: string, refusal: Reason | undefined): void {
    this.#waiting.get(id)?.done(refusal);
    this.#waiting.delete(id);
  }

  #watch(): void {
    this.#post({
      t: 'watch',
      ch: this.#ch,
      table: this.#table,
      ...(this.#as === undefined ? {} : { as: this.#as }),
      ...(this.#seq === undefined ? {} : { since: this.#seq }),
      ...(this.#chat === undefined ? {} : { chat: this.#chat }),
      ...(this.#invite === undefined ? {} : { invite: this.#invite }),
    });
  }

  #post(message: ClientMessage): void {
    if (this.#line?.isOpen === true) this.#line.send(writeMessage(message));
  }
}
