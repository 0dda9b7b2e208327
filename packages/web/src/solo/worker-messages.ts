import type { Viewer } from '@quarterdeck/kernel';
import type { Command, Refusal, Step } from '@quarterdeck/protocol';
import type { TableNews } from '../table/link';

/** What the page sends to the solo worker. */
export type ToWorker =
  | { readonly t: 'open'; readonly id: string; readonly as?: Viewer }
  | { readonly t: 'look'; readonly as: Viewer }
  | { readonly t: 'command'; readonly call: number; readonly command: Command }
  | { readonly t: 'history'; readonly call: number; readonly as: Viewer };

/** What the solo worker sends to the page. */
export type FromWorker =
  | { readonly t: 'news'; readonly news: TableNews }
  | { readonly t: 'done'; readonly call: number; readonly refusal?: Refusal }
  | { readonly t: 'steps'; readonly call: number; readonly steps: readonly Step[] }
  | { readonly t: 'failed'; readonly problem: string };
