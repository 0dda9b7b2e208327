import type { Change } from '@quarterdeck/table';
import type { Hub, Listener } from './hub';
import type { Live } from './live';

/**
 * Begins games when everybody is ready, a moment later, so that somebody may still say no. Whoever made the last
 * change keeps the time; should they be gone, the sweep for tables that wait for the server finds the table.
 */
export class Starter implements Listener {
  readonly #hub: Hub;
  readonly #pause: number;
  readonly #onFailure: (error: unknown) => void;
  readonly #soon = new Map<string, { readonly seq: number; readonly timer: NodeJS.Timeout }>();

  constructor(hub: Hub, pause: number, onFailure: (error: unknown) => void) {
    this.#hub = hub;
    this.#pause = pause;
    this.#onFailure = onFailure;
  }

  changed(live: Live, _changes: readonly Change[], own: boolean): void {
    if (own) this.consider(live);
    else if (!live.table.isReady) this.#forget(live.table.id);
  }

  consider({ table }: Live): void {
    const { id, seq } = table;
    if (this.#soon.get(id)?.seq === seq) return;
    this.#forget(id);
    if (!table.isReady) return;
    const timer = setTimeout(() => this.#start(id, seq), this.#pause);
    timer.unref();
    this.#soon.set(id, { seq, timer });
  }

  close(): void {
    for (const id of [...this.#soon.keys()]) this.#forget(id);
  }

  #forget(id: string): void {
    clearTimeout(this.#soon.get(id)?.timer);
    this.#soon.delete(id);
  }

  #start(id: string, seq: number): void {
    this.#soon.delete(id);
    this.#hub.act(id, `start-${seq}`, ({ table }) => (table.isReady ? { k: 'started', lines: [] } : undefined)).catch(this.#onFailure);
  }
}
