import * as v from 'valibot';
import { countSchema, gameIdSchema, idSchema, nameSchema, timeSchema } from './basics';

/** Each may do what those before may. */
export const ROLES = ['guest', 'member', 'moderator', 'owner'] as const;
export const roleSchema = v.picklist(ROLES);
export type Role = v.InferOutput<typeof roleSchema>;

export const playerSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** An outside program that plays through the bot API. */
  program: v.exactOptional(v.literal(true)),
});
export type Player = v.InferOutput<typeof playerSchema>;

/** `points` start at 1500; a provisional figure is a first guess and belongs with a question mark. */
export const ratingSchema = v.object({
  game: gameIdSchema,
  points: v.number(),
  provisional: v.boolean(),
  games: countSchema,
});
export type Rating = v.InferOutput<typeof ratingSchema>;

/** Who has left for good is called so in the games that stay. */
export const FORMER_NAME = '—';

export const meSchema = v.object({
  ...playerSchema.entries,
  createdAt: timeSchema,
  role: roleSchema,
  /** A recovery code was made; making a new one makes the old one worthless. */
  hasRecovery: v.boolean(),
  /** How many passkeys carry this player to other devices. */
  passkeys: countSchema,
  ratings: v.array(ratingSchema),
});
export type Me = v.InferOutput<typeof meSchema>;

export const profileSchema = v.object({ ...playerSchema.entries, ratings: v.array(ratingSchema) });
export type Profile = v.InferOutput<typeof profileSchema>;

export const rankedPlayerSchema = v.object({ player: playerSchema, rating: ratingSchema });
export type RankedPlayer = v.InferOutput<typeof rankedPlayerSchema>;

export const signInSchema = v.object({
  name: nameSchema,
  /** The club's word or an invitation, where joining needs one. */
  pass: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))),
  /** The link of a table, which lets in whoever is invited there. */
  table: v.exactOptional(v.object({ id: idSchema, invite: v.pipe(v.string(), v.maxLength(64)) })),
});
export type SignIn = v.InferOutput<typeof signInSchema>;
export const recoverSchema = v.object({ code: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) });
export const recoveryCodeSchema = v.object({ code: v.string() });

export const tokenSchema = v.object({ token: v.string() });

/** The answer to the registration of a program: the token is shown once. */
export const programSchema = v.object({ player: playerSchema, token: v.string() });
export type Program = v.InferOutput<typeof programSchema>;
