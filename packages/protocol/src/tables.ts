import * as v from 'valibot';
import { countSchema, gameIdSchema, idSchema, levelSchema, seatSchema, tableNameSchema, timeSchema, viewerSchema } from './basics';
import { playerSchema } from './people';

/** Live: minutes for the whole game plus seconds per move. Slow: hours for each move, and days for which each may stop them in all. */
export const clockSpecSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('live'),
    minutes: v.pipe(v.number(), v.minValue(0.05), v.maxValue(600)),
    increment: v.pipe(v.number(), v.minValue(0), v.maxValue(600)),
  }),
  v.object({
    kind: v.literal('slow'),
    hours: v.pipe(v.number(), v.minValue(0.01), v.maxValue(24 * 30)),
    holidays: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  }),
]);
export type ClockSpec = v.InferOutput<typeof clockSpecSchema>;

export const optionValuesSchema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.boolean(), v.pipe(v.string(), v.maxLength(60)), v.number()]),
);

/** Who sits where when a table is made. 'me' takes several seats for hot-seat games. */
export const seatPlanSchema = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: levelSchema }),
]);
export type SeatPlan = v.InferOutput<typeof seatPlanSchema>;

/** One person and nobody but bots: where hints are nobody else's business. */
export function isAgainstBots(seats: readonly { readonly kind: string }[]): boolean {
  return seats.filter(({ kind }) => kind === 'me').length === 1 && seats.every(({ kind }) => kind === 'me' || kind === 'bot');
}

export const createTableSchema = v.object({
  game: gameIdSchema,
  name: v.exactOptional(tableNameSchema),
  options: v.exactOptional(optionValuesSchema, {}),
  seats: v.pipe(v.array(seatPlanSchema), v.minLength(1), v.maxLength(8)),
  clock: v.exactOptional(clockSpecSchema, { kind: 'none' }),
  /** 'open' tables stand in the lobby; 'invited' ones are reached by their link only. */
  access: v.exactOptional(v.picklist(['open', 'invited']), 'open'),
  spectators: v.exactOptional(v.boolean(), true),
  rated: v.exactOptional(v.boolean(), false),
  /** Players may ask their own program for hints. Left out: only where one person plays against bots. Never in a rated game. */
  hints: v.exactOptional(v.boolean()),
  /** What seats put together before the first turn is chosen for all of them; for games in which there is such a thing. */
  readyMade: v.exactOptional(v.boolean()),
  /** What happens to a seat whose time is up. */
  onExpiry: v.exactOptional(v.picklist(['bot', 'resign']), 'bot'),
  /**
   * Minutes after which the others may let a bot play on for an absent person, or agree to give the seat away; 0 is never.
   * Left out: 10 where a live clock runs, never otherwise. With hours for each move the clock alone decides.
   */
  absence: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60 * 24 * 30))),
  /** Best of so many games, the score carried from game to game. Left out: as the game is usually played, mostly a single game. */
  match: v.exactOptional(v.picklist([1, 3, 5])),
});
export type CreateTable = v.InferInput<typeof createTableSchema>;
/** The same with everything that was left out filled in. */
export type TableRequest = v.InferOutput<typeof createTableSchema>;

/** What the host may change before the start; what is left out stays. */
export const termsSchema = v.object({
  name: v.exactOptional(tableNameSchema),
  options: v.exactOptional(optionValuesSchema),
  clock: v.exactOptional(clockSpecSchema),
  access: v.exactOptional(v.picklist(['open', 'invited'])),
  spectators: v.exactOptional(v.boolean()),
  rated: v.exactOptional(v.boolean()),
  hints: v.exactOptional(v.boolean()),
  readyMade: v.exactOptional(v.boolean()),
  onExpiry: v.exactOptional(v.picklist(['bot', 'resign'])),
  match: v.exactOptional(v.picklist([1, 3, 5])),
});
export type Terms = v.InferOutput<typeof termsSchema>;

export const seatInfoSchema = v.object({
  kind: v.picklist(['open', 'person', 'bot']),
  /** Whose seat it is; also while a bot stands in. */
  player: v.exactOptional(playerSchema),
  /** The level of the bot that plays here, now or in the person's place. */
  level: v.exactOptional(levelSchema),
  /** A bot stands in for the person, who may come back. */
  standIn: v.exactOptional(v.literal(true)),
  resigned: v.exactOptional(v.literal(true)),
  /** Before the start: this person wants to begin. */
  ready: v.exactOptional(v.literal(true)),
  /** The bot stands in because the person's time was up. */
  late: v.exactOptional(v.literal(true)),
  /** On holiday: until then the clock of this seat stands still. */
  away: v.exactOptional(timeSchema),
  /** Somebody who has no seat may take this one: its person has given it up, or everybody else has agreed. */
  free: v.exactOptional(v.literal(true)),
});
export type SeatInfo = v.InferOutput<typeof seatInfoSchema>;

/** Something one seat asks of the others; it happens when all persons at the table have said yes. */
export const offerSchema = v.object({
  id: countSchema,
  what: v.picklist(['draw', 'abandon', 'undo', 'release']),
  by: seatSchema,
  /** For a release: the seat that somebody else may then take, and the bot that plays there until they come. */
  of: v.exactOptional(seatSchema),
  level: v.exactOptional(levelSchema),
  /** For an undo: how many entries of the game's log would remain. */
  to: v.exactOptional(countSchema),
  yes: v.array(seatSchema),
});
export type Offer = v.InferOutput<typeof offerSchema>;

export const resultSchema = v.object({
  /** Rank of every seat, 1 is best, equal ranks share. */
  ranks: v.array(v.number()),
  totals: v.array(v.number()),
  how: v.picklist(['played', 'resigned', 'draw', 'abandoned']),
});
export type Result = v.InferOutput<typeof resultSchema>;

export const matchSchema = v.object({
  bestOf: v.number(),
  /** Which game of the match this is, from 1. */
  game: v.number(),
  /** Games won so far by the present seats, this one included once it is over. */
  wins: v.array(v.number()),
  /** Points of all games so far, by the present seats. */
  points: v.array(v.number()),
  /** The present seats that have won the match, once it is decided. */
  winners: v.exactOptional(v.array(seatSchema)),
});
export type Match = v.InferOutput<typeof matchSchema>;

const statusSchema = v.picklist(['waiting', 'running', 'over', 'closed']);

/** Everything about a table except the game itself; safe for everybody who may see the table. */
export const tableInfoSchema = v.object({
  id: idSchema,
  name: v.exactOptional(v.string()),
  game: gameIdSchema,
  rulesVersion: v.number(),
  options: optionValuesSchema,
  host: idSchema,
  status: statusSchema,
  seats: v.array(seatInfoSchema),
  clock: clockSpecSchema,
  access: v.picklist(['open', 'invited']),
  spectators: v.boolean(),
  rated: v.boolean(),
  hints: v.boolean(),
  /** What seats put together before the first turn is chosen for all of them. */
  readyMade: v.exactOptional(v.literal(true)),
  onExpiry: v.picklist(['bot', 'resign']),
  absence: v.number(),
  /** SHA-256 of the secret seed, from the start; the seed itself once the game is over. */
  commitment: v.string(),
  seed: v.exactOptional(v.string()),
  createdAt: timeSchema,
  startedAt: v.exactOptional(timeSchema),
  endedAt: v.exactOptional(timeSchema),
  offers: v.array(offerSchema),
  /** How often moves were taken back although something had been thrown, turned over or done by another since. */
  hindsight: v.exactOptional(countSchema),
  result: v.exactOptional(resultSchema),
  match: v.exactOptional(matchSchema),
  previous: v.exactOptional(idSchema),
  /** The tournament to which this game belongs. */
  tournament: v.exactOptional(idSchema),
  rematch: v.exactOptional(idSchema),
  /** Who asked for it. */
  rematchBy: v.exactOptional(idSchema),
  /** A game that was brought in as a file: for replay, not for play. */
  archive: v.exactOptional(v.literal(true)),
});
export type TableInfo = v.InferOutput<typeof tableInfoSchema>;

/** A table in a list. */
export const tableSummarySchema = v.object({
  id: idSchema,
  name: v.exactOptional(v.string()),
  game: gameIdSchema,
  status: statusSchema,
  seats: v.array(seatInfoSchema),
  clock: clockSpecSchema,
  rated: v.boolean(),
  spectators: v.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** Seats that must decide now. */
  turn: v.array(seatSchema),
  /** When the first clock runs out, if one runs. */
  due: v.exactOptional(timeSchema),
  /** Own seats of whoever asks. */
  mine: v.array(seatSchema),
  result: v.exactOptional(resultSchema),
});
export type TableSummary = v.InferOutput<typeof tableSummarySchema>;

/** A page of the lobby. */
export const lobbySchema = v.object({
  tables: v.array(tableSummarySchema),
  /** Give it as `from` to get the next page. */
  next: v.exactOptional(countSchema),
});
export type Lobby = v.InferOutput<typeof lobbySchema>;

export const myTablesSchema = v.object({
  /** Running games where a seat of mine must decide. */
  waitingForMe: v.array(tableSummarySchema),
  running: v.array(tableSummarySchema),
  /** Not started yet. */
  gathering: v.array(tableSummarySchema),
});
export type MyTables = v.InferOutput<typeof myTablesSchema>;

export const historySchema = v.object({
  tables: v.array(tableSummarySchema),
  /** Give it as `before` to get the next page. */
  next: v.exactOptional(timeSchema),
});
export type History = v.InferOutput<typeof historySchema>;

export const createdSchema = v.object({ table: idSchema, invite: v.exactOptional(v.string()) });
export type Created = v.InferOutput<typeof createdSchema>;
export const inviteSchema = v.object({ invite: v.exactOptional(v.string()) });
export type Invite = v.InferOutput<typeof inviteSchema>;

/** What one atomic append to a table's log showed to a viewer: a move with all that chance answered to it. */
export const stepSchema = v.object({
  seq: countSchema,
  /** Entries in the game's log after this step. */
  n: countSchema,
  /** The seat that moved; absent for chance alone. */
  by: v.exactOptional(seatSchema),
  /** The move's text; absent when the viewer may not know it. */
  move: v.exactOptional(v.string()),
  /** The game's events as the viewer may see them. */
  ev: v.array(v.unknown()),
  /** Milliseconds left per seat at this moment; those to move count down from here. Absent without clocks. */
  clk: v.exactOptional(v.array(v.number())),
  /** The viewer's seat may take back alone down to this many entries; absent when it may not. */
  undo: v.exactOptional(countSchema),
  /** When it happened, where the reader asked for history. */
  at: v.exactOptional(timeSchema),
});
export type Step = v.InferOutput<typeof stepSchema>;

/** The whole position for one viewer. */
export const positionSchema = v.object({
  seq: countSchema,
  n: countSchema,
  as: viewerSchema,
  /** The game's view; absent until the game starts. */
  view: v.exactOptional(v.unknown()),
  clk: v.exactOptional(v.array(v.number())),
  undo: v.exactOptional(countSchema),
});
export type Position = v.InferOutput<typeof positionSchema>;

export const stepsSchema = v.object({ as: viewerSchema, steps: v.array(stepSchema) });
export type Steps = v.InferOutput<typeof stepsSchema>;

/** A game as the server offers it. */
export const offeredGameSchema = v.object({
  id: gameIdSchema,
  rulesVersion: v.number(),
  seats: v.array(v.number()),
  options: v.record(v.string(), v.unknown()),
});
export const gamesSchema = v.object({ games: v.array(offeredGameSchema), levels: v.array(levelSchema) });
export type Games = v.InferOutput<typeof gamesSchema>;
