import { type AnyGame, NotationError, plainRng, type Rng, type Seat } from '@quarterdeck/kernel';

/** Worlds tried: moves that are possible in more of them stand first. */
const WORLDS = 4;
/** Moves and throws after which a try is given up: the own turn is too far away to plan for. */
const LONGEST_WAIT = 400;

interface WordedMove {
  readonly notation: string;
  readonly text: string;
}

export interface Outlook {
  /** What was planned, in words where the plan could be followed. */
  readonly planned: readonly WordedMove[];
  /** What will probably be possible when that is played. */
  readonly likely: readonly WordedMove[];
}

/** A move of the planning seat in words, in a position in which it is legal. */
export type SayMove = (move: unknown, world: unknown) => string;

/**
 * What a seat will probably be able to do when its turn comes and what it has planned is played: the
 * others are assumed to play sensibly, from what this seat knows. Only a help for planning; whether a
 * move is legal is decided when it is played.
 */
export function outlook(game: AnyGame, view: unknown, seat: Seat, plan: readonly string[], say: SayMove): Outlook {
  const found = new Map<string, { readonly likely: WordedMove; times: number }>();
  const texts = new Map<number, string>();
  for (let i = 0; i < WORLDS; i++) {
    // The same worlds for every plan, so that what was likely stays possible once it is planned.
    const rng = plainRng(i + 1);
    const world = game.resample(view, seat, rng);
    const arrived = playOn(game, world, seat, plan, rng, (step, move) => {
      if (!texts.has(step)) texts.set(step, say(move, world));
    });
    if (!arrived) continue;
    for (const move of game.moves(world, seat)) {
      const notation = game.notation.writeMove(move);
      const known = found.get(notation);
      if (known === undefined) found.set(notation, { likely: { notation, text: say(move, world) }, times: 1 });
      else known.times++;
    }
  }
  return {
    planned: plan.map((notation, step) => ({ notation, text: texts.get(step) ?? notation })),
    likely: [...found.values()].sort((a, b) => b.times - a.times).map(({ likely }) => likely),
  };
}

/** Plays on until the seat must decide and its plan is used up; false if that does not come about. */
function playOn(
  game: AnyGame,
  world: unknown,
  seat: Seat,
  plan: readonly string[],
  rng: Rng,
  onPlanned: (step: number, move: unknown) => void,
): boolean {
  const emit = (event: unknown): void => game.evolve(world, event);
  let step = 0;
  for (let i = 0; i < LONGEST_WAIT; i++) {
    const turn = game.turn(world);
    if (turn.kind === 'over') return false;
    if (turn.kind === 'chance') {
      game.chance(world, game.sample(world, rng), emit);
      continue;
    }
    const own = turn.seats.includes(seat);
    const text = own ? plan[step] : undefined;
    if (own && text === undefined) return true;
    const actor = own ? seat : turn.seats[0];
    if (actor === undefined) return false;
    const move =
      text === undefined ? (game.policy?.rollout(world, actor, rng) ?? game.moves(world, actor)[0]) : game.notation.readMove(text);
    if (move === undefined || move instanceof NotationError || game.check(world, actor, move) !== undefined) return false;
    if (text !== undefined) onPlanned(step++, move);
    game.play(world, actor, move, emit);
  }
  return false;
}
