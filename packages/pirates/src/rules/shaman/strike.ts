import { at, type Emit } from '@quarterdeck/kernel';
import { curseOf } from '../../data/adventures';
import type { Event } from '../../event';
import { DIE, DIE_FACE, type Die, type State } from '../../state';
import { whirl } from './maelstrom';
import { sufferStruckDice } from './suffering';

/** Carries a throw of Kraken, Iceberg, Sirens, Mutiny or Maelstrom out (PI-156 to PI-160). True when nothing waits. */
export function strike(s: State, emit: Emit<Event>): boolean {
  const curse = curseOf(s.card);
  if (curse === undefined) return true;
  if (curse.id === 'maelstrom') return whirl(s, emit);
  const dice: Die[] = [];
  for (let die = 0; die * DIE < s.chart.length; die++) if (at(s.chart, die * DIE + DIE_FACE) === curse.face) dice.push(die);
  if (dice.length > 0) emit({ kind: 'DiceStruck', dice });
  sufferStruckDice(s, curse, emit);
  return true;
}
