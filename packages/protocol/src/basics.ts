import type { Message, MessageParam, MessageParams, Reason, Viewer } from '@quarterdeck/kernel';
import * as v from 'valibot';
import { LIMITS } from './limits';

/** Ids are made by the server; a client only repeats them. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,32}$/));
export const gameIdSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/));
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Milliseconds since 1970, by the server's watch. */
export const timeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Space, in all the ways in which nothing is to be seen. What follows a heart to make it red is none of them. */
const BLANK = /(?:(?!\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\s])+/gu;
/** More marks on one letter than any language writes, which would reach into the lines above and below. */
const STACKED = /(\p{M}{2})\p{M}+/gu;

/** Text by people: trimmed, on one line, without control characters. */
const line = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * 4),
    v.transform((text) => text.normalize('NFC').replace(BLANK, ' ').replace(STACKED, '$1').trim()),
    v.minLength(1),
    v.maxLength(max),
  );

export const nameSchema = line(LIMITS.name);
export const tableNameSchema = line(LIMITS.tableName);
export const chatSchema = line(LIMITS.chat);
/** A move in the game's own notation, as in logs and game files. */
export const moveSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.move), v.regex(/^[\x20-\x7e]+$/));
export const levelSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,20}$/));

/** Whose eyes: those of a seat of one's own, or a spectator's. */
export const viewerSchema: v.GenericSchema<Viewer> = v.union([seatSchema, v.literal('spectator')]);

/** A text to be, by its key: whoever reads it says it in their own language. */
export const messageSchema: v.GenericSchema<Message> = v.object({
  key: v.string(),
  params: v.exactOptional(v.lazy(() => messageParamsSchema)),
});
const messageParamSchema: v.GenericSchema<MessageParam> = v.union([
  v.number(),
  v.string(),
  v.object({ seat: seatSchema }),
  messageSchema,
  v.array(messageSchema),
]);
const messageParamsSchema: v.GenericSchema<MessageParams> = v.record(v.string(), messageParamSchema);

/**
 * Why something was refused: a code and figures, never prose. `rule` is the id of a game's rule, or
 * KERNEL or TABLE; the words are the text `reason.<code>` of the game or of the client's shell.
 */
export const reasonSchema: v.GenericSchema<Reason> = v.object({
  code: v.string(),
  rule: v.string(),
  params: v.exactOptional(messageParamsSchema),
});

/** The body of every HTTP answer that is not a success. `message` is English, for developers. */
export const errorBodySchema = v.object({
  error: v.object({ code: v.string(), message: v.exactOptional(v.string()), params: v.exactOptional(messageParamsSchema) }),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
