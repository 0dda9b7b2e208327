import * as v from 'valibot';
import { countSchema, gameIdSchema, idSchema, levelSchema, tableNameSchema, timeSchema } from './basics';
import { clockSpecSchema, optionValuesSchema } from './tables';

export const tournamentFormatSchema = v.picklist(['round-robin', 'swiss', 'knockout']);
const between = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const newTournamentSchema = v.object({
  name: tableNameSchema,
  game: gameIdSchema,
  options: v.exactOptional(optionValuesSchema, {}),
  format: tournamentFormatSchema,
  /** At every table; a knock-out is for two. */
  seats: between(2, 4),
  /** Of a Swiss tournament or a league; the others end by themselves. */
  rounds: v.exactOptional(between(1, 15), 5),
  clock: clockSpecSchema,
  rated: v.exactOptional(v.boolean(), false),
  /** With fewer it is called off. */
  least: v.exactOptional(between(2, 128), 4),
  most: v.exactOptional(between(2, 128), 64),
  /** Bots of this level fill up to full tables, and up to the least. */
  fill: v.exactOptional(levelSchema),
  /** When it begins by itself; left out, the host begins it. */
  startsAt: v.exactOptional(timeSchema),
});
export type NewTournament = v.InferInput<typeof newTournamentSchema>;
export type TournamentRequest = v.InferOutput<typeof newTournamentSchema>;

export const tournamentStatusSchema = v.picklist(['registration', 'running', 'over', 'cancelled']);

export const tournamentSummarySchema = v.object({
  id: idSchema,
  name: v.string(),
  game: gameIdSchema,
  format: tournamentFormatSchema,
  seats: v.number(),
  status: tournamentStatusSchema,
  entrants: countSchema,
  most: v.number(),
  round: countSchema,
  rounds: countSchema,
  createdAt: timeSchema,
  startsAt: v.exactOptional(timeSchema),
  clock: clockSpecSchema,
  rated: v.boolean(),
  /** The name of whoever won, and its level if that is a bot. */
  winner: v.exactOptional(v.string()),
  winnerLevel: v.exactOptional(levelSchema),
});
export type TournamentSummary = v.InferOutput<typeof tournamentSummarySchema>;
export const tournamentsSchema = v.object({ tournaments: v.array(tournamentSummarySchema), next: v.exactOptional(v.string()) });

const entrantSchema = v.object({
  id: v.string(),
  name: v.string(),
  level: v.exactOptional(levelSchema),
  rating: v.number(),
  /** Plays no further round. */
  left: v.exactOptional(v.literal(true)),
});
const boardSchema = v.object({
  table: idSchema,
  players: v.array(v.string()),
  ranks: v.exactOptional(v.array(v.number())),
  totals: v.exactOptional(v.array(v.number())),
  /** The game counts for nobody. */
  void: v.exactOptional(v.literal(true)),
});
const standingSchema = v.object({
  id: v.string(),
  rank: v.number(),
  points: v.number(),
  ties: v.array(v.number()),
  /** Which figure put this one before the next: 0 the points, then the tie-breaks, then the lot. */
  decidedBy: v.number(),
  places: v.array(v.number()),
  played: v.number(),
});

export const tournamentSchema = v.object({
  ...tournamentSummarySchema.entries,
  host: idSchema,
  options: optionValuesSchema,
  least: v.number(),
  fill: v.exactOptional(levelSchema),
  /** Why it was called off. */
  cancelled: v.exactOptional(v.picklist(['too-few', 'called-off'])),
  players: v.array(entrantSchema),
  played: v.array(v.object({ boards: v.array(boardSchema), byes: v.array(v.string()) })),
  standings: v.array(standingSchema),
});
export type TournamentView = v.InferOutput<typeof tournamentSchema>;
