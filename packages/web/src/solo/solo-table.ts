import { type Bot, createBot, findPrior, isLevel, LEVELS, searches } from '@quarterdeck/bots';
import {
  type AnyGame,
  type ChanceSource,
  derivedRng,
  type GameConfig,
  InputError,
  type Reason,
  readEntry,
  type Seat,
  type Viewer,
} from '@quarterdeck/kernel';
import { type Command, readStepText, refuse, type Step } from '@quarterdeck/protocol';
import {
  type Actor,
  Answers,
  type Change,
  type Circumstances,
  type CommandKey,
  commandKey,
  type Decision,
  decide,
  dueAt,
  expiry,
  foldTable,
  gameAsPlayed,
  historyFor,
  infoOf,
  type LoggedCommand,
  type LogRow,
  type Outcome,
  perspectiveFor,
  positionOf,
  readTableEntry,
  seatsOf,
  type Table,
  viewerIndex,
  writeKey,
  writeTableEntry,
} from '@quarterdeck/table';
import type { TableNews } from '../table/link';
import { chanceOf } from './open-record';
import { headOf, MYSELF, type SoloRecord } from './solo-record';
import type { SoloStore } from './solo-store';

export interface SoloParts {
  readonly game: AnyGame;
  readonly store: SoloStore;
  readonly now: () => number;
  readonly tell: (news: TableNews) => void;
  /** The log has grown: other tabs of this game should look. */
  readonly grown?: (seq: number) => void;
}

/** The level that plays on for those who give up. */
const STAND_IN = 'mate';
const HERE: Circumstances = { invited: true, levels: LEVELS, standInLevel: STAND_IN, absentFor: () => 0 };
const ME: Actor = { kind: 'player', player: { id: MYSELF, name: '' } };
const ATTEMPTS = 8;

/**
 * A whole table without a server: the same table, decided and folded by the same code, with a store in
 * this browser. Another tab may write to the same store at any time; then the log is read again and the
 * command judged anew. So no tab undoes what another has done.
 */
export class SoloTable {
  readonly #parts: SoloParts;
  readonly #seed: string;
  readonly #chance: ChanceSource;
  /** A guide teaches how a turn is ended, too. */
  readonly #scripted: boolean;
  readonly #bots = new Map<Seat, Bot<unknown, unknown>>();
  readonly #answers = new Answers();
  #table: Table;
  #log: LogRow[];
  #wanted: Viewer | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /** Throws Unplayable when the table needs other rules than the game has here. */
  constructor(record: SoloRecord, parts: SoloParts) {
    this.#parts = parts;
    this.#seed = record.seed;
    this.#chance = chanceOf(record);
    this.#scripted = record.outcomes !== undefined;
    this.#log = [...record.log];
    this.#table = this.#fold(record);
  }

  get mine(): readonly Seat[] {
    return seatsOf(this.#table.seats, MYSELF);
  }

  get config(): GameConfig {
    return this.#table.playing.config;
  }

  /** Whether somebody here plays by searching. */
  get hasSearchingBots(): boolean {
    return this.#table.seats.some(({ level }) => level !== undefined && searches(level));
  }

  /** When the first running clock is out of time. */
  get dueAt(): number | undefined {
    return dueAt(this.#table.clock);
  }

  /** Tells everything there is to know to somebody who just came, seen through these eyes. */
  watch(as: Viewer | undefined): void {
    const granted = this.#granted(as);
    if (!granted.ok) {
      this.#parts.tell({ t: 'gone', reason: granted.reason });
      return;
    }
    if (as !== undefined) this.#wanted = as;
    this.#tellInfo();
    if (this.#hasJustBegun && !this.#scripted) this.#tellBeginning(granted.as);
    else this.#tellPosition();
  }

  /** Carries out a command once, however often it is sent under this id; the refusal, if it is refused. */
  async send(id: string, command: Command): Promise<Reason | undefined> {
    // There is nobody to talk to, and nothing to plan for where every turn comes at once.
    if (command.do === 'chat' || command.do === 'plan') return refuse('NOT_IN_SOLO');
    const outcome = await this.#command(ME, id, command);
    return outcome.ok ? undefined : outcome.reason;
  }

  /** Lets one bot move, if one must; false when the table waits for a person or is over. */
  async botMove(): Promise<boolean> {
    const table = this.#table;
    const [seat] = table.botSeats;
    if (seat === undefined) return false;
    const { seq } = table;
    const bot = await this.#botAt(seat);
    // Loading took a moment, in which somebody may have gone back.
    if (this.#table.seq !== seq) return true;
    const move = table.game.notation.writeMove(bot.choose(table.game.view(table.playing.state, seat)));
    const outcome = await this.#command({ kind: 'bot' }, `${seq}-${seat}`, { do: 'play', seat, move, at: seq });
    // Another tab may have been quicker; a refusal of what was not overtaken is a fault of the bot.
    if (!outcome.ok && this.#table.seq === seq) throw new Error(`The bot chose an illegal move: ${outcome.reason.code}`);
    return true;
  }

  /** Plays an entry of any seat, for guided games. */
  async playEntry(text: string): Promise<void> {
    const { game, seq } = this.#table;
    const entry = readEntry(game, text);
    if (entry instanceof Error) throw entry;
    if (entry.kind !== 'move') throw new InputError(`A guide can only play moves of seats, not "${text}"`);
    const { seat } = entry;
    const actor: Actor = this.mine.includes(seat) ? ME : { kind: 'bot' };
    const outcome = await this.#command(actor, `guide-${seq}`, { do: 'play', seat, move: game.notation.writeMove(entry.move) });
    if (!outcome.ok) throw new InputError(`The guide's "${text}" is not legal here: ${outcome.reason.code} (${outcome.reason.rule})`);
  }

  /** Calls the clock of whoever is out of time. */
  async expire(): Promise<void> {
    await this.#attempt({ key: `clock:${this.#table.seq}`, print: '' }, () => {
      const entry = expiry(this.#table, this.#parts.now(), STAND_IN);
      return entry === undefined ? { refused: refuse('NOTHING_TO_DO') } : { entry };
    });
  }

  /** Gives running clocks back the time in which nobody had the game open, or so many milliseconds of it. */
  async credit(lost?: number): Promise<void> {
    const { ok } = await this.#attempt({ key: `credit:${this.#table.seq}`, print: '' }, () => {
      const ms = lost ?? this.#parts.now() - this.#table.updatedAt;
      return dueAt(this.#table.clock) === undefined || ms <= 0 ? { refused: refuse('NOTHING_TO_DO') } : { entry: { k: 'credited', ms } };
    });
    if (ok) this.#tellPosition();
  }

  /** Takes in what other tabs have written. */
  async catchUp(): Promise<void> {
    await this.#inTurn(() => this.#refresh());
  }

  /** Everything that happened so far, as the viewer may see it; the refusal where it may not. */
  history(as: Viewer): readonly Step[] | Reason {
    const granted = this.#granted(as);
    if (!granted.ok) return granted.reason;
    const { steps } = foldTable(this.#table.id, this.#log, () => this.#parts.game, this.#log.length);
    return historyFor(steps, viewerIndex(this.#table, as));
  }

  #granted(as: Viewer | undefined): ReturnType<typeof perspectiveFor> {
    return perspectiveFor(this.#table, { player: MYSELF, invited: true }, as);
  }

  #command(actor: Actor, id: string, command: LoggedCommand): Promise<Outcome> {
    const asked = commandKey(actor.kind === 'bot' ? 'bot' : MYSELF, id, command);
    return this.#attempt(asked, () => decide(this.#table, actor, command, HERE));
  }

  #attempt(asked: CommandKey, judge: () => Decision): Promise<Outcome> {
    return this.#inTurn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const known = this.#table.commands.answer(asked) ?? this.#answers.answer(asked);
        if (known !== undefined) return known;
        const judged = judge();
        if ('refused' in judged) {
          // A refusal must not come from an old state that another tab has moved on from.
          if (await this.#refresh()) continue;
          const outcome: Outcome = { ok: false, reason: judged.refused };
          if (asked.print !== '') this.#answers.remember(asked, outcome);
          return outcome;
        }
        if (await this.#append(judged, asked)) return { ok: true, seq: this.#table.seq };
      }
      return { ok: false, reason: refuse('TOO_BUSY') };
    });
  }

  /** Folds and stores an entry; false when another tab was quicker. */
  async #append({ entry, move }: Exclude<Decision, { readonly refused: Reason }>, asked: CommandKey): Promise<boolean> {
    const { store, now, grown } = this.#parts;
    const table = this.#table;
    const at = Math.max(now(), table.updatedAt);
    const cmd = writeKey(asked);
    const { entry: whole, change } = table.apply(entry, at, cmd, { chance: this.#chance, told: true, asWritten: this.#scripted, move });
    const row: LogRow = { seq: change.seq, at, cmd, entry: writeTableEntry(whole) };
    let kept = false;
    try {
      kept = await store.append(table.id, row, headOf(table));
    } finally {
      // What is folded in but not stored has not happened.
      if (!kept) await this.#reload();
    }
    if (!kept) return false;
    this.#log.push(row);
    this.#tellChange(change);
    grown?.(change.seq);
    return true;
  }

  /** Takes in what other tabs have written; false when there is nothing new. */
  async #refresh(): Promise<boolean> {
    const record = await this.#parts.store.read(this.#table.id);
    if (record === undefined) {
      this.#parts.tell({ t: 'gone', reason: refuse('NO_SUCH_TABLE') });
      return false;
    }
    const news = record.log.slice(this.#log.length);
    for (const row of news) {
      this.#log.push(row);
      this.#tellChange(this.#table.apply(readTableEntry(row.entry), row.at, row.cmd, { told: true }).change);
    }
    return news.length > 0;
  }

  async #reload(): Promise<void> {
    const record = await this.#parts.store.read(this.#table.id);
    if (record === undefined) {
      this.#parts.tell({ t: 'gone', reason: refuse('NO_SUCH_TABLE') });
      return;
    }
    this.#log = [...record.log];
    this.#table = this.#fold(record);
    this.#bots.clear();
    this.#tellInfo();
    this.#tellPosition();
  }

  #fold({ id, log }: SoloRecord): Table {
    return foldTable(id, log, (name, rulesVersion) => gameAsPlayed(this.#parts.game, name, rulesVersion)).table;
  }

  #tellChange(change: Change): void {
    // Another past, or another level on a seat.
    if (change.undone !== undefined || change.info) this.#bots.clear();
    if (change.undone !== undefined || change.began) this.#tellPosition();
    else {
      const seen = change.step?.views[this.#viewer];
      if (seen !== undefined) this.#parts.tell({ t: 'steps', steps: [readStepText(seen, change.step?.at)] });
    }
    // The last move is seen before the result it led to.
    if (change.info) this.#tellInfo();
  }

  /** Nobody has done anything yet: all there is came from chance. */
  get #hasJustBegun(): boolean {
    const last = this.#log.at(-1);
    return last !== undefined && readTableEntry(last.entry).k === 'started';
  }

  /** Tells how the game began as something that happens now: its first throw is seen, like every other. */
  #tellBeginning(as: Viewer): void {
    const { game, playing } = this.#table;
    const steps = this.history(as);
    if ('code' in steps) return;
    const position = positionOf(this.#table, viewerIndex(this.#table, as), this.#parts.now());
    this.#parts.tell({ t: 'position', position: { ...position, view: game.view(game.initial(playing.config), as), n: 0, seq: 0 } });
    this.#parts.tell({ t: 'steps', steps });
  }

  get #viewer(): number {
    const granted = this.#granted(this.#wanted);
    return viewerIndex(this.#table, granted.ok ? granted.as : 'spectator');
  }

  #tellPosition(): void {
    this.#parts.tell({ t: 'position', position: positionOf(this.#table, this.#viewer, this.#parts.now()) });
  }

  #tellInfo(): void {
    this.#parts.tell({ t: 'info', info: infoOf(this.#table, this.#seed), mine: this.mine });
  }

  async #botAt(seat: Seat): Promise<Bot<unknown, unknown>> {
    const known = this.#bots.get(seat);
    if (known !== undefined) return known;
    const { game, n, playing, seats } = this.#table;
    const level = seats[seat]?.level ?? STAND_IN;
    if (!isLevel(level)) throw new InputError(`There is no bot level "${level}"`);
    // Its luck is its own and unknown to chance, but the same whenever this moment is reached again.
    const seed = derivedRng(`${this.#seed}:bot ${seat}`, n).u32();
    const prior = searches(level) ? await findPrior(game, playing.config, console.info) : undefined;
    const bot = createBot(game, { config: playing.config, seat, level, seed }, prior);
    this.#bots.set(seat, bot);
    return bot;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work, work);
    this.#turn = next;
    return next;
  }
}
