import { type Reason, reason } from '@quarterdeck/kernel';
import type { Command, Player } from '@quarterdeck/protocol';
import { type Circumstances, whyUnseen } from '@quarterdeck/table';
import { newId, sameText } from '../people/secrets';
import type { Wakes } from '../readers/wakes';
import type { Store } from '../store';
import type { StoredPlan } from '../store/plans';
import type { Hub, Outcome } from './hub';
import type { Live } from './live';
import type { Watchers } from './watchers';

export interface ExecuteParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly watchers: Watchers;
  readonly levels: readonly string[];
  readonly standInLevel: string;
  /** Whether a player is connected to this node. */
  readonly isHere: (player: string) => boolean;
  /** False when a player says too much in too short a time. */
  readonly mayChat: (player: string) => boolean;
  /** A plan was stored, and it may be its turn already. */
  readonly planned: (live: Live) => void;
  readonly wakes: Wakes;
}

const refused = (code: string): Outcome => ({ ok: false, reason: reason(code, 'TABLE') });

/** Every command of persons and programs, whether it came by socket or by HTTP. */
export class Commands {
  readonly #parts: ExecuteParts;

  constructor(parts: ExecuteParts) {
    this.#parts = parts;
  }

  async execute(table: string, player: Player, id: string, command: Command): Promise<Outcome> {
    const { hub, wakes } = this.#parts;
    if (!hub.isLive(table) && !(await wakes.may(table, player.id, player.id))) return refused('TOO_FAST');
    switch (command.do) {
      case 'chat':
        return this.#chat(table, player, id, command.text);
      case 'plan':
        return this.#plan(table, player, command.seat, command.moves);
      case 'sit':
      case 'takeOver':
      case 'standIn': {
        const here = await this.#circumstances(table, 'invite' in command ? command.invite : undefined, command.seat);
        return this.#parts.hub.command(table, { kind: 'player', player }, id, command, here);
      }
      default:
        return this.#parts.hub.command(table, { kind: 'player', player }, id, command, this.ordinary);
    }
  }

  /** For commands that depend neither on a link nor on anybody's absence. */
  get ordinary(): Circumstances {
    const { levels, standInLevel } = this.#parts;
    return { invited: false, levels, standInLevel, absentFor: () => 0 };
  }

  /** Whether this is the table's valid link. */
  async isInvite(table: string, given: string | undefined): Promise<boolean> {
    if (given === undefined) return false;
    const invite = await this.#parts.store.tables.invite(table);
    return invite !== undefined && sameText(invite, given);
  }

  async #circumstances(table: string, invite: string | undefined, seat: number): Promise<Circumstances> {
    const { hub, store, isHere } = this.#parts;
    const sitting = await hub.read(table, (live) => live.table.seats[seat]?.player?.id);
    const seenAt = sitting === undefined ? undefined : (await store.people.byId(sitting))?.seenAt;
    return {
      ...this.ordinary,
      invited: await this.isInvite(table, invite),
      absentFor: (player) => (player !== sitting || seenAt === undefined || isHere(player) ? 0 : hub.now() - seenAt),
    };
  }

  async #chat(table: string, player: Player, id: string, text: string): Promise<Outcome> {
    const { hub, store, watchers, mayChat } = this.#parts;
    const judged = await hub.read(table, (live): { seq: number; why: Reason | undefined } => {
      const unseen = whyUnseen(live.table, { player: player.id, invited: true });
      const why = unseen ?? (live.table.muted.has(player.id) ? reason('MUTED', 'TABLE') : undefined);
      return { seq: live.table.seq, why };
    });
    if (judged === undefined) return refused('NO_SUCH_TABLE');
    if (judged.why !== undefined) return { ok: false, reason: judged.why };
    // On a table by invitation, whoever is not seated must at least have come in by the link and be watching.
    const watching = [...watchers.of(table)].some(({ peer }) => peer.player === player.id);
    const seated = await hub.read(table, (live) => whyUnseen(live.table, { player: player.id, invited: false }) === undefined);
    if (!watching && seated !== true) return refused('NO_SUCH_TABLE');
    if (!mayChat(player.id)) return refused('TOO_FAST');
    const [before] = (await store.chat.last(table)).slice(-1);
    await store.chat.add(table, `${player.id}:${id}`, { at: hub.now(), player, text });
    await store.db.publish([{ kind: 'chat', table }]);
    await this.tellChat(table, before?.id ?? 0);
    return { ok: true, seq: judged.seq };
  }

  async tellChat(table: string, after: number): Promise<void> {
    const lines = await this.#parts.store.chat.last(table, after);
    if (lines.length > 0) this.#parts.watchers.tellAll(table, { t: 'chat', table, lines });
  }

  async #plan(table: string, player: Player, seat: number, moves: readonly string[]): Promise<Outcome> {
    const { hub, store, watchers, planned } = this.#parts;
    const plan: StoredPlan = { seat, moves, id: newId(), owner: player.id, done: 0 };
    const outcome = await hub.read(table, async (live): Promise<Outcome> => {
      if (live.table.seats[seat]?.player?.id !== player.id) return refused('NOT_YOUR_SEAT');
      if (live.table.status !== 'running') return refused('NOT_RUNNING');
      await store.plans.set(table, plan);
      live.plans.set(seat, plan);
      watchers.planChanged(table, plan);
      planned(live);
      return { ok: true, seq: live.table.seq };
    });
    if (outcome === undefined) return refused('NO_SUCH_TABLE');
    if (outcome.ok) await store.db.publish([{ kind: 'plan', table }]);
    return outcome;
  }
}
