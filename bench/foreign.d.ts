/*
 * What measurements use of packages that only `npm run bench` installs, so that the types are checked
 * without them. Those of boardgame.io do not resolve from an ES module anyway.
 */

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

declare module 'tinybench' {
  export class Bench {
    constructor(options: { time: number; warmupTime: number });
    add(name: string, work: () => void): this;
    run(): Promise<unknown>;
    getTask(name: string): { readonly result: { readonly throughput: { readonly mean: number } } | { readonly state: string } } | undefined;
  }
}
