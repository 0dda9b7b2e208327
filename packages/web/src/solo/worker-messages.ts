import type { Analysis, CurvePoint, Judgement } from '@quarterdeck/bots';
import type { GameConfig, Reason, Seat, Viewer } from '@quarterdeck/kernel';
import type { Command, Step } from '@quarterdeck/protocol';
import type { TableNews } from '../table/link';

/** A finished game, by its log. */
export interface FinishedGame {
  readonly game: string;
  readonly config: GameConfig;
  readonly lines: readonly string[];
}

/** A position as one seat sees it, in a game that may still run. */
export interface SeenPosition {
  readonly game: string;
  readonly config: GameConfig;
  readonly view: unknown;
  readonly seat: Seat;
}

/** What the page sends to a worker. The last three ask for analysis and need no open table. */
export type ToWorker =
  | { readonly t: 'open'; readonly id: string; readonly as?: Viewer }
  | { readonly t: 'look'; readonly as: Viewer }
  | { readonly t: 'command'; readonly id: string; readonly command: Command }
  | { readonly t: 'history'; readonly call: number; readonly as: Viewer }
  | { readonly t: 'hint'; readonly call: number; readonly position: SeenPosition }
  | { readonly t: 'best'; readonly call: number; readonly finished: FinishedGame; readonly n: number; readonly seat: Seat }
  | { readonly t: 'curve'; readonly call: number; readonly finished: FinishedGame };

/** What a worker sends to the page. */
export type FromWorker =
  | { readonly t: 'news'; readonly news: TableNews }
  | { readonly t: 'done'; readonly id: string; readonly refusal?: Reason }
  | { readonly t: 'steps'; readonly call: number; readonly steps: readonly Step[] | Reason }
  | { readonly t: 'analysed'; readonly call: number; readonly analysis: Analysis }
  | { readonly t: 'judged'; readonly call: number; readonly judgement: Judgement }
  | { readonly t: 'points'; readonly call: number; readonly points: readonly CurvePoint[]; readonly of: number; readonly done: boolean }
  | { readonly t: 'failed'; readonly problem: string };
