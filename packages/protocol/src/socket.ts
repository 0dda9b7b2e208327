import * as v from 'valibot';
import { countSchema, idSchema, reasonSchema, seatSchema, timeSchema, viewerSchema } from './basics';
import { commandIdSchema, commandSchema } from './commands';
import { houseNewsSchema } from './house';
import { playerSchema } from './people';
import { positionSchema, stepSchema, tableInfoSchema } from './tables';

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
    as: v.exactOptional(viewerSchema),
    since: v.exactOptional(countSchema),
    /** The id of the last line of chat that was seen; the answer holds those after it. */
    chat: v.exactOptional(countSchema),
    invite: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.object({ t: v.literal('unwatch'), ch: channelSchema }),
  /** The page went to the background or came back. Whoever is not looking is told of their turn like somebody absent. */
  v.object({ t: v.literal('looking'), yes: v.boolean() }),
  /** Follows the house (lists, presence, whatever concerns oneself), or no longer. */
  v.object({ t: v.literal('house'), yes: v.boolean() }),
  v.object({ t: v.literal('ping'), n: countSchema }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

export const chatLineSchema = v.object({ id: countSchema, at: timeSchema, player: playerSchema, text: v.string() });
export type ChatLine = v.InferOutput<typeof chatLineSchema>;

/** Moves a seat has stored in advance; `stopped` says why the rest was dropped. Sent to its owner only. */
const planStateSchema = v.object({
  seat: seatSchema,
  moves: v.pipe(v.array(v.string()), v.readonly()),
  stopped: v.exactOptional(v.object({ move: v.string(), reason: reasonSchema })),
});
export type PlanState = v.InferOutput<typeof planStateSchema>;

/** What a server may send. Messages with `ch` belong to one watched perspective, those with `table` to the table. */
export const serverMessageSchema = v.variant('t', [
  // They are tried in order: the one that comes most often is first.
  v.object({ t: v.literal('step'), ch: channelSchema, ...stepSchema.entries }),
  /** The command with this id is carried out and durably stored. */
  v.object({ t: v.literal('ok'), id: v.string(), seq: countSchema }),
  /** The command with this id is refused and has left no trace. */
  v.object({ t: v.literal('no'), id: v.string(), reason: reasonSchema }),
  /** Nobody can tell yet what became of the command with this id: send it again under the same id. */
  v.object({ t: v.literal('unknown'), id: v.string() }),
  /** Everything about the table but the game; sent at joining and whenever it changes. */
  v.object({ t: v.literal('info'), seq: countSchema, info: tableInfoSchema }),
  /** The whole position, at joining, after an undo, or when it is smaller than the missed steps. */
  v.object({
    t: v.literal('position'),
    ch: channelSchema,
    undone: v.exactOptional(v.object({ by: v.exactOptional(seatSchema) })),
    ...positionSchema.entries,
  }),
  /** The missed steps, in answer to `watch` with `since`; empty when nothing was missed. `clk` and `undo` are those of now. */
  v.object({
    t: v.literal('steps'),
    ch: channelSchema,
    steps: v.array(stepSchema),
    clk: positionSchema.entries.clk,
    undo: positionSchema.entries.undo,
  }),
  /** The last chat lines at joining, then each new one. */
  v.object({ t: v.literal('chat'), table: idSchema, lines: v.pipe(v.array(chatLineSchema), v.readonly()) }),
  /** Ids of the players who are connected to the table now, and how many others watch. */
  v.object({ t: v.literal('presence'), table: idSchema, players: v.array(idSchema), watchers: countSchema }),
  v.object({ t: v.literal('plan'), table: idSchema, plan: planStateSchema }),
  /** For those who follow the house: all of it at first, then whatever changes, within a moment. */
  v.object({ t: v.literal('house'), news: houseNewsSchema }),
  /** Answer to `hello`. `me` is absent for somebody who has not given a name yet and may only watch. */
  v.object({ t: v.literal('welcome'), protocol: v.number(), me: v.exactOptional(playerSchema), now: timeSchema }),
  /** A watch could not begin or go on (no such table, not allowed). */
  v.object({ t: v.literal('unwatched'), ch: channelSchema, reason: reasonSchema }),
  v.object({ t: v.literal('pong'), n: countSchema, now: timeSchema }),
  /** A message could not be understood; the socket stays open unless this happens too often. */
  v.object({ t: v.literal('error'), reason: reasonSchema }),
  /** The server ends this connection: connect again (elsewhere or later) and resume with `since`. */
  v.object({ t: v.literal('bye'), reason: v.picklist(['shutdown', 'slow', 'rate', 'protocol', 'signed-out']) }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
