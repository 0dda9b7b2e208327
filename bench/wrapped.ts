import { type AnyGame, type GameConfig, plainRng } from '@quarterdeck/kernel';

/** State of a game inside boardgame.io: our state, and how often chance has spoken. */
export interface Wrapped {
  s: unknown;
  outcomes: number;
}

/** Any game of the house as a boardgame.io game: one move type, chance answered on the spot. */
export function wrapped(game: AnyGame, config: GameConfig = { seats: 2, options: defaultsOf(game) }): object {
  const settle = (G: Wrapped): void => {
    while (game.turn(G.s).kind === 'chance') {
      game.chance(G.s, game.sample(G.s, plainRng(G.outcomes++)), (event) => game.evolve(G.s, event));
    }
  };
  return {
    name: game.id,
    setup: (): Wrapped => {
      const G: Wrapped = { s: game.initial(config), outcomes: 0 };
      settle(G);
      return G;
    },
    turn: { activePlayers: { all: '' } },
    moves: {
      play: ({ G, playerID }: { G: Wrapped; playerID: string }, text: string) => {
        const move = game.notation.readMove(text);
        const seat = Number(playerID);
        if (move instanceof Error || game.check(G.s, seat, move) !== undefined) return 'INVALID_MOVE';
        game.play(G.s, seat, move, (event) => game.evolve(G.s, event));
        settle(G);
        return undefined;
      },
    },
  };
}

function defaultsOf(game: AnyGame): GameConfig['options'] {
  return Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));
}
