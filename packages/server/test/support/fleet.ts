import { type ChildProcess, spawn } from 'node:child_process';
import type { StoreAddress } from '../../src/store';
import { programs } from './programs';

export interface Node {
  readonly url: string;
  readonly port: number;
  /** SIGKILL: no farewell, no last write. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Stops the process where it stands, as a host that sleeps does, until it is thawed. */
  freeze(): void;
  thaw(): void;
}

/** Nodes in processes of their own. */
export class Fleet {
  readonly #running = new Set<Node>();

  async start(store: StoreAddress, port = 0): Promise<Node> {
    const { node: program, botWorker } = programs();
    const settings = JSON.stringify({ store, port, botWorker });
    const child = spawn(process.execPath, [program, settings], { stdio: ['ignore', 'pipe', 'pipe'] });
    const listening = await said(child);
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const node: Node = {
      port: listening,
      url: `http://127.0.0.1:${listening}`,
      kill: async () => {
        child.kill('SIGKILL');
        await gone;
        this.#running.delete(node);
      },
      freeze: () => void child.kill('SIGSTOP'),
      thaw: () => void child.kill('SIGCONT'),
    };
    this.#running.add(node);
    return node;
  }

  async end(): Promise<void> {
    await Promise.all([...this.#running].map((node) => node.kill()));
  }
}

function said(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let out = '';
    const hear = (data: Buffer): void => {
      out += String(data);
      const port = /listening (\d+)/.exec(out)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The node ended with ${code}: ${out}`)));
  });
}
