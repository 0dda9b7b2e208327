import type { ChanceSource } from './chance';
import { InputError } from './errors';
import type { Game, GameConfig, Seat, Turn } from './game';
import { OVER } from './game';
import type { AgreedEnd, Entry } from './log';
import { writeEntry } from './log';
import { type Reason, reason } from './reason';
import { revealsSomething } from './undo';
import { configOf } from './versions';

export type Played<E> = { readonly ok: true; readonly events: readonly E[] } | { readonly ok: false; readonly reason: Reason };

/** One of the latest moves, which undo may concern. */
interface Latest<S, M, E> {
  readonly seat: Seat;
  readonly move: M;
  readonly events: readonly E[];
  /** Entries before it. */
  readonly at: number;
  /** The state before it, until it is known whether it revealed something. */
  before: S | undefined;
  /** Found out when somebody asks, since it costs more than the move itself. */
  reveals: boolean | undefined;
}

/**
 * A game being played or replayed: its log and the state the log leads to. The door through which
 * everything enters: whatever is appended was checked, so a log is always a legal game.
 */
export class Playthrough<S, M, E, C> {
  readonly game: Game<S, M, E, C>;
  readonly config: GameConfig;
  #state: S;
  #entries: Entry<M, C>[] = [];
  #outcomes = 0;
  #agreed: AgreedEnd | undefined;
  /** The latest moves, as long as they are all of one seat with no chance between: what undo may concern. */
  #stretch: Latest<S, M, E>[] = [];
  /** The move that was found legal last, in this very position: whoever asks first and plays then has it checked once. */
  #legal: M | undefined;
  #legalFor: Seat | undefined;

  constructor(game: Game<S, M, E, C>, seats: number, options: Readonly<Record<string, unknown>> = {}, rules?: number) {
    this.game = game;
    this.config = configOf(game, seats, options, rules);
    this.#state = game.initial(this.config);
  }

  /** Folds a whole log; an entry that does not fit stops with the reason and its place. */
  static replay<S, M, E, C>(
    game: Game<S, M, E, C>,
    seats: number,
    options: Readonly<Record<string, unknown>>,
    entries: readonly Entry<M, C>[],
    rules?: number,
  ): Playthrough<S, M, E, C> {
    const run = new Playthrough(game, seats, options, rules);
    for (const entry of entries) run.#mustAppend(entry);
    return run;
  }

  /** The current state. Read it, or clone it: only events may change it. */
  get state(): S {
    return this.#state;
  }

  get entries(): readonly Entry<M, C>[] {
    return this.#entries;
  }

  /** How many chance outcomes the log holds: the running number of the next. */
  get outcomes(): number {
    return this.#outcomes;
  }

  /** How the players stopped the game, if they did. */
  get agreedEnd(): AgreedEnd | undefined {
    return this.#agreed;
  }

  get turn(): Turn {
    return this.#agreed === undefined ? this.game.turn(this.#state) : OVER;
  }

  check(seat: Seat, move: M): Reason | undefined {
    const turn = this.turn;
    if (turn.kind === 'over') return reason('GAME_OVER', 'KERNEL');
    if (turn.kind === 'chance') return reason('WAITING_FOR_CHANCE', 'KERNEL');
    if (!turn.seats.includes(seat) && turn.may?.includes(seat) !== true) return reason('NOT_YOUR_TURN', 'KERNEL');
    const why = this.game.check(this.#state, seat, move);
    this.#legal = why === undefined ? move : undefined;
    this.#legalFor = seat;
    return why;
  }

  play(seat: Seat, move: M): Played<E> {
    return this.append({ kind: 'move', seat, move });
  }

  /** Lets chance answer until a seat must decide or the game is over. */
  settle(source: ChanceSource): E[] {
    const events: E[] = [];
    while (this.turn.kind === 'chance') {
      const outcome = source.answer(this.game, this.#state, this.#outcomes);
      const played = this.append({ kind: 'chance', outcome });
      if (!played.ok) throw new InputError(`The chance source gave an impossible outcome: ${played.reason.code}`);
      events.push(...played.events);
    }
    return events;
  }

  /**
   * Appends one entry of any kind if it is legal now; refused entries leave no trace. Whoever is going
   * to ask for the undo point says so: then a copy of the state is kept until they do.
   */
  append(entry: Entry<M, C>, undoAsked = false): Played<E> {
    const why = this.#refuse(entry);
    if (why !== undefined) return { ok: false, reason: why };
    this.#legal = undefined;
    const events: E[] = [];
    const emit = (event: E): void => {
      this.game.evolve(this.#state, event);
      events.push(event);
    };
    if (entry.kind === 'move') {
      const { seat, move } = entry;
      if (this.#stretch.length > 0 && this.#stretch[0]?.seat !== seat) this.#stretch = [];
      const before = undoAsked && this.game.isOpen !== true ? this.game.clone(this.#state) : undefined;
      this.game.play(this.#state, seat, move, emit);
      this.#stretch.push({ seat, move, events, at: this.#entries.length, before, reveals: undefined });
    } else {
      this.#stretch = [];
      if (entry.kind === 'end') this.#agreed = entry.how;
      else {
        this.game.chance(this.#state, entry.outcome, emit);
        this.#outcomes++;
      }
    }
    this.#entries.push(entry);
    return { ok: true, events };
  }

  /**
   * How many entries remain if this seat takes back all it may take back alone: its own latest
   * moves, down to the last one after which anybody learnt something or somebody else spoke.
   */
  undoPoint(seat: Seat): number {
    let point = this.#entries.length;
    for (let i = this.#stretch.length - 1; i >= 0; i--) {
      const latest = this.#stretch[i];
      if (latest === undefined || latest.seat !== seat) break;
      latest.reveals ??= this.#reveals(latest);
      latest.before = undefined;
      if (latest.reveals) break;
      point--;
    }
    return point;
  }

  /** Goes back to the moment when the log had this many entries. Who may ask for that is not decided here. */
  backTo(length: number): void {
    if (length < 0 || length > this.#entries.length) {
      throw new InputError(`The log has ${this.#entries.length} entries, cannot go back to ${length}`);
    }
    const earlier = this.#earlier(length);
    this.#state = earlier.#state;
    this.#entries = earlier.#entries;
    this.#outcomes = earlier.#outcomes;
    this.#agreed = earlier.#agreed;
    this.#stretch = earlier.#stretch;
    this.#legal = undefined;
  }

  #reveals({ seat, move, events, at, before }: Latest<S, M, E>): boolean {
    // Where nothing is hidden there is no need to look at what was before.
    if (this.game.isOpen === true) return false;
    return revealsSomething(this.game, before ?? this.#earlier(at).#state, this.config.seats, seat, move, events);
  }

  /** The same game when its log had this many entries. */
  #earlier(length: number): Playthrough<S, M, E, C> {
    const { seats, options, rules } = this.config;
    return Playthrough.replay(this.game, seats, options, this.#entries.slice(0, length), rules);
  }

  #refuse(entry: Entry<M, C>): Reason | undefined {
    if (entry.kind === 'move') return this.#isLegal(entry.seat, entry.move) ? undefined : this.check(entry.seat, entry.move);
    const turn = this.turn;
    if (turn.kind === 'over') return reason('GAME_OVER', 'KERNEL');
    if (entry.kind === 'end') return undefined;
    if (turn.kind !== 'chance') return reason('NO_CHANCE_ASKED', 'KERNEL');
    return this.game.checkOutcome(this.#state, entry.outcome);
  }

  #isLegal(seat: Seat, move: M): boolean {
    return move !== undefined && move === this.#legal && seat === this.#legalFor;
  }

  #mustAppend(entry: Entry<M, C>): void {
    const played = this.append(entry);
    if (played.ok) return;
    const { code, rule } = played.reason;
    throw new InputError(`Entry ${this.#entries.length + 1} "${writeEntry(this.game, entry)}" is not legal: ${code} (${rule})`);
  }
}
