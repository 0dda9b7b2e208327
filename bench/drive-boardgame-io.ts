import { type AnyGame, plainRng } from '@quarterdeck/kernel';
import clientModule from 'boardgame.io/dist/cjs/client.js';
import multiplayerModule from 'boardgame.io/dist/cjs/multiplayer.js';
import type { Load } from './drive-quarterdeck';
import { type Wrapped, wrapped } from './wrapped';

const { Client, LobbyClient } = clientModule;
const { SocketIO } = multiplayerModule;

/** Two of boardgame.io's own clients per match play random moves as fast as its server answers. */
export async function driveBoardgameIo(game: AnyGame, port: number, tables: number, seconds: number): Promise<Load> {
  const server = `http://127.0.0.1:${port}`;
  const lobby = new LobbyClient({ server });
  const definition = wrapped(game);
  const times: number[] = [];
  const bytes: number[] = [];
  let running = true;
  const clients: { stop(): void }[] = [];
  for (let i = 0; i < tables; i++) {
    const rng = plainRng(i);
    const { matchID } = await lobby.createMatch(game.id, { numPlayers: 2 });
    let waitingFor = 0;
    let sentAt = 0;
    let version = -1;
    let started = false;
    const pair = await Promise.all(
      ['0', '1'].map(async (playerID) => {
        const { playerCredentials } = await lobby.joinMatch(game.id, matchID, { playerID, playerName: `Load ${playerID}` });
        return Client({
          game: definition,
          matchID,
          playerID,
          credentials: playerCredentials,
          multiplayer: SocketIO({ server }),
          debug: false,
          numPlayers: 2,
        });
      }),
    );
    const playOne = (G: Wrapped): void => {
      const turn = game.turn(G.s);
      if (turn.kind !== 'seats') return;
      const seat = turn.seats[0] ?? 0;
      const moves = game.moves(G.s, seat);
      const move = game.notation.writeMove(moves[rng.below(moves.length)]);
      waitingFor = 1;
      sentAt = performance.now();
      pair[seat]?.moves.play?.(move);
    };
    pair.forEach((client, seat) => {
      client.subscribe((state) => {
        // A client shows its own move before the server has it: what counts is the other one's receipt.
        if (state === null || !state.isConnected || (started && state._stateID <= version)) return;
        const turn = game.turn(state.G.s);
        if (waitingFor > 0 && state.log.at(-1)?.action.payload.playerID === String(seat)) return;
        version = state._stateID;
        started ||= pair.every((other) => other.getState() !== null);
        if (waitingFor > 0) {
          times.push(performance.now() - sentAt);
          bytes.push(JSON.stringify({ G: state.G, ctx: state.ctx, plugins: state.plugins }).length);
          waitingFor = 0;
        }
        if (running && started && turn.kind === 'seats') playOne(state.G);
      });
      client.start();
    });
    clients.push(...pair);
  }
  times.length = 0;
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  running = false;
  const elapsed = (performance.now() - begun) / 1000;
  for (const client of clients) client.stop();
  times.sort((a, b) => a - b);
  bytes.sort((a, b) => a - b);
  const at = (list: readonly number[], share: number): number => list[Math.floor((list.length - 1) * share)] ?? 0;
  return { movesPerSecond: times.length / elapsed, p50: at(times, 0.5), p99: at(times, 0.99), bytesPerMove: at(bytes, 0.5) };
}
