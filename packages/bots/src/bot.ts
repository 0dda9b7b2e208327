import { at, type Game, type GameConfig, InputError, plainRng, type Rng, randomChoice, type Seat } from '@quarterdeck/kernel';
import type { Budget } from './budget';
import { type Level, THINKING_TIME } from './levels';
import type { Prior } from './prior/prior';
import { Search, type Thought } from './search';
import { worthwhile } from './worth';

/** One move in so many a sailor does without thinking: then it is any of those that look well enough at a glance. */
const SAILOR_LAPSE = 3;
const WELL_ENOUGH = 1 / 3;

/** Among secret choices, what was tried at least a third as often as the best and promises nearly as much. A short search tries many things. */
const SERIOUS = 3;
const NEARLY = 0.03;

/** A player without hands. It is given what its seat may see, and nothing else. */
export interface Bot<S, M> {
  choose(view: S): M;
}

export interface BotSetup {
  readonly config: GameConfig;
  readonly seat: Seat;
  readonly level: Level;
  /** The same seed gives the same play, as long as the budget is in iterations. */
  readonly seed: number;
  /** Instead of the level's thinking time. */
  readonly budget?: Budget;
}

/** A level that searches does so with what was learnt about moves, if it is given that. */
export function createBot<S, M, E, C>(game: Game<S, M, E, C>, setup: BotSetup, prior?: Prior<S, M, E, C>): Bot<S, M> {
  const { config, seat, level } = setup;
  const rng = plainRng(setup.seed);
  const random = (view: S): M => randomChoice(view, seat, legalMoves(game, view, seat), rng);
  /** What the game's own policy does in a world that the seat cannot tell from the real one. */
  const sensible = (view: S): M => game.policy?.rollout(game.resample(view, seat, rng), seat, rng) ?? random(view);
  switch (level) {
    case 'cabin-boy':
      return { choose: random };
    case 'sailor':
      return { choose: (view) => (rng.below(SAILOR_LAPSE) === 0 ? careless(game, view, seat, rng) : sensible(view)) };
    case 'mate':
      return { choose: sensible };
    default: {
      const search = new Search(game, config, seat, rng.u32(), prior);
      const budget = setup.budget ?? { milliseconds: THINKING_TIME[level] };
      return {
        choose(view) {
          const moves = legalMoves(game, view, seat);
          const move = moves.length === 1 ? (moves[0] as M) : decide(game, view, search.think(view, budget), rng);
          search.played(view, move);
          return move;
        },
      };
    }
  }
}

/** One of the better-looking moves, at least two of them: what a beginner does who sees what is there, but not which of it matters. */
function careless<S, M, E, C>(game: Game<S, M, E, C>, view: S, seat: Seat, rng: Rng): M {
  const { promise } = game.policy ?? {};
  if (promise === undefined) return randomChoice(view, seat, legalMoves(game, view, seat), rng);
  const world = game.resample(view, seat, rng);
  const legal = worthwhile(game, view, seat);
  const looks = legal.map((move) => promise(world, seat, move));
  const order = legal.map((_, i) => i).sort((a, b) => (looks[b] ?? 0) - (looks[a] ?? 0));
  const few = order.slice(0, Math.max(2, Math.ceil(WELL_ENOUGH * legal.length)));
  return at(legal, at(few, rng.below(few.length)));
}

/** The best move; among secret choices made at once a mixture, or others could read the bot's mind. */
function decide<S, M, E, C>(game: Game<S, M, E, C>, view: S, { candidates }: Thought<M>, rng: Rng): M {
  const [best] = candidates;
  if (best === undefined) throw new InputError('There was no time to look at a single move');
  const turn = game.turn(view);
  if (turn.kind !== 'seats' || turn.seats.length === 1) return best.move;
  const serious = candidates.filter(({ visits, share }) => visits * SERIOUS >= best.visits && best.share - share <= NEARLY);
  let ticket = rng.below(serious.reduce((sum, { visits }) => sum + visits, 0));
  for (const { move, visits } of serious) {
    ticket -= visits;
    if (ticket < 0) return move;
  }
  return best.move;
}

function legalMoves<S, M, E, C>(game: Game<S, M, E, C>, view: S, seat: Seat): readonly M[] {
  const moves = game.moves(view, seat);
  if (moves.length === 0) throw new InputError(`Seat ${seat + 1} has nothing to decide in this position`);
  return moves;
}
