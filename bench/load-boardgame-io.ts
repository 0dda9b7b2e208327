import { loadGame } from '@quarterdeck/games';
import boardgameIo from 'boardgame.io/dist/cjs/server.js';
import { wrapped } from './wrapped';

/* boardgame.io's own server with the same engine behind it: in memory, or with its flat-file storage. */

const { Server, FlatFile } = boardgameIo;
const folder = process.argv[2];
const game = wrapped(await loadGame('amerigo'));
const server = Server({ games: [game], origins: ['*'], ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: 0, lobbyConfig: undefined }, () => {});
const address = appServer.address();
process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
