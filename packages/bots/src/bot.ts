import { type Game, type GameConfig, InputError, plainRng, type Rng, randomChoice, type Seat } from '@quarterdeck/kernel';
import { type Level, THINKING_TIME } from './levels';
import { type Budget, type Candidate, Search, type Thought } from './search';

/** One move in so many a sailor does without thinking. */
const SAILOR_LAPSE = 3;

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

export function createBot<S, M, E, C>(game: Game<S, M, E, C>, setup: BotSetup): Bot<S, M> {
  const { config, seat, level } = setup;
  const rng = plainRng(setup.seed);
  const random = (view: S): M => randomChoice(view, seat, legalMoves(game, view, seat), rng);
  /** What the game's own policy does in a world that the seat cannot tell from the real one. */
  const sensible = (view: S): M => game.policy?.rollout(game.resample(view, seat, rng), seat, rng) ?? random(view);
  switch (level) {
    case 'cabin-boy':
      return { choose: random };
    case 'sailor':
      return { choose: (view) => (rng.below(SAILOR_LAPSE) === 0 ? random(view) : sensible(view)) };
    case 'mate':
      return { choose: sensible };
    default: {
      const search = new Search(game, config, seat, rng.u32());
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

/** The most visited move; among secret choices made at once, a mixture, or others could read the bot's mind. */
function decide<S, M, E, C>(game: Game<S, M, E, C>, view: S, thought: Thought<M>, rng: Rng): M {
  const [best] = thought.candidates;
  if (best === undefined) throw new InputError('There was no time to look at a single move');
  const turn = game.turn(view);
  if (turn.kind !== 'seats' || turn.seats.length === 1) return convincing(thought).move;
  const serious = thought.candidates.filter(({ visits }) => visits * 10 >= best.visits);
  let ticket = rng.below(serious.reduce((sum, { visits }) => sum + visits, 0));
  for (const { move, visits } of serious) {
    ticket -= visits;
    if (ticket < 0) return move;
  }
  return best.move;
}

/** How far apart the shares of single playouts typically lie. */
const PLAYOUT_NOISE = 0.35;

/** What looks best must look better than what the policy would do by more than luck explains. */
function convincing<M>({ candidates }: Thought<M>): Candidate<M> {
  const natural = candidates.find((candidate) => candidate.natural);
  const tried = candidates.filter(({ visits }) => visits > 0);
  let best = natural ?? (candidates[0] as Candidate<M>);
  let lead = 0;
  for (const candidate of tried) {
    const doubt = PLAYOUT_NOISE * Math.sqrt(1 / candidate.visits + 1 / Math.max(1, natural?.visits ?? 1));
    const ahead = candidate.share - (natural?.share ?? 0) - doubt;
    if (candidate === natural || ahead <= lead) continue;
    best = candidate;
    lead = ahead;
  }
  return best;
}

function legalMoves<S, M, E, C>(game: Game<S, M, E, C>, view: S, seat: Seat): readonly M[] {
  const moves = game.moves(view, seat);
  if (moves.length === 0) throw new InputError(`Seat ${seat + 1} has nothing to decide in this position`);
  return moves;
}
