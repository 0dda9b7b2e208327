import { games } from '@quarterdeck/games';
import { type AnyGame, type OptionSpecs, type OptionValues, parseOptions, plainRng, seededChance } from '@quarterdeck/kernel';
import { Table, type TableEntry, writeTableEntry } from '@quarterdeck/table';
import { quantile } from './drive-fleet';
import { report } from './report';

/*
 * How long one move keeps the thread that serves everybody: judged, played, written for the log and
 * for every viewer, undo found. Random games at every seat count; the budget is 1 ms at p99. Each game
 * is played several times over and the least time of each move counts: what is left is the move's own,
 * without compiler, garbage collector and whatever else the machine does.
 */

const GAMES = 5;
const TIMES = 4;
const MOVE_LIMIT = 1500;
const PLAYER = 'player';

for (const { card, load } of games) {
  const game = await load();
  const variants = variantsOf(game.options);
  for (const seats of card.seats) {
    const times: number[] = [];
    for (let seed = 0; seed < Math.max(GAMES, variants.length); seed++) {
      const options = variants[seed % variants.length] ?? {};
      const runs = Array.from({ length: TIMES }, () => playOne(game, seats, options, seed));
      times.push(...(runs[0] ?? []).map((_, move) => Math.min(...runs.map((run) => run[move] ?? 0))));
    }
    times.sort((a, b) => a - b);
    const name = `${game.id}, ${seats} seats: a move on the serving thread`;
    report({ name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' });
    report({ name: `${name}, p99`, value: quantile(times, 0.99), unit: 'ms' });
    report({ name: `${name}, worst of ${times.length}`, value: times.at(-1) ?? 0, unit: 'ms' });
  }
}

/** The usual game, and one with every other choice of every option. */
function variantsOf(specs: OptionSpecs): OptionValues[] {
  const others = Object.entries(specs).flatMap(([name, spec]) => {
    if (spec.kind === 'number') return [];
    const values = spec.kind === 'switch' ? [!spec.default] : spec.values.filter((value) => value !== spec.default);
    return values.map((value) => ({ [name]: value }));
  });
  return [{}, ...others].map((given) => parseOptions(specs, given));
}

/** Milliseconds of every move of one game between persons. */
function playOne(game: AnyGame, seats: number, options: OptionValues, seed: number): number[] {
  const rng = plainRng(seed);
  const chance = seededChance(`moves ${seed}`);
  const table = new Table(
    'bench',
    game,
    {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seats,
      host: PLAYER,
      clock: { kind: 'none' },
      access: 'open',
      spectators: true,
      rated: false,
      onExpiry: 'bot',
      absence: 0,
      bestOf: 1,
      commitment: '',
    },
    0,
  );
  const take = (entry: TableEntry): void => {
    writeTableEntry(table.apply(entry, 0, undefined, { chance, told: true }).entry);
  };
  for (let seat = 0; seat < seats; seat++) take({ k: 'sat', seat, player: { id: `${PLAYER} ${seat}`, name: PLAYER } });
  take({ k: 'started', lines: [] });
  const times: number[] = [];
  while (table.status === 'running' && times.length < MOVE_LIMIT) {
    const seat = table.turn[rng.below(table.turn.length)] ?? 0;
    const moves = game.moves(table.playing.state, seat);
    const move = game.notation.writeMove(moves[rng.below(moves.length)]);
    const started = performance.now();
    take({ k: 'played', seat, lines: [`${seat + 1} ${move}`] });
    times.push(performance.now() - started);
  }
  return times;
}
