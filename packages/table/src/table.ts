import {
  type AnyGame,
  type ChanceSource,
  InputError,
  NotationError,
  Playthrough,
  readEntry,
  type Seat,
  writeEntry,
} from '@quarterdeck/kernel';
import type { Offer, Result, SeatInfo } from '@quarterdeck/protocol';
import { type Clock, credit, newClock, tick, timesLeft, welcomeBack } from './clock';
import type { TableEntry, TableSetup } from './entries';
import { resignation, resultOf } from './result';
import { isBotDriven, isPersonDriven, mustAgree, seatedPerson } from './seats';
import { type SeenStep, Witness } from './steps';

export type Status = 'waiting' | 'running' | 'over' | 'closed';

/** What an entry changed, for those who watch. */
export interface Change {
  readonly seq: number;
  /** The game went on. */
  readonly step?: SeenStep;
  /** The game began: nobody has a position yet. */
  readonly began?: true;
  /** The game went back: every viewer needs the whole position. */
  readonly undone?: { readonly by: number };
  /** The table itself changed. */
  readonly info: boolean;
  /** Persons who must decide since this change, and those who must no longer; `since` names the turn for ever. */
  readonly turns?: { readonly began: readonly SeatTurn[]; readonly ended: readonly SeatTurn[] };
}

export interface SeatTurn {
  readonly seat: number;
  readonly since: number;
}

/** How much is worked out besides the state itself. */
export interface Applying {
  /** Answers what the rules ask; absent for what is already in the log. */
  readonly chance?: ChanceSource;
  /** Writes down what viewers see. */
  readonly told: boolean;
}

type LinedEntry = Extract<TableEntry, { readonly lines: readonly string[] }>;
type AnyPlaythrough = Playthrough<unknown, unknown, unknown, unknown>;

/**
 * A table as its log describes it: a pure fold. Nothing here knows of storage, sockets or the time
 * of day; whatever has a time got it when it was written into the log.
 */
export class Table {
  readonly id: string;
  readonly setup: TableSetup;
  readonly game: AnyGame;
  readonly createdAt: number;
  seq = 0;
  updatedAt: number;
  startedAt: number | undefined;
  endedAt: number | undefined;
  seats: SeatInfo[];
  offers: Offer[] = [];
  clock: Clock;
  result: Result | undefined;
  rematch: string | undefined;
  /** Of an imported game, when its file had it. */
  importedSeed: string | undefined;
  run: AnyPlaythrough | undefined;
  readonly muted = new Set<string>();
  /** Commands that have been carried out, with the seq they led to. */
  readonly commands = new Map<string, number>();
  readonly #witness: Witness;
  #closed = false;
  #resigned: number[] = [];
  /** Lengths of the game's log at which a seat, not chance, had the word. */
  #moments: number[] = [];
  /** The seq at which each seat last moved, and the last undo. */
  #acted: number[];
  #undoneAt = 0;

  /** Persons who must decide, each since a seq. */
  #waiting: readonly SeatTurn[] = [];
  /** Nobody goes back beyond this alone, because the seat has changed hands. */
  #floor = 0;
  #how: Applying = { told: false };

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

  /** Seats that must decide now. */
  get turn(): readonly Seat[] {
    if (this.run === undefined || this.result !== undefined) return [];
    const turn = this.run.turn;
    return turn.kind === 'seats' ? turn.seats : [];
  }

  /** The game that plays, or an error for whoever asks too early. */
  get playing(): AnyPlaythrough {
    if (this.run === undefined) throw new InputError('This game has not begun');
    return this.run;
  }

  /** Down to how many entries a seat may take back alone. */
  undoPoint(seat: Seat): number {
    if (this.run === undefined || this.status !== 'running' || !isPersonDriven(this.seats[seat])) return this.n;
    return Math.max(this.#floor, this.run.undoPoint(seat));
  }

  /** Whether the game stood at this length when a seat had to decide. */
  isMoment(length: number): boolean {
    return this.#moments.includes(length);
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
    this.#how = how;
    this.seq++;
    this.updatedAt = at;
    if (cmd !== undefined) this.commands.set(cmd, this.seq);
    const before = this.status;
    const done = this.#take(entry, at);
    if (this.result === undefined && this.run?.turn.kind === 'over') this.result = resultOf(this.game, this.run, this.#resigned);
    if (this.status === 'over' && before !== 'over') {
      this.endedAt = at;
      this.offers = [];
    }
    const running = this.turn.filter((seat) => isPersonDriven(this.seats[seat]));
    const turns = this.#changeTurns(running);
    this.clock = tick(this.clock, this.setup.clock, at, running, entry.k === 'played' ? entry.seat : undefined);
    const step = done.step === undefined || !how.told ? undefined : this.#seen(done.step, at);
    const info = done.info || this.status !== before;
    return {
      entry: done.entry,
      change: {
        seq: this.seq,
        info,
        ...(step === undefined ? {} : { step }),
        ...(entry.k === 'started' ? { began: true } : {}),
        ...(turns === undefined ? {} : { turns }),
        ...(done.undone === undefined ? {} : { undone: done.undone }),
      },
    };
  }

  #take(entry: TableEntry, at: number): Taken {
    switch (entry.k) {
      case 'created':
        return { entry, info: true };
      case 'sat':
        this.seats[entry.seat] = { kind: 'person', player: entry.player };
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
      case 'started':
        this.startedAt = at;
        this.clock = newClock(this.setup.clock, this.setup.seats, at);
        this.run = this.#freshRun();
        return { ...this.#advance(entry, undefined), info: true };
      case 'imported':
        this.importedSeed = entry.seed;
        this.seats = entry.players.map((name, seat) => {
          const taken = this.seats[seat];
          return taken?.player === undefined ? { kind: 'person', player: { id: `file-seat-${seat + 1}`, name } } : taken;
        });
        return { entry, info: true };
      case 'ended':
        this.playing.append({ kind: 'end', how: entry.how });
        return { entry, info: true };
      case 'played': {
        this.#acted[entry.seat] = this.seq;
        const step = this.#advance(entry, entry.seat);
        const asked = this.offers.length;
        // Whoever moves on has answered a question about the past.
        this.offers = this.offers.filter((offer) => offer.what !== 'undo');
        return { ...step, info: this.offers.length !== asked };
      }
      case 'undone':
        return { entry, ...this.#takeBack(entry.seat, entry.to), info: false };
      case 'offered': {
        const { seat, what, to } = entry;
        this.offers.push({ id: this.seq, what, by: seat, yes: [], ...(to === undefined ? {} : { to }) });
        return { entry, info: true };
      }
      case 'answered':
        return { entry, ...this.#answer(entry.seat, entry.offer, entry.yes), info: true };
      case 'resigned':
        this.#resign(entry.seat, entry.level);
        return { entry, info: true };
      case 'stoodIn':
        this.seats[entry.seat] = { ...seatedPerson(this.#seat(entry.seat)), level: entry.level, standIn: true };
        return { entry, info: true };
      case 'cameBack':
        this.seats[entry.seat] = seatedPerson(this.#seat(entry.seat));
        this.clock = welcomeBack(this.clock, this.setup.clock, entry.seat);
        return { entry, info: true };
      case 'tookOver':
        this.seats[entry.seat] = { kind: 'person', player: entry.player };
        this.clock = welcomeBack(this.clock, this.setup.clock, entry.seat);
        // What the seat did before is not for the newcomer to take back.
        this.#floor = this.n;
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
        return { entry, info: true };
      case 'credited':
        this.clock = credit(this.clock, entry.ms);
        return { entry, info: false };
    }
  }

  #changeTurns(running: readonly number[]): Change['turns'] {
    const ended = this.#waiting.filter(({ seat }) => !running.includes(seat));
    const began = running.filter((seat) => !this.#waiting.some((turn) => turn.seat === seat)).map((seat) => ({ seat, since: this.seq }));
    if (ended.length === 0 && began.length === 0) return undefined;
    this.#waiting = [...this.#waiting.filter((turn) => !ended.includes(turn)), ...began];
    return { began, ended };
  }

  #seat(seat: number): SeatInfo {
    return this.seats[seat] ?? { kind: 'open' };
  }

  #freshRun(): AnyPlaythrough {
    return new Playthrough(this.#witness.game, this.setup.seats, this.setup.options);
  }

  /** Plays the lines of an entry, and lets chance answer what they leave open. */
  #advance(entry: LinedEntry, by: Seat | undefined): Taken {
    const run = this.playing;
    const lines: string[] = [];
    let move: string | undefined;
    let hiddenMove: readonly boolean[] = [];
    if (this.#how.told) this.#witness.begin();
    for (const line of entry.lines) {
      const read = readEntry(this.game, line);
      if (read instanceof NotationError) throw new InputError(`Table ${this.id}, entry ${this.seq}: ${read.message}`);
      const text = writeEntry(this.game, read);
      if (read.kind === 'move') {
        this.#moments.push(run.entries.length);
        move = text.slice(text.indexOf(' ') + 1);
      }
      const played = run.append(read, this.#how.told);
      if (!played.ok) throw new InputError(`Table ${this.id}, entry ${this.seq}: "${line}" is not legal: ${played.reason.code}`);
      if (read.kind === 'move') hiddenMove = this.#witness.hidden;
      lines.push(text);
    }
    if (this.#how.chance !== undefined) {
      const asked = run.entries.length;
      run.settle(this.#how.chance);
      for (const answer of run.entries.slice(asked)) lines.push(writeEntry(this.game, answer));
    }
    const events = this.#witness.end();
    const step: RawStep = { by, move, hiddenMove, events, hidden: this.#witness.hidden };
    return { entry: { ...entry, lines }, step, info: false };
  }

  #takeBack(by: number, to: number): { undone: { by: number } } {
    this.playing.backTo(to);
    this.#moments = this.#moments.filter((moment) => moment < to);
    this.#floor = Math.min(this.#floor, to);
    this.#undoneAt = this.seq;
    this.offers = [];
    return { undone: { by } };
  }

  #answer(seat: number, id: number, yes: boolean): { step?: RawStep; undone?: { by: number } } {
    const offer = this.offers.find((one) => one.id === id);
    if (offer === undefined) return {};
    if (!yes) {
      this.offers = this.offers.filter((one) => one.id !== id);
      return {};
    }
    const player = this.#seat(seat).player?.id;
    const same = this.seats.flatMap((one, i) => (one.player?.id === player ? [i] : []));
    const agreed = { ...offer, yes: [...new Set([...offer.yes, ...same])] };
    this.offers = this.offers.map((one) => (one.id === id ? agreed : one));
    if (!mustAgree(this.seats, offer.by).every((one) => agreed.yes.includes(one))) return {};
    if (offer.what === 'undo') return this.#takeBack(offer.by, offer.to ?? this.n);
    this.playing.append({ kind: 'end', how: offer.what === 'draw' ? 'draw' : 'abandoned' });
    return {};
  }

  #resign(seat: number, level: string): void {
    this.seats[seat] = { ...seatedPerson(this.#seat(seat)), level, resigned: true };
    this.#resigned.push(seat);
    const run = this.playing;
    const sides = this.game.teams?.(run.config) ?? this.seats.map((_, i) => i);
    const left = new Set(sides.filter((_, i) => !this.#resigned.includes(i)));
    // Between two sides, nothing is left to play for once one of them has given up.
    if (new Set(sides).size === 2 && left.size < 2) {
      const lost = sides.flatMap((side, i) => (left.has(side) ? [] : [i]));
      this.result = resignation(this.game, run.state, lost);
    }
  }

  #seen(raw: RawStep, at: number): SeenStep {
    const left = this.timesLeft(at);
    const clk = left === undefined ? '' : `,"clk":[${left.join(',')}]`;
    const texts = raw.events.map((events, viewer) => {
      // That somebody moved at all can be a secret.
      if (events === NOTHING && raw.hidden[viewer] === true) return undefined;
      const by = raw.by === undefined ? '' : `,"by":${raw.by}`;
      const move = raw.move === undefined || raw.hiddenMove[viewer] === true ? '' : `,"move":${JSON.stringify(raw.move)}`;
      const point = this.undoPoint(viewer);
      const undo = viewer < this.setup.seats && point < this.n ? `,"undo":${point}` : '';
      return `"seq":${this.seq},"n":${this.n}${by}${move},"ev":${events}${clk}${undo}`;
    });
    return { seq: this.seq, at, n: this.n, texts, hidden: raw.hidden };
  }

  /** Whether a bot must move now. */
  get botSeats(): number[] {
    return this.turn.filter((seat) => isBotDriven(this.seats[seat]));
  }
}

/** No events, as the witness writes it. */
const NOTHING = '[]';

interface RawStep {
  readonly by: Seat | undefined;
  readonly move: string | undefined;
  readonly hiddenMove: readonly boolean[];
  readonly events: readonly string[];
  readonly hidden: readonly boolean[];
}

interface Taken {
  readonly entry: TableEntry;
  readonly step?: RawStep;
  readonly undone?: { readonly by: number };
  readonly info: boolean;
}
