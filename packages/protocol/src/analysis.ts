import * as v from 'valibot';
import { countSchema, messageSchema, seatSchema } from './basics';

/** The chance to win of every seat, from 0 to 1; partners each have their side's. */
const sharesSchema = v.pipe(v.array(v.number()), v.readonly());

/** The same, and how far that is off by the luck of the estimate: the largest standard error of a seat. */
const chances = { shares: sharesSchema, error: v.number() };

/** Win shares over a finished game, as far as they are worked out. */
export const curveSchema = v.object({
  /** Points after the `since` that were known, in order. */
  points: v.array(
    v.object({
      /** Entries of the game's log that lead to this moment. */
      n: countSchema,
      ...chances,
      /** After the latest decision and before chance spoke: the difference is luck. Absent where chance did not speak. */
      beforeLuck: v.optional(v.object(chances)),
      /** Whoever comes next has but one move: nothing is decided there. */
      forced: v.optional(v.literal(true)),
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
  /** What speaks for it beside the other moves, strongest first, in win shares of the seat that decides; below 0 what speaks against it. */
  why: v.pipe(v.array(v.object({ says: messageSchema, share: v.number() })), v.readonly()),
});

/** What a seat could have done, best first, from what it saw at that moment. */
export const momentAnalysisSchema = v.object({
  n: countSchema,
  seat: seatSchema,
  best: v.pipe(v.array(ratedMoveSchema), v.readonly()),
  shares: sharesSchema,
  /** What was played. */
  played: v.string(),
  /** What that cost against the best move found, in win share of the seat; less than twice its standard error may be nothing, and it may be below 0. */
  cost: v.number(),
  error: v.number(),
});
export type MomentAnalysis = v.InferOutput<typeof momentAnalysisSchema>;
