import { type AnyGame, seededChance } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import type { Player, TableRequest } from '@quarterdeck/protocol';
import {
  type Actor,
  type Circumstances,
  type CommandKey,
  commandKey,
  decide,
  type LoggedCommand,
  type LogRow,
  setupFor,
  Table,
  type TableEntry,
  type TableSetup,
  writeKey,
  writeTableEntry,
} from '../src';

export const SEED = 'five fathoms';
const LEVELS = ['cabin-boy', 'mate'];

export const person = (name: string): Player => ({ id: `id-${name}`, name });

export const request = (changes: Partial<TableRequest> = {}): TableRequest => ({
  game: 'soundings',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  access: 'open',
  spectators: true,
  rated: false,
  onExpiry: 'bot',
  match: 1,
  ...changes,
});

/** A table in memory and the people at it: what they do goes through the same decisions as anywhere. */
export class Harbour {
  readonly table: Table;
  /** For how long people have been away, in minutes. */
  readonly away = new Map<string, number>();
  now = 1_000;
  /** The log as it would be stored. */
  readonly rows: LogRow[] = [];
  #next = 1;

  /** The host is the first of the names; `bot` is a bot's seat. */
  constructor(names: readonly string[], changes: Partial<TableRequest> = {}, game: AnyGame = soundings, given?: TableSetup) {
    const [host = ''] = names;
    const seats = names.map((name) => (name === 'bot' ? ({ kind: 'bot', level: 'mate' } as const) : ({ kind: 'open' } as const)));
    const setup = given ?? setupFor(game, person(host), request({ seats, ...changes }), LEVELS, SEED);
    this.table = new Table('table-1', game, setup, this.now);
    this.put({ k: 'created', setup });
    names.forEach((name, seat) => {
      this.put(name === 'bot' ? { k: 'botSat', seat, level: 'mate' } : { k: 'sat', seat, player: person(name) });
    });
    this.put({ k: 'started', lines: [] });
  }

  put(entry: TableEntry, asked?: CommandKey, move?: unknown): void {
    const cmd = asked === undefined ? undefined : writeKey(asked);
    const { entry: written } = this.table.apply(entry, this.now, cmd, { chance: seededChance(SEED), told: true, move });
    this.rows.push({ seq: this.rows.length + 1, at: this.now, cmd, entry: writeTableEntry(written) });
  }

  /** Gives a command; the code with which it is refused. */
  do(name: string, command: LoggedCommand, invited = false): string | undefined {
    const here: Circumstances = {
      invited,
      levels: LEVELS,
      standInLevel: 'mate',
      absentFor: (player) => (this.away.get(player) ?? 0) * 60_000,
    };
    const actor: Actor = name === 'bot' ? { kind: 'bot' } : { kind: 'player', player: person(name) };
    const judged = decide(this.table, actor, command, here);
    if ('refused' in judged) return judged.refused.code;
    this.put(judged.entry, commandKey(person(name).id, `${this.#next++}`, command), judged.move);
    return undefined;
  }

  leaves(name: string, minutes: number): void {
    this.away.set(person(name).id, minutes);
  }

  /** The first legal move of a seat. */
  move(seat: number): string {
    const [move] = this.table.game.moves(this.table.playing.state, seat);
    return this.table.game.notation.writeMove(move);
  }

  play(name: string, seat: number): string | undefined {
    return this.do(name, { do: 'play', seat, move: this.move(seat) });
  }

  who(seat: number): string {
    return this.table.seats[seat]?.player?.name ?? this.table.seats[seat]?.kind ?? '';
  }
}
