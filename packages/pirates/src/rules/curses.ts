import { type Emit, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { at } from '../cells';
import { type CurseCard, curseOf, demandAt, mostDemanded } from '../data/adventures';
import { GOODS, TALISMAN } from '../data/goods';
import { WAGES_PER_GUARD } from '../data/numbers';
import type { Event } from '../events';
import { capacity, goodsOf, nextSeat, room, shipsAtHand } from '../fleet';
import { AFLOAT, DIE, DIE_FACE, DIE_FATE, STRUCK, type State } from '../state';
import { settleGuards } from './guards';
import { distance2 } from './plunder';
import { waitFor } from './wait';

/** The red die of the Maelstrom is the first of the throw. */
const WHIRL = 0;

/** Carries a throw of Kraken, Iceberg, Sirens, Mutiny or Maelstrom out. True when nothing waits. */
export function strike(s: State, emit: Emit<Event>): boolean {
  const curse = curseOf(s.card);
  if (curse === undefined) return true;
  if (curse.id === 'maelstrom') return whirl(s, emit);
  const dice: number[] = [];
  for (let die = 0; die * DIE < s.chart.length; die++) if (at(s.chart, die * DIE + DIE_FACE) === curse.face) dice.push(die);
  if (dice.length > 0) emit({ kind: 'DiceStruck', dice });
  sufferStruckDice(s, curse, emit);
  return true;
}

/** The dice nearest to the red one, as many as it shows (PI-160); a tie across that limit is the Shaman's choice (PI-D73). */
function whirl(s: State, emit: Emit<Event>): boolean {
  const { sure, tied, open } = swallowing(s);
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

/** Dice the Maelstrom certainly takes next, dice at one distance of which only some are taken, and how many of those. */
function swallowing(s: State): { readonly sure: number[]; readonly tied: number[]; readonly open: number } {
  let open = at(s.chart, WHIRL * DIE + DIE_FACE);
  const left: { die: number; d2: number }[] = [];
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

/** Dice among which the Shaman must choose. */
export function tiedDice(s: State): number[] {
  return swallowing(s).tied;
}

export function checkSwallow(s: State, die: number): Reason | undefined {
  return tiedDice(s).includes(die) ? undefined : reason('NOT_A_TIED_DIE', 'PI-D73');
}

export function swallow(s: State, die: number, emit: Emit<Event>): boolean {
  emit({ kind: 'DiceStruck', dice: [die] });
  return whirl(s, emit);
}

/** All losses follow from the one throw, clockwise from the Shaman (PI-D65). */
function sufferStruckDice(s: State, curse: CurseCard, emit: Emit<Event>): void {
  const loot = givenUp(s, curse);
  let seat = s.actor;
  do {
    suffer(s, curse, seat, struckDice(s, seat), loot, emit);
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
}

function givenUp(s: State, curse: CurseCard): number {
  if (curse.instead === 'demanded') return mostDemanded(demandAt(s.harbours, s.harbour));
  return typeof curse.instead === 'number' ? curse.instead : TALISMAN;
}

function struckDice(s: State, seat: Seat): number {
  let struck = 0;
  for (let i = 0; i < s.chart.length; i += DIE) if (at(s.chart, i) === seat && at(s.chart, i + DIE_FATE) === STRUCK) struck++;
  return struck;
}

/** For each hit one card of the kind while there is one, then a ship (PI-164, PI-D37); without ships nothing (PI-D36). */
function suffer(s: State, curse: CurseCard, seat: Seat, hits: number, loot: number, emit: Emit<Event>): void {
  const held = loot === TALISMAN ? at(s.talismans, seat) : goodsOf(s, seat, loot);
  const cards = Math.min(hits, held);
  const ships = Math.min(hits - cards, shipsAtHand(s, seat));
  if (cards + ships === 0) return;
  emit({ kind: 'CurseSuffered', seat, curse: curse.id, loot, cards, ships });
  settleGuards(s, seat, 'ships', emit);
}

/** Wages: two chests for every guard that stands on the island, down to none (PI-161, PI-D46, PI-D67). Nothing waits after it. */
export function payWages(s: State, emit: Emit<Event>): boolean {
  let seat = s.actor;
  do {
    const guards = at(s.guards, seat);
    const chests = Math.min(guards * WAGES_PER_GUARD, at(s.chests, seat));
    if (chests > 0) emit({ kind: 'WagesPaid', seat, guards, chests });
    settleGuards(s, seat, 'chests', emit);
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return true;
}

export function checkIdol(good: number): Reason | undefined {
  return good >= 0 && good < GOODS ? undefined : reason('NO_SUCH_GOOD', 'PI-163');
}

/** Everybody gives up one of the named good, or a ship (PI-163). */
export function nameIdolGood(s: State, good: number, emit: Emit<Event>): void {
  emit({ kind: 'IdolNamed', seat: s.actor, good });
  const curse = curseOf(s.card);
  let seat = s.actor;
  do {
    if (curse !== undefined) suffer(s, curse, seat, 1, good, emit);
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
}

/** How many different goods a seat holds, and the last of them. */
export function kindsHeld(s: State, seat: Seat): { readonly kinds: number; readonly last: number } {
  let kinds = 0;
  let last = 0;
  for (let good = 0; good < GOODS; good++) {
    if (goodsOf(s, seat, good) === 0) continue;
    kinds++;
    last = good;
  }
  return { kinds, last };
}

/** Goods for which no ship is left go, the owner choosing which (PI-165). True when nobody has to choose. */
export function trimSurplus(s: State, emit: Emit<Event>): boolean {
  let seat = s.actor;
  do {
    while (room(s, seat) < 0) {
      const { kinds, last } = kindsHeld(s, seat);
      if (kinds > 1 && capacity(s, seat) > 0) {
        waitFor(s, 'trim', seat, emit);
        return false;
      }
      emit({ kind: 'SurplusDumped', seat, good: last });
    }
    seat = nextSeat(s, seat);
  } while (seat !== s.actor);
  return true;
}

/** A good that its owner holds: for surplus, and for the Tavern's second outcome. */
export function checkGiveUp(s: State, seat: Seat, good: number): Reason | undefined {
  if (!(good >= 0 && good < GOODS) || goodsOf(s, seat, good) === 0) return reason('NO_SUCH_GOOD_HELD', 'PI-165');
  return undefined;
}

export function dumpSurplus(s: State, good: number, emit: Emit<Event>): void {
  emit({ kind: 'SurplusDumped', seat: s.decider, good });
}
