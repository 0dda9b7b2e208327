import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface Queue {
  /** Questions that nobody thinks about yet. */
  readonly size: number;
  /** For how many milliseconds the first of them has waited. */
  readonly oldest: number;
}

export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
  /** What waits for a thread of its own, by what it waits for. */
  readonly queues: Readonly<Record<string, () => Queue>>;
  /** 1 when news of other nodes arrives, or there are none. */
  readonly hears: () => number;
  readonly unfinished: () => Promise<{ readonly waiting: number; readonly running: number; readonly overdue: number }>;
}

/** What an operator can watch, in the Prometheus text form at /metrics. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'quarterdeck_http_seconds',
    help: 'Time to answer HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
    registers: [this.#registry],
  });
  readonly #messages = new Counter({
    name: 'quarterdeck_socket_messages_total',
    help: 'Messages received by socket',
    labelNames: ['kind'],
    registers: [this.#registry],
  });
  readonly #appendSeconds = new Histogram({
    name: 'quarterdeck_append_seconds',
    help: 'Time until an entry of a log is durable',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'quarterdeck_refusals_total',
    help: 'Requests and commands that were refused',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  /** Counters of each kind of message: looking them up by label costs more than counting. */
  readonly #byKind = new Map<string, { inc(): void }>();
  /** Counted with every move, so in the plainest way. */
  #sentBytes = 0;
  #appended = 0;
  readonly #failures = new Counter({ name: 'quarterdeck_failures_total', help: 'Unexpected failures', registers: [this.#registry] });

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.#registry });
    this.#total('quarterdeck_socket_sent_bytes_total', 'Bytes sent by socket, before compression', () => this.#sentBytes);
    this.#total('quarterdeck_log_appends_total', 'Entries appended to table logs', () => this.#appended);
    this.#gauge('quarterdeck_sockets', 'Open sockets', gauges.sockets);
    this.#gauge('quarterdeck_cached_tables', 'Folded tables in memory', gauges.tables);
    const queues = (read: (queue: Queue) => number) => async (): Promise<readonly (readonly [string, number])[]> =>
      Object.entries(gauges.queues).map(([name, queue]) => [name, read(queue())]);
    this.#labelled(
      'quarterdeck_queue_length',
      'Questions that wait, to bots, to analysts and to readers of whole games',
      'queue',
      queues(({ size }) => size),
    );
    this.#labelled(
      'quarterdeck_queue_seconds',
      'For how long the first of these questions has waited',
      'queue',
      queues(({ oldest }) => oldest / 1000),
    );
    this.#gauge('quarterdeck_hears_news', '1 when news of other nodes arrives, or there are none', gauges.hears);
    this.#labelled('quarterdeck_tables', 'Unfinished tables, and those whose clock should have been called', 'status', async () =>
      Object.entries(await gauges.unfinished()),
    );
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  received(kind: string): void {
    let counter = this.#byKind.get(kind);
    if (counter === undefined) {
      counter = this.#messages.labels(kind);
      this.#byKind.set(kind, counter);
    }
    counter.inc();
  }

  sent(bytes: number): void {
    this.#sentBytes += bytes;
  }

  appended(count: number): void {
    this.#appended += count;
  }

  durable(seconds: number): void {
    this.#appendSeconds.observe(seconds);
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  failed(): void {
    this.#failures.inc();
  }

  async text(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #total(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({
      name,
      help,
      registers: [this.#registry],
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => {
        gauge.set(read());
      },
    });
  }

  #labelled(name: string, help: string, label: string, read: () => Promise<readonly (readonly [string, number])[]>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect: async () => {
        for (const [value, count] of await read()) gauge.set({ [label]: value }, count);
      },
    });
  }
}
