import { type AnyGame, parseOptions, plainRng } from '@quarterdeck/kernel';

/** State of a game inside boardgame.io: our state, and how often chance has spoken. */
export interface Wrapped {
  s: unknown;
  outcomes: number;
}

/** Any game of the house as a boardgame.io game: one kind of move, chance answered on the spot, each player's own view. */
export function asBoardgameIo(game: AnyGame): object {
  const settle = (G: Wrapped): void => {
    while (game.turn(G.s).kind === 'chance') {
      game.chance(G.s, game.sample(G.s, plainRng(G.outcomes++)), (event) => game.evolve(G.s, event));
    }
  };
  return {
    name: game.id,
    setup: ({ ctx }: { ctx: { numPlayers: number } }): Wrapped => {
      const G: Wrapped = { s: game.initial({ seats: ctx.numPlayers, options: parseOptions(game.options, {}) }), outcomes: 0 };
      settle(G);
      return G;
    },
    playerView: ({ G, playerID }: { G: Wrapped; playerID: string | null }): Wrapped => ({
      ...G,
      s: game.view(G.s, playerID === null ? 'spectator' : Number(playerID)),
    }),
    // The rules say themselves who may move.
    turn: { activePlayers: { all: null } },
    // Otherwise every state so far would be kept and stored with each move.
    disableUndo: true,
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
