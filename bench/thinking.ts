import { spawnSync } from 'node:child_process';
import { loadPrior, Search, warmUp } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/games';
import { configOf } from '@quarterdeck/kernel';
import { report } from './report';
import { decisionsOf } from './search';

const SEATS = 2;
/** Processor seconds: of a thought, which is a Captain's; of the first thoughts of a process, of getting warm, and of measuring then. */
const THOUGHT = 0.1;
const COLD = 0.3;
const WARMING = 4;
const WARM = 2;

interface Rates {
  readonly cold: number;
  readonly warm: number;
}

/** Search iterations per second of processor time in the first thoughts of a process, and once it is warm: measured in a process of its own. */
export function measureThinking(id: string): void {
  const { cold, warm } = ratesOf(id, '--thinking');
  report({
    name: `${id}, ${SEATS} seats: search, warm`,
    value: warm,
    unit: 'iterations/s of processor time',
    ratio: warm / cold,
    against: 'the first 0.3 s of a process',
  });
  const ready = ratesOf(id, '--warmed');
  report({
    name: `${id}, ${SEATS} seats: search, first after warming`,
    value: ready.cold,
    unit: 'iterations/s of processor time',
    ratio: ready.cold / ready.warm,
    against: 'a warm one',
  });
}

function ratesOf(id: string, how: string): Rates {
  const { stdout, status } = spawnSync(process.execPath, [process.argv[1] ?? '', how, id], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${id}: thinking could not be measured`);
  return JSON.parse(stdout) as Rates;
}

/** What the process of its own does; `isWarmed`: after it got warm as a bot thread does while nobody asks it anything. */
export async function think(id: string, isWarmed: boolean): Promise<void> {
  const game = await loadGame(id);
  const config = configOf(game, SEATS, {});
  // As bots play: by what was learnt about moves, where there is anything.
  const prior = await loadPrior(game, config);
  if (isWarmed) for (const _ of warmUp(game, config, prior));
  const positions = decisionsOf(game, config);
  const thought = { milliseconds: 1000 * THOUGHT, clock: () => 1000 * processorSeconds() };
  const rate = (seconds: number): number => {
    const started = processorSeconds();
    let iterations = 0;
    for (let i = 0; processorSeconds() - started < seconds; i++) {
      const { state, seat } = positions[i % positions.length] ?? { state: undefined, seat: 0 };
      iterations += new Search(game, config, seat, i, prior).think(game.view(state, seat), thought).iterations;
    }
    return iterations / (processorSeconds() - started);
  };
  const cold = rate(COLD);
  rate(WARMING);
  console.log(JSON.stringify({ cold, warm: rate(WARM) } satisfies Rates));
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
