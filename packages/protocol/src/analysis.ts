import * as v from 'valibot';
import { countSchema, messageSchema, seatSchema } from './basics';

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
