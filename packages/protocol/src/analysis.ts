import * as v from 'valibot';
import { countSchema, seatSchema } from './basics';

/** The chance to win of every seat, from 0 to 1; partners each have their side's. */
const sharesSchema = v.array(v.number());

/** Win shares over a finished game, as far as they are worked out. */
export const curveSchema = v.object({
  /** Points after the `since` that were known, in order. */
  points: v.array(
    v.object({
      /** Entries of the game's log that lead to this moment. */
      n: countSchema,
      shares: sharesSchema,
    }),
  ),
  /** How many points there are in all. */
  of: countSchema,
  done: v.boolean(),
});
export type Curve = v.InferOutput<typeof curveSchema>;

/** A message of a game's texts, by its key: whoever reads it says it in their own language. */
interface WireMessage {
  readonly key: string;
  readonly params?: Readonly<Record<string, WireParam>>;
}
type WireParam = number | string | { readonly seat: number } | WireMessage | readonly WireMessage[];

const messageSchema: v.GenericSchema<WireMessage> = v.object({
  key: v.string(),
  params: v.exactOptional(
    v.record(
      v.string(),
      v.lazy(() => messageParamSchema),
    ),
  ),
});
const messageParamSchema: v.GenericSchema<WireParam> = v.union([
  v.number(),
  v.string(),
  v.object({ seat: seatSchema }),
  v.lazy(() => messageSchema),
  v.array(v.lazy(() => messageSchema)),
]);

const ratedMoveSchema = v.object({
  move: v.string(),
  /** The move in words. */
  says: messageSchema,
  /** If it is played. */
  shares: sharesSchema,
});

/** What a seat could have done, best first, from what it saw at that moment. */
export const momentAnalysisSchema = v.object({
  n: countSchema,
  seat: seatSchema,
  best: v.array(ratedMoveSchema),
  shares: sharesSchema,
  /** What was played. */
  played: v.string(),
});
export type MomentAnalysis = v.InferOutput<typeof momentAnalysisSchema>;
