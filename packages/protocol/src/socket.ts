import * as v from 'valibot';
import type { Refusal } from './basics';
import { countSchema, idSchema, perspectiveSchema } from './basics';
import { commandIdSchema, commandSchema } from './commands';
import type { Player } from './people';
import type { Position, Step, TableInfo } from './tables';

/** A number the client gives to one thing it watches; the server's messages about it carry it. */
const channelSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/**
 * What a client may send. The first message is `hello`. A person is known by the cookie of the
 * upgrade request; a program gives its token in `hello` (or as `Authorization: Bearer`).
 */
export const clientMessageSchema = v.variant('t', [
  // They are tried in order: the one that comes most often is first.
  v.object({ t: v.literal('do'), id: commandIdSchema, table: idSchema, command: commandSchema }),
  v.object({ t: v.literal('hello'), protocol: v.number(), token: v.exactOptional(v.pipe(v.string(), v.maxLength(200))) }),
  /**
   * Watches a table with the eyes of `as` (default: the first own seat, or spectator). With `since`, the
   * answer holds only what happened after that seq, unless the whole position is smaller.
   */
  v.object({
    t: v.literal('watch'),
    ch: channelSchema,
    table: idSchema,
    as: v.exactOptional(perspectiveSchema),
    since: v.exactOptional(countSchema),
    invite: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.object({ t: v.literal('unwatch'), ch: channelSchema }),
  /** The page went to the background or came back. Whoever is not looking is told of their turn like somebody absent. */
  v.object({ t: v.literal('looking'), yes: v.boolean() }),
  v.object({ t: v.literal('ping'), n: countSchema }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly player: Player;
  readonly text: string;
}

/** Moves a seat has stored in advance; `stopped` says why the rest was dropped. Sent to its owner only. */
export interface PlanState {
  readonly seat: number;
  readonly moves: readonly string[];
  readonly stopped?: { readonly move: string; readonly reason: Refusal };
}

/** What a server may send. Messages with `ch` belong to one watched perspective, those with `table` to the table. */
export type ServerMessage =
  /** Answer to `hello`. `me` is absent for somebody who has not given a name yet and may only watch. */
  | { readonly t: 'welcome'; readonly protocol: number; readonly me?: Player; readonly now: number }
  /** The whole position, at joining, after an undo, or when it is smaller than the missed steps. */
  | ({ readonly t: 'position'; readonly ch: number; readonly undone?: { readonly by?: number } } & Position)
  /** The missed steps, in answer to `watch` with `since`; empty when nothing was missed. `clk` and `undo` are those of now. */
  | { readonly t: 'steps'; readonly ch: number; readonly steps: readonly Step[]; readonly clk?: readonly number[]; readonly undo?: number }
  | ({ readonly t: 'step'; readonly ch: number } & Step)
  /** Everything about the table but the game; sent at joining and whenever it changes. */
  | { readonly t: 'info'; readonly seq: number; readonly info: TableInfo }
  /** The last chat lines at joining, then each new one. */
  | { readonly t: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** Ids of the players who are connected to the table now, and how many others watch. */
  | { readonly t: 'presence'; readonly table: string; readonly players: readonly string[]; readonly watchers: number }
  | { readonly t: 'plan'; readonly table: string; readonly plan: PlanState }
  /** The command with this id is carried out and durably stored. */
  | { readonly t: 'ok'; readonly id: string; readonly seq: number }
  /** The command with this id is refused and has left no trace. */
  | { readonly t: 'no'; readonly id: string; readonly reason: Refusal }
  /** A watch could not begin or go on (no such table, not allowed). */
  | { readonly t: 'unwatched'; readonly ch: number; readonly reason: Refusal }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** A message could not be understood; the socket stays open unless this happens too often. */
  | { readonly t: 'error'; readonly reason: Refusal }
  /** The server ends this connection: connect again (elsewhere or later) and resume with `since`. */
  | { readonly t: 'bye'; readonly reason: 'shutdown' | 'slow' | 'rate' | 'protocol' | 'signed-out' };
