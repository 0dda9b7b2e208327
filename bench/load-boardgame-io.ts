import { loadGame } from '@quarterdeck/games';
import boardgameIo from 'boardgame.io/dist/cjs/server.js';
import storage from 'node-persist';
import { asBoardgameIo } from './as-boardgame-io';

/* boardgame.io's own server with the same engine behind it: in memory, or with its flat-file storage in a folder. */

const { Server, FlatFile } = boardgameIo;
const [, , gameId = '', folder] = process.argv;
const game = asBoardgameIo(await loadGame(gameId));
const server = Server({ games: [game], origins: ['*'], ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } }, () => {});
// Every two minutes it would look for files that are too old, meet one that is just being written, and end the server.
storage.defaultInstance?.stopExpiredKeysInterval();
const address = appServer.address();
process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
