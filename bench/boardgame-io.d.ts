/* What the comparison uses of boardgame.io, whose own types do not resolve from an ES module. */

declare module 'boardgame.io/dist/cjs/internal.js' {
  export function InitializeGame(setup: { game: object; numPlayers: number }): object;
  export function CreateGameReducer(setup: { game: object }): (state: object, action: object) => object;
}

declare module 'boardgame.io/dist/cjs/server.js' {
  interface Listener {
    address(): { port: number } | string | null;
  }
  const module: {
    Server(setup: object): { run(config: object, ready: () => void): Promise<{ appServer: Listener }> };
    FlatFile: new (setup: { dir: string }) => object;
  };
  export default module;
}

declare module 'boardgame.io/dist/cjs/ai.js' {
  const module: {
    MCTSBot: new (setup: object) => { play(state: object, player: string): Promise<unknown> };
  };
  export default module;
}

declare module 'node-persist' {
  const storage: { readonly defaultInstance?: { stopExpiredKeysInterval(): void } };
  export default storage;
}
