import type { Reason, Viewer } from '@quarterdeck/kernel';
import type { ChatLine, Command, PlanState, Position, Step, TableInfo } from '@quarterdeck/protocol';

/** How a table is reached just now. */
export type Connection = 'here' | 'connecting' | 'live' | 'lost';

/** What a table tells: the same messages whether they come over a socket or from a worker in this browser. */
export type TableNews =
  | { readonly t: 'info'; readonly info: TableInfo; readonly mine: readonly number[] }
  | { readonly t: 'position'; readonly position: Position }
  | { readonly t: 'steps'; readonly steps: readonly Step[] }
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly t: 'presence'; readonly players: readonly string[]; readonly watchers: number }
  | { readonly t: 'plan'; readonly plan: PlanState }
  | { readonly t: 'connection'; readonly connection: Connection }
  | { readonly t: 'gone'; readonly reason: Reason };

/** A question that a table will not answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** The way to a table. */
export interface Link {
  /** Begins to watch; called once. With `as`, through the eyes of that seat. */
  open(tell: (news: TableNews) => void, as?: Viewer): void;
  /** Watches through other eyes: a position follows. */
  look(as: Viewer): void;
  /** Carries out a command, at most once; the refusal, if it is refused. */
  send(command: Command): Promise<Reason | undefined>;
  /** Everything that happened so far, as the viewer may see it; fails where it may not. */
  history(as: Viewer): Promise<readonly Step[]>;
  close(): void;
}
