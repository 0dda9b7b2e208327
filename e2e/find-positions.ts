import { mkdirSync, writeFileSync } from 'node:fs';
import { games } from '@quarterdeck/games';
import {
  type AnyGame,
  type ChanceSource,
  NotationError,
  Playthrough,
  plainRng,
  type Seat,
  seededChance,
  writeEntry,
} from '@quarterdeck/kernel';
import type { Position, Positions } from './support/positions';

/*
 * `npm run screenshots -- --positions` finds a position of every kind of decision in every game, for
 * pictures and browser tests, and writes them to fixtures/positions. The games' own bots play, and now and
 * then anybody; of several positions of a kind the one with the most to choose from is kept. What none of these games asks
 * for is looked for in games whose dice fall on round figures: there, distances are often the same.
 */

/** Most seats first: these boards are the fullest. */
const SEATS = [4, 3, 4, 2, 4, 3] as const;
const RUNS = 24;
const ROUND_RUNS = 24;
const MOST_MOVES = 700;
/** Of a hundred moves so many are made by anybody at all: what sensible players never do is drawn too. */
const WHIM = 15;

interface Found {
  readonly run: number;
  readonly seat: Seat;
  readonly lines: number;
  readonly decision: string;
  readonly moves: number;
}

interface Walk {
  readonly seats: number;
  readonly lines: readonly string[];
}

/** The kind of a move: how its written form begins. */
function kindOf(game: AnyGame, move: unknown): string {
  return game.notation.writeMove(move).split(' ')[0] ?? '';
}

/** Places of a throw as they are written, and how far apart round ones are. */
const PLACES = /@(\d+),(\d+)/g;
const ROUND = 2500;

/** The same luck, but what falls somewhere falls on round figures wherever the rules allow it. */
function roundly(luck: ChanceSource): ChanceSource {
  const round = (figure: string): number => Math.round(Number(figure) / ROUND) * ROUND;
  return {
    answer(game, s, n) {
      const drawn = luck.answer(game, s, n);
      const written = game.notation.writeOutcome(drawn);
      const rounded = game.notation.readOutcome(written.replace(PLACES, (_, x: string, y: string) => `@${round(x)},${round(y)}`));
      return rounded instanceof NotationError || game.checkOutcome(s, rounded) !== undefined ? drawn : rounded;
    },
  };
}

/** Plays a game and shows every position with a real choice. */
function walk(game: AnyGame, run: number, look: (found: Found, kinds: ReadonlySet<string>) => void): Walk {
  const seats = SEATS[run % SEATS.length] ?? 4;
  const play = new Playthrough(game, seats);
  const seeded = seededChance(`positions ${run}`);
  const luck = run < RUNS ? seeded : roundly(seeded);
  const rng = plainRng(run);
  for (let n = 0; n < MOST_MOVES; n++) {
    play.settle(luck);
    const { turn, state } = play;
    const seat = turn.kind === 'seats' ? turn.seats[0] : undefined;
    if (seat === undefined) break;
    const moves = game.moves(state, seat);
    const decision = game.words
      .decision(state, seat)
      .key.replace(/^[a-z]+\./i, '')
      .replaceAll('.', '-');
    if (moves.length > 1) {
      look({ run, seat, lines: play.entries.length, decision, moves: moves.length }, new Set(moves.map((move) => kindOf(game, move))));
    }
    const any = moves[rng.below(moves.length)];
    play.play(seat, rng.below(100) < WHIM ? any : (game.policy?.rollout(state, seat, rng) ?? any));
  }
  return { seats, lines: play.entries.map((entry) => writeEntry(game, entry)) };
}

function find(game: AnyGame): Positions {
  const byDecision = new Map<string, Found>();
  const byKind = new Map<string, Found>();
  const offered = new Map<Found, ReadonlySet<string>>();
  const walks = Array.from({ length: RUNS + ROUND_RUNS }, (_, run) => {
    const [decided, met] = [new Set(byDecision.keys()), new Set(byKind.keys())];
    return walk(game, run, (found, kinds) => {
      offered.set(found, kinds);
      const isNews = (known: ReadonlySet<string>, name: string): boolean => run < RUNS || !known.has(name);
      if (isNews(decided, found.decision) && found.moves > (byDecision.get(found.decision)?.moves ?? 0))
        byDecision.set(found.decision, found);
      for (const kind of kinds) if (isNews(met, kind) && found.moves > (byKind.get(kind)?.moves ?? 0)) byKind.set(kind, found);
    });
  });
  const chosen = new Map([...byDecision].map(([name, found]) => [name, found] as const));
  const seen = new Set([...chosen.values()].flatMap((found) => [...(offered.get(found) ?? [])]));
  for (const [kind, found] of byKind) if (!seen.has(kind)) chosen.set(`${found.decision}-${kind}`, found);
  // Only the logs that are spoken of are kept, and no further than that.
  const runs = [...new Set([...chosen.values()].map(({ run }) => run))];
  const logs = runs.map((run) => {
    const last = Math.max(...[...chosen.values()].flatMap((found) => (found.run === run ? found.lines : [])));
    return { seats: walks[run]?.seats ?? 0, lines: walks[run]?.lines.slice(0, last) ?? [] };
  });
  const positions = [...chosen].map(([name, { run, seat, lines }]): Position => ({ name, seat, log: runs.indexOf(run), lines }));
  return { rules: game.rulesVersion, logs, positions: positions.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

mkdirSync('fixtures/positions', { recursive: true });
for (const { card, load } of games) {
  const found = find(await load());
  writeFileSync(`fixtures/positions/${card.id}.json`, `${JSON.stringify(found, undefined, 1)}\n`);
  console.info(card.id, found.positions.map(({ name }) => name).join(' '));
}
