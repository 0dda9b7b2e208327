import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { loadGame } from '@quarterdeck/games';
import { type AnyGame, NotationError, parseOptions, plainRng } from '@quarterdeck/kernel';
import { type WebSocket, WebSocketServer } from 'ws';

/*
 * The yardstick: the least that a table server can do and still be honest. It plays the real game,
 * checks every move, keeps secrets from those who may not know them, and tells nobody of a move before
 * it is on the disk; moves that arrive together share one write. No people, clocks, undo, resuming,
 * second node, limits or watchers. Whoever cannot trust the disk cannot go lower than this.
 */

interface PlainTable {
  readonly state: unknown;
  readonly sockets: (WebSocket | undefined)[];
  seq: number;
  outcomes: number;
}

interface Asked {
  readonly t: 'watch' | 'do';
  readonly table: string;
  readonly seat: number;
  readonly id?: string;
  readonly move?: string;
}

const [, , gameId = '', file = ''] = process.argv;
const game: AnyGame = await loadGame(gameId);
const log = await open(file, 'a');
const tables = new Map<string, PlainTable>();

let waiting: { readonly line: string; readonly stored: () => void }[] = [];
let writing = false;

/** Everything that arrives while the last write is on its way shares the next one. */
async function flush(): Promise<void> {
  writing = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await log.appendFile(batch.map(({ line }) => line).join(''));
    await log.datasync();
    for (const { stored } of batch) stored();
  }
  writing = false;
}

function store(line: string, stored: () => void): void {
  waiting.push({ line, stored });
  if (!writing && waiting.length === 1) setImmediate(() => void flush());
}

function openTable(seats: number): string {
  const id = randomUUID();
  const state = game.initial({ seats, options: parseOptions(game.options, {}) });
  const table: PlainTable = { state, sockets: new Array<WebSocket | undefined>(seats).fill(undefined), seq: 0, outcomes: 0 };
  tables.set(id, table);
  settle(table, (event) => game.evolve(state, event));
  return id;
}

/** Lets chance answer until a seat must decide; gives the answers as text for the log. */
function settle(table: PlainTable, emit: (event: unknown) => void): string {
  let answers = '';
  while (game.turn(table.state).kind === 'chance') {
    const outcome = game.sample(table.state, plainRng(table.outcomes++));
    answers += ` * ${game.notation.writeOutcome(outcome)}`;
    game.chance(table.state, outcome, emit);
  }
  return answers;
}

/** Carries out a move, or says why not. */
function play(socket: WebSocket, { table: name, seat, id = '', move: text = '' }: Asked): string | undefined {
  const table = tables.get(name);
  if (table === undefined || table.sockets[seat] !== socket) return 'NOT_YOUR_SEAT';
  const turn = game.turn(table.state);
  if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return 'NOT_YOUR_TURN';
  const move = game.notation.readMove(text);
  if (move instanceof NotationError) return 'UNREADABLE';
  const why = game.check(table.state, seat, move);
  if (why !== undefined) return why.code;

  const seen = table.sockets.map((): unknown[] => []);
  const emit = (event: unknown): void => {
    seen.forEach((events, viewer) => {
      const shown = game.redact(event, viewer, table.state);
      if (shown !== undefined) events.push(shown);
    });
    game.evolve(table.state, event);
  };
  game.play(table.state, seat, move, emit);
  const answers = settle(table, emit);
  const seq = ++table.seq;
  const told = seen.map((ev) => JSON.stringify({ t: 'step', seq, by: seat, move: text, ev }));
  store(`${name} ${seq} ${seat} ${text}${answers}\n`, () => {
    table.sockets.forEach((viewer, i) => {
      viewer?.send(told[i] ?? '');
    });
    socket.send(JSON.stringify({ t: 'ok', id, seq }));
  });
  return undefined;
}

function hear(socket: WebSocket, asked: Asked): void {
  if (asked.t === 'do') {
    const why = play(socket, asked);
    if (why !== undefined) socket.send(JSON.stringify({ t: 'no', id: asked.id, reason: why }));
    return;
  }
  const table = tables.get(asked.table);
  if (table === undefined) {
    socket.close();
    return;
  }
  table.sockets[asked.seat] = socket;
  socket.send(JSON.stringify({ t: 'position', seq: table.seq, view: game.view(table.state, asked.seat) }));
}

const http = createServer((request, response) => {
  // POST /?seats=2
  const seats = Number(new URL(request.url ?? '/', 'http://plain').searchParams.get('seats'));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ table: openTable(seats) }));
});
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket) => {
  // Its only clients are the driver's.
  socket.on('message', (data) => hear(socket, JSON.parse(String(data)) as Asked));
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});
