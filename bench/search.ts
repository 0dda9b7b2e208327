import { createBot, Search } from '@quarterdeck/bots';
import { type AnyGame, type GameConfig, parseOptions, plainRng } from '@quarterdeck/kernel';
import ai from 'boardgame.io/dist/cjs/ai.js';
import { InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { asBoardgameIo, type Wrapped } from './as-boardgame-io';
import { report } from './report';

const SEATS = 2;
const OUR_ITERATIONS = 600;
const THEIR_ITERATIONS = 25;
/** Random moves that their playouts go on at most; ours stop at the end of a stage, or after about as many. */
const THEIR_DEPTH = 12;

/** Search iterations per second over positions of one game between mates, beside boardgame.io's own search on the same positions. */
export async function measureSearch(game: AnyGame): Promise<void> {
  const config: GameConfig = { seats: SEATS, options: parseOptions(game.options, {}) };
  let ours = 0;
  let theirs = 0;
  const positions = decisionsOf(game, config);
  for (const { state, seat } of positions) {
    ours += seconds(() => new Search(game, config, seat, 1).think(game.view(state, seat), { iterations: OUR_ITERATIONS }));
    theirs += await secondsOfBoardgameIo(game, state, seat);
  }
  const ourRate = (OUR_ITERATIONS * positions.length) / ours;
  const theirRate = (THEIR_ITERATIONS * positions.length) / theirs;
  report({
    name: `${game.id}, ${SEATS} seats: search`,
    value: ourRate,
    unit: 'iterations/s',
    ratio: ourRate / theirRate,
    against: 'boardgame.io 0.50 MCTSBot on the same game',
  });
}

/** Real decisions, spread over the game. */
export function decisionsOf(game: AnyGame, config: GameConfig): { state: unknown; seat: number }[] {
  const s = game.initial(config);
  const rng = plainRng(3);
  const emit = (event: unknown): void => game.evolve(s, event);
  const mates = Array.from({ length: SEATS }, (_, seat) => createBot(game, { config, seat, level: 'mate', seed: seat }));
  const all: { state: unknown; seat: number }[] = [];
  for (;;) {
    const turn = game.turn(s);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      game.chance(s, game.sample(s, rng), emit);
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    if (game.moves(s, seat).length > 1) all.push({ state: game.clone(s), seat });
    game.play(s, seat, mates[seat]?.choose(game.view(s, seat)), emit);
  }
  return all.filter((_, i) => i % Math.ceil(all.length / 8) === 0);
}

async function secondsOfBoardgameIo(game: AnyGame, state: unknown, seat: number): Promise<number> {
  const definition = asBoardgameIo(game);
  const bot = new ai.MCTSBot({
    game: definition,
    seed: 'bench',
    iterations: THEIR_ITERATIONS,
    playoutDepth: THEIR_DEPTH,
    enumerate: ({ s }: Wrapped, _: unknown, player: string) =>
      game.moves(s, Number(player)).map((move) => ({ move: 'play', args: [game.notation.writeMove(move)] })),
  });
  const whole = { ...InitializeGame({ game: definition, numPlayers: SEATS }), G: { s: state, outcomes: 0 } };
  const started = performance.now();
  await bot.play(whole, String(seat));
  return (performance.now() - started) / 1000;
}

function seconds(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
