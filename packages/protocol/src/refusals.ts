import type { Reason } from '@quarterdeck/kernel';

/**
 * Every refusal that is not a rule of a game, with the figures that come with it. Whoever has words for
 * people has a text `reason.<code>` for each: a code without words does not compile.
 */
export const REFUSALS = {
  // of the kernel
  GAME_OVER: [],
  NOT_YOUR_TURN: [],
  WAITING_FOR_CHANCE: [],
  NO_CHANCE_ASKED: [],

  // at a table
  ALREADY_ANSWERED: [],
  ALREADY_OFFERED: [],
  ALREADY_SEATED: [],
  ARCHIVE: [],
  ASKED_BEFORE: [],
  BAD_OPTIONS: [],
  BOTS_PLAY_ON: [],
  BOT_STANDS_IN: [],
  CLOCK_DECIDES: [],
  GAME_NOT_HERE: ['game'],
  HIDDEN_UNTIL_OVER: [],
  INVITE_NEEDED: [],
  LOG_FULL: ['most'],
  MATCH_GOES_ON: [],
  MUTED: [],
  NOBODY_TO_ASK: [],
  NOTHING_TO_DO: [],
  NOT_ABSENT: ['minutes'],
  NOT_ASKED: [],
  NOT_A_MOVE: ['text'],
  NOT_FREE: [],
  NOT_HOST: [],
  NOT_OVER: [],
  NOT_READY: ['n'],
  NOT_RUNNING: [],
  NOT_SEATED: [],
  NOT_WAITING: [],
  NOT_YOUR_SEAT: [],
  NO_BOT_STANDS_IN: [],
  NO_MORE_UNDO: ['most'],
  NO_SPECTATORS: [],
  NO_SUCH_LEVEL: ['levels'],
  NO_SUCH_MOMENT: ['n'],
  NO_SUCH_OFFER: [],
  NO_SUCH_SEAT: ['seats'],
  NO_SUCH_TABLE: [],
  OTHER_COMMAND: [],
  OTHER_RULES: ['game', 'needed', 'here'],
  RATED_NEEDS_PEOPLE: [],
  RESIGNED: [],
  SEATS_OPEN: ['open'],
  SEAT_TAKEN: [],
  STALE: ['seq'],
  TAKEN_BACK: [],
  TOO_BUSY: [],
  TOO_RESTLESS: ['most'],

  // at the door of a server
  BAD_REQUEST: [],
  HELLO_FIRST: [],
  NAME_NEEDED: [],
  NAME_TAKEN: ['name', 'free'],
  NOT_FOUND: [],
  NOT_UNDERSTOOD: [],
  NO_SUCH_PLAYER: [],
  NO_SUCH_SEATS: [],
  NO_SUBSCRIPTION: [],
  NO_WEBHOOK: [],
  DRAINING: [],
  ONLY_PROGRAMS: [],
  SERVER_ERROR: [],
  SERVER_FULL: [],
  TOO_FAST: [],
  TOO_MANY_ASKED: ['most'],
  UNKNOWN: [],
  TOO_MANY_BROWSERS: [],
  TOO_MANY_BOT_TABLES: ['most'],
  TOO_MANY_TABLES: ['most'],
  TOO_MANY_WAITING: ['most'],
  TOO_MANY_WATCHES: ['most'],
  WRONG_CODE: [],
  WRONG_MAIL_LINK: [],
  WRONG_ORIGIN: [],
  WRONG_PROTOCOL: ['server', 'client'],
  WRONG_TOKEN: [],

  // of the club and its desk
  BANNED: ['until', 'reason'],
  SILENCED: ['until', 'reason'],
  CHANGED_MEANWHILE: [],
  INVITATION_NEEDED: [],
  WORD_NEEDED: [],
  WRONG_PASS: [],
  LAST_OWNER: [],
  NAME_DIFFERS: [],
  NOT_ALLOWED: [],
  NO_BACKUP_FOLDER: [],
  NO_SUCH_THING: [],
  ONE_TIME_CODE: [],
  TOO_MANY_GUESTS: [],
  TOO_MANY_PASSKEYS: ['most'],
  NOT_WELCOME: [],
  WRONG_PASSKEY: [],
  NEVER_PLAYED: [],
  NO_SUCH_TOURNAMENT: [],
  CLOCK_NEEDED: [],
  TOO_FAR_AHEAD: ['days'],
  TOO_FEW: ['least'],
  TOO_MANY_TOURNAMENTS: ['most'],
  TOURNAMENT_FULL: ['most'],
  TWO_SEATS: [],

  // of an address or of quiet hours for notices
  ADDRESS_NOT_PUBLIC: [],
  BAD_KEYS: [],
  BAD_TIME: [],
  BAD_TIME_ZONE: [],
  TOO_LONG_AWAY: ['most'],
  BAD_URL: [],
  CREDENTIALS_IN_URL: [],
  NOT_HTTPS: [],
  MAIL_ADDRESS_REFUSED: [],
  MAIL_NOT_CONFIRMED: [],
  MAIL_NOT_SENT: [],
  NO_MAIL_HERE: [],
  PORT_NOT_ALLOWED: [],
  SAME_TIME: [],

  // in a browser, before anything reached a server
  NOT_IN_SOLO: [],
  NO_SERVER: [],
  OFFLINE: [],
  OLD_PAGE: [],
  WORKER_FAILED: ['problem'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RefusalCode = keyof typeof REFUSALS;

type Figures<C extends RefusalCode> = Readonly<Record<(typeof REFUSALS)[C][number], string | number>>;
/** What `refuse` needs besides the code. */
export type RefusalFigures<C extends RefusalCode> = (typeof REFUSALS)[C] extends readonly [] ? [] : [figures: Figures<C>];

/** Why something is not possible, for whatever is no rule of a game. */
export function refuse<C extends RefusalCode>(code: C, ...[figures]: RefusalFigures<C>): Reason & { readonly code: C } {
  return figures === undefined ? { code, rule: 'TABLE' } : { code, rule: 'TABLE', params: figures };
}
