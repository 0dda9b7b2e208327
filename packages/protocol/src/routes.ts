import * as v from 'valibot';
import { curveSchema, momentAnalysisSchema } from './analysis';
import { gameIdSchema, idSchema, nameSchema, timeSchema } from './basics';
import {
  actsSchema,
  backupsSchema,
  banRequestSchema,
  banSchema,
  claimSchema,
  clubSchema,
  deskPersonSchema,
  deskPersonsSchema,
  deskSchema,
  deskTablesSchema,
  invitationSchema,
  newInvitationSchema,
  reportRequestSchema,
  reportSchema,
  versionedSettingsSchema,
} from './club';
import { commandDoneSchema, commandRequestSchema } from './commands';
import { followedSchema, leaderboardSchema, playerPageSchema, seasonSchema, tieChangeSchema, tiesSchema } from './figures';
import { companionsSchema, wishSchema } from './house';
import { LIMITS } from './limits';
import { mailAddressRequestSchema, mailSettingsSchema, mailTokenSchema } from './mail';
import { notifyFailureSchema, notifySettingsSchema, notifyStateSchema, pushSubscriptionSchema, tableWebhookSchema } from './notify';
import { passkeyAnswerSchema, passkeysSchema, webAuthnSchema } from './passkeys';
import {
  meSchema,
  profileSchema,
  programSchema,
  rankedPlayerSchema,
  recoverSchema,
  recoveryCodeSchema,
  roleSchema,
  signInSchema,
  tokenSchema,
} from './people';
import { chatLineSchema } from './socket';
import { statisticsSchema } from './statistics';
import {
  createdSchema,
  createTableSchema,
  gamesSchema,
  historySchema,
  inviteSchema,
  lobbySchema,
  myTablesSchema,
  positionSchema,
  stepsSchema,
  tableInfoSchema,
} from './tables';
import { newTournamentSchema, tournamentSchema, tournamentStatusSchema, tournamentsSchema } from './tournaments';

/** One HTTP resource: what is sent and what comes back; 'text' is plain text, 'lines' a line of JSON each, as they come. Failures have the body `ErrorBody`. */
export interface RouteShape {
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema | 'text' | 'lines';
}

/** Numbers in paths and query strings are text. */
const numberText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const seatText = v.pipe(v.string(), v.regex(/^[0-7]$/), v.transform(Number));
const viewerText = v.union([v.literal('spectator'), seatText]);
const invite = v.exactOptional(v.pipe(v.string(), v.maxLength(64)));
const table = v.object({ id: idSchema });
const byLink = v.object({ invite });
const nothing = v.object({});
/** Where a page of a list begins: what the page before gave as `next`. */
const after = v.exactOptional(v.pipe(v.string(), v.maxLength(80)));

/**
 * Every HTTP resource. The server's checks and OpenAPI description, and the types of whoever calls it, follow
 * from this and from nothing else.
 */
export const ROUTES = {
  'GET /api/games': { answer: gamesSchema },

  /** Under which addresses others reach this server: the public one, or on the host's own computer those of its networks. */
  'GET /api/addresses': { answer: v.object({ urls: v.array(v.string()) }) },
  /** Whoever has no cookie yet gets 401. */
  'GET /api/session': { answer: v.object({ me: v.exactOptional(meSchema) }) },
  'GET /api/me': { answer: meSchema },
  /** A new guest; sets the cookie. */
  'POST /api/me': { body: signInSchema, answer: meSchema },
  'PATCH /api/me': { body: signInSchema, answer: meSchema },
  /** Makes a recovery code, shown once. */
  'POST /api/me/recovery': { answer: recoveryCodeSchema },
  /** Becomes, on this device, the player whose recovery code it is; sets the cookie. */
  'POST /api/recover': { body: recoverSchema, answer: meSchema },
  'GET /api/me/passkeys': { answer: passkeysSchema },
  /** By WebAuthn: what the browser is asked, and what it answers. */
  'POST /api/me/passkeys/options': { answer: webAuthnSchema },
  'POST /api/me/passkeys': { body: passkeyAnswerSchema, answer: passkeysSchema },
  'DELETE /api/me/passkeys/:id': { params: v.object({ id: v.pipe(v.string(), v.maxLength(1400)) }), answer: passkeysSchema },
  'POST /api/passkey/options': { answer: webAuthnSchema },
  /** Becomes, on this device, the player whose passkey it is; sets the cookie. */
  'POST /api/passkey': { body: passkeyAnswerSchema, answer: meSchema },
  /** Forgets the cookie here; `everywhere` makes all cookies of this player worthless. */
  'POST /api/sign-out': { body: v.object({ everywhere: v.exactOptional(v.boolean()) }), answer: nothing },
  /** A new token for a program; the old one stops working. */
  'POST /api/me/token': { answer: tokenSchema },
  /** Everything that is kept of whoever asks. */
  'GET /api/me/export': { answer: v.record(v.string(), v.unknown()) },
  /** Deletes whoever asks for good; the name is given once more. Their games stay, nameless. */
  'DELETE /api/me': { body: signInSchema, answer: nothing },
  'GET /api/me/tables': { answer: myTablesSchema },
  'GET /api/me/history': {
    query: v.object({ before: v.exactOptional(numberText), game: v.exactOptional(gameIdSchema) }),
    answer: historySchema,
  },
  /** With whom I have played. */
  'GET /api/me/companions': { answer: companionsSchema },
  /** I am ready to play: the house seats me as soon as others want the same. A new wish takes the place of the old. */
  'PUT /api/me/ready': { body: wishSchema, answer: nothing },
  'DELETE /api/me/ready': { answer: nothing },
  /** I do not come to the table to which somebody asks me. */
  'DELETE /api/me/invitations/:id': { params: table, answer: nothing },
  'GET /api/me/notify': { answer: notifyStateSchema },
  'PUT /api/me/notify': { body: notifySettingsSchema, answer: notifyStateSchema },
  /** Sends a trial to the stored webhook at once. */
  'POST /api/me/notify/try': { answer: v.object({ failure: v.exactOptional(notifyFailureSchema) }) },
  'POST /api/me/push': { body: pushSubscriptionSchema, answer: notifyStateSchema },
  /** Sends a trial to this browser at once. */
  'POST /api/me/push/try': {
    body: v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
    answer: v.object({ failure: v.exactOptional(notifyFailureSchema) }),
  },
  'DELETE /api/me/push': { body: v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }), answer: notifyStateSchema },
  /** Goes on holiday until then, with 0 comes back: clocks of slow games stand still, each for as many days as its table allows. */
  'PUT /api/me/holiday': { body: v.object({ until: timeSchema }), answer: notifyStateSchema },
  /** Sends a mail with a link to this address; notices go there once somebody has opened it. Takes the place of another address. */
  'PUT /api/me/mail': { body: mailAddressRequestSchema, answer: notifyStateSchema },
  'PUT /api/me/mail/settings': { body: mailSettingsSchema, answer: notifyStateSchema },
  'DELETE /api/me/mail': { answer: notifyStateSchema },
  /** Sends a trial to the confirmed address at once. */
  'POST /api/me/mail/try': { answer: nothing },
  /** The link in the first mail was opened. */
  'POST /api/mail/confirm': { body: v.object({ token: mailTokenSchema }), answer: v.object({ name: v.string() }) },
  /** Stops all mails; mail programs call it by themselves (RFC 8058), hence no path of the API. A second time changes nothing. */
  'POST /mail/stop/:token': { params: v.object({ token: mailTokenSchema }), answer: nothing },
  'GET /api/players/:id': { params: table, answer: profileSchema },
  'GET /api/ratings/:game': { params: v.object({ game: gameIdSchema }), answer: v.object({ players: v.array(rankedPlayerSchema) }) },
  /** Registers an outside program as a player. */
  'POST /api/programs': { body: signInSchema, answer: programSchema },

  /** Tables in the lobby: waiting for players, or running and open to spectators. */
  'GET /api/tables': {
    query: v.object({
      game: v.exactOptional(gameIdSchema),
      status: v.exactOptional(v.picklist(['waiting', 'running'])),
      from: v.exactOptional(numberText),
    }),
    answer: lobbySchema,
  },
  'POST /api/tables': { body: createTableSchema, answer: createdSchema },
  'GET /api/tables/:id': { params: table, query: byLink, answer: tableInfoSchema },
  'POST /api/tables/:id/commands': { params: table, body: commandRequestSchema, answer: commandDoneSchema },
  'GET /api/tables/:id/position': { params: table, query: v.object({ as: v.exactOptional(viewerText), invite }), answer: positionSchema },
  /** What happened, as `as` may see it, after `since` (default: from the beginning). */
  'GET /api/tables/:id/steps': {
    params: table,
    query: v.object({ as: v.exactOptional(viewerText), since: v.exactOptional(numberText), invite }),
    answer: stepsSchema,
  },
  /** The legal moves of one's own seat as texts, for programs that have no engine; empty when it is not its turn. */
  'GET /api/tables/:id/moves': {
    params: table,
    query: v.object({ seat: seatText }),
    answer: v.object({ seq: v.number(), moves: v.array(v.string()) }),
  },
  'GET /api/tables/:id/chat': { params: table, query: byLink, answer: v.object({ lines: v.array(chatLineSchema) }) },
  /** The game as a text file: of a finished game all of it with the seed, of a running one only for its fully open parts. */
  'GET /api/tables/:id/file': { params: table, query: byLink, answer: 'text' },
  /**
   * How everybody stood over a finished game. Worked out when first asked for: ask again, with `since` points
   * known, until it is done. 503 with `Retry-After` when too many wait.
   */
  'GET /api/tables/:id/analysis': {
    params: table,
    query: v.object({ since: v.exactOptional(numberText), invite }),
    answer: curveSchema,
  },
  /** The best moves at one moment of a finished game, for the seat that decided then, from what it saw. */
  'GET /api/tables/:id/analysis/:n': { params: v.object({ id: idSchema, n: numberText }), query: byLink, answer: momentAnalysisSchema },
  /** The same players again with seats moved on, partners together; the existing rematch when there is one. */
  'POST /api/tables/:id/rematch': { params: table, answer: createdSchema },
  'POST /api/players/:id/again': { params: table, answer: createdSchema },
  /** Asks a player directly to come to this table; asking again changes nothing. */
  'POST /api/tables/:id/ask': { params: table, body: v.object({ player: idSchema }), answer: nothing },
  'GET /api/tables/:id/invite': { params: table, answer: inviteSchema },
  /** A new link; the old one stops working. */
  'POST /api/tables/:id/invite': { params: table, answer: inviteSchema },
  /** No link works any more. */
  'DELETE /api/tables/:id/invite': { params: table, answer: inviteSchema },
  /** An address that hears of every turn at this table. */
  'PUT /api/tables/:id/webhook': { params: table, body: tableWebhookSchema, answer: nothing },
  /** Brings in a game file: a finished one for replay, a running one for replay or to be played on. */
  'POST /api/import': {
    body: v.object({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.gameFile)), play: v.exactOptional(v.boolean()) }),
    answer: createdSchema,
  },

  /** The house: its name, notice and colours, and how one joins. */
  'GET /api/club': { answer: clubSchema },
  /** Takes the owner's desk by the one-time code that the server printed. */
  'POST /api/club/claim': { body: claimSchema, answer: meSchema },
  'POST /api/reports': { body: reportRequestSchema, answer: nothing },

  /** Tournaments, the newest first. */
  'GET /api/tournaments': { query: v.object({ status: v.exactOptional(tournamentStatusSchema), after }), answer: tournamentsSchema },
  'POST /api/tournaments': { body: newTournamentSchema, answer: v.object({ id: idSchema }) },
  'GET /api/tournaments/:id': { params: table, answer: tournamentSchema },
  'POST /api/tournaments/:id/join': { params: table, answer: tournamentSchema },
  /** Before the start: signs off. After it: plays no further round. */
  'POST /api/tournaments/:id/leave': { params: table, answer: tournamentSchema },
  'POST /api/tournaments/:id/start': { params: table, answer: tournamentSchema },
  /** Calls it off. */
  'DELETE /api/tournaments/:id': { params: table, answer: nothing },

  'GET /api/players/:id/page': { params: table, answer: playerPageSchema },
  /** What whoever asks has to do with a player; nobody else sees it. */
  'PUT /api/players/:id/ties': { params: table, body: tieChangeSchema, answer: tiesSchema },
  'GET /api/me/followed': { answer: followedSchema },
  /** Whom I have blocked: their talk is not shown to me. */
  'GET /api/me/blocked': { answer: v.object({ players: v.array(idSchema) }) },
  'GET /api/leaderboard/:game': {
    params: v.object({ game: gameIdSchema }),
    query: v.object({ season: v.exactOptional(seasonSchema), from: v.exactOptional(numberText) }),
    answer: leaderboardSchema,
  },
  'GET /api/statistics/:game': {
    params: v.object({ game: gameIdSchema }),
    query: v.object({ seats: numberText, persons: v.exactOptional(v.literal('yes')) }),
    answer: statisticsSchema,
  },
  /** Finished public games, oldest first, as they come. */
  'GET /api/games/export': {
    query: v.object({
      game: v.exactOptional(gameIdSchema),
      seats: v.exactOptional(numberText),
      rated: v.exactOptional(v.literal('yes')),
      since: v.exactOptional(numberText),
      until: v.exactOptional(numberText),
    }),
    answer: 'lines',
  },

  /** The owner's desk, for moderators and owners. */
  'GET /api/desk': { answer: deskSchema },
  'GET /api/desk/settings': { answer: versionedSettingsSchema },
  /** Refused when somebody else has changed the settings since this version. */
  'PUT /api/desk/settings': { body: versionedSettingsSchema, answer: versionedSettingsSchema },
  'GET /api/desk/persons': {
    query: v.object({ search: v.exactOptional(v.pipe(v.string(), v.maxLength(64))), after }),
    answer: deskPersonsSchema,
  },
  'GET /api/desk/persons/:id': { params: table, answer: deskPersonSchema },
  'POST /api/desk/persons/:id/name': { params: table, body: v.object({ name: nameSchema }), answer: deskPersonSchema },
  'POST /api/desk/persons/:id/role': { params: table, body: v.object({ role: roleSchema }), answer: deskPersonSchema },
  'POST /api/desk/persons/:id/sign-out': { params: table, answer: nothing },
  /** Deletes a person for good; their games stay, nameless. */
  'DELETE /api/desk/persons/:id': { params: table, answer: nothing },
  'GET /api/desk/bans': { answer: v.object({ bans: v.array(banSchema) }) },
  'POST /api/desk/bans': { body: banRequestSchema, answer: banSchema },
  'DELETE /api/desk/bans/:id': { params: table, answer: nothing },
  'GET /api/desk/tables': {
    query: v.object({ status: v.exactOptional(v.picklist(['waiting', 'running', 'over', 'closed'])), after }),
    answer: deskTablesSchema,
  },
  /** Closes a table that waits; ends a running game without a result. */
  'POST /api/desk/tables/:id/close': { params: table, answer: nothing },
  /** Removes a table and all that was said there, for good. */
  'DELETE /api/desk/tables/:id': { params: table, answer: nothing },
  'GET /api/desk/tables/:id/chat': { params: table, answer: v.object({ lines: v.array(chatLineSchema) }) },
  'DELETE /api/desk/tables/:id/chat/:line': { params: v.object({ id: idSchema, line: numberText }), answer: nothing },
  'GET /api/desk/reports': {
    query: v.object({ settled: v.exactOptional(v.literal('yes')) }),
    answer: v.object({ reports: v.array(reportSchema) }),
  },
  'POST /api/desk/reports/:id/settle': { params: table, answer: nothing },
  'GET /api/desk/invitations': { answer: v.object({ invitations: v.array(invitationSchema) }) },
  /** The code is shown once. */
  'POST /api/desk/invitations': { body: newInvitationSchema, answer: v.object({ code: v.string(), invitation: invitationSchema }) },
  'DELETE /api/desk/invitations/:id': { params: table, answer: nothing },
  'GET /api/desk/backups': { answer: backupsSchema },
  'POST /api/desk/backups': { answer: backupsSchema },
  'GET /api/desk/acts': { query: v.object({ after }), answer: actsSchema },
  /** A new one-time code for the desk; those before stop working. */
  'POST /api/desk/claim-code': { answer: recoveryCodeSchema },
} as const satisfies Readonly<Record<string, RouteShape>>;

type Routes = typeof ROUTES;
type Part<K extends keyof Routes, P extends keyof RouteShape> = Routes[K] extends Readonly<Record<P, infer T>> ? T : undefined;
type Sent<T> = T extends v.GenericSchema ? v.InferInput<T> : undefined;
type Read<T> = T extends v.GenericSchema ? v.InferOutput<T> : undefined;

/** What a caller sends to every resource and gets back. */
export type Api = {
  readonly [K in keyof Routes]: {
    readonly params: Sent<Part<K, 'params'>>;
    readonly query: Sent<Part<K, 'query'>>;
    readonly body: Sent<Part<K, 'body'>>;
    readonly answer: Part<K, 'answer'> extends v.GenericSchema ? v.InferOutput<Part<K, 'answer'>> : string;
  };
};

/** The same as the server has it, once it is checked. */
export type Asked<K extends keyof Routes> = {
  readonly params: Read<Part<K, 'params'>>;
  readonly query: Read<Part<K, 'query'>>;
  readonly body: Read<Part<K, 'body'>>;
};
