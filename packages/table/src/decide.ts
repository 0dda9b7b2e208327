import { NotationError, type Reason, reason } from '@quarterdeck/kernel';
import { type Command, type Player, type RefusalCode, type RefusalFigures, refuse, type Terms } from '@quarterdeck/protocol';
import { changedSetup } from './create';
import type { TableEntry } from './entries';
import { PLAY_UNTIL, UNDO_UNTIL } from './length';
import { isBotDriven, isPersonDriven, membersOf } from './seats';
import type { Table } from './table';
import { MOST_UNREST } from './unrest';

/** Who gives a command: a person or program, or the server's own bot for a bot's seat. */
export type Actor = { readonly kind: 'player'; readonly player: Player } | { readonly kind: 'bot' };

/** What must be known besides the table to judge a command. */
export interface Circumstances {
  /** The command came with the table's valid link. */
  readonly invited: boolean;
  /** Somebody at the table wants nothing to do with whoever gives it. */
  readonly unwelcome?: boolean;
  /** How many tables where only bots play the host may have, when there are as many. */
  readonly mostBotTables?: number;
  readonly levels: readonly string[];
  /** The level that plays on for those who give up or are absent. */
  readonly standInLevel: string;
  /** For how long a player has not been here, in milliseconds. */
  readonly absentFor: (player: string) => number;
}

/** Commands that become entries of the log; chat, plans and the like do not. */
export type LoggedCommand = Exclude<Command, { do: 'chat' | 'plan' }>;

/** The entry that a command becomes, with its move as it was read at the door; or why it cannot be. */
export type Decision = { readonly entry: TableEntry; readonly move?: unknown } | { readonly refused: Reason };

const no = <C extends RefusalCode>(code: C, ...figures: RefusalFigures<C>): Decision => ({ refused: refuse(code, ...figures) });
const yes = (entry: TableEntry): Decision => ({ entry });

/** Commands that bring a game on or to an end: nobody is kept from them. */
const AT_ANY_TIME: ReadonlySet<LoggedCommand['do']> = new Set(['play', 'start', 'close', 'answer', 'resign', 'back']);

/** What a command means for a table now: the entry it becomes, or why it cannot. */
export function decide(table: Table, actor: Actor, command: LoggedCommand, here: Circumstances): Decision {
  const seats = table.seats.length;
  if ('seat' in command && command.seat >= seats) return no('NO_SUCH_SEAT', { seats });
  if ('of' in command && command.of >= seats) return no('NO_SUCH_SEAT', { seats });
  if ('level' in command && !here.levels.includes(command.level)) return no('NO_SUCH_LEVEL', { levels: here.levels.join(', ') });
  if (table.setup.archive === true) return no('ARCHIVE');
  if (actor.kind === 'bot')
    return command.do === 'play' ? play(table, command, isBotDriven(table.seats[command.seat])) : no('NOT_YOUR_SEAT');
  const { player } = actor;
  if (!AT_ANY_TIME.has(command.do) && table.unrest.of(player.id) >= MOST_UNREST) return no('TOO_RESTLESS', { most: MOST_UNREST });
  switch (command.do) {
    case 'play':
      if (!owns(table, player, command.seat)) return no('NOT_YOUR_SEAT');
      if (table.seats[command.seat]?.resigned === true) return no('RESIGNED');
      if (table.seats[command.seat]?.standIn === true) return no('BOT_STANDS_IN');
      return play(table, command, true);
    case 'sit':
      return here.unwelcome === true ? no('NOT_WELCOME') : sit(table, player, command, here.invited);
    case 'ready':
      return ready(table, player, command.yes);
    case 'change':
      return change(table, player, command.terms);
    case 'stand':
      if (!owns(table, player, command.seat)) return no('NOT_YOUR_SEAT');
      return table.status === 'waiting' ? yes({ k: 'stood', seat: command.seat }) : no('NOT_WAITING');
    case 'seatBot':
      if (player.id !== table.setup.host) return no('NOT_HOST');
      if (table.status !== 'waiting') return no('NOT_WAITING');
      return seatBot(table, command, here);
    case 'clearSeat':
      if (player.id !== table.setup.host) return no('NOT_HOST');
      if (table.status !== 'waiting') return no('NOT_WAITING');
      return yes({ k: 'stood', seat: command.seat });
    case 'start':
      return start(table, player);
    case 'close':
      if (player.id !== table.setup.host) return no('NOT_HOST');
      return table.status === 'waiting' ? yes({ k: 'closed' }) : no('NOT_WAITING');
    case 'undo':
      return undo(table, player, command.seat, command.to);
    case 'offer':
      return offer(table, player, command.seat, command.what);
    case 'answer':
      return answer(table, player, command.seat, command.offer, command.yes);
    case 'resign':
      if (!owns(table, player, command.seat)) return no('NOT_YOUR_SEAT');
      if (table.status !== 'running') return no('NOT_RUNNING');
      if (table.seats[command.seat]?.resigned === true) return no('RESIGNED');
      return yes({ k: 'resigned', seat: command.seat, level: here.standInLevel, cause: 'self' });
    case 'mute':
      if (player.id !== table.setup.host) return no('NOT_HOST');
      return yes({ k: 'muted', player: command.player, muted: command.muted });
    case 'standIn':
      return standIn(table, player, command.seat, command.level, here);
    case 'back':
      if (!owns(table, player, command.seat)) return no('NOT_YOUR_SEAT');
      if (table.seats[command.seat]?.standIn !== true) return no('NO_BOT_STANDS_IN');
      return yes({ k: 'cameBack', seat: command.seat });
    case 'release':
      return release(table, player, command.seat, command.of, here);
    case 'takeOver':
      return takeOver(table, player, command.seat, here);
  }
}

function owns(table: Table, player: Player, seat: number): boolean {
  return table.seats[seat]?.player?.id === player.id;
}

function sit(table: Table, player: Player, { seat, ready }: Extract<Command, { do: 'sit' }>, invited: boolean): Decision {
  if (table.status !== 'waiting') return no('NOT_WAITING');
  if (table.seats[seat]?.kind !== 'open') return no('SEAT_TAKEN');
  const known = player.id === table.setup.host || membersOf(table.seats).includes(player.id);
  if (table.setup.access === 'invited' && !invited && !known) return no('INVITE_NEEDED');
  if (table.setup.rated && membersOf(table.seats).includes(player.id)) return no('RATED_NEEDS_PEOPLE');
  return yes({ k: 'sat', seat, player, ...(ready === true ? { ready } : {}) });
}

function seatBot(table: Table, { seat, level }: Extract<Command, { do: 'seatBot' }>, { mostBotTables }: Circumstances): Decision {
  if (table.seats[seat]?.kind === 'person') return no('SEAT_TAKEN');
  if (table.setup.rated) return no('RATED_NEEDS_PEOPLE');
  const onlyBots = table.seats.every(({ kind }, i) => kind === 'bot' || i === seat);
  if (onlyBots && mostBotTables !== undefined) return no('TOO_MANY_BOT_TABLES', { most: mostBotTables });
  return yes({ k: 'botSat', seat, level });
}

function ready(table: Table, player: Player, isReady: boolean): Decision {
  if (table.status !== 'waiting') return no('NOT_WAITING');
  const own = table.seats.filter((seat) => seat.player?.id === player.id);
  if (own.length === 0) return no('NOT_SEATED');
  if (own.every((seat) => (seat.ready === true) === isReady)) return no('NOTHING_TO_DO');
  return yes({ k: 'readied', player: player.id, yes: isReady });
}

function change(table: Table, player: Player, terms: Terms): Decision {
  if (player.id !== table.setup.host) return no('NOT_HOST');
  if (table.status !== 'waiting') return no('NOT_WAITING');
  const changed = changedSetup(table, terms);
  return 'code' in changed ? { refused: changed } : yes({ k: 'changed', terms: changed });
}

function start(table: Table, player: Player): Decision {
  if (table.status !== 'waiting') return no('NOT_WAITING');
  if (player.id !== table.setup.host && !membersOf(table.seats).includes(player.id)) return no('NOT_SEATED');
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  if (open > 0) return no('SEATS_OPEN', { open });
  // Whoever starts wants to; the others must have agreed to what was changed.
  const held = table.heldBy.filter((one) => one !== player.id).length;
  return held > 0 ? no('NOT_READY', { n: held }) : yes({ k: 'started', lines: [] });
}

function play(table: Table, { seat, move, at }: Extract<Command, { do: 'play' }>, allowed: boolean): Decision {
  if (!allowed) return no('NOT_YOUR_SEAT');
  if (table.run === undefined) return no('NOT_RUNNING');
  if (table.status !== 'running') return { refused: reason('GAME_OVER', 'KERNEL') };
  if (table.seq >= PLAY_UNTIL) return no('LOG_FULL', { most: PLAY_UNTIL });
  if (at !== undefined && table.hasMovedOn(seat, at)) return no('STALE', { seq: table.seq });
  const read = table.game.notation.readMove(move);
  if (read instanceof NotationError) return no('NOT_A_MOVE', { text: move });
  const why = table.run.check(seat, read);
  if (why !== undefined) return { refused: why };
  return { entry: { k: 'played', seat, lines: [`${seat + 1} ${table.game.notation.writeMove(read)}`] }, move: read };
}

function undo(table: Table, player: Player, seat: number, to: number): Decision {
  if (!owns(table, player, seat)) return no('NOT_YOUR_SEAT');
  if (table.status !== 'running') return no('NOT_RUNNING');
  if (!isPersonDriven(table.seats[seat])) return no('BOT_STANDS_IN');
  if (table.seq >= UNDO_UNTIL) return no('NO_MORE_UNDO', { most: UNDO_UNTIL });
  if (to >= table.n || !table.isMoment(to)) return no('NO_SUCH_MOMENT', { n: table.n });
  if (to >= table.undoPoint(seat) || table.mustAgree(seat).length === 0) return yes({ k: 'undone', seat, to });
  return whyNotAsk(table, seat, 'undo') ?? yes({ k: 'offered', seat, what: 'undo', to });
}

function offer(table: Table, player: Player, seat: number, what: 'draw' | 'abandon'): Decision {
  if (!owns(table, player, seat)) return no('NOT_YOUR_SEAT');
  if (table.status !== 'running') return no('NOT_RUNNING');
  if (!isPersonDriven(table.seats[seat])) return no('BOT_STANDS_IN');
  if (table.mustAgree(seat).length > 0) return whyNotAsk(table, seat, what) ?? yes({ k: 'offered', seat, what });
  if (what === 'abandon') return yes({ k: 'ended', how: 'abandoned' });
  return botsAgree(table) ?? yes({ k: 'ended', how: 'draw' });
}

/** Whoever plays all the seats agrees with themselves; bots say by their game's policy what they think of the position. */
function botsAgree(table: Table): Decision | undefined {
  const bots = table.seats.flatMap((seat, i) => (isBotDriven(seat) ? [i] : []));
  const agrees = table.game.policy?.agreesToDraw;
  if (bots.length === 0) return undefined;
  if (agrees === undefined) return no('NOBODY_TO_ASK');
  return bots.every((bot) => agrees(table.playing.state, bot)) ? undefined : no('BOTS_PLAY_ON');
}

/** How often a seat may ask the same until the game has gone on: somebody may have said no by mistake. */
const MOST_ASKED = 3;

/** A question stands once, and is not asked for ever. */
function whyNotAsk(table: Table, seat: number, what: 'draw' | 'abandon' | 'undo' | 'release'): Decision | undefined {
  if (table.offers.some((one) => one.what === what)) return no('ALREADY_OFFERED');
  return table.asked.timesAsked(seat, what, table.n) >= MOST_ASKED ? no('ASKED_BEFORE') : undefined;
}

function answer(table: Table, player: Player, seat: number, id: number, agree: boolean): Decision {
  if (!owns(table, player, seat)) return no('NOT_YOUR_SEAT');
  const asked = table.asked.get(id);
  if (asked === undefined) return no('NO_SUCH_OFFER');
  // Whoever asked may withdraw, and whoever is said to be away may say that they are not.
  const objects = !agree && (owns(table, player, asked.by) || (asked.of !== undefined && owns(table, player, asked.of)));
  if (!objects && !table.mustAgree(asked.by, asked.of).includes(seat)) return no('NOT_ASKED');
  if (asked.yes.includes(seat) && agree) return no('ALREADY_ANSWERED');
  return yes({ k: 'answered', seat, offer: id, yes: agree });
}

function standIn(table: Table, player: Player, seat: number, level: string, here: Circumstances): Decision {
  if (table.status !== 'running') return no('NOT_RUNNING');
  if (table.setup.rated) return no('RATED_NEEDS_PEOPLE');
  const sitting = table.seats[seat];
  if (!isPersonDriven(sitting)) return no('BOT_STANDS_IN');
  if (owns(table, player, seat)) return yes({ k: 'stoodIn', seat, level, cause: 'self' });
  if (!membersOf(table.seats).includes(player.id)) return no('NOT_SEATED');
  return whyNotAway(table, seat, here) ?? yes({ k: 'stoodIn', seat, level: here.standInLevel, cause: 'absence' });
}

/** A seat is its person's until they give it up, or until everybody else agrees that somebody else may have it. */
function release(table: Table, player: Player, seat: number, of: number, here: Circumstances): Decision {
  if (!owns(table, player, seat)) return no('NOT_YOUR_SEAT');
  if (table.status !== 'running') return no('NOT_RUNNING');
  if (table.setup.rated) return no('RATED_NEEDS_PEOPLE');
  const sitting = table.seats[of];
  if (sitting?.resigned === true) return no('RESIGNED');
  if (sitting?.free === true) return no('ALREADY_OFFERED');
  const level = here.standInLevel;
  if (owns(table, player, of)) return yes({ k: 'released', seat: of, level });
  if (!isPersonDriven(table.seats[seat])) return no('BOT_STANDS_IN');
  const stays = sitting?.kind === 'person' && sitting.late !== true ? whyNotAway(table, of, here) : undefined;
  if (stays !== undefined) return stays;
  if (table.mustAgree(seat, of).length === 0) return yes({ k: 'released', seat: of, level });
  return whyNotAsk(table, seat, 'release') ?? yes({ k: 'offered', seat, what: 'release', of, level });
}

function takeOver(table: Table, player: Player, seat: number, here: Circumstances): Decision {
  if (table.status !== 'running') return no('NOT_RUNNING');
  if (here.unwelcome === true) return no('NOT_WELCOME');
  // Whoever has a seat knows its secrets and must not learn those of another.
  if (membersOf(table.seats).includes(player.id)) return no('ALREADY_SEATED');
  if (table.setup.access === 'invited' && !here.invited && player.id !== table.setup.host) return no('INVITE_NEEDED');
  if (table.setup.rated) return no('RATED_NEEDS_PEOPLE');
  return table.seats[seat]?.free === true ? yes({ k: 'tookOver', seat, player }) : no('NOT_FREE');
}

/** Why a person does not count as away; undefined when they do. With hours for each move the clock alone decides. */
function whyNotAway(table: Table, seat: number, here: Circumstances): Decision | undefined {
  const { clock, absence } = table.setup;
  const player = table.seats[seat]?.player?.id;
  if (clock.kind === 'slow') return no('CLOCK_DECIDES');
  const away = player !== undefined && absence > 0 && here.absentFor(player) >= absence * 60_000;
  return away ? undefined : no('NOT_ABSENT', { minutes: absence });
}
