import * as v from 'valibot';
import { chatSchema, countSchema, gameIdSchema, idSchema, nameSchema, timeSchema } from './basics';
import { playerSchema, roleSchema } from './people';
import { tableSummarySchema } from './tables';

/** How somebody becomes part of the club: by a name alone, by the club's word, or by an invitation. */
export const JOINING = ['open', 'word', 'invitation'] as const;
/** The club's second colour, by its name among the house's colours. */
export const COLOURS = ['brass', 'cobalt', 'jade', 'vermilion', 'plum'] as const;

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(200));
const passSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
const noticeSchema = v.object({ text: chatSchema, until: v.exactOptional(timeSchema) });

/** What everybody may know of the club. */
export const clubSchema = v.object({
  name: v.exactOptional(v.string()),
  notice: v.exactOptional(noticeSchema),
  colours: v.picklist(COLOURS),
  joining: v.picklist(JOINING),
  /** Somebody has the owner's desk. */
  claimed: v.boolean(),
});
export type Club = v.InferOutput<typeof clubSchema>;

export const claimSchema = v.object({ code: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) });

const most = (max: number) => v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)));
/** What is left out is as the server's settings say. */
export const deskLimitsSchema = v.object({
  /** Unfinished games a person may have, tables of theirs that wait, and tables where only bots play. */
  tables: most(100_000),
  waiting: most(100_000),
  botTables: most(100_000),
  /** New guests a day from one network. */
  guestsADay: most(100_000),
});
export type DeskLimits = v.InferOutput<typeof deskLimitsSchema>;

/** Days after which things go that nobody has touched; 0 is never. What is left out is as the server's settings say. */
export const deskRetentionSchema = v.object({ guests: most(36_500), chat: most(36_500) });

export const clubSettingsSchema = v.object({
  name: v.exactOptional(nameSchema),
  notice: v.exactOptional(noticeSchema),
  colours: v.picklist(COLOURS),
  joining: v.picklist(JOINING),
  /** The club's word, where joining is by word. */
  word: v.exactOptional(passSchema),
  limits: deskLimitsSchema,
  keep: deskRetentionSchema,
});
export type ClubSettings = v.InferOutput<typeof clubSettingsSchema>;
/** The settings with the number of their last change: whoever changes older ones is told so. */
export const versionedSettingsSchema = v.object({ version: countSchema, settings: clubSettingsSchema });
export type VersionedSettings = v.InferOutput<typeof versionedSettingsSchema>;

const seriesSchema = v.object({ now: v.number(), of: v.exactOptional(v.number()), day: v.array(v.number()) });

/** How the house is: everything here was measured when it was asked for. */
export const healthSchema = v.object({
  /** What is not well; empty when all is. */
  problems: v.array(v.picklist(['NO_WRITE', 'SLOW_WRITE', 'NO_NEWS', 'DISK_FULL', 'MEMORY', 'BACKUP_OLD', 'OVERDUE'])),
  since: timeSchema,
  writeMs: v.exactOptional(v.number()),
  backupAt: v.exactOptional(timeSchema),
  moves: seriesSchema,
  people: seriesSchema,
  memory: seriesSchema,
  disk: v.exactOptional(seriesSchema),
  bots: seriesSchema,
  tables: v.object({ waiting: countSchema, running: countSchema, overdue: countSchema }),
  persons: countSchema,
  version: v.string(),
});
export type Health = v.InferOutput<typeof healthSchema>;

export const deskSchema = v.object({ role: roleSchema, health: healthSchema, reports: countSchema });
export type Desk = v.InferOutput<typeof deskSchema>;

export const deskPersonSchema = v.object({
  ...playerSchema.entries,
  role: roleSchema,
  createdAt: timeSchema,
  seenAt: timeSchema,
  here: v.boolean(),
  network: v.exactOptional(v.string()),
  device: v.exactOptional(v.string()),
  games: countSchema,
  reports: countSchema,
  banned: v.boolean(),
});
export type DeskPerson = v.InferOutput<typeof deskPersonSchema>;
export const deskPersonsSchema = v.object({
  persons: v.array(deskPersonSchema),
  all: countSchema,
  /** Give it as `after` to get the next page. */
  next: v.exactOptional(v.string()),
});
export type DeskPersons = v.InferOutput<typeof deskPersonsSchema>;

/** `network` is an address (IPv6: its first half), `device` what a browser shows, `chat` is silence for a person. */
export const BAN_KINDS = ['person', 'network', 'device', 'chat'] as const;
export const banRequestSchema = v.object({
  kind: v.picklist(BAN_KINDS),
  /** Of whom; network and device are those the person was last seen with. */
  player: idSchema,
  /** Without it the ban is for good. */
  until: v.exactOptional(timeSchema),
  reason: v.exactOptional(shortText, ''),
});
export const banSchema = v.object({
  id: idSchema,
  kind: v.picklist(BAN_KINDS),
  value: v.string(),
  /** Whom it was meant for. */
  player: v.exactOptional(playerSchema),
  reason: v.string(),
  by: v.string(),
  at: timeSchema,
  until: v.exactOptional(timeSchema),
});
export type Ban = v.InferOutput<typeof banSchema>;

export const deskTablesSchema = v.object({
  tables: v.array(tableSummarySchema),
  next: v.exactOptional(v.string()),
});
export type DeskTables = v.InferOutput<typeof deskTablesSchema>;

export const REPORT_KINDS = ['chat', 'name', 'leaving', 'other'] as const;
export const reportRequestSchema = v.object({
  about: idSchema,
  kind: v.picklist(REPORT_KINDS),
  table: v.exactOptional(idSchema),
  /** The line of the table's chat that it is about. */
  line: v.exactOptional(countSchema),
  text: v.exactOptional(shortText, ''),
});
export const reportSchema = v.object({
  id: idSchema,
  at: timeSchema,
  by: v.exactOptional(playerSchema),
  about: v.exactOptional(playerSchema),
  kind: v.picklist(REPORT_KINDS),
  table: v.exactOptional(idSchema),
  game: v.exactOptional(gameIdSchema),
  line: v.exactOptional(countSchema),
  /** What was said, as it stood when the report was made. */
  said: v.exactOptional(v.string()),
  text: v.string(),
  settledAt: v.exactOptional(timeSchema),
  settledBy: v.exactOptional(v.string()),
});
export type Report = v.InferOutput<typeof reportSchema>;

export const invitationSchema = v.object({
  id: idSchema,
  by: v.string(),
  at: timeSchema,
  /** How many may still come in by it. */
  left: countSchema,
  until: v.exactOptional(timeSchema),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;
export const newInvitationSchema = v.object({
  uses: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  days: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)), 14),
});

export const backupSchema = v.object({ file: v.string(), at: timeSchema, bytes: v.number() });
export const backupsSchema = v.object({ backups: v.array(backupSchema), everyHours: v.exactOptional(v.number()) });
export type BackupList = v.InferOutput<typeof backupsSchema>;

/** What moderators and owners have done, for owners to read. */
export const ACTS = [
  'claim',
  'settings',
  'role',
  'rename',
  'sign-out',
  'ban',
  'unban',
  'delete-person',
  'close-table',
  'delete-table',
  'delete-line',
  'settle',
  'invite',
  'uninvite',
  'backup',
  'claim-code',
  'cancel-tournament',
] as const;
export const actSchema = v.object({
  id: idSchema,
  at: timeSchema,
  by: v.string(),
  act: v.picklist(ACTS),
  /** Whom or what it was done to, as it was called then. */
  target: v.string(),
  detail: v.string(),
});
export type Act = v.InferOutput<typeof actSchema>;
export const actsSchema = v.object({ acts: v.array(actSchema), next: v.exactOptional(v.string()) });
export type Acts = v.InferOutput<typeof actsSchema>;
