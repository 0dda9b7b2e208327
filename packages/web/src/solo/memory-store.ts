import type { LogRow } from '@quarterdeck/table';
import type { SoloHead, SoloRecord } from './solo-record';
import type { SoloStore } from './solo-store';

/** Keeps one table as long as the page lives, for what nobody has asked to keep: a guide. */
export class MemoryStore implements SoloStore {
  #record: SoloRecord;

  constructor(record: SoloRecord) {
    this.#record = record;
  }

  get record(): SoloRecord {
    return this.#record;
  }

  async read(id: string): Promise<SoloRecord | undefined> {
    return id === this.#record.id ? this.#record : undefined;
  }

  async append(id: string, row: LogRow, head: SoloHead): Promise<boolean> {
    if (id !== this.#record.id || this.#record.log.length + 1 !== row.seq) return false;
    this.#record = { ...this.#record, head, log: [...this.#record.log, row] };
    return true;
  }
}
