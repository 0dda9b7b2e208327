import { report } from './report';

/*
 * What a house of a given size needs, from measured figures: docs/scale.md says where they come from
 * and what follows. Nothing here is measured again; change the figures to those of your machines.
 */

/** On one core of the machine in docs/scale.md. */
const MEASURED = {
  /** Processor time of a node per move with two viewers, and for each viewer more. */
  nodeMicroseconds: 150,
  viewerMicroseconds: 12,
  /** Processor time of PostgreSQL per move. */
  databaseMicroseconds: 95,
  /** Processor time of every node for news of a move made elsewhere. */
  newsMicroseconds: 6,
  /** Bytes per move: in the log with its index, written ahead, and to each viewer. */
  storedBytes: 220,
  walBytes: 1_400,
  viewerBytes: 143,
  /** Memory of a node: alone, per socket, per table in its cache. */
  nodeBytes: 120e6,
  socketBytes: 45e3,
  tableBytes: 60e3,
};

/** How people play: guesses, generous on purpose. */
const HABITS = {
  /** Of all who come on a day, those who are there at the fullest moment. */
  atOnce: 0.1,
  minutesADay: 60,
  movesAMinute: 2,
  seats: 3,
  /** Those who only watch, per table. */
  watchers: 0.3,
};

/** A core is full here; beyond, everybody waits. */
const FULL = 0.6;
const NODE_SOCKETS = 20_000;
const DATABASE_CORES = 32;
/** Commits with a notification take turns in PostgreSQL: news is bundled, but one after the other. */
const NOTES_A_SECOND = 8_000;
const MOVES_A_NOTE = 20;
const CORES_FOR_NEWS = 0.2;

for (const daily of [1_000, 10_000, 100_000, 1_000_000]) simulate(daily);

function simulate(daily: number): void {
  const online = daily * HABITS.atOnce;
  const movesPerSecond = (online * HABITS.movesAMinute) / 60;
  const viewers = HABITS.seats + HABITS.watchers;
  const sockets = online * (1 + HABITS.watchers / HABITS.seats);
  const tables = online / HABITS.seats;
  const ownCores = (movesPerSecond * (MEASURED.nodeMicroseconds + (viewers - 2) * MEASURED.viewerMicroseconds)) / 1e6;
  let nodes = Math.max(1, Math.ceil(ownCores / FULL), Math.ceil(sockets / NODE_SOCKETS));
  // Every node hears of everything: more nodes, more hearing.
  const hearing = (movesPerSecond * MEASURED.newsMicroseconds) / 1e6;
  nodes = Math.max(nodes, Math.ceil(ownCores / Math.max(0.05, FULL - hearing)));
  const databaseCores = (movesPerSecond * MEASURED.databaseMicroseconds) / 1e6;
  const movesADay = daily * HABITS.minutesADay * HABITS.movesAMinute;
  const name = `${daily.toLocaleString('en')} daily players`;
  report({ name: `${name}: at once`, value: online, unit: 'players' });
  report({ name: `${name}: moves`, value: movesPerSecond, unit: 'moves/s' });
  report({ name: `${name}: cores for play, all nodes together`, value: ownCores, unit: 'cores' });
  report({ name: `${name}: nodes`, value: nodes, unit: 'nodes' });
  report({ name: `${name}: of a node for news of the others`, value: nodes > 1 ? hearing : 0, unit: 'cores' });
  const memory = MEASURED.nodeBytes + (sockets * MEASURED.socketBytes + tables * MEASURED.tableBytes) / nodes;
  report({ name: `${name}: memory of a node`, value: memory / 1e9, unit: 'GB' });
  report({ name: `${name}: cores of the database`, value: databaseCores, unit: 'cores' });
  report({ name: `${name}: written ahead by the database`, value: (movesPerSecond * MEASURED.walBytes) / 1e6, unit: 'MB/s' });
  report({ name: `${name}: to viewers`, value: (movesPerSecond * viewers * MEASURED.viewerBytes * 8) / 1e6, unit: 'Mbit/s' });
  report({ name: `${name}: the logs of a year`, value: (movesADay * 365 * MEASURED.storedBytes) / 1e12, unit: 'TB' });
  process.stdout.write(`${name}: ${verdict({ nodes, ownCores, databaseCores, hearing, movesPerSecond })}\n\n`);
}

interface Needs {
  readonly nodes: number;
  readonly ownCores: number;
  readonly databaseCores: number;
  readonly hearing: number;
  readonly movesPerSecond: number;
}

/** Which part gives out first, and what takes over. */
function verdict({ nodes, ownCores, databaseCores, hearing, movesPerSecond }: Needs): string {
  const next: string[] = [];
  if (nodes === 1 && ownCores < FULL) return 'one process with SQLite is enough';
  if (hearing > CORES_FOR_NEWS || movesPerSecond / MOVES_A_NOTE > NOTES_A_SECOND) {
    next.push('news by subject (NATS) instead of LISTEN, where every node hears everything');
  }
  if (databaseCores > DATABASE_CORES * FULL)
    next.push('a log spread over several databases (partitions by table id, or a distributed PostgreSQL)');
  return next.length === 0 ? `${nodes} nodes on one PostgreSQL` : next.join('; ');
}
