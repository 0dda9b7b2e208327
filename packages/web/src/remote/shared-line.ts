import { SOCKET_PATH } from '@quarterdeck/protocol';
import type { Hearing, Line } from './place';

/** How the messages begin that are decided on without being read. */
const HELLO = '{"t":"hello"';
const WELCOME = '{"t":"welcome"';
const HOUSE = '{"t":"house"';

/** What of the messages somebody wants. */
export type Interest = 'table' | 'house';

interface Listening {
  readonly hearing: Hearing;
  readonly interest: Interest;
}

/**
 * The one connection of this page to its server: a table and the house share it. Each says hello as if it were
 * alone; the server hears one.
 */
class SharedLine {
  #socket: WebSocket | undefined;
  /** The answer to our hello, for those who come later. */
  #welcome: string | undefined;
  #greeted = false;
  readonly #listening = new Set<Listening>();

  join(hearing: Hearing, interest: Interest): Line {
    const listening: Listening = { hearing, interest };
    this.#listening.add(listening);
    const socket = this.#socket ?? this.#open();
    // Whoever joins hears that the line is open as they would of a new one: a moment later.
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => this.#listening.has(listening) && hearing.open());
    const isOpen = (): boolean => this.#listening.has(listening) && this.#socket === socket && socket.readyState === WebSocket.OPEN;
    return {
      get isOpen() {
        return isOpen();
      },
      send: (text) => this.#send(listening, text),
      close: () => this.#leave(listening),
    };
  }

  /** Connects anew: the server knows one by another name now. */
  renew(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#end();
    socket.close();
  }

  #open(): WebSocket {
    const url = new URL(SOCKET_PATH, location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#welcome = undefined;
    this.#greeted = false;
    socket.onopen = () => {
      for (const { hearing } of this.#listening) hearing.open();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = () => {
      if (this.#socket === socket) this.#end();
    };
    return socket;
  }

  /** Everybody hears that the line is gone, and joins again when they like. */
  #end(): void {
    this.#socket = undefined;
    const all = [...this.#listening];
    this.#listening.clear();
    for (const { hearing } of all) hearing.closed();
  }

  #hear(text: string): void {
    if (text.startsWith(WELCOME)) this.#welcome = text;
    const house = text.startsWith(HOUSE);
    for (const { hearing, interest } of this.#listening) {
      if (this.#welcome === text || (house ? interest === 'house' : interest === 'table')) hearing.text(text);
    }
  }

  #send(listening: Listening, text: string): void {
    if (!text.startsWith(HELLO)) {
      this.#socket?.send(text);
      return;
    }
    const { hearing } = listening;
    const welcome = this.#welcome;
    if (welcome !== undefined) queueMicrotask(() => this.#listening.has(listening) && hearing.text(welcome));
    if (this.#greeted) return;
    this.#greeted = true;
    this.#socket?.send(text);
  }

  #leave(listening: Listening): void {
    this.#listening.delete(listening);
    if (this.#listening.size > 0) return;
    this.#socket?.close();
    this.#socket = undefined;
  }
}

export const sharedLine = new SharedLine();
