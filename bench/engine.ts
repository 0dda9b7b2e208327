import { games } from '@quarterdeck/games';
import {
  type AnyGame,
  type Entry,
  type OptionValues,
  Playthrough,
  parseOptions,
  plainRng,
  playOut,
  seededChance,
  writeEntry,
} from '@quarterdeck/kernel';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { Bench } from 'tinybench';
import { report } from './report';
import { measureSearch } from './search';
import { measureThinking, think } from './thinking';

/** Random games without a forced end stop here, as players would by agreeing on a draw. */
const MOVE_LIMIT = 3000;

type AnyEntry = Entry<unknown, unknown>;

const [flag, thinker = ''] = process.argv.slice(2);
if (flag === '--thinking' || flag === '--warmed') await think(thinker, flag === '--warmed');
else {
  for (const { card, load } of games) {
    const game = await load();
    await measure(game, Math.min(...card.seats));
    await measure(game, Math.max(...card.seats));
    await measureSearch(game);
    measureThinking(card.id);
  }
}

async function measure(game: AnyGame, seats: number): Promise<void> {
  const name = `${game.id}, ${seats} seats`;
  const options = parseOptions(game.options, {});
  const recorded = recordRandomGame(game, seats, options);
  const final = Playthrough.replay(game, seats, options, recorded).state;
  const middle = Playthrough.replay(game, seats, options, recorded.slice(0, recorded.length / 2)).state;

  let seed = 0;
  let moves = 0;
  const bench = new Bench({ time: 1500, warmupTime: 500 });
  bench
    .add('playout', () => {
      moves += playOut(game, game.initial({ seats, options }), plainRng(seed++), undefined, MOVE_LIMIT);
    })
    .add('fold', () => {
      Playthrough.replay(game, seats, options, recorded);
    })
    .add('boardgame.io', () => {
      foldByBoardgameIo(game, seats, options, recorded);
    })
    .add('clone', () => {
      for (let i = 0; i < 100; i++) game.clone(middle);
    })
    .add('structuredClone', () => {
      for (let i = 0; i < 100; i++) structuredClone(middle);
    });
  await bench.run();
  const perSecond = (task: string): number => {
    const result = bench.getTask(task)?.result;
    if (result === undefined || !('throughput' in result)) throw new Error(`${name}: ${task} could not be measured`);
    return result.throughput.mean;
  };

  const playouts = perSecond('playout');
  report({ name: `${name}: whole random games`, value: playouts, unit: 'games/s' });
  report({ name: `${name}: random moves found and applied`, value: (playouts * moves) / seed, unit: 'moves/s' });
  const folds = perSecond('fold');
  const foreign = perSecond('boardgame.io');
  report({
    name: `${name}: recorded entries checked and applied`,
    value: folds * recorded.length,
    unit: 'entries/s',
    ratio: folds / foreign,
    against: 'the same engine in boardgame.io 0.50',
  });
  report({ name: `${name}: fold of a whole game of ${recorded.length} entries`, value: 1000 / folds, unit: 'ms' });
  const clones = perSecond('clone') * 100;
  report({
    name: `${name}: copy of a state`,
    value: 1e6 / clones,
    unit: 'µs',
    ratio: clones / (perSecond('structuredClone') * 100),
    against: 'structuredClone',
  });
  report({ name: `${name}: state as JSON, at the end`, value: JSON.stringify(final).length, unit: 'bytes' });
  const log = recorded.map((entry) => writeEntry(game, entry));
  report({ name: `${name}: log entry, mean`, value: mean(log.map((line) => line.length)), unit: 'bytes' });
  reportEvents(game, seats, options, recorded, name);
}

/** Bytes of the events of one entry as a player at seat 1 gets them. */
function reportEvents(game: AnyGame, seats: number, options: OptionValues, recorded: readonly AnyEntry[], name: string): void {
  const s = game.initial({ seats, options });
  const sizes: number[] = [];
  for (const entry of recorded) {
    const seen: unknown[] = [];
    const emit = (event: unknown): void => {
      const redacted = game.redact(event, 0, s);
      if (redacted !== undefined) seen.push(redacted);
      game.evolve(s, event);
    };
    if (entry.kind === 'move') game.play(s, entry.seat, entry.move, emit);
    else if (entry.kind === 'chance') game.chance(s, entry.outcome, emit);
    sizes.push(JSON.stringify(seen).length);
  }
  sizes.sort((a, b) => a - b);
  report({ name: `${name}: redacted events of an entry, median`, value: sizes[sizes.length >> 1] ?? 0, unit: 'bytes' });
  report({
    name: `${name}: redacted events of an entry, 99th percentile`,
    value: sizes[Math.floor(sizes.length * 0.99)] ?? 0,
    unit: 'bytes',
  });
}

function recordRandomGame(game: AnyGame, seats: number, options: OptionValues): readonly AnyEntry[] {
  const run = new Playthrough(game, seats, options);
  const rng = plainRng(7);
  const luck = seededChance('bench');
  for (let i = 0; i < MOVE_LIMIT; i++) {
    run.settle(luck);
    const turn = run.turn;
    if (turn.kind !== 'seats') break;
    const seat = turn.seats[0] ?? 0;
    const moves = game.moves(run.state, seat);
    run.play(seat, moves[rng.below(moves.length)]);
  }
  return run.entries;
}

/** The same rules behind boardgame.io: state in G, each log entry a move through its reducer. */
function foldByBoardgameIo(game: AnyGame, seats: number, options: OptionValues, recorded: readonly AnyEntry[]): void {
  const definition = {
    name: game.id,
    setup: () => ({ s: game.initial({ seats, options }) }),
    moves: {
      entry: ({ G }: { G: { s: unknown } }, entry: AnyEntry) => {
        const emit = (event: unknown): void => game.evolve(G.s, event);
        if (entry.kind === 'move') {
          if (game.check(G.s, entry.seat, entry.move) === undefined) game.play(G.s, entry.seat, entry.move, emit);
        } else if (entry.kind === 'chance') game.chance(G.s, entry.outcome, emit);
      },
    },
  };
  const reducer = CreateGameReducer({ game: definition });
  let state = InitializeGame({ game: definition, numPlayers: seats });
  for (const entry of recorded) {
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'entry', args: [entry], playerID: '0', credentials: undefined } });
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
