/* What the comparison uses of boardgame.io, whose own types do not resolve from an ES module. */

declare module 'boardgame.io/dist/cjs/internal.js' {
  export function InitializeGame(setup: { game: object; numPlayers: number }): unknown;
  export function CreateGameReducer(setup: { game: object }): (state: unknown, action: object) => unknown;
}
