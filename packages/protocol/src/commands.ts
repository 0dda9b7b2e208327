import * as v from 'valibot';
import { chatSchema, countSchema, idSchema, levelSchema, moveSchema, seatSchema } from './basics';
import { LIMITS } from './limits';
import { termsSchema } from './tables';

/**
 * Chosen by the client, new for every command and repeated when the same command is sent again:
 * the server carries out each id of a player at most once and answers every repetition alike.
 */
export const commandIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.commandId), v.regex(/^[A-Za-z0-9_.:-]+$/));

/** Everything a person or program can do at a table, over the socket or `POST /api/tables/:id/commands`. */
export const commandSchema = v.variant('do', [
  // They are tried in order: the one that comes most often is first.
  /**
   * `at` is the seq the player saw when deciding. The move is refused as STALE if that seat has
   * moved or the game was taken back since; moves of others do not matter as long as it is legal.
   */
  v.object({ do: v.literal('play'), seat: seatSchema, move: moveSchema, at: v.exactOptional(countSchema) }),
  /** Sits down; `invite` is needed where the table is by invitation. Sitting on several seats is hot-seat. */
  v.object({
    do: v.literal('sit'),
    seat: seatSchema,
    invite: v.exactOptional(v.string()),
    /** One has read what is agreed, and wants to begin as soon as the others do. */
    ready: v.exactOptional(v.literal(true)),
  }),
  /** Before the start: one wants to begin, or not yet. With all seats taken and everybody ready the game begins by itself. */
  v.object({ do: v.literal('ready'), yes: v.boolean() }),
  /** Host, before the start: something else is agreed. Takes back the ready marks of the others. */
  v.object({ do: v.literal('change'), terms: termsSchema }),
  v.object({ do: v.literal('stand'), seat: seatSchema }),
  /** Host, before the start: puts a bot on a seat. */
  v.object({ do: v.literal('seatBot'), seat: seatSchema, level: levelSchema }),
  /** Host, before the start: frees a seat. */
  v.object({ do: v.literal('clearSeat'), seat: seatSchema }),
  /** Host: all seats are filled, the game begins. */
  v.object({ do: v.literal('start') }),
  /** Host, before the start: the table is given up. */
  v.object({ do: v.literal('close') }),
  /** Takes back to `to` entries. Alone where the undo point allows it; otherwise it becomes an offer. */
  v.object({ do: v.literal('undo'), seat: seatSchema, to: countSchema }),
  v.object({ do: v.literal('offer'), seat: seatSchema, what: v.picklist(['draw', 'abandon']) }),
  /** Answers an offer for a seat; one no ends it. The offering seat's no withdraws it. */
  v.object({ do: v.literal('answer'), seat: seatSchema, offer: countSchema, yes: v.boolean() }),
  v.object({ do: v.literal('resign'), seat: seatSchema }),
  /** Moves to be played as soon as it is this seat's turn, in order; an empty list clears the plan. */
  v.object({ do: v.literal('plan'), seat: seatSchema, moves: v.pipe(v.array(moveSchema), v.maxLength(LIMITS.planSteps)) }),
  v.object({ do: v.literal('chat'), text: chatSchema }),
  /** Host: a player's chat is no longer accepted here, or is again. */
  v.object({ do: v.literal('mute'), player: idSchema, muted: v.boolean() }),
  /** A bot plays on for an absent person, or for oneself; `back` ends that. */
  v.object({ do: v.literal('standIn'), seat: seatSchema, level: levelSchema }),
  v.object({ do: v.literal('back'), seat: seatSchema }),
  /**
   * That somebody else may take the seat `of`: one's own, a bot's, or that of a person whose time was up or who has been
   * absent long enough. But for one's own seat, everybody else at the table must agree.
   */
  v.object({ do: v.literal('release'), seat: seatSchema, of: seatSchema }),
  /** Takes over, for good, a seat that is free; with `invite` where the table is by invitation. */
  v.object({ do: v.literal('takeOver'), seat: seatSchema, invite: v.exactOptional(v.string()) }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

export const commandRequestSchema = v.object({ id: commandIdSchema, command: commandSchema });
export type CommandRequest = v.InferOutput<typeof commandRequestSchema>;

/** The answer to a command that was carried out: the table's seq after it. */
export const commandDoneSchema = v.object({ seq: countSchema });
export type CommandDone = v.InferOutput<typeof commandDoneSchema>;
