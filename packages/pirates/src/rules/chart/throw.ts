import { at, type Emit, list, mapped, pattern, reason, shaped } from '@quarterdeck/kernel';
import { curseOf, isCaravan } from '../../data/adventures';
import type { Event, HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { say, who } from '../../say';
import { AFLOAT, NO_CARD, type Owner, type State } from '../../state';
import { proceed } from '../../turn';
import { battle } from '../captain/battle';
import { plunderDice } from '../captain/caravan';
import { curseDice } from '../shaman/curse';
import { pourOut } from '../shaman/guests';
import { strike } from '../shaman/strike';
import { isThrow, THROWN, throwDice } from './scatter';

/** Owners of the dice that are to be thrown now, in die order. */
function diceToThrow(s: State): Owner[] {
  return isCaravan(s.card) ? plunderDice(s) : curseDice(s);
}

/** What the dice on the chart do. True when nothing waits. */
function resolve(s: State, emit: Emit<Event>): boolean {
  if (isCaravan(s.card)) return battle(s, emit);
  return curseOf(s.card)?.id === 'tavern' ? pourOut(s, emit) : strike(s, emit);
}

/** A die as face@x,y/rotation, lengths in hundredths of a millimetre. */
const die = shaped('die', /^([1-6])@(\d{1,5}),(\d{1,5})\/(\d{1,2})$/, ([face, x, y, rotation]) => `${face}@${x},${y}/${rotation}`, [
  [4, 13500, 9000, 45],
  [1, 900, 900, 0],
  [6, 26100, 26100, 89],
]);

/** All dice of a throw in one row of cells: x, y, rotation, face. */
const dice = mapped<readonly (readonly number[])[], readonly number[]>(
  list(die),
  (all) => all.flatMap(([face = 0, x = 0, y = 0, rotation = 0]) => [x, y, rotation, face]),
  (cells) => {
    const all: number[][] = [];
    for (let i = 0; i < cells.length; i += THROWN) all.push([at(cells, i + 3), at(cells, i), at(cells, i + 1), at(cells, i + 2)]);
    return all;
  },
);

/** All dice of a plunder or curse at once, onto the chart (PI-095, PI-096). `throw` itself is a word of the language. */
export const toss: DrawOf<'throw'> = {
  at: ['throw'],
  sample: (s, rng) => ({ kind: 'throw', dice: throwDice(rng, diceToThrow(s).length) }),
  whyNot: (s, outcome) =>
    s.card !== NO_CARD && isThrow(outcome.dice, diceToThrow(s).length) ? undefined : reason('IMPOSSIBLE_THROW', 'PI-096'),
  play(s, outcome, emit) {
    emit({ kind: 'DiceThrown', seat: s.actor, owners: diceToThrow(s), dice: outcome.dice });
    if (resolve(s, emit)) proceed(s, emit);
  },
  text: pattern('throw {dice}', { dice }),
};

export const happenings: HappeningsOf<'DiceThrown'> = {
  DiceThrown: {
    evolve(s, { owners, dice: cells }) {
      s.chart.length = 0;
      for (let i = 0; i < owners.length; i++) {
        const from = i * THROWN;
        s.chart.push(at(owners, i), at(cells, from), at(cells, from + 1), at(cells, from + 2), at(cells, from + 3), AFLOAT);
      }
    },
    say: ({ seat, owners }) => say('event.DiceThrown', { who: who(seat), n: owners.length }),
  },
};
