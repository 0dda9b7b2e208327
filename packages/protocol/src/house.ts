import * as v from 'valibot';
import { countSchema, gameIdSchema, idSchema, timeSchema } from './basics';
import { playerSchema } from './people';
import { type ClockSpec, tableSummarySchema } from './tables';

const { id, name, game, status, seats, clock, rated, spectators, createdAt } = tableSummarySchema.entries;

/** A table that everybody may see, without what changes from move to move. */
export const houseTableSchema = v.object({
  id,
  name,
  game,
  status,
  seats,
  clock,
  rated,
  spectators,
  createdAt,
  host: idSchema,
  /** How many look on without a seat. */
  watching: countSchema,
});
export type HouseTable = v.InferOutput<typeof houseTableSchema>;

/** A list that is followed: which tables it holds in which order, and those of them that are new or have changed. */
const listNewsSchema = v.object({
  order: v.array(idSchema),
  rows: v.array(houseTableSchema),
  /** There are more; `GET /api/tables` has them page by page. */
  more: v.boolean(),
});
export type ListNews = v.InferOutput<typeof listNewsSchema>;

/** Somebody asks one directly to come to a table. */
export const tableAskSchema = v.object({
  table: houseTableSchema,
  by: playerSchema,
  at: timeSchema,
  /** What opens the table, where it is by invitation. */
  invite: v.exactOptional(v.string()),
});
export type TableAsk = v.InferOutput<typeof tableAskSchema>;

/** Minutes for the whole game and seconds for each move, or a day for each move. */
export const PACES = {
  live: { kind: 'live', minutes: 30, increment: 20 },
  quick: { kind: 'live', minutes: 10, increment: 10 },
  slow: { kind: 'slow', hours: 24 },
} as const satisfies Readonly<Record<string, ClockSpec>>;
export type Pace = keyof typeof PACES;

/** What somebody is ready to play: any of these games with any of these numbers of seats. */
export const wishSchema = v.object({
  games: v.pipe(v.array(gameIdSchema), v.minLength(1), v.maxLength(20)),
  seats: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8))), v.minLength(1), v.maxLength(7)),
  pace: v.picklist(['live', 'quick', 'slow']),
  rated: v.boolean(),
  /** After so many minutes without enough people bots fill the table; left out: only people. A rated game has none. */
  botsAfter: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
});
export type Wish = v.InferOutput<typeof wishSchema>;

/** What is new in the house. What is left out is as before; after `whole`, nothing that was known before counts. */
export const houseNewsSchema = v.object({
  whole: v.exactOptional(v.literal(true)),
  /** Tables that wait for players, and games that may be watched, the one to feature first. */
  open: v.exactOptional(listNewsSchema),
  watch: v.exactOptional(listNewsSchema),
  /** One's own unfinished tables: new or changed ones, and those that are no longer. */
  mine: v.exactOptional(v.object({ put: v.array(tableSummarySchema), gone: v.array(idSchema) })),
  /** All who ask one to their table. */
  invitations: v.exactOptional(v.array(tableAskSchema)),
  /** How many are ready to play, by game. */
  ready: v.exactOptional(v.record(gameIdSchema, countSchema)),
  /** What oneself is ready to play, and since when; null when nothing (any more). */
  wish: v.exactOptional(v.nullable(v.object({ wish: wishSchema, since: timeSchema }))),
  /** How many persons are in the house, and some of them by name. */
  here: v.exactOptional(v.object({ n: countSchema, people: v.array(playerSchema) })),
});
export type HouseNews = v.InferOutput<typeof houseNewsSchema>;

/** Persons one has played with, those of the latest games first. */
export const companionsSchema = v.object({
  people: v.array(v.object({ player: playerSchema, games: countSchema, lastAt: timeSchema })),
});
export type Companions = v.InferOutput<typeof companionsSchema>;
