import { at, derivedRng, drive, type Game, type GameConfig, type Rng } from '@quarterdeck/kernel';
import { createBot } from './bot';
import { standing } from './curve';
import type { Level } from './levels';
import { winShares } from './shares';

export interface CalibrationSetup {
  readonly config: GameConfig;
  readonly level: Level;
  readonly positions: number;
  readonly seed: string;
  readonly onPosition?: (done: number) => void;
}

/** All win shares between two tenths: how many there were, their mean, and how often those sides won. */
interface Tenth {
  readonly shares: number;
  readonly expected: number;
  readonly happened: number;
}

export interface Calibration {
  readonly tenths: readonly Tenth[];
  /** Mean distance between what was expected and what happened. */
  readonly error: number;
}

/** Few of each game: positions of one game share its end, and so prove little more than one of them. */
const PER_GAME = 2;

const MOVE_LIMIT = 4000;

/** Holds the win shares that people are shown against how games between bots end. */
export function calibrate<S, M, E, C>(game: Game<S, M, E, C>, setup: CalibrationSetup): Calibration {
  const { config } = setup;
  const teams = game.teams?.(config);
  const tenths = Array.from({ length: 10 }, () => ({ shares: 0, expected: 0, happened: 0 }));
  let done = 0;
  for (let number = 0; done < setup.positions; number++) {
    const rng = derivedRng(`${setup.seed}/${number}/minds`, 0);
    const { moments, end } = play(game, setup, `${setup.seed}/${number}`, rng);
    if (game.turn(end).kind !== 'over') continue;
    const outcome = winShares(game, end, config);
    for (const s of moments) {
      standing(game, config, s, rng.u32()).shares.forEach((share, seat) => {
        // Partners share one chance: it counts once.
        if (teams !== undefined && teams.indexOf(teams[seat] as number) !== seat) return;
        const tenth = tenths[Math.min(9, Math.floor(share * 10))];
        if (tenth === undefined) return;
        tenth.shares++;
        tenth.expected += share;
        tenth.happened += outcome[seat] ?? 0;
      });
      done++;
      setup.onPosition?.(done);
    }
  }
  const all = tenths.reduce((sum, { shares }) => sum + shares, 0);
  return {
    tenths: tenths.map(({ shares, expected, happened }) => ({
      shares,
      expected: shares === 0 ? 0 : expected / shares,
      happened: shares === 0 ? 0 : happened / shares,
    })),
    error: tenths.reduce((sum, { expected, happened }) => sum + Math.abs(expected - happened), 0) / all,
  };
}

/** One game, and some of its positions, each decision as likely as any other. */
function play<S, M, E, C>(game: Game<S, M, E, C>, { config, level }: CalibrationSetup, seed: string, rng: Rng): { moments: S[]; end: S } {
  const bots = Array.from({ length: config.seats }, (_, seat) => createBot(game, { config, seat, level, seed: rng.u32() }));
  const s = game.initial(config);
  const moments: S[] = [];
  let moves = 0;
  drive(game, s, {
    luck: (n) => derivedRng(seed, n),
    choose: (now, seat) => {
      if (moves === MOVE_LIMIT) return undefined;
      const place = moves < PER_GAME ? moves : rng.below(moves + 1);
      if (place < PER_GAME) moments[place] = game.clone(now);
      moves++;
      return at(bots, seat).choose(game.view(now, seat));
    },
  });
  return { moments, end: s };
}
