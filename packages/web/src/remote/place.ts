import { SOCKET_PATH, type Step } from '@quarterdeck/protocol';
import { api } from './api';

/** What comes of a connection. */
interface Hearing {
  open(): void;
  text(text: string): void;
  closed(): void;
}

export interface Line {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

/** What a link to a server needs of the place where it runs. */
export interface Place {
  connect(hearing: Hearing): Line;
  /** Nobody looks at the page now. */
  readonly hidden: boolean;
  /** Tells when the page comes back on line, goes away or comes back; gives what ends that. */
  watch(changed: () => void): () => void;
  steps(table: string, query: { readonly as: string; readonly invite?: string }): Promise<readonly Step[]>;
}

/** A page of the server itself. */
export const thisPage: Place = {
  connect: (hearing) => {
    const url = new URL(SOCKET_PATH, location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    socket.onopen = () => hearing.open();
    socket.onmessage = (event: MessageEvent<string>) => hearing.text(event.data);
    socket.onclose = () => hearing.closed();
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
  get hidden() {
    return document.hidden;
  },
  watch: (changed) => {
    window.addEventListener('online', changed);
    document.addEventListener('visibilitychange', changed);
    return () => {
      window.removeEventListener('online', changed);
      document.removeEventListener('visibilitychange', changed);
    };
  },
  steps: async (id, query) => (await api('GET /api/tables/:id/steps', { params: { id }, query })).steps,
};
