// A complete player for any game of a Quarterdeck server: it plays a random legal move.
//
//   node bot.mjs <server> <name> <table>
//
// Needs Node 20 and `npm install ws`. Any language with HTTP and WebSockets will do; see docs/bot-api.md.
import WebSocket from 'ws';

const [server = 'http://localhost:8080', name = 'Random Rita', table = ''] = process.argv.slice(2);

// 1. Register. The token is shown once: keep it, and the program keeps its name and its games.
let token;
const registered = await call('POST', '/api/programs', { name });
token = registered.token;

// 2. Sit down on the first free seat.
const info = await call('GET', `/api/tables/${table}`);
const seat = info.seats.findIndex(({ kind }) => kind === 'open');
if (seat < 0) throw new Error('There is no free seat at this table');
await command({ do: 'sit', seat });
console.log(`${registered.player.name} sits on seat ${seat + 1} of ${info.game}`);

// 3. Watch the table by socket. Whatever happens, look whether it is our turn.
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`);
socket.on('open', () => {
  send({ t: 'hello', protocol: 1, token });
  send({ t: 'watch', ch: 1, table, as: seat });
});
socket.on('message', (data) => {
  const message = JSON.parse(String(data));
  if (message.t === 'position' || message.t === 'step') look();
  if (message.t === 'info' && message.info.status === 'over') {
    console.log(`Rank ${message.info.result.ranks[seat]} with ${message.info.result.totals[seat]} points`);
    socket.close();
  }
});

// 4. Ask for the legal moves and play one. `at` says which position we decided on: if the game was
//    taken back meanwhile, the move is refused as STALE instead of being played in another position.
let looking = false;
let again = false;
async function look() {
  again = true;
  if (looking) return;
  looking = true;
  while (again) {
    again = false;
    const { seq, moves } = await call('GET', `/api/tables/${table}/moves?seat=${seat}`);
    if (moves.length === 0) continue;
    const move = moves[Math.floor(Math.random() * moves.length)];
    await command({ do: 'play', seat, move, at: seq }).catch((refusal) => console.log(`${move}: ${refusal.message}`));
  }
  looking = false;
}

function send(message) {
  socket.send(JSON.stringify(message));
}

// A new id for every command: sent again with the same id, it is carried out only once.
function command(what) {
  return call('POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command: what });
}

async function call(method, path, body) {
  const response = await fetch(server + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.error.code} ${answer.error.message ?? ''}`);
  return answer;
}
