import type { Seat } from '@quarterdeck/kernel';
import { at } from './cells';
import { countryOf, isCaravan } from './data/adventures';
import { TRACK_SPACES } from './data/pieces';
import type { Event } from './events';
import { freeShips, loadedShips } from './fleet';
import { AFLOAT, DIE, DIE_FACE, DIE_FATE, DIE_ROT, DIE_X, DIE_Y, SAVED, STRUCK, type State, SUNK } from './state';
import { THROWN } from './throw';

/** Where the ten ships of a seat are (PI-005). */
export interface Fleet {
  readonly reserve: number;
  readonly free: number;
  readonly loaded: number;
  readonly guards: number;
  readonly atSea: number;
}

export function fleetOf(s: State, seat: Seat): Fleet {
  return {
    reserve: at(s.reserve, seat),
    free: freeShips(s, seat),
    loaded: loadedShips(s, seat),
    guards: at(s.guards, seat),
    atSea: at(s.sent, seat),
  };
}

type Fate = 'afloat' | 'sunk' | 'saved' | 'struck';
const FATES: Readonly<Record<number, Fate>> = { [AFLOAT]: 'afloat', [SUNK]: 'sunk', [SAVED]: 'saved', [STRUCK]: 'struck' };

/** A die on the chart; x and y in hundredths of a millimetre, rot in degrees, owner a seat or RED. */
export interface ThrownDie {
  readonly owner: number;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
  readonly face: number;
  readonly fate: Fate;
}

/** The dice as they lie on the chart now. */
export function diceOf(s: State): ThrownDie[] {
  const dice: ThrownDie[] = [];
  for (let i = 0; i < s.chart.length; i += DIE) {
    dice.push({
      owner: at(s.chart, i),
      x: at(s.chart, i + DIE_X),
      y: at(s.chart, i + DIE_Y),
      rot: at(s.chart, i + DIE_ROT),
      face: at(s.chart, i + DIE_FACE),
      fate: FATES[at(s.chart, i + DIE_FATE)] ?? 'afloat',
    });
  }
  return dice;
}

/** The dice of a throw as it fell, for its animation. */
export function diceThrown(e: Extract<Event, { kind: 'DiceThrown' }>): ThrownDie[] {
  return e.owners.map((owner, i) => ({
    owner,
    x: at(e.dice, i * THROWN),
    y: at(e.dice, i * THROWN + 1),
    rot: at(e.dice, i * THROWN + 2),
    face: at(e.dice, i * THROWN + 3),
    fate: 'afloat',
  }));
}

/** How many caravans of a country have been plundered (PI-078). */
export function plundersOf(s: State, country: number): number {
  let caravans = 0;
  for (const card of s.played) if (isCaravan(card) && countryOf(card) === country) caravans++;
  return caravans;
}

/** Which side of the 40/80 tile lies in front of a player; 0 for none (PI-177, PI-D33). */
export function chestTile(chests: number): 0 | 40 | 80 {
  if (chests >= 2 * TRACK_SPACES) return 80;
  return chests >= TRACK_SPACES ? 40 : 0;
}
