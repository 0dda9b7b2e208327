/** The two internals of boardgame.io that the comparison drives; the package ships no types for them. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export function InitializeGame(setup: { game: object; numPlayers: number }): unknown;
  export function CreateGameReducer(setup: { game: object }): (state: unknown, action: object) => unknown;
}
