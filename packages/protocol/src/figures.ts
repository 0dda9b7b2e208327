import * as v from 'valibot';
import { countSchema, gameIdSchema, idSchema, timeSchema } from './basics';
import { playerSchema, ratingSchema } from './people';

const figure = v.number();

/** A rating with its doubt: in 95 of 100 cases it lies within so many points. */
const rankedRatingSchema = v.object({ ...ratingSchema.entries, doubt: figure, place: countSchema });
const curvePointSchema = v.object({ at: timeSchema, points: figure, doubt: figure });
const playedSchema = v.object({
  table: idSchema,
  game: gameIdSchema,
  seats: figure,
  rank: figure,
  total: figure,
  endedAt: timeSchema,
});

export const tiesSchema = v.object({ follow: v.boolean(), block: v.boolean(), note: v.string() });

/** A player as others see them. */
export const playerPageSchema = v.object({
  player: playerSchema,
  since: timeSchema,
  here: v.boolean(),
  games: countSchema,
  ratings: v.array(rankedRatingSchema),
  curves: v.array(v.object({ game: gameIdSchema, points: v.array(curvePointSchema) })),
  shares: v.array(v.object({ game: gameIdSchema, seats: figure, games: countSchema, wins: countSchema, place: figure })),
  best: v.array(playedSchema),
  last: v.array(playedSchema),
  /** Between whoever asks and the player, by game. */
  versus: v.exactOptional(v.array(v.object({ game: gameIdSchema, games: countSchema, ahead: countSchema, behind: countSchema }))),
  ties: v.exactOptional(tiesSchema),
});
export type PlayerPage = v.InferOutput<typeof playerPageSchema>;

/** What is left out stays; an empty note is none. */
export const tieChangeSchema = v.object({
  follow: v.exactOptional(v.boolean()),
  block: v.exactOptional(v.boolean()),
  note: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
});

export const followedSchema = v.object({ players: v.array(v.object({ ...playerSchema.entries, here: v.boolean(), seenAt: timeSchema })) });

/** A quarter of a year, as `2026-4`. */
export const seasonSchema = v.pipe(v.string(), v.regex(/^\d{4}-[1-4]$/));

const seasonPlayerSchema = v.object({
  place: countSchema,
  player: playerSchema,
  points: figure,
  games: countSchema,
  wins: countSchema,
  fair: figure,
  rating: v.exactOptional(v.object({ points: figure, doubt: figure, provisional: v.boolean() })),
  /** Ranks of the last games, newest first. */
  form: v.array(figure),
});
export const leaderboardSchema = v.object({
  season: seasonSchema,
  from: timeSchema,
  to: timeSchema,
  players: v.array(seasonPlayerSchema),
  all: countSchema,
  games: countSchema,
  mine: v.exactOptional(seasonPlayerSchema),
  winners: v.array(v.object({ season: seasonSchema, player: playerSchema })),
  next: v.exactOptional(countSchema),
});
export type Leaderboard = v.InferOutput<typeof leaderboardSchema>;
export type SeasonPlayer = v.InferOutput<typeof seasonPlayerSchema>;
