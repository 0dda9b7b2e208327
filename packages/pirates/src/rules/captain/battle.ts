import { add, at, type Emit, type Seat } from '@quarterdeck/kernel';
import type { Clash, Event, HappeningsOf } from '../../event';
import { setFate } from '../../ledger';
import { millimetres, say, who } from '../../say';
import { AFLOAT, DIE, DIE_FACE, DIE_FATE, DIE_X, DIE_Y, type Die, type Face, RED, SAVED, type State, SUNK } from '../../state';
import { waitFor } from '../round/wait';

/** Two ships that are to fight, by die number. */
export interface Pair {
  readonly red: Die;
  readonly pirate: Die;
  readonly d2: number;
}

/** Squared distance from centre to centre (PI-D22): exact, so that only true ties are ties (PI-D23). */
export function distance2(chart: readonly number[], a: Die, b: Die): number {
  const dx = at(chart, a * DIE + DIE_X) - at(chart, b * DIE + DIE_X);
  const dy = at(chart, a * DIE + DIE_Y) - at(chart, b * DIE + DIE_Y);
  return dx * dx + dy * dy;
}

/** The nearest enemies still afloat (PI-099, PI-100): one pair, several when exactly tied, none when one side is gone. */
export function nearestPairs(chart: readonly number[]): Pair[] {
  const dice = chart.length / DIE;
  let nearest: Pair[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (let red = 0; red < dice && at(chart, red * DIE) === RED; red++) {
    if (at(chart, red * DIE + DIE_FATE) !== AFLOAT) continue;
    for (let pirate = red + 1; pirate < dice; pirate++) {
      if (at(chart, pirate * DIE) === RED || at(chart, pirate * DIE + DIE_FATE) !== AFLOAT) continue;
      const d2 = distance2(chart, red, pirate);
      if (d2 > best) continue;
      if (d2 < best) {
        best = d2;
        nearest = [];
      }
      nearest.push({ red, pirate, d2 });
    }
  }
  return nearest;
}

/** Who goes down: the weaker, or both when they are equal (PI-101 to PI-103). */
function weaker(redFace: Face, pirateFace: Face): Clash {
  if (redFace > pirateFace) return 'pirate';
  return redFace < pirateFace ? 'red' : 'both';
}

/** One meeting of two ships, as a battle is told afterwards. */
export interface BattleStep {
  /** Running number in the battle, from 1. */
  readonly step: number;
  readonly red: Die;
  readonly pirate: Die;
  readonly mm: number;
  /** Dice that went down. */
  readonly sunk: readonly Die[];
  /** The pirate came home through Unsinkable Ship. */
  readonly saved: boolean;
}

/**
 * The battle up to now, told from the dice alone: nobody moves, so the order of the fights can be read
 * off the chart. Where pairs were equally near, an order that explains what became of all dice.
 */
export function battleSteps(s: State): BattleStep[] {
  const chart = s.chart.slice();
  for (let i = DIE_FATE; i < chart.length; i += DIE) chart[i] = AFLOAT;
  const fateOf = (die: Die): number => at(s.chart, die * DIE + DIE_FATE);
  const steps: BattleStep[] = [];
  /** Tells on from here; false when this order cannot have been. */
  const tell = (): boolean => {
    if (chart.every((cell, i) => cell === s.chart[i])) return true;
    for (const pair of nearestPairs(chart)) {
      const sunk = losers(chart, pair);
      if (sunk.some((die) => fateOf(die) === AFLOAT)) continue;
      for (const die of sunk) chart[die * DIE + DIE_FATE] = fateOf(die);
      const saved = sunk.includes(pair.pirate) && fateOf(pair.pirate) === SAVED;
      steps.push({ step: steps.length + 1, red: pair.red, pirate: pair.pirate, mm: millimetres(pair.d2), sunk, saved });
      if (tell()) return true;
      steps.pop();
      for (const die of sunk) chart[die * DIE + DIE_FATE] = AFLOAT;
    }
    return false;
  };
  tell();
  return steps;
}

function losers(chart: readonly number[], { red, pirate }: Pair): readonly Die[] {
  const sunk = weaker(at(chart, red * DIE + DIE_FACE), at(chart, pirate * DIE + DIE_FACE));
  if (sunk === 'both') return [red, pirate];
  return sunk === 'red' ? [red] : [pirate];
}

/** Fights on until one side is gone; stops at an exact tie for the card's player (PI-105, PI-106). True when the plunder is over. */
export function battle(s: State, emit: Emit<Event>): boolean {
  for (;;) {
    const pairs = nearestPairs(s.chart);
    const pair = pairs[0];
    if (pair === undefined) break;
    if (pairs.length > 1) {
      waitFor(s, 'tie', s.actor, emit);
      return false;
    }
    clash(s, pair, emit);
  }
  endPlunder(s, emit);
  return true;
}

/** Two ships meet; an Unsinkable Ship that has not yet been used in this plunder saves the pirate (PI-144, PI-D64). */
export function clash(s: State, { red, pirate, d2 }: Pair, emit: Emit<Event>): void {
  const owner = at(s.chart, pirate * DIE);
  const redFace = at(s.chart, red * DIE + DIE_FACE);
  const pirateFace = at(s.chart, pirate * DIE + DIE_FACE);
  const sunk = weaker(redFace, pirateFace);
  const saved = sunk !== 'red' && savedSoFar(s.chart, owner) < at(s.unsinkable, owner);
  emit({ kind: 'ShipsClashed', red, pirate, owner, d2, redFace, pirateFace, sunk, saved });
}

function savedSoFar(chart: readonly number[], owner: Seat): number {
  let saved = 0;
  for (let i = 0; i < chart.length; i += DIE) {
    if (at(chart, i) === owner && at(chart, i + DIE_FATE) === SAVED) saved++;
  }
  return saved;
}

/** Survivors go home free; they are loot cards if the whole caravan was sunk (PI-109, PI-115, PI-116). */
function endPlunder(s: State, emit: Emit<Event>): void {
  const survivors = s.sent.slice();
  let won = true;
  for (let i = 0; i < s.chart.length && at(s.chart, i) === RED; i += DIE) {
    if (at(s.chart, i + DIE_FATE) === AFLOAT) won = false;
  }
  emit({ kind: 'PlunderEnded', won, survivors });
}

export const happenings: HappeningsOf<'ShipsClashed' | 'PlunderEnded'> = {
  ShipsClashed: {
    evolve(s, e) {
      if (e.sunk !== 'pirate') setFate(s, e.red, SUNK);
      if (e.sunk === 'red') return;
      setFate(s, e.pirate, e.saved ? SAVED : SUNK);
      add(s.sent, e.owner, -1);
      if (e.saved) return;
      add(s.reserve, e.owner, 1);
      add(s.yinYang, e.owner, 1);
    },
    say(e) {
      const params = { who: who(e.owner), red: e.redFace, pirate: e.pirateFace, mm: millimetres(e.d2) };
      return e.saved && e.sunk !== 'red' ? say(`event.ShipsClashed.${e.sunk}.saved`, params) : say(`event.ShipsClashed.${e.sunk}`, params);
    },
  },
  PlunderEnded: {
    evolve(s, { won, survivors }) {
      for (let seat = 0; seat < s.sent.length; seat++) {
        s.sent[seat] = 0;
        s.owed[seat] = won ? at(survivors, seat) : 0;
      }
    },
    say: ({ won }) => say(won ? 'event.PlunderEnded.won' : 'event.PlunderEnded.lost'),
  },
};
