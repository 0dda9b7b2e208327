import * as v from 'valibot';
import { countSchema, gameIdSchema, messageSchema } from './basics';

/**
 * One sum over finished games. `seat`, `opening`, `choice`: so many players, and how many wins they had (a shared
 * win is shared). `how`, `moves`, `minutes`: so many games (lengths in tens). `source`: points of winners (`wins`)
 * and of all others (`total`) under an item of the score sheet. `game`: all games, `total` moves.
 */
export const statisticsRowSchema = v.object({
  what: v.picklist(['game', 'seat', 'opening', 'choice', 'how', 'moves', 'minutes', 'source']),
  key: v.string(),
  games: countSchema,
  wins: v.number(),
  total: v.number(),
  /** What was chosen, in the game's words. */
  say: v.exactOptional(messageSchema),
});
export type StatisticsRow = v.InferOutput<typeof statisticsRowSchema>;
export const statisticsSchema = v.object({ game: gameIdSchema, seats: v.number(), rows: v.array(statisticsRowSchema) });
export type Statistics = v.InferOutput<typeof statisticsSchema>;
