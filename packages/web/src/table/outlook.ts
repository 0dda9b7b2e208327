import { type AnyGame, drive, NotationError, plainRng, type Rng, type Seat } from '@quarterdeck/kernel';

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
  let step = 0;
  let waits = 0;
  let reached = false;
  drive(game, world, {
    luck: () => rng,
    first: (seats) => (seats.includes(seat) ? seat : (seats[0] as Seat)),
    choose: (now, actor) => {
      const text = actor === seat ? plan[step] : undefined;
      reached = actor === seat && text === undefined;
      if (reached || waits++ === LONGEST_WAIT) return undefined;
      if (text === undefined) return game.policy?.rollout(now, actor, rng) ?? game.moves(now, actor)[0];
      const move = game.notation.readMove(text);
      if (move instanceof NotationError || game.check(now, actor, move) !== undefined) return undefined;
      onPlanned(step++, move);
      return move;
    },
  });
  return reached;
}
