import { type Emit, type Reason, type Rng, reason } from '@quarterdeck/kernel';
import { COLOURS } from '../data/colours';
import { CUBES_PER_COLOUR, type Ratio, TOWERS } from '../data/constants';
import type { Event } from '../events';
import type { OutcomeOf } from '../move';
import { at, row } from '../numbers';
import { insideTower, type State } from '../state';
import { beginRound, nextPhase } from './phase';

/** Cubes of a colour that are thrown now: all at the set-up, then those of the phase in storage (AM-048, AM-062). */
function thrownCubes(s: State, colour: number): number {
  if (s.stage === 'fill') return CUBES_PER_COLOUR;
  return colour === s.phase ? at(s.storage, colour) : 0;
}

function stuckCubes(s: State, colour: number): number {
  return s.stage === 'fill' ? 0 : insideTower(s, colour);
}

/** Every cube falls or sticks for itself; only how many of each colour come out is told (AM-063). */
export function sampleTower(s: State, rng: Rng): OutcomeOf<'tower'> {
  const { thrown, inside } = TOWERS[s.tower];
  const out: number[] = [];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    out.push(falling(rng, thrownCubes(s, colour), thrown) + falling(rng, stuckCubes(s, colour), inside));
  }
  return { kind: 'tower', out };
}

function falling(rng: Rng, cubes: number, chance: Ratio): number {
  let out = 0;
  for (let cube = 0; cube < cubes; cube++) if (rng.below(chance.in) < chance.of) out++;
  return out;
}

export function refuseTower(s: State, { out }: OutcomeOf<'tower'>): Reason | undefined {
  const possible = out.length === COLOURS.length && out.every((cubes, colour) => cubes <= thrownCubes(s, colour) + stuckCubes(s, colour));
  return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-063');
}

export function fillTower({ out }: OutcomeOf<'tower'>, s: State, emit: Emit<Event>): void {
  emit({ kind: 'TowerFilled', out });
  beginRound(s, emit);
}

export function throwCubes({ out }: OutcomeOf<'tower'>, s: State, emit: Emit<Event>): void {
  const colour = row(COLOURS, s.phase);
  const thrown = at(s.storage, s.phase);
  const ap = Math.max(...out);
  // AM-065, AM-D48: nothing came out, nobody acts.
  if (ap === 0) {
    emit({ kind: 'PhaseSkipped', colour, thrown });
    nextPhase(s, emit);
    return;
  }
  emit({ kind: 'CubesFell', colour, thrown, out, ap });
}
