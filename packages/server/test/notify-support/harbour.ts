import {
  createNotifier,
  HEALTHY,
  makeVapidKeys,
  type Notifier,
  type PlayerSettings,
  type TurnNotice,
  type Webhook,
  type WebhookStyle,
} from '../../src/notify';
import { type FakeClock, fakeClock } from './clock';
import { type Answer, type Loopback, loopback, type Received } from './loopback';
import { type MemoryStore, memoryStore } from './memory-store';

export const VAPID = { subject: 'mailto:host@deck.example', ...makeVapidKeys() };

interface LogLine {
  readonly level: 'info' | 'warn';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** One store, one receiving server, and as many nodes as a test starts: all on a clock that stands still. */
export interface Harbour {
  readonly store: MemoryStore;
  readonly clock: FakeClock;
  readonly receiver: Loopback;
  readonly log: readonly LogLine[];
  node(): Notifier;
  /** What the receiver answers from now on. */
  answerWith(answer: Answer): void;
  url(path: string): string;
  hook(path: string, style?: WebhookStyle): Webhook;
  player(id: string, settings: Partial<PlayerSettings>): void;
  /** Lets time go by until every node has swept at least once after `ms`. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function harbour(start = '2024-05-01T12:00:00Z'): Promise<Harbour> {
  const store = memoryStore();
  const clock = fakeClock(start);
  const log: LogLine[] = [];
  const nodes: Notifier[] = [];
  let reply: Answer = (response) => void response.writeHead(204).end();
  const receiver = await loopback((response, call) => reply(response, call));
  const allowHosts = [`hooks.lan:${receiver.port}`];
  const url = (path: string): string => `http://hooks.lan:${receiver.port}${path}`;
  return {
    store,
    clock,
    receiver,
    log,
    node() {
      const node = createNotifier({
        store,
        clock,
        vapid: VAPID,
        policy: { allowHosts },
        resolve: async (name) => (name === 'hooks.lan' ? ['127.0.0.1'] : []),
        log: {
          info: (fields, text) => void log.push({ level: 'info', fields, text }),
          warn: (fields, text) => void log.push({ level: 'warn', fields, text }),
        },
      });
      nodes.push(node);
      return node;
    },
    answerWith(answer) {
      reply = answer;
    },
    url,
    hook: (path, style = 'json') => ({ url: url(path), style, health: HEALTHY }),
    player(id, settings) {
      store.players.set(id, { name: id, locale: 'en', subscriptions: [], ...settings });
    },
    async pass(ms) {
      // Sweeps fire on the way with the time of that moment; only one more round surely sees all of `ms`.
      for (const step of [ms, 15_000]) {
        clock.advance(step);
        await Promise.all(nodes.map((node) => node.settled()));
      }
    },
    async close() {
      await Promise.all(nodes.map((node) => node.close()));
      await receiver.close();
    },
  };
}

export function turn(player: string, changes: Partial<TurnNotice> = {}): TurnNotice {
  return {
    table: 'tafel-1',
    seat: 1,
    player,
    turnKey: `tafel-1/1/42`,
    gameTitle: 'Soundings',
    url: 'https://deck.example/t/tafel-1',
    ...changes,
  };
}

export function jsonOf(call: Received | undefined): Record<string, unknown> {
  return JSON.parse(call?.body.toString() ?? '');
}
