import { at, type Emit } from '@quarterdeck/kernel';
import { curseOf } from '../../data/adventures';
import type { Event } from '../../event';
import { AFLOAT, DIE, DIE_FACE, DIE_FATE, type Die, type State } from '../../state';
import { distance2 } from '../captain/battle';
import { waitFor } from '../round/wait';
import { sufferStruckDice } from './suffering';

/** The red die of the Maelstrom is the first of the throw. */
const WHIRL: Die = 0;

/** The dice nearest to the red one, as many as it shows (PI-160); a tie across that limit is the Shaman's choice (PI-D73). True when nothing waits. */
export function whirl(s: State, emit: Emit<Event>): boolean {
  const { sure, tied, open } = reachOf(s);
  const choice = tied.length > open;
  const dice = choice ? sure : [...sure, ...tied];
  if (dice.length > 0) emit({ kind: 'DiceStruck', dice });
  if (choice) {
    waitFor(s, 'swallow', s.actor, emit);
    return false;
  }
  const curse = curseOf(s.card);
  if (curse !== undefined) sufferStruckDice(s, curse, emit);
  return true;
}

/** Dice among which the Shaman must choose. */
export function tiedDice(s: State): readonly Die[] {
  return reachOf(s).tied;
}

/** Dice the Maelstrom certainly takes next, dice at one distance of which only some are taken, and how many of those. */
function reachOf(s: State): { readonly sure: readonly Die[]; readonly tied: readonly Die[]; readonly open: number } {
  let open = at(s.chart, WHIRL * DIE + DIE_FACE);
  const left: { die: Die; d2: number }[] = [];
  for (let die = WHIRL + 1; die * DIE < s.chart.length; die++) {
    if (at(s.chart, die * DIE + DIE_FATE) === AFLOAT) left.push({ die, d2: distance2(s.chart, WHIRL, die) });
    else open--;
  }
  left.sort((a, b) => a.d2 - b.d2 || a.die - b.die);
  const limit = left[Math.min(open, left.length) - 1]?.d2 ?? -1;
  const sure = left.filter(({ d2 }) => d2 < limit).map(({ die }) => die);
  const tied = left.filter(({ d2 }) => d2 === limit).map(({ die }) => die);
  return { sure, tied, open: Math.min(open - sure.length, tied.length) };
}
