import { useSyncExternalStore } from 'react';
import type { TableClient, TableSnapshot } from './table-client';

export function useTableState(client: TableClient): TableSnapshot {
  return useSyncExternalStore(client.subscribe, client.snapshot);
}
