import type { Reason } from '@quarterdeck/kernel';
import { type Command, type Player, type RefusalCode, type RefusalFigures, refuse } from '@quarterdeck/protocol';
import { type Circumstances, type CommandKey, commandKey, membersOf, type Outcome, whyUnseen } from '@quarterdeck/table';
import { newId, sameText } from '../people/secrets';
import type { Wakes } from '../readers/wakes';
import type { Store } from '../store';
import type { StoredPlan } from '../store/plans';
import type { Hub } from './hub';
import type { Live } from './live';
import type { Watchers } from './watchers';

export interface CommandsParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly watchers: Watchers;
  readonly wakes: Wakes;
  readonly levels: readonly string[];
  readonly standInLevel: string;
  /** When a player was last heard of on this node, by socket or by HTTP; undefined when not. */
  readonly lastHere: (player: string) => number | undefined;
  /** False when a player says too much in too short a time. */
  readonly mayChat: (player: string) => boolean;
  /** Why a person may say nothing anywhere; undefined as a rule. */
  readonly silenced: (player: string) => RefusalFigures<'SILENCED'>[0] | undefined;
  /** How many tables where only bots play somebody may have. */
  readonly mostBotTables: () => number;
  /** A plan was stored, and it may be its turn already. */
  readonly planned: (live: Live) => void;
}

type Chat = Extract<Command, { do: 'chat' }>;
type Plan = Extract<Command, { do: 'plan' }>;
/** Commands that are judged by more than the table and who gives them. */
type Circumstantial = Extract<Command, { do: 'sit' | 'takeOver' | 'standIn' | 'release' | 'seatBot' }>;

const no = <C extends RefusalCode>(code: C, ...figures: RefusalFigures<C>): Outcome => ({ ok: false, reason: refuse(code, ...figures) });

/** How many commands of a plan are remembered with it, so that one sent again does not begin anew. */
const REMEMBERED_PLANS = 8;

/**
 * Every command of persons and programs, whether it came by socket or by HTTP. Each takes its place in
 * the table's turn at once: those of one connection take effect in the order in which they were sent.
 */
export class Commands {
  readonly #parts: CommandsParts;
  /** Players whose commands wait for a table to be put into memory. */
  readonly #waking = new Map<string, Promise<boolean>>();
  /** The last line of chat that those who watch a table from here have been told. */
  readonly #toldChat = new Map<string, number>();
  /** For commands that depend neither on a link nor on anybody's absence. */
  readonly ordinary: Circumstances;

  constructor(parts: CommandsParts) {
    this.#parts = parts;
    this.ordinary = { invited: false, levels: parts.levels, standInLevel: parts.standInLevel, absentFor: () => 0 };
  }

  execute(table: string, player: Player, id: string, command: Command): Promise<Outcome> {
    const { hub, wakes } = this.#parts;
    const key = `${player.id} ${table}`;
    const before = this.#waking.get(key);
    if (before === undefined && hub.isLive(table)) return this.#enter(table, player, id, command);
    // A table that sleeps is not for everybody to wake; what comes meanwhile stands in line.
    const woken = (before ?? Promise.resolve(true)).then(() => hub.isLive(table) || wakes.may(table, player.id, player.id));
    this.#waking.set(key, woken);
    return woken
      .finally(() => {
        if (this.#waking.get(key) === woken) this.#waking.delete(key);
      })
      .then((may) => (may ? this.#enter(table, player, id, command) : no('TOO_FAST')));
  }

  #enter(table: string, player: Player, id: string, command: Command): Promise<Outcome> {
    const { hub } = this.#parts;
    switch (command.do) {
      case 'chat':
        return this.#inTurn(table, commandKey(player.id, id, command), (live, asked) => this.#chat(live, player, asked, command));
      case 'plan':
        return this.#inTurn(table, commandKey(player.id, id, command), (live, asked) => this.#plan(live, player, asked, command));
      case 'sit':
      case 'takeOver':
      case 'standIn':
      case 'release':
      case 'seatBot':
        return hub.command(table, { kind: 'player', player }, id, command, (live) => this.#circumstances(live, command, player.id));
      default:
        return hub.command(table, { kind: 'player', player }, id, command, this.ordinary);
    }
  }

  /** Whether this is the table's valid link. */
  async isInvite(table: string, given: string | undefined): Promise<boolean> {
    if (given === undefined) return false;
    const invite = await this.#parts.store.tables.invite(table);
    return invite !== undefined && sameText(invite, given);
  }

  /** Somebody has said the line `id`: whoever watches here is told all they have not been told. */
  async tellChat(table: string, id: number): Promise<void> {
    const { store, watchers } = this.#parts;
    if (watchers.of(table).size === 0) {
      this.#toldChat.delete(table);
      return;
    }
    const told = this.#toldChat.get(table) ?? id - 1;
    if (told >= id) return;
    const lines = await store.chat.last(table, told);
    this.#toldChat.set(table, Math.max(id, lines.at(-1)?.id ?? 0));
    if (lines.length > 0) watchers.tellAll(table, { t: 'chat', table, lines });
  }

  #isUnwelcome({ setup, seats }: Live['table'], player: string): Promise<boolean> {
    return this.#parts.store.ties.isBlocked(player, [setup.host, ...membersOf(seats)]);
  }

  async #botTables(player: string): Promise<Pick<Circumstances, 'mostBotTables'>> {
    const most = this.#parts.mostBotTables();
    return (await this.#parts.store.tables.countUnfinished(player)).botsOnly < most ? {} : { mostBotTables: most };
  }

  async #circumstances({ table }: Live, command: Circumstantial, player: string): Promise<Circumstances> {
    const { hub, store, lastHere } = this.#parts;
    const sitting = table.seats[command.do === 'release' ? command.of : command.seat]?.player?.id;
    const stored = sitting === undefined ? undefined : (await store.people.byId(sitting))?.seenAt;
    const seenAt = stored === undefined ? undefined : Math.max(stored, (sitting === undefined ? undefined : lastHere(sitting)) ?? 0);
    return {
      ...this.ordinary,
      ...(command.do === 'sit' || command.do === 'takeOver' ? { unwelcome: await this.#isUnwelcome(table, player) } : {}),
      ...(command.do === 'seatBot' ? await this.#botTables(player) : {}),
      invited: await this.isInvite(table.id, 'invite' in command ? command.invite : undefined),
      absentFor: (player) => (player !== sitting || seenAt === undefined ? 0 : hub.now() - seenAt),
    };
  }

  /** For what the log does not show: done in the table's turn, and answered alike however often it is sent. */
  async #inTurn(table: string, asked: CommandKey, work: (live: Live, asked: CommandKey) => Promise<Outcome>): Promise<Outcome> {
    const outcome = await this.#parts.hub.read(table, async (live) => live.answered(asked) ?? live.answer(asked, await work(live, asked)));
    return outcome ?? no('NO_SUCH_TABLE');
  }

  async #chat({ table }: Live, player: Player, { key }: CommandKey, { text }: Chat): Promise<Outcome> {
    const { hub, store, watchers, mayChat, silenced } = this.#parts;
    const said = await store.chat.said(table.id, key);
    if (said !== undefined) return said === text ? { ok: true, seq: table.seq } : no('OTHER_COMMAND');
    const why: Reason | undefined = whyUnseen(table, { player: player.id, invited: true });
    if (why !== undefined) return { ok: false, reason: why };
    if (table.muted.has(player.id)) return no('MUTED');
    // On a table by invitation, whoever is not seated must at least have come in by the link and be watching.
    const watching = [...watchers.of(table.id)].some(({ peer }) => peer.player === player.id);
    if (!watching && whyUnseen(table, { player: player.id, invited: false }) !== undefined) return no('NO_SUCH_TABLE');
    const silence = silenced(player.id);
    if (silence !== undefined) return no('SILENCED', silence);
    if (!mayChat(player.id)) return no('TOO_FAST');
    const id = await store.chat.add(table.id, key, { at: hub.now(), player, text });
    await store.db.publish([{ kind: 'chat', table: table.id, id }]);
    await this.tellChat(table.id, id);
    return { ok: true, seq: table.seq };
  }

  async #plan(live: Live, player: Player, asked: CommandKey, { seat, moves }: Plan): Promise<Outcome> {
    const { store, watchers, planned } = this.#parts;
    const { table } = live;
    if (table.seats[seat]?.player?.id !== player.id) return no('NOT_YOUR_SEAT');
    const before = live.plans.get(seat)?.commands ?? [];
    const done = before.find(({ key }) => key === asked.key);
    if (done !== undefined) return done.print === asked.print ? { ok: true, seq: done.seq } : no('OTHER_COMMAND');
    if (table.status !== 'running') return no('NOT_RUNNING');
    const commands = [...before, { ...asked, seq: table.seq }].slice(-REMEMBERED_PLANS);
    const plan: StoredPlan = { seat, moves, id: newId(), owner: player.id, done: 0, commands };
    await store.plans.set(table.id, plan);
    live.plans.set(seat, plan);
    watchers.planChanged(table.id, plan);
    planned(live);
    await store.db.publish([{ kind: 'plan', table: table.id }]);
    return { ok: true, seq: table.seq };
  }
}
