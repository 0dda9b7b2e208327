import { PLACES } from '../data/places';
import { SPICES } from '../data/spices';
import { FIELDS } from '../fields';
import type { Move } from '../move';

/*
 * Moves that are listed by the dozen are made once and shared: they never change, and listing them
 * then costs no allocation.
 */

function table<T>(make: (index: number) => T): (index: number) => T {
  const made: (T | undefined)[] = [];
  return (index) => {
    const known = made[index];
    if (known !== undefined) return known;
    const fresh = make(index);
    made[index] = fresh;
    return fresh;
  };
}

const lays = table<Move & { kind: 'lay' }>((i) => ({
  kind: 'lay',
  tile: Math.floor(i / (PLACES.length * 6)),
  place: Math.floor(i / 6) % PLACES.length,
  turn: i % 6,
}));
const sails = table<Move>((i) => ({ kind: 'sail', ship: Math.floor(i / FIELDS), field: i % FIELDS }));
const winds = table<Move>((i) => ({ kind: 'wind', ship: Math.floor(i / FIELDS), field: i % FIELDS }));
const shots = table<Move>((i) => ({ kind: 'shot', target: Math.floor(i / FIELDS), field: i % FIELDS }));
const drives = table<Move>((i) => ({ kind: 'drive', target: Math.floor(i / FIELDS), field: i % FIELDS }));
const turns = table<Move>((i) => ({ kind: 'turn', tile: Math.floor(i / 6), turn: i % 6 }));

export const layMove = (tile: number, place: number, turn: number) => lays((tile * PLACES.length + place) * 6 + turn);
export const sailMove = (ship: number, field: number): Move => sails(ship * FIELDS + field);
export const windMove = (ship: number, field: number): Move => winds(ship * FIELDS + field);
export const shotMove = (target: number, field: number): Move => shots(target * FIELDS + field);
export const driveMove = (target: number, field: number): Move => drives(target * FIELDS + field);
export const turnMove = (tile: number, turn: number): Move => turns(tile * 6 + turn);
export const CARGO_MOVES: readonly Move[] = SPICES.map((_, spice) => ({ kind: 'cargo', spice }));
export const BANKER_MOVES: readonly Move[] = SPICES.map((_, spice) => ({ kind: 'banker', spice }));
export const SHARE_MOVES: readonly Move[] = SPICES.map((_, spice) => ({ kind: 'share', spice }));
export const DONE: Move = { kind: 'done' };
