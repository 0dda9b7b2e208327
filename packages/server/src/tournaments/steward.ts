import {
  type Player,
  type RefusalCode,
  type RefusalFigures,
  refuse,
  type TournamentRequest,
  type TournamentSummary,
  type TournamentView,
} from '@quarterdeck/protocol';
import { setupFor, type TableEntry } from '@quarterdeck/table';
import {
  type Board,
  type BoardResult,
  type Entrant,
  fillUp,
  nextStep,
  type Plan,
  roundsOf,
  standings,
  Tournament,
  type TournamentEntry,
} from '@quarterdeck/tournament';
import { refusedBy } from '../http/errors';
import type { Messenger } from '../messenger';
import { newId, newSecret } from '../people/secrets';
import type { Store } from '../store';
import type { TournamentHead, TournamentRecord } from '../store/tournaments';
import { summaryOf } from '../tables/head';
import type { Hub, Listener } from '../tables/hub';
import type { Live } from '../tables/live';
import { openTable } from '../tables/open-table';
import { prepareTable } from '../tables/prepare';
import { letterId, tidingsOf } from './tidings';

export interface StewardParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly levels: readonly string[];
  /** A table was opened whose bots may have to move. */
  readonly opened: (table: string) => void;
  /** Tells persons what has become of them; the same letter again changes nothing. */
  readonly messenger: Messenger;
  readonly onFailure: (error: unknown) => void;
}

/** What was asked for, beside the plan that the pairing goes by. */
type Agreed = Pick<TournamentRequest, 'name' | 'game' | 'options' | 'clock' | 'rated' | 'startsAt'> & { readonly host: string };

/** A line of the log: the first also says what is played. */
type Written = TournamentEntry | (Extract<TournamentEntry, { k: 'created' }> & { readonly agreed: Agreed });

interface Read {
  readonly tournament: Tournament;
  readonly agreed: Agreed;
  readonly seq: number;
}

const EVERY = 5_000;
const ATTEMPTS = 50;
/** Tournaments that one host may have under way. */
const MOST_EACH = 3;
/** Days in advance that a tournament may be announced. */
const FAR_AHEAD = 365;
const DAY = 24 * 3_600_000;

/**
 * Runs tournaments. What is to happen follows from a tournament's log alone, and whoever writes the next
 * entry first has decided: several nodes, and a node that died between two steps, come to the same. The
 * tables of a round are named in its entry before they are made, so that nobody makes them twice.
 */
export class Steward implements Listener {
  readonly #parts: StewardParts;
  readonly #timer: NodeJS.Timeout;
  readonly #considering = new Map<string, Promise<void>>();
  /** Up to where each tournament has been told of from here. */
  readonly #told = new Map<string, number>();
  #closed = false;

  constructor(parts: StewardParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.sweep().catch(parts.onFailure), EVERY);
    this.#timer.unref();
  }

  changed({ table }: Live): void {
    const { tournament } = table.setup;
    if (tournament === undefined || (table.status !== 'over' && table.status !== 'closed')) return;
    void this.consider(tournament).catch(this.#parts.onFailure);
  }

  async sweep(): Promise<void> {
    const { store, hub } = this.#parts;
    for (const id of await store.tournaments.due(hub.now())) await this.consider(id).catch(this.#parts.onFailure);
  }

  async stop(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await Promise.allSettled([...this.#considering.values()]);
  }

  async create(host: Player, asked: TournamentRequest): Promise<string> {
    const { store, hub, levels } = this.#parts;
    const { name, game, options, clock, rated, startsAt, format, seats, rounds, least, most, fill } = asked;
    if (format === 'knockout' && seats !== 2) throw refusedBy(refuse('TWO_SEATS'));
    if (clock.kind === 'none') throw refusedBy(refuse('CLOCK_NEEDED'));
    if (most < least) throw refusedBy(refuse('NOT_UNDERSTOOD'));
    if (startsAt !== undefined && startsAt > hub.now() + FAR_AHEAD * DAY) throw refusedBy(refuse('TOO_FAR_AHEAD', { days: FAR_AHEAD }));
    if ((await store.tournaments.countUnfinished(host.id)) >= MOST_EACH)
      throw refusedBy(refuse('TOO_MANY_TOURNAMENTS', { most: MOST_EACH }));
    // Whatever cannot be played is refused now, not when the first table is opened.
    const seated = Array.from({ length: seats }, () => ({ kind: 'open' as const }));
    setupFor(hub.game(game), host, { ...tableOf(asked, rated), seats: seated }, levels, newSecret());
    if (fill !== undefined && !levels.includes(fill)) throw refusedBy(refuse('NO_SUCH_LEVEL', { levels: levels.join(', ') }));
    const plan: Plan = { format, seats, rounds, least, most, ...(fill === undefined ? {} : { fill }), lot: newSecret() };
    const agreed: Agreed = { name, game, options, clock, rated, host: host.id, ...(startsAt === undefined ? {} : { startsAt }) };
    const id = newId();
    const first: Written = { k: 'created', plan, agreed };
    await store.tournaments.append(id, 1, hub.now(), JSON.stringify(first), headOf(id, new Tournament(plan), agreed, hub.now()));
    return id;
  }

  async join(id: string, player: Player): Promise<void> {
    const { store } = this.#parts;
    const game = (await this.#read(id))?.agreed.game;
    const rating = game === undefined ? undefined : (await store.ratings.of(player.id)).get(game);
    await this.#write(id, ({ tournament }) => {
      if (tournament.status !== 'registration') return no('NOT_WAITING');
      if (tournament.entrants.has(player.id)) return undefined;
      if (tournament.entrants.size >= tournament.plan.most) return no('TOURNAMENT_FULL', { most: tournament.plan.most });
      return { k: 'joined', entrant: { id: player.id, name: player.name, rating: rating?.mu ?? 0 } };
    });
  }

  async leave(id: string, player: string): Promise<void> {
    await this.#write(id, ({ tournament }) => {
      if (tournament.status !== 'registration' && tournament.status !== 'running') return no('GAME_OVER');
      return tournament.entrants.has(player) && !tournament.left.has(player) ? { k: 'left', id: player } : undefined;
    });
    await this.consider(id);
  }

  /** Somebody is gone for good: their tournaments go on without them. */
  async leaveAll(player: string): Promise<void> {
    for (const id of await this.#parts.store.tournaments.unfinishedOf(player)) await this.leave(id, player);
  }

  /** The host begins before the time. */
  async start(id: string, by: string): Promise<void> {
    const read = await this.#mustRead(id);
    if (read.agreed.host !== by) throw refusedBy(refuse('NOT_HOST'));
    if (read.tournament.status !== 'registration') throw refusedBy(refuse('NOT_WAITING'));
    const bots = fillUp(read.tournament);
    if (bots === 'too-few') throw refusedBy(refuse('TOO_FEW', { least: Math.max(read.tournament.plan.least, read.tournament.plan.seats) }));
    await this.#write(id, ({ tournament }) => {
      const filled = tournament.status === 'registration' ? fillUp(tournament) : 'too-few';
      return filled === 'too-few' ? undefined : { k: 'started', bots: filled };
    });
    await this.consider(id);
  }

  async cancel(id: string, by: string, isModerator: boolean): Promise<{ readonly name: string; readonly host: string }> {
    const { agreed } = await this.#mustRead(id);
    if (agreed.host !== by && !isModerator) throw refusedBy(refuse('NOT_HOST'));
    await this.#write(id, ({ tournament }) =>
      tournament.status === 'registration' || tournament.status === 'running' ? { k: 'cancelled', why: 'called-off' } : undefined,
    );
    await this.consider(id);
    return { name: agreed.name, host: agreed.host };
  }

  /** What lists show of it. */
  summary({ id, createdAt, summary }: TournamentRecord): TournamentSummary {
    // Written by `headOf`.
    return { ...(JSON.parse(summary) as TournamentSummary), id, createdAt };
  }

  async view(id: string): Promise<TournamentView> {
    // A round that is just being paired is shown when its tables are there.
    await this.#considering.get(id)?.catch(() => undefined);
    const { tournament, agreed } = await this.#mustRead(id);
    const record = await this.#parts.store.tournaments.get(id);
    const { plan, cancelled } = tournament;
    return {
      ...summaryFor(id, tournament, agreed, record?.createdAt ?? 0),
      host: agreed.host,
      options: { ...agreed.options },
      least: plan.least,
      ...(plan.fill === undefined ? {} : { fill: plan.fill }),
      ...(cancelled === undefined ? {} : { cancelled }),
      players: tournament.seeds.map((entrant) => ({ ...entrant, ...(tournament.left.has(entrant.id) ? { left: true as const } : {}) })),
      played: tournament.rounds.map(({ boards, byes }) => ({
        boards: boards.map(({ table, players, result }) => ({
          table,
          players: [...players],
          ...(result === undefined
            ? {}
            : { ranks: [...result.ranks], totals: [...result.totals], ...(result.void === true ? { void: true as const } : {}) }),
        })),
        byes: [...byes],
      })),
      standings: standings(tournament).map((row) => ({ ...row, ties: [...row.ties], places: [...row.places] })),
    };
  }

  /** Does what is to be done for a tournament, one after the other. */
  consider(id: string): Promise<void> {
    const before = this.#considering.get(id) ?? Promise.resolve();
    const next = before.then(
      () => this.#goOn(id),
      () => this.#goOn(id),
    );
    this.#considering.set(id, next);
    const done = (): void => {
      if (this.#considering.get(id) === next) this.#considering.delete(id);
    };
    next.then(done, done);
    return next;
  }

  async #goOn(id: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS && !this.#closed; attempt++) {
      const read = await this.#read(id);
      if (read === undefined) return;
      const entry = await this.#due(id, read);
      if (entry === undefined) return this.#tellOf(id, read);
      if ((await this.#append(id, read, entry)) && entry.k === 'ended') await this.#takeBack(id, read, entry.table);
    }
  }

  /** Whose game is over need not hear any more that their table is set. */
  async #takeBack(id: string, { tournament }: Read, table: string): Promise<void> {
    const board = tournament.rounds.at(-1)?.boards.find((one) => one.table === table);
    const persons = (board?.players ?? []).filter((player) => tournament.entrants.get(player)?.level === undefined);
    for (const player of persons) await this.#parts.messenger.withdraw(letterId(id, table, player));
  }

  /** Not in the way of play: what cannot be told now is told when somebody looks again. */
  async #tellOf(id: string, { tournament, agreed, seq }: Read): Promise<void> {
    if (this.#told.get(id) === seq) return;
    for (const letter of tidingsOf(id, agreed.name, tournament)) await this.#parts.messenger.tell(letter);
    if (tournament.status === 'running') this.#told.set(id, seq);
    else this.#told.delete(id);
  }

  /** The next entry that has to be written; undefined while people play. */
  async #due(id: string, read: Read): Promise<TournamentEntry | undefined> {
    const { tournament, agreed } = read;
    if (tournament.status === 'registration') {
      if (agreed.startsAt === undefined || agreed.startsAt > this.#parts.hub.now()) return undefined;
      const bots = fillUp(tournament);
      return bots === 'too-few' ? { k: 'cancelled', why: 'too-few' } : { k: 'started', bots };
    }
    for (const board of tournament.open) {
      const ended = await this.#tableOf(id, read, board);
      if (ended !== undefined) return { k: 'ended', table: board.table, result: ended };
    }
    const step = nextStep(tournament);
    switch (step?.k) {
      case undefined:
        return undefined;
      case 'finish':
        return { k: 'finished' };
      case 'replay':
        return { k: 'replayed', board: { table: newId(), players: step.players } };
      case 'pair':
        return { k: 'paired', boards: step.boards.map((players) => ({ table: newId(), players })), byes: step.byes };
    }
  }

  /** Opens the table of a game if nobody has yet; the result when it is over. */
  async #tableOf(id: string, { tournament, agreed }: Read, board: Board): Promise<BoardResult | undefined> {
    const { store } = this.#parts;
    const record = await store.tables.get(board.table);
    if (record === undefined) {
      await this.#open(id, tournament, agreed, board);
      return undefined;
    }
    if (record.status !== 'over' && record.status !== 'closed') return undefined;
    const { result, seats } = summaryOf(record, undefined);
    const gone = seats.flatMap((seat, i) => (seat.resigned === true ? [i] : []));
    if (result === undefined || result.how === 'abandoned') {
      const even = board.players.map(() => 1);
      return { ranks: even, totals: result?.totals ?? even.map(() => 0), void: true, gone };
    }
    return { ranks: result.ranks, totals: result.totals, gone };
  }

  async #open(id: string, tournament: Tournament, agreed: Agreed, { table, players }: Board): Promise<void> {
    const { store, hub, levels, opened } = this.#parts;
    const seed = newSecret();
    const entrants = players.map((player): Entrant => tournament.entrants.get(player) ?? { id: player, name: player, rating: 0 });
    const rated = agreed.rated && entrants.every(({ level }) => level === undefined);
    const seats = entrants.map(({ level }) => (level === undefined ? { kind: 'open' as const } : { kind: 'bot' as const, level }));
    const host = { id: agreed.host, name: '' };
    const setup = { ...setupFor(hub.game(agreed.game), host, { ...tableOf(agreed, rated), seats }, levels, seed), tournament: id };
    const sitting = entrants.map(
      ({ id: player, name, level }, seat): TableEntry =>
        level === undefined ? { k: 'sat', seat, player: { id: player, name } } : { k: 'botSat', seat, level },
    );
    const prepared = prepareTable(hub.game(agreed.game), setup, [...sitting, { k: 'started', lines: [] }], seed, hub.now(), table);
    try {
      await openTable(store, prepared, seed);
    } catch (error) {
      // Another node has opened it at the same moment: it is there.
      if ((await store.tables.get(table)) === undefined) throw error;
      return;
    }
    opened(table);
  }

  async #write(id: string, make: (read: Read) => TournamentEntry | undefined): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const read = await this.#mustRead(id);
      const entry = make(read);
      if (entry === undefined || (await this.#append(id, read, entry))) return;
    }
    throw refusedBy(refuse('TOO_BUSY'));
  }

  #append(id: string, { tournament, agreed, seq }: Read, entry: TournamentEntry): Promise<boolean> {
    const { store, hub } = this.#parts;
    tournament.apply(entry);
    const now = hub.now();
    return store.tournaments.append(id, seq + 1, now, JSON.stringify(entry), headOf(id, tournament, agreed, now));
  }

  async #mustRead(id: string): Promise<Read> {
    const read = await this.#read(id);
    if (read === undefined) throw refusedBy(refuse('NO_SUCH_TOURNAMENT'));
    return read;
  }

  async #read(id: string): Promise<Read | undefined> {
    const rows = await this.#parts.store.tournaments.log(id);
    // Written by `create` and `#append`.
    const entries = rows.map((row) => JSON.parse(row) as Written);
    const [first] = entries;
    if (first === undefined || !('agreed' in first)) return undefined;
    return { tournament: Tournament.of(entries), agreed: first.agreed, seq: rows.length };
  }
}

function no<C extends RefusalCode>(code: C, ...figures: RefusalFigures<C>): never {
  throw refusedBy(refuse(code, ...figures));
}

/** The table of every game: anybody may watch, nothing plays for a person, and whose time is up has lost. */
function tableOf(
  { name, game, options, clock }: Pick<Agreed, 'name' | 'game' | 'options' | 'clock'>,
  rated: boolean,
): Omit<Parameters<typeof setupFor>[2], 'seats'> {
  return { name, game, options, clock, rated, access: 'open', spectators: true, onExpiry: 'resign', hints: false, absence: 0, match: 1 };
}

function headOf(id: string, tournament: Tournament, agreed: Agreed, at: number): TournamentHead {
  return { status: tournament.status, startsAt: agreed.startsAt, summary: JSON.stringify(summaryFor(id, tournament, agreed, at)) };
}

function summaryFor(id: string, tournament: Tournament, agreed: Agreed, createdAt: number): TournamentSummary {
  const { plan, status, entrants, rounds } = tournament;
  const { name, game, clock, rated, startsAt } = agreed;
  const first = status === 'over' ? standings(tournament)[0] : undefined;
  const winner = first === undefined ? undefined : entrants.get(first.id);
  return {
    id,
    name,
    game,
    format: plan.format,
    seats: plan.seats,
    status,
    entrants: entrants.size,
    most: plan.most,
    round: rounds.length,
    rounds: roundsOf(tournament),
    createdAt,
    ...(startsAt === undefined ? {} : { startsAt }),
    clock,
    rated,
    ...(winner === undefined ? {} : { winner: winner.name }),
    ...(winner?.level === undefined ? {} : { winnerLevel: winner.level }),
  };
}
