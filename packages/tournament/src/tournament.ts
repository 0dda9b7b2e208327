/** How a tournament finds its winner. With three or four seats a round robin is a league: everybody meets everybody as evenly as can be. */
export const FORMATS = ['round-robin', 'swiss', 'knockout'] as const;
export type Format = (typeof FORMATS)[number];

/** What was agreed before anybody signed up. */
export interface Plan {
  readonly format: Format;
  /** At every table. */
  readonly seats: number;
  /** Of a Swiss tournament or a league; the others end by themselves. */
  readonly rounds: number;
  /** With fewer it is called off. */
  readonly least: number;
  readonly most: number;
  /** Bots of this level fill up to full tables, and up to the least. */
  readonly fill?: string;
  /** Decides where nothing else does; the same for everybody who asks. */
  readonly lot: string;
}

export interface Entrant {
  readonly id: string;
  readonly name: string;
  /** The level of a bot. */
  readonly level?: string;
  /** What the seeding goes by. */
  readonly rating: number;
}

/** One game of a round: who sits where at which table, and how it ended. */
export interface Board {
  readonly table: string;
  /** By seat. */
  readonly players: readonly string[];
  readonly result?: BoardResult;
}

export interface BoardResult {
  /** Rank of every seat, 1 is best, equal ranks share. */
  readonly ranks: readonly number[];
  readonly totals: readonly number[];
  /** The game was given up by all: it counts for nobody. */
  readonly void?: true;
  /** Seats that gave up or did not come. */
  readonly gone: readonly number[];
}

/** One line of a tournament's log: the only truth about it. */
export type TournamentEntry =
  | { readonly k: 'created'; readonly plan: Plan }
  | { readonly k: 'joined'; readonly entrant: Entrant }
  /** Before the start: signed off. After it: plays no further round. */
  | { readonly k: 'left'; readonly id: string }
  | { readonly k: 'started'; readonly bots: readonly Entrant[] }
  | { readonly k: 'paired'; readonly boards: readonly Omit<Board, 'result'>[]; readonly byes: readonly string[] }
  /** A drawn game of a knock-out is played once more in the same round, with the seats exchanged. */
  | { readonly k: 'replayed'; readonly board: Omit<Board, 'result'> }
  | { readonly k: 'ended'; readonly table: string; readonly result: BoardResult }
  | { readonly k: 'finished' }
  | { readonly k: 'cancelled'; readonly why: 'too-few' | 'called-off' };

export type TournamentStatus = 'registration' | 'running' | 'over' | 'cancelled';

/** Who did not come to so many games in a row is not waited for any more. */
const MISSED = 2;

/** A tournament as its log describes it: a pure fold. Nothing here knows of tables, storage or the time of day. */
export class Tournament {
  readonly plan: Plan;
  status: TournamentStatus = 'registration';
  cancelled: 'too-few' | 'called-off' | undefined;
  readonly entrants = new Map<string, Entrant>();
  readonly left = new Set<string>();
  readonly rounds: { boards: Board[]; byes: string[] }[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
  }

  static of(entries: readonly TournamentEntry[]): Tournament {
    const [first, ...more] = entries;
    if (first?.k !== 'created') throw new Error('The log of a tournament begins with its plan');
    const tournament = new Tournament(first.plan);
    for (const entry of more) tournament.apply(entry);
    return tournament;
  }

  apply(entry: TournamentEntry): void {
    switch (entry.k) {
      case 'created':
        throw new Error('A tournament is created once');
      case 'joined':
        this.entrants.set(entry.entrant.id, entry.entrant);
        this.left.delete(entry.entrant.id);
        return;
      case 'left':
        if (this.status === 'registration') this.entrants.delete(entry.id);
        else this.left.add(entry.id);
        return;
      case 'started':
        for (const bot of entry.bots) this.entrants.set(bot.id, bot);
        this.status = 'running';
        return;
      case 'paired':
        this.rounds.push({ boards: [...entry.boards], byes: [...entry.byes] });
        return;
      case 'replayed':
        this.rounds.at(-1)?.boards.push(entry.board);
        return;
      case 'ended':
        for (const round of this.rounds) {
          round.boards = round.boards.map((board) => (board.table === entry.table ? { ...board, result: entry.result } : board));
        }
        return;
      case 'finished':
        this.status = 'over';
        return;
      case 'cancelled':
        this.status = 'cancelled';
        this.cancelled = entry.why;
    }
  }

  /** Games of the running round that are not over. */
  get open(): readonly Board[] {
    return this.status === 'running' ? (this.rounds.at(-1)?.boards.filter(({ result }) => result === undefined) ?? []) : [];
  }

  /** Everybody in the order of their strength before the first game; equal ones by lot. */
  get seeds(): readonly Entrant[] {
    return [...this.entrants.values()].sort((a, b) => b.rating - a.rating || lotOf(this.plan.lot, a.id) - lotOf(this.plan.lot, b.id));
  }

  /** Those who are to be paired: they have neither left nor stayed away from several games in a row. */
  get active(): readonly Entrant[] {
    return this.seeds.filter(({ id }) => !this.left.has(id) && this.#missed(id) < MISSED);
  }

  #missed(id: string): number {
    let missed = 0;
    for (const { boards } of this.rounds) {
      for (const { players, result } of boards) {
        const seat = players.indexOf(id);
        if (seat < 0 || result === undefined) continue;
        missed = result.gone.includes(seat) ? missed + 1 : 0;
      }
    }
    return missed;
  }
}

/** Where nothing else decides: a number that follows from the tournament's lot and the name, the same for everybody. */
export function lotOf(lot: string, id: string): number {
  let value = 2_166_136_261;
  for (const letter of `${lot} ${id}`) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  // A last stir, so that names that differ in their last letter alone do not lie side by side.
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}
