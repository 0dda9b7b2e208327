import {
  type AnyGame,
  type ChanceSource,
  closingMove,
  type Entry,
  InputError,
  NotationError,
  Playthrough,
  plainRng,
  readEntry,
  type Seat,
  writeEntry,
} from '@quarterdeck/kernel';
import { type JsonText, type Offer, type Result, type SeatInfo, type StepText, writeStepText } from '@quarterdeck/protocol';
import { type Clock, credit, newClock, onHoliday, tick, timesLeft, welcomeBack } from './clock';
import { DoneCommands } from './commands';
import type { TableEntry, TableSetup } from './entries';
import { Holidays } from './holidays';
import { UNDO_UNTIL } from './length';
import { Offers } from './offers';
import { endsByResigning, resignation, resultOf } from './result';
import { freed, hasSomebodyToAsk, isBotDriven, isPersonDriven, membersOf, mustAgree, seatedPerson } from './seats';
import { type SeenStep, Witness } from './steps';
import { UndoFloor } from './undo-floor';
import { Unrest } from './unrest';
import { type Turns, Waiting } from './waiting';

export type Status = 'waiting' | 'running' | 'over' | 'closed';

/** What an entry changed, for those who watch. */
export interface Change {
  readonly seq: number;
  /** The game went on. */
  readonly step: SeenStep | undefined;
  /** The game began: nobody has a position yet. */
  readonly began: boolean;
  /** The game went back: every viewer needs the whole position. */
  readonly undone: { readonly by: number } | undefined;
  /** The table itself changed. */
  readonly info: boolean;
  readonly turns: Turns | undefined;
}

/** How much is worked out besides the state itself. */
export interface Applying {
  /** Answers what the rules ask; absent for what is already in the log. */
  readonly chance?: ChanceSource;
  /** Writes down what viewers see. */
  readonly told: boolean;
  /** A number for what is chosen for seats, where that is ready-made; goes with `chance`. */
  random?(): number;
  /** The moves come from a script or a record, which say themselves when a turn ends. */
  readonly asWritten?: boolean;
  /** The move of the entry, where whoever made it has read it already. */
  readonly move?: unknown;
}

type LinedEntry = Extract<TableEntry, { readonly lines: readonly string[] }>;
type AnyPlaythrough = Playthrough<unknown, unknown, unknown, unknown>;

/**
 * A table as its log describes it: a pure fold. Nothing here knows of storage, sockets or the time
 * of day; whatever has a time got it when it was written into the log.
 */
export class Table {
  readonly id: string;
  setup: TableSetup;
  readonly game: AnyGame;
  readonly createdAt: number;
  seq = 0;
  updatedAt: number;
  startedAt: number | undefined;
  endedAt: number | undefined;
  seats: SeatInfo[];
  clock: Clock;
  result: Result | undefined;
  rematch: string | undefined;
  rematchBy: string | undefined;
  /** Of an imported game, when its file had it. */
  importedSeed: string | undefined;
  run: AnyPlaythrough | undefined;
  readonly muted = new Set<string>();
  readonly commands = new DoneCommands();
  readonly unrest = new Unrest();
  readonly asked = new Offers();
  readonly holidays: Holidays;
  readonly #witness: Witness;
  readonly #floor = new UndoFloor();
  readonly #waiting = new Waiting();
  /** Who has said that they are not ready, or must say again that they are. */
  readonly #holding = new Map<string, boolean>();
  #closed = false;
  #resigned: number[] = [];
  /** The seq at which each seat last moved, and the last undo. */
  #acted: number[];
  #undoneAt = 0;
  /** How often a seat went back to before something that was thrown, turned over or done by another (play A22). */
  hindsight = 0;

  /** A new table; the entry is the first of its log. */
  constructor(id: string, game: AnyGame, setup: TableSetup, at: number) {
    this.id = id;
    this.game = game;
    this.setup = setup;
    this.createdAt = at;
    this.updatedAt = at;
    this.seats = Array.from({ length: setup.seats }, () => ({ kind: 'open' }));
    this.clock = newClock(setup.clock, setup.seats, at);
    this.#acted = new Array<number>(setup.seats).fill(0);
    this.holidays = new Holidays(() => this.setup.clock);
    this.#witness = new Witness(game, setup.seats);
  }

  get status(): Status {
    if (this.#closed) return 'closed';
    if (this.result !== undefined) return 'over';
    return this.run === undefined ? 'waiting' : 'running';
  }

  /** Entries in the game's log. */
  get n(): number {
    return this.run?.entries.length ?? 0;
  }

  /** What seats ask of each other now. */
  get offers(): readonly Offer[] {
    return this.asked.open;
  }

  /** Seats that must decide now. */
  get turn(): readonly Seat[] {
    if (this.run === undefined || this.result !== undefined) return [];
    const turn = this.run.turn;
    return turn.kind === 'seats' ? turn.seats : [];
  }

  /** Seats for which a bot must move now. Before the first turn bots leave it to people to choose first for their side. */
  get botSeats(): number[] {
    const bots = this.turn.filter((seat) => isBotDriven(this.seats[seat]));
    if (bots.length === 0 || this.game.preparing?.(this.playing.state) !== true) return bots;
    const { sides } = this;
    const chosenBy = new Set(this.turn.filter((seat) => isPersonDriven(this.seats[seat])).map((seat) => sides[seat]));
    return bots.filter((seat) => !chosenBy.has(sides[seat]));
  }

  /** The game that plays, or an error for whoever asks too early. */
  get playing(): AnyPlaythrough {
    if (this.run === undefined) throw new InputError('This game has not begun');
    return this.run;
  }

  /** The sides of the game, by seat: partners have the same number, everybody else one of their own. */
  get sides(): readonly number[] {
    return this.game.teams?.(this.config) ?? this.seats.map((_, seat) => seat);
  }

  /** How the game is played. */
  get config(): AnyPlaythrough['config'] {
    const { seats, options, rulesVersion } = this.setup;
    return this.run?.config ?? { seats, options, rules: rulesVersion };
  }

  /** The seats whose persons must agree to what a seat asks for; `about` is the seat it concerns. */
  mustAgree(by: Seat, about?: Seat): number[] {
    return mustAgree(this.seats, by, this.setup.rated, about);
  }

  /** Down to how many entries a seat may take back alone: where there is nobody to ask, to its first move. */
  undoPoint(seat: Seat): number {
    if (this.run === undefined || this.status !== 'running' || !isPersonDriven(this.seats[seat]) || this.seq >= UNDO_UNTIL) return this.n;
    if (!hasSomebodyToAsk(this.seats, seat, this.setup.rated)) return this.#floor.firstMove(seat) ?? this.n;
    return this.#floor.notBeyond(this.run.undoPoint(seat));
  }

  /** Whether the game stood at this length when a seat had to decide. */
  isMoment(length: number): boolean {
    return this.#floor.isMoment(length);
  }

  /** Whether a seat has moved, or the game was taken back, after this seq. */
  hasMovedOn(seat: Seat, seq: number): boolean {
    return (this.#acted[seat] ?? 0) > seq || this.#undoneAt > seq;
  }

  timesLeft(now: number): number[] | undefined {
    return this.setup.clock.kind === 'none' || this.run === undefined ? undefined : timesLeft(this.clock, now);
  }

  /**
   * Takes the next entry of the log. For an entry that is just being made, `chance` answers what the
   * rules ask after it; the returned entry then holds those answers and is the one to store.
   */
  apply(entry: TableEntry, at: number, cmd: string | undefined, how: Applying): { entry: TableEntry; change: Change } {
    this.seq++;
    this.updatedAt = at;
    if (cmd !== undefined) {
      this.commands.took(cmd, this.seq);
      this.unrest.took(entry, cmd);
    }
    const before = this.status;
    const done = this.#take(entry, at, how);
    if (this.result === undefined && this.run?.turn.kind === 'over') this.result = resultOf(this.game, this.run, this.#resigned);
    if (this.status === 'over' && before !== 'over') {
      this.endedAt = at;
      this.asked.clear();
    }
    const running = this.turn.filter((seat) => isPersonDriven(this.seats[seat]));
    const turns = this.#waiting.change(running, this.seq);
    this.clock = tick(this.clock, this.setup.clock, at, running, entry.k === 'played' ? entry.seat : undefined);
    const step = done.step === undefined || !how.told ? undefined : this.#seen(done.step, at);
    const info = done.info || this.status !== before;
    return {
      entry: done.entry,
      change: { seq: this.seq, info, step, began: entry.k === 'started', turns, undone: done.undone },
    };
  }

  #take(entry: TableEntry, at: number, how: Applying): Taken {
    switch (entry.k) {
      case 'played': {
        this.#acted[entry.seat] = this.seq;
        const step = this.#advance(entry, entry.seat, how);
        return { ...step, info: this.asked.movedOn(isPersonDriven(this.seats[entry.seat]) ? entry.seat : undefined) };
      }
      case 'created':
        return { entry, info: true };
      case 'sat':
        this.seats[entry.seat] = { kind: 'person', player: entry.player, ...(entry.ready === true ? { ready: true } : {}) };
        return { entry, info: true };
      case 'readied':
        this.#holding.set(entry.player, !entry.yes);
        this.#ready((player) => (player === entry.player ? entry.yes : undefined));
        return { entry, info: true };
      case 'changed':
        this.setup = { ...this.setup, ...entry.terms };
        // Whoever had agreed had agreed to something else.
        for (const player of membersOf(this.seats)) if (player !== this.setup.host) this.#holding.set(player, true);
        this.#ready((player) => (player === this.setup.host ? undefined : false));
        return { entry, info: true };
      case 'botSat':
        this.seats[entry.seat] = { kind: 'bot', level: entry.level };
        return { entry, info: true };
      case 'stood':
        this.seats[entry.seat] = { kind: 'open' };
        return { entry, info: true };
      case 'closed':
        this.#closed = true;
        return { entry, info: true };
      case 'started': {
        this.startedAt = at;
        this.#ready(() => false);
        this.clock = newClock(this.setup.clock, this.setup.seats, at);
        this.run = new Playthrough(this.#witness.game, this.setup.seats, this.setup.options, this.setup.rulesVersion);
        const begun = this.#advance(entry, undefined, how);
        // What was chosen for the seats is nobody's to take back.
        this.#floor.handedOver(this.n);
        return { ...begun, info: true };
      }
      case 'imported':
        this.importedSeed = entry.seed;
        this.seats = entry.players.map((name, seat) => {
          const taken = this.seats[seat];
          return taken === undefined || taken.kind === 'open' ? { kind: 'person', player: { id: `file-seat-${seat + 1}`, name } } : taken;
        });
        return { entry, info: true };
      case 'ended':
        this.playing.append({ kind: 'end', how: entry.how });
        return { entry, info: true };
      case 'undone':
        return { entry, ...this.#takeBack(entry.seat, entry.to) };
      case 'offered': {
        const { k: _k, seat: by, ...asked } = entry;
        this.asked.ask({ id: this.seq, by, yes: [], ...asked }, this.n);
        return { entry, info: true };
      }
      case 'answered':
        return { entry, ...this.#answer(entry.seat, entry.offer, entry.yes), info: true };
      case 'resigned':
        this.#resign(entry.seat, entry.level);
        return { entry, info: true };
      case 'stoodIn':
        this.seats[entry.seat] = {
          ...seatedPerson(this.#seat(entry.seat)),
          level: entry.level,
          standIn: true,
          ...(entry.cause === 'clock' ? { late: true } : {}),
        };
        return { entry, info: true };
      case 'cameBack':
        this.seats[entry.seat] = seatedPerson(this.#seat(entry.seat));
        this.clock = welcomeBack(this.clock, this.setup.clock, entry.seat);
        return { entry, info: true };
      case 'released':
        this.seats[entry.seat] = freed(this.#seat(entry.seat), entry.level);
        return { entry, info: true };
      case 'tookOver':
        this.seats[entry.seat] = { kind: 'person', player: entry.player };
        this.clock = welcomeBack(this.clock, this.setup.clock, entry.seat);
        this.#floor.handedOver(this.n);
        return { entry, info: true };
      case 'muted':
        if (entry.muted) this.muted.add(entry.player);
        else this.muted.delete(entry.player);
        return { entry, info: false };
      case 'renamed':
        this.seats = this.seats.map((seat) =>
          seat.player?.id === entry.player ? { ...seat, player: { ...seat.player, name: entry.name } } : seat,
        );
        return { entry, info: true };
      case 'rematched':
        this.rematch = entry.table;
        this.rematchBy = entry.by;
        return { entry, info: true };
      case 'away': {
        const end = this.holidays.take(entry.seat, entry.until, at);
        const { away: _away, ...seat } = this.#seat(entry.seat);
        this.seats[entry.seat] = end > at ? { ...seat, away: end } : seat;
        this.clock = onHoliday(this.clock, entry.seat, end, at);
        return { entry, info: true };
      }
      case 'credited':
        this.clock = credit(this.clock, entry.ms);
        return { entry, info: false };
    }
  }

  /** Who must say first that they are ready: since something was changed, or because they have said so. */
  get heldBy(): string[] {
    return membersOf(this.seats).filter((player) => this.#holding.get(player) === true);
  }

  /** Before the start: every seat is taken, and every person wants to begin. */
  get isReady(): boolean {
    return (
      this.status === 'waiting' &&
      this.setup.archive !== true &&
      this.seats.every(({ kind, ready }) => kind === 'bot' || (kind === 'person' && ready === true))
    );
  }

  /** Sets or takes the marks of those for whom the answer is not undefined. */
  #ready(is: (player: string) => boolean | undefined): void {
    this.seats = this.seats.map((seat) => {
      const wanted = seat.player === undefined ? undefined : is(seat.player.id);
      if (wanted === undefined || wanted === (seat.ready === true)) return seat;
      const { ready: _ready, ...rest } = seat;
      return wanted ? { ...rest, ready: true } : rest;
    });
  }

  #seat(seat: number): SeatInfo {
    return this.seats[seat] ?? { kind: 'open' };
  }

  /** Plays the lines of an entry, and lets chance answer what they leave open. */
  #advance(entry: LinedEntry, by: Seat | undefined, how: Applying): Taken & { readonly step: RawStep } {
    const run = this.playing;
    let move: string | undefined;
    let hiddenMove: readonly boolean[] = [];
    if (how.told) this.#witness.begin();
    for (const line of entry.lines) {
      const read = by !== undefined && how.move !== undefined ? { kind: 'move' as const, seat: by, move: how.move } : this.#read(line);
      if (read.kind === 'move' && by !== undefined) {
        this.#floor.moved(read.seat, run.entries.length);
        move ??= line.slice(line.indexOf(' ') + 1);
      }
      const played = run.append(read, how.told && read.kind === 'move' && this.#asksUndo(read.seat));
      if (!played.ok) throw new InputError(`Table ${this.id}, entry ${this.seq}: "${line}" is not legal: ${played.reason.code}`);
      if (read.kind === 'move' && hiddenMove.length === 0) hiddenMove = this.#witness.hidden;
    }
    const asked = run.entries.length;
    if (how.chance !== undefined) {
      run.settle(how.chance);
      // What is brought in as a file has ended its turns itself.
      if (by !== undefined && how.move !== undefined && how.asWritten !== true) this.#endTurn(by, how.chance, how.told);
      if (by === undefined && this.setup.readyMade === true) this.#prepare(how.chance, how.random?.() ?? 0);
    }
    const answers = run.entries.slice(asked).map((answer) => writeEntry(this.game, answer));
    const events = this.#witness.end();
    const step: RawStep = { by, move, hiddenMove, events, hidden: this.#witness.hidden };
    return { entry: answers.length === 0 ? entry : { ...entry, lines: [...entry.lines, ...answers] }, step, info: false };
  }

  /** A turn in which nothing else is left to decide ends by itself: written down like any move, and taken back along with the one before it. */
  #endTurn(seat: Seat, chance: ChanceSource, told: boolean): void {
    const run = this.playing;
    for (let move = closingMove(this.game, run.state, seat); move !== undefined; move = closingMove(this.game, run.state, seat)) {
      this.#floor.moved(seat, run.entries.length);
      run.append({ kind: 'move', seat, move }, told && this.#asksUndo(seat));
      run.settle(chance);
    }
  }

  /** Chooses for every seat what is put together before the first turn, as a quick player would. */
  #prepare(chance: ChanceSource, random: number): void {
    const run = this.playing;
    const rng = plainRng(random);
    const { game } = this;
    for (;;) {
      const seat = game.preparing?.(run.state) === true ? this.turn[0] : undefined;
      if (seat === undefined) return;
      run.append({ kind: 'move', seat, move: game.policy?.rollout(run.state, seat, rng) ?? game.moves(run.state, seat)[0] });
      run.settle(chance);
    }
  }

  /** Whether it matters to this seat what its next move shows: somebody else decides how far it may go back. */
  #asksUndo(seat: Seat): boolean {
    return isPersonDriven(this.seats[seat]) && hasSomebodyToAsk(this.seats, seat, this.setup.rated);
  }

  #read(line: string): Entry<unknown, unknown> {
    const read = readEntry(this.game, line);
    if (read instanceof NotationError) throw new InputError(`Table ${this.id}, entry ${this.seq}: ${read.message}`);
    return read;
  }

  #takeBack(by: number, to: number): { undone: { by: number }; info: boolean } {
    const knowsMore = to < this.playing.undoPoint(by);
    if (knowsMore) this.hindsight++;
    this.playing.backTo(to);
    this.#floor.wentBack(to);
    this.#undoneAt = this.seq;
    this.asked.clear();
    return { undone: { by }, info: knowsMore };
  }

  #answer(seat: number, id: number, yes: boolean): { undone?: { by: number } } {
    const offer = this.asked.get(id);
    if (offer === undefined) return {};
    if (!yes) {
      this.asked.drop(id);
      return {};
    }
    const player = this.#seat(seat).player?.id;
    const same = this.seats.flatMap((one, i) => (one.player?.id === player ? [i] : []));
    const agreed = this.asked.agree(id, same) ?? offer;
    if (!this.mustAgree(offer.by, offer.of).every((one) => agreed.yes.includes(one))) return {};
    switch (offer.what) {
      case 'undo':
        return this.#takeBack(offer.by, offer.to ?? this.n);
      case 'release':
        if (offer.of !== undefined) this.seats[offer.of] = freed(this.#seat(offer.of), offer.level ?? '');
        this.asked.drop(id);
        return {};
      case 'draw':
      case 'abandon':
        this.playing.append({ kind: 'end', how: offer.what === 'draw' ? 'draw' : 'abandoned' });
        return {};
    }
  }

  #resign(seat: number, level: string): void {
    this.seats[seat] = { ...seatedPerson(this.#seat(seat)), level, resigned: true };
    this.#resigned.push(seat);
    const { sides } = this;
    if (!endsByResigning(sides, this.#resigned)) return;
    const lost = sides.flatMap((side, i) => (side === sides[seat] ? [i] : []));
    this.result = resignation(this.game, this.playing.state, lost);
  }

  #seen(raw: RawStep, at: number): SeenStep {
    const { seq, n } = this;
    const clk = this.timesLeft(at);
    /** What was written last: most viewers see the same as the one before them. */
    let last:
      | { readonly ev: JsonText; readonly move: string | undefined; readonly undo: number | undefined; readonly text: StepText }
      | undefined;
    const views = raw.events.map((ev, viewer): StepText | undefined => {
      // That somebody moved at all can be a secret.
      if (ev === '' && raw.hidden[viewer] === true) return undefined;
      const move = raw.hiddenMove[viewer] === true ? undefined : raw.move;
      const point = viewer < this.setup.seats ? this.undoPoint(viewer) : n;
      const undo = point < n ? point : undefined;
      if (last === undefined || last.ev !== ev || last.move !== move || last.undo !== undo) {
        last = { ev, move, undo, text: writeStepText({ seq, n, by: raw.by, move, ev, clk, undo }) };
      }
      return last.text;
    });
    return { seq, at, n, views, hidden: raw.hidden };
  }
}

interface RawStep {
  readonly by: Seat | undefined;
  readonly move: string | undefined;
  readonly hiddenMove: readonly boolean[];
  readonly events: readonly JsonText[];
  readonly hidden: readonly boolean[];
}

interface Taken {
  readonly entry: TableEntry;
  readonly step?: RawStep;
  readonly undone?: { readonly by: number };
  readonly info: boolean;
}
