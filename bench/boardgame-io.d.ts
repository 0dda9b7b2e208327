/* What the comparison uses of boardgame.io, whose own types do not resolve from an ES module. */

declare module 'boardgame.io/dist/cjs/internal.js' {
  export function InitializeGame(setup: { game: object; numPlayers: number }): unknown;
  export function CreateGameReducer(setup: { game: object }): (state: unknown, action: object) => unknown;
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

declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  const module: { SocketIO(setup: { server: string }): unknown };
  export default module;
}

declare module 'boardgame.io/dist/cjs/client.js' {
  interface ClientState {
    readonly G: { s: unknown; outcomes: number };
    readonly ctx: unknown;
    readonly plugins: unknown;
    readonly isConnected: boolean;
    readonly _stateID: number;
    readonly log: ReadonlyArray<{ readonly action: { readonly payload: { readonly playerID: string } } }>;
  }
  interface Client {
    start(): void;
    stop(): void;
    getState(): ClientState | null;
    subscribe(listener: (state: ClientState | null) => void): void;
    readonly moves: Readonly<Record<string, ((...args: unknown[]) => void) | undefined>>;
  }
  const module: {
    Client(setup: object): Client;
    LobbyClient: new (setup: {
      server: string;
    }) => {
      createMatch(game: string, setup: object): Promise<{ matchID: string }>;
      joinMatch(game: string, match: string, player: object): Promise<{ playerCredentials: string }>;
    };
  };
  export default module;
}
