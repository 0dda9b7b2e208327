import { type AnyGame, type Message, Playthrough, writeEntry } from '@quarterdeck/kernel';
import { foldTable, type LogRow, type Table } from '@quarterdeck/table';

/** One choice that can be named in a word or two, with what it says. */
interface Choice {
  readonly text: string;
  readonly say: Message;
}

/** What a finished game has to say to statistics. Nothing here knows which game it is. */
export interface Facts {
  readonly game: string;
  readonly seats: number;
  /** Everybody who played was a person. */
  readonly persons: boolean;
  readonly how: string;
  readonly moves: number;
  /** Of a game with a live clock. */
  readonly minutes: number | undefined;
  /** By seat: the share of the win, and what was chosen. */
  readonly players: readonly { readonly won: number; readonly opening: Choice | undefined; readonly choices: readonly Choice[] }[];
  /** Points by item of the score sheet: of the winners, and of all others, on average. */
  readonly sources: readonly { readonly item: string; readonly first: number; readonly others: number }[];
}

/** Choices of more words are places and amounts: there are too many of them to be counted. */
const WORDS = 2;

/** Undefined for a game that has no say: brought in as a file, or ended without a result. */
export function factsOf(id: string, rows: readonly LogRow[], gameOf: (id: string, version: number) => AnyGame): Facts | undefined {
  const { table } = foldTable(id, rows, gameOf);
  const { result, setup, startedAt, endedAt } = table;
  if (result === undefined || setup.archive === true || result.how === 'abandoned' || table.run === undefined) return undefined;
  const winners = result.ranks.filter((rank) => rank === 1).length;
  const live = setup.clock.kind === 'live' && startedAt !== undefined && endedAt !== undefined;
  const chosen = choicesOf(table);
  return {
    game: setup.game,
    seats: setup.seats,
    persons: table.seats.every(({ kind }) => kind === 'person'),
    how: result.how,
    moves: table.run.entries.filter(({ kind }) => kind === 'move').length,
    minutes: live ? Math.round((endedAt - startedAt) / 60_000) : undefined,
    players: result.ranks.map((rank, seat) => {
      const mine = chosen[seat] ?? [];
      return { won: rank === 1 ? 1 / winners : 0, opening: mine[0], choices: [...new Map(mine.map((one) => [one.text, one])).values()] };
    }),
    sources: sourcesOf(table),
  };
}

function choicesOf(table: Table): Choice[][] {
  const { game, playing } = table;
  const run = new Playthrough(game, playing.config.seats, playing.config.options, playing.config.rules);
  const chosen: Choice[][] = table.seats.map(() => []);
  for (const entry of playing.entries) {
    if (entry.kind === 'move') {
      const text = writeEntry(game, entry).replace(/^\d+ /, '');
      if (text.split(' ').length === WORDS) chosen[entry.seat]?.push({ text, say: game.words.move(entry.move, run.state, entry.seat) });
    }
    run.append(entry);
  }
  return chosen;
}

function sourcesOf({ game, playing, result }: Table): Facts['sources'] {
  const ranks = result?.ranks ?? [];
  const mean = (points: readonly number[], first: boolean): number => {
    const those = points.filter((_, seat) => (ranks[seat] === 1) === first);
    return those.length === 0 ? 0 : those.reduce((sum, one) => sum + one, 0) / those.length;
  };
  return game.score(playing.state).lines.map(({ item, points }) => ({ item, first: mean(points, true), others: mean(points, false) }));
}
