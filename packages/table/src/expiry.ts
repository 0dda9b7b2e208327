import { expired } from './clock';
import type { TableEntry } from './entries';
import type { Table } from './table';

/** What becomes of a seat whose time was up at `deadline`; undefined when nobody's was. */
export function expiry(table: Table, deadline: number, level: string): TableEntry | undefined {
  const [seat] = table.status === 'running' ? expired(table.clock, deadline) : [];
  if (seat === undefined) return undefined;
  // Nothing plays for a person where it counts.
  return table.setup.onExpiry === 'resign' || table.setup.rated
    ? { k: 'resigned', seat, level, cause: 'clock' }
    : { k: 'stoodIn', seat, level, cause: 'clock' };
}
