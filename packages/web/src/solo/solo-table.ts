import { type Bot, createBot, type Level } from '@quarterdeck/bots';
import {
  type AnyGame,
  type ChanceSource,
  commitment,
  derivedRng,
  type Entry,
  headerOf,
  InputError,
  NotationError,
  Playthrough,
  readEntry,
  recordedChance,
  type Seat,
  seededChance,
  type Viewer,
  writeEntry,
  writeGameFile,
} from '@quarterdeck/kernel';
import { type Command, isAgainstBots, type Position, type Refusal, type Result, type Step, type TableInfo } from '@quarterdeck/protocol';
import type { TableNews } from '../table/link';
import type { SoloRecord } from './solo-record';

/** The id under which the person at this browser sits at solo tables. */
export const MYSELF = 'me-here';

interface Hooks {
  tell(news: TableNews): void;
  save(record: SoloRecord): void;
}

/**
 * A whole table without a server: the same log, checks, redaction and messages, for one person against
 * bots (or several persons sharing a screen). The log is the only truth; each change is saved.
 */
export class SoloTable {
  readonly #game: AnyGame;
  readonly #hooks: Hooks;
  readonly #chance: ChanceSource;
  readonly #run: Playthrough<unknown, unknown, unknown, unknown>;
  readonly #bots = new Map<Seat, Bot<unknown, unknown>>();
  #record: SoloRecord;
  #viewer: Viewer;
  /** Grows with everything that happens, undo included. */
  #seq = 0;

  constructor(game: AnyGame, record: SoloRecord, hooks: Hooks) {
    this.#game = game;
    this.#hooks = hooks;
    this.#record = record;
    this.#chance = scriptedThenSeeded(record);
    this.#run = new Playthrough(game, record.seats.length, record.options);
    for (const text of record.entries) this.#append(readOrThrow(game, text));
    this.#run.settle(this.#chance);
    this.#seq = this.#run.entries.length;
    this.#viewer = this.mine[0] ?? 'spectator';
    if (this.#run.entries.length !== record.entries.length) this.#save();
  }

  get record(): SoloRecord {
    return this.#record;
  }

  get mine(): readonly Seat[] {
    return this.#record.seats.flatMap((seat, i) => (seat.kind === 'me' ? [i] : []));
  }

  /** Tells everything there is to know to somebody who just came, seen through these eyes. */
  watch(as: Viewer | undefined): void {
    if (as !== undefined) this.#viewer = as;
    this.#hooks.tell({ t: 'info', info: this.#info(), mine: this.mine });
    this.#hooks.tell({ t: 'position', position: this.#position() });
  }

  command(command: Command): Refusal | undefined {
    switch (command.do) {
      case 'play': {
        if (!this.mine.includes(command.seat)) return { code: 'NOT_YOUR_SEAT', rule: 'TABLE' };
        const move = this.#game.notation.readMove(command.move);
        if (move instanceof NotationError) return { code: 'NOT_A_MOVE', rule: 'TABLE', params: { problem: move.problem } };
        return this.#play(command.seat, move);
      }
      case 'undo':
        return this.#undo(command.seat, command.to);
      case 'offer':
        this.#run.append({ kind: 'end', how: command.what === 'draw' ? 'draw' : 'abandoned' });
        this.#afterEnd();
        return undefined;
      default:
        return { code: 'NOT_IN_SOLO', rule: 'TABLE' };
    }
  }

  /** Lets one bot move, if one must; false when the table waits for a person or is over. */
  botMove(): boolean {
    const turn = this.#run.turn;
    if (turn.kind !== 'seats') return false;
    for (const seat of turn.seats) {
      const sits = this.#record.seats[seat];
      if (sits?.kind !== 'bot') continue;
      const refused = this.#play(seat, this.#botAt(seat, sits.level).choose(this.#game.view(this.#run.state, seat)));
      if (refused !== undefined) throw new Error(`The bot chose an illegal move: ${refused.code}`);
      return true;
    }
    return false;
  }

  #botAt(seat: Seat, level: Level): Bot<unknown, unknown> {
    let bot = this.#bots.get(seat);
    if (bot === undefined) {
      // Its luck is its own and unknown to chance, but the same whenever this moment is reached again.
      const seed = derivedRng(`${this.#record.seed}:bot ${seat}`, this.#run.entries.length).u32();
      bot = createBot(this.#game, { config: this.#run.config, seat, level, seed });
      this.#bots.set(seat, bot);
    }
    return bot;
  }

  /** Plays an entry of any seat, for guided games. */
  playEntry(text: string): void {
    const entry = readOrThrow(this.#game, text);
    if (entry.kind !== 'move') throw new InputError(`A guide can only play moves of seats, not "${text}"`);
    const refused = this.#play(entry.seat, entry.move);
    if (refused !== undefined) throw new InputError(`The guide's "${text}" is not legal here: ${refused.code} (${refused.rule})`);
  }

  history(as: Viewer): readonly Step[] {
    const again = new Playthrough(this.#game, this.#record.seats.length, this.#record.options);
    const steps: Step[] = [];
    let ev: unknown[] = [];
    let by: Seat | undefined;
    const close = (n: number): void => {
      steps.push({ seq: n, n, ev, ...(by === undefined ? {} : { by }) });
      ev = [];
    };
    this.#run.entries.forEach((entry, i) => {
      if (entry.kind === 'move') {
        if (i > 0) close(i);
        by = entry.seat;
      }
      ev.push(...seenEvents(this.#game, again, entry, as));
    });
    if (this.#run.entries.length > 0) close(this.#run.entries.length);
    return steps;
  }

  /** The game as a text file; the seed is told once the game is over. */
  file(): string {
    const over = this.#run.turn.kind === 'over';
    const secret =
      this.#record.outcomes === undefined ? { commit: commitment(this.#record.seed), ...(over ? { seed: this.#record.seed } : {}) } : {};
    const header = headerOf(
      this.#game,
      this.#run,
      this.#record.seats.map((seat) => seat.name),
      secret,
    );
    return writeGameFile(this.#game, header, this.#run.entries);
  }

  #play(seat: Seat, move: unknown): Refusal | undefined {
    const why = this.#run.check(seat, move);
    if (why !== undefined) return { code: why.code, rule: why.rule, ...(why.params === undefined ? {} : { params: why.params }) };
    const ev = seenEvents(this.#game, this.#run, { kind: 'move', seat, move }, this.#viewer);
    while (this.#run.turn.kind === 'chance') {
      const outcome = this.#chance.answer(this.#game, this.#run.state, this.#run.outcomes);
      ev.push(...seenEvents(this.#game, this.#run, { kind: 'chance', outcome }, this.#viewer));
    }
    this.#seq++;
    this.#save();
    this.#hooks.tell({
      t: 'steps',
      steps: [{ seq: this.#seq, n: this.#run.entries.length, by: seat, ev, at: Date.now(), ...this.#undoFloor() }],
    });
    if (this.#run.turn.kind === 'over') this.#afterEnd();
    return undefined;
  }

  #undo(seat: Seat, to: number): Refusal | undefined {
    const floor = this.#undoFloor().undo;
    if (floor === undefined || to < floor || to >= this.#run.entries.length || !this.mine.includes(seat)) {
      return { code: 'NOTHING_TO_UNDO', rule: 'TABLE' };
    }
    this.#run.backTo(to);
    this.#bots.clear();
    this.#run.settle(this.#chance);
    this.#seq++;
    const { result: _gone, ...rest } = this.#record;
    this.#record = rest;
    this.#save();
    this.watch(undefined);
    return undefined;
  }

  /**
   * Bots always consent, so at a solo table one may go back as far as one's first move. Chance is bound
   * to the seed and its running number: trying again does not throw other dice.
   */
  #undoFloor(): { readonly undo?: number } {
    const viewer = this.#viewer;
    const first = this.#run.entries.findIndex((entry) => entry.kind === 'move' && entry.seat === viewer);
    return first < 0 ? {} : { undo: first };
  }

  #afterEnd(): void {
    const { game, how, totals, ranks } = this.#finalScore();
    if (game) {
      const result: Result = { how, totals, ranks };
      this.#record = { ...this.#record, result };
      this.#save();
    }
    this.#hooks.tell({ t: 'info', info: this.#info(), mine: this.mine });
  }

  #finalScore(): { game: boolean; how: Result['how']; totals: number[]; ranks: number[] } {
    const over = this.#run.turn.kind === 'over';
    return {
      game: over,
      how: this.#run.agreedEnd ?? 'played',
      totals: [...this.#game.score(this.#run.state).total],
      ranks: [...this.#game.ranking(this.#run.state)],
    };
  }

  #position(): Position {
    return {
      seq: this.#seq,
      n: this.#run.entries.length,
      as: this.#viewer,
      view: this.#game.view(this.#run.state, this.#viewer),
      ...this.#undoFloor(),
    };
  }

  #info(): TableInfo {
    const { id, game, rulesVersion, options, seats, hints, createdAt, updatedAt, result, seed } = this.#record;
    const over = this.#run.turn.kind === 'over';
    return {
      id,
      game,
      rulesVersion,
      options: { ...options },
      host: MYSELF,
      status: over ? 'over' : 'running',
      seats: seats.map((seat) =>
        seat.kind === 'me'
          ? { kind: 'person', player: { id: MYSELF, name: seat.name } }
          : { kind: 'bot', level: seat.level, player: { id: `bot-${seat.level}`, name: seat.name } },
      ),
      clock: { kind: 'none' },
      access: 'invited',
      spectators: false,
      rated: false,
      hints: hints ?? isAgainstBots(seats),
      onExpiry: 'bot',
      absence: 0,
      commitment: commitment(seed),
      createdAt,
      startedAt: createdAt,
      offers: [],
      ...(over ? { seed, endedAt: updatedAt } : {}),
      ...(result === undefined ? {} : { result }),
    };
  }

  #append(entry: Entry<unknown, unknown>): void {
    const played = this.#run.append(entry);
    if (!played.ok)
      throw new InputError(
        `Entry ${this.#run.entries.length + 1} of this game is not legal: ${played.reason.code} (${played.reason.rule})`,
      );
  }

  #save(): void {
    const entries = this.#run.entries.map((entry) => writeEntry(this.#game, entry));
    this.#record = { ...this.#record, entries, updatedAt: Date.now() };
    this.#hooks.save(this.#record);
  }
}

/** Appends a legal entry and returns its events as the viewer may see them. */
function seenEvents(
  game: AnyGame,
  run: Playthrough<unknown, unknown, unknown, unknown>,
  entry: Entry<unknown, unknown>,
  viewer: Viewer,
): unknown[] {
  const before = game.clone(run.state);
  const played = run.append(entry);
  if (!played.ok) throw new InputError(`"${writeEntry(game, entry)}" is not legal here: ${played.reason.code}`);
  const seen: unknown[] = [];
  for (const event of played.events) {
    const redacted = game.redact(event, viewer, before);
    if (redacted !== undefined) seen.push(redacted);
    game.evolve(before, event);
  }
  return seen;
}

function scriptedThenSeeded(record: SoloRecord): ChanceSource {
  const seeded = seededChance(record.seed);
  const outcomes = record.outcomes;
  if (outcomes === undefined) return seeded;
  const recorded = recordedChance(outcomes);
  return { answer: (game, s, n) => (n < outcomes.length ? recorded : seeded).answer(game, s, n) };
}

function readOrThrow(game: AnyGame, text: string): Entry<unknown, unknown> {
  const entry = readEntry(game, text);
  if (entry instanceof Error) throw entry;
  return entry;
}
