import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import { type CurseCard, demandAt, mostDemanded } from '../../data/adventures';
import { TALISMAN } from '../../data/goods';
import type { Event, HappeningsOf } from '../../event';
import { goodsOf, nextSeat, shipsAtHand } from '../../fleet';
import { dropGood, setFate } from '../../ledger';
import { countedOf, say, who } from '../../say';
import { DIE, DIE_FATE, type Loot, STRUCK, type State } from '../../state';
import { settleGuards } from '../merchant/guards';

/** All losses follow from the one throw, clockwise from the Shaman (PI-D65). */
export function sufferStruckDice(s: State, curse: CurseCard, emit: Emit<Event>): void {
  const loot = givenUp(s, curse);
  let seat = s.actor;
  do {
    suffer(s, curse, seat, struckDice(s, seat), loot, emit);
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
}

/** The loot that goes before ships do: a mutinous crew takes the most demanded good (PI-159). */
function givenUp(s: State, curse: CurseCard): Loot {
  if (curse.instead === 'demanded') return mostDemanded(demandAt(s.harbours, s.harbour));
  return typeof curse.instead === 'number' ? curse.instead : TALISMAN;
}

function struckDice(s: State, seat: Seat): number {
  let struck = 0;
  for (let i = 0; i < s.chart.length; i += DIE) if (at(s.chart, i) === seat && at(s.chart, i + DIE_FATE) === STRUCK) struck++;
  return struck;
}

/** For each hit one card of the kind while there is one, then a ship (PI-164, PI-D37); without ships nothing (PI-D36). */
export function suffer(s: State, curse: CurseCard, seat: Seat, hits: number, loot: Loot, emit: Emit<Event>): void {
  const held = loot === TALISMAN ? at(s.talismans, seat) : goodsOf(s, seat, loot);
  const cards = Math.min(hits, held);
  const ships = Math.min(hits - cards, shipsAtHand(s, seat));
  if (cards + ships === 0) return;
  emit({ kind: 'CurseSuffered', seat, curse: curse.id, loot, cards, ships });
  settleGuards(s, seat, 'ships', emit);
}

export const happenings: HappeningsOf<'DiceStruck' | 'CurseSuffered'> = {
  DiceStruck: {
    evolve(s, { dice }) {
      for (const die of dice) setFate(s, die, STRUCK);
    },
    say: ({ dice }) => say('event.DiceStruck', { n: dice.length }),
  },
  CurseSuffered: {
    evolve(s, { seat, loot, cards, ships }) {
      if (loot === TALISMAN) {
        add(s.talismans, seat, -cards);
        add(s.discarded, TALISMAN, cards);
      } else dropGood(s, seat, loot, cards);
      add(s.reserve, seat, ships);
    },
    say: ({ seat, loot, cards, ships }) =>
      say('event.CurseSuffered', {
        who: who(seat),
        cards: countedOf(loot, cards),
        ships: say('counted.ships', { n: ships }),
        what: ships === 0 ? 'cards' : cards === 0 ? 'ships' : 'both',
      }),
  },
};
