import { type Emit, type Reason, reason } from '@quarterdeck/kernel';
import { at } from '../cells';
import type { Clash, Event } from '../events';
import { AFLOAT, DIE, DIE_FACE, DIE_FATE, DIE_X, DIE_Y, RED, SAVED, type State } from '../state';
import { waitFor } from './wait';

/** Two ships that are to fight, by die number. */
export interface Pair {
  readonly red: number;
  readonly pirate: number;
  readonly d2: number;
}

/** Squared distance from centre to centre (PI-D22): exact, so that only true ties are ties (PI-D23). */
export function distance2(chart: readonly number[], a: number, b: number): number {
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

export function checkFight(s: State, red: number, pirate: number): Reason | undefined {
  const tied = nearestPairs(s.chart).some((pair) => pair.red === red && pair.pirate === pirate);
  return tied ? undefined : reason('NOT_A_NEAREST_PAIR', 'PI-106');
}

/** The card's player settles a tie; the battle goes on. True when the plunder is over. */
export function fight(s: State, red: number, pirate: number, emit: Emit<Event>): boolean {
  clash(s, { red, pirate, d2: distance2(s.chart, red, pirate) }, emit);
  return battle(s, emit);
}

function clash(s: State, { red, pirate, d2 }: Pair, emit: Emit<Event>): void {
  const owner = at(s.chart, pirate * DIE);
  const redFace = at(s.chart, red * DIE + DIE_FACE);
  const pirateFace = at(s.chart, pirate * DIE + DIE_FACE);
  const sunk: Clash = redFace > pirateFace ? 'pirate' : redFace < pirateFace ? 'red' : 'both';
  const saved = sunk !== 'red' && savedSoFar(s.chart, owner) < at(s.unsinkable, owner);
  emit({ kind: 'ShipsClashed', red, pirate, owner, d2, redFace, pirateFace, sunk, saved });
}

function savedSoFar(chart: readonly number[], owner: number): number {
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
