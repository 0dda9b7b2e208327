import { add, at, filled, NotationError, pattern, type Rng, reason, word } from '@quarterdeck/kernel';
import { COLOURS, type Hue } from '../../data/colours';
import { CUBES_PER_COLOUR, type Ratio, TOWERS } from '../../data/figures';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { colourName, cubeNames } from '../../names';
import { say } from '../../say';
import { insideTower, type State } from '../../state';
import { beginRound, nextPhase } from '../../turn';

const NOTHING = 'nothing';
const NAMES: readonly string[] = COLOURS;
const CUBES = /^([a-z]+)([1-7])$/;

/** The throw: all cubes at the set-up, then those of the phase; only how many of each colour come out is told (AM-048, AM-062, AM-063). */
export const tower: DrawOf<'tower'> = {
  at: ['tower'],
  /** Every cube falls or sticks for itself. */
  sample(s, rng) {
    const { thrown, inside } = TOWERS[s.tower];
    const out: number[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      out.push(falling(rng, thrownCubes(s, colour), thrown) + falling(rng, stuckCubes(s, colour), inside));
    }
    return { kind: 'tower', out };
  },
  whyNot(s, { out }) {
    const possible = out.length === COLOURS.length && out.every((cubes, colour) => cubes <= thrownCubes(s, colour) + stuckCubes(s, colour));
    return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-063');
  },
  play(s, { out }, emit) {
    if (s.stage === 'fill') {
      emit({ kind: 'TowerFilled', out });
      beginRound(s, emit);
      return;
    }
    const colour = at(COLOURS, s.phase);
    const thrown = at(s.storage, s.phase);
    const ap = Math.max(...out);
    // AM-065, AM-D48: nothing came out, nobody acts.
    if (ap === 0) {
      emit({ kind: 'PhaseSkipped', colour, thrown });
      nextPhase(s, emit);
      return;
    }
    emit({ kind: 'CubesFell', colour, thrown, out, ap });
  },
  text: pattern('tower {out}', {
    out: word<readonly number[]>({
      what: 'colour with its cubes…',
      read: (from) => {
        const out = filled(COLOURS.length, 0);
        let next = from.take('colour with its number of cubes, or "nothing",');
        if (next === NOTHING) return out;
        for (;;) {
          const [, name, cubes] = CUBES.exec(next) ?? [];
          const colour = NAMES.indexOf(name ?? '');
          if (out[colour] !== 0) throw new NotationError(`"${next}" is not a colour with its number of cubes, each colour once`);
          out[colour] = Number(cubes);
          if (from.peek() === undefined) return out;
          next = from.take('colour');
        }
      },
      write: (out) => out.flatMap((cubes, colour) => (cubes === 0 ? [] : [`${at(COLOURS, colour)}${cubes}`])).join(' ') || NOTHING,
      examples: [filled(COLOURS.length, 0), filled(COLOURS.length, CUBES_PER_COLOUR), [4, 0, 0, 0, 0, 0, 1]],
    }),
  }),
};

function falling(rng: Rng, cubes: number, chance: Ratio): number {
  let out = 0;
  for (let cube = 0; cube < cubes; cube++) if (rng.below(chance.in) < chance.of) out++;
  return out;
}

/** Cubes of a colour that are thrown now: all at the set-up, then those of the phase in storage. */
function thrownCubes(s: State, colour: Hue): number {
  if (s.stage === 'fill') return CUBES_PER_COLOUR;
  return colour === s.phase ? at(s.storage, colour) : 0;
}

function stuckCubes(s: State, colour: Hue): number {
  return s.stage === 'fill' ? 0 : insideTower(s, colour);
}

export const happenings: HappeningsOf<'TowerFilled' | 'CubesFell'> = {
  TowerFilled: {
    evolve(s, { out }) {
      s.storage = out.slice();
      for (let colour = 0; colour < out.length; colour++) add(s.inside, colour, -at(out, colour));
    },
    say: ({ out }) => say('event.TowerFilled', { cubes: cubeNames(out) }),
  },
  CubesFell: {
    evolve(s, { thrown, out }) {
      s.storage[s.phase] = 0;
      add(s.inside, s.phase, thrown);
      for (let colour = 0; colour < out.length; colour++) add(s.inside, colour, -at(out, colour));
      s.field = out.slice();
      s.stage = 'choose';
    },
    say: ({ thrown, colour, out, ap }) => say('event.CubesFell', { thrown, colour: colourName(colour), cubes: cubeNames(out), ap }),
  },
};
