import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Certificate } from './certificate';

export interface Received {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Loopback {
  readonly port: number;
  readonly received: readonly Received[];
  /** Resolves when this many calls have come in since the start. */
  calls(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

export type Answer = (response: ServerResponse, call: Received) => void;

export const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end();
  };

/** A real server on loopback that keeps what it gets. */
export async function loopback(reply: Answer = answer(204), secure?: Certificate, address = '127.0.0.1'): Promise<Loopback> {
  const received: Received[] = [];
  const watchers = new Set<() => void>();
  const onRequest: Parameters<typeof createServer>[1] = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url ?? '', method: request.method ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      received.push(call);
      reply(response, call);
      for (const watcher of watchers) watcher();
    });
  };
  const server = secure === undefined ? createServer(onRequest) : createSecureServer({ cert: secure.cert, key: secure.key }, onRequest);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the test server has no port');
  const { port } = bound;
  return {
    port,
    received,
    calls: (count) =>
      new Promise((resolve) => {
        const watcher = (): void => {
          if (received.length < count) return;
          watchers.delete(watcher);
          resolve(received);
        };
        watchers.add(watcher);
        watcher();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
