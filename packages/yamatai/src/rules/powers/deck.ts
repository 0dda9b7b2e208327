import { at, type Emit, HIDDEN, type Seat } from '@quarterdeck/kernel';
import { FLEETS } from '../../data/fleets';
import type { Event, EventOf, HappeningsOf } from '../../event';
import { buildingName, playerName } from '../../names';
import { say } from '../../say';
import { NONE, SLOTS, type State, slotKnowers, slotTile, type Tile } from '../../state';
import { knowsLookedAt } from '../../view';
import { learn } from '../ledger';

/* Looking at the top of the building deck and reserving a tile (YA-103, YA-D27, YA-D39). */

/** How many tiles a look shows at most. */
export const LOOK_AT = Math.max(...FLEETS.map(({ power }) => (power.kind === 'reserve' ? power.look : 0)));

/** How many it shows now. */
export const lookSize = (s: State): number => Math.min(LOOK_AT, s.deck);

/** How many of those nobody has seen yet. */
export const freshInLook = (s: State): number => lookSize(s) - s.top.length;

/** The tiles put back earlier lie on top of those that come fresh. */
export function showTop(s: State, seat: Seat, fresh: readonly Tile[], emit: Emit<Event>): void {
  emit({ kind: 'DeckLooked', seat, tiles: [...s.top.map((slot) => slotTile(s, slot)), ...fresh] });
}

function keepTile(s: State, e: EventOf<'TileReserved'>): void {
  const first = s.looks.length * SLOTS;
  const from = s.looking.map((_, i) => s.top[i] ?? NONE);
  const known = at(from, 0);
  // Of a single tile everybody knows where it went; of several only the seat that chose.
  const knowers = from.length === 1 && known !== NONE ? slotKnowers(s, known) : 1 << e.seat;
  s.looks.push({ seat: e.seat, from, out: [e.tile, ...e.back], knows: from.map(() => knowers) });
  s.top = e.back.map((_, i) => first + 1 + i);
  s.looking = [];
  s.pending = 'none';
  s.deck--;
  at(s.reserved, e.seat).push(e.tile);
  at(s.reservedFrom, e.seat).push(first);
}

export const happenings: HappeningsOf<'DeckLooked' | 'TileReserved'> = {
  DeckLooked: {
    evolve(s, e) {
      s.looking = e.tiles.slice();
      for (let i = 0; i < s.top.length; i++) learn(s, at(s.top, i), at(e.tiles, i), 1 << e.seat);
      s.pending = 'keep';
    },
    redact(e, viewer, s) {
      if (viewer === e.seat) return e;
      return { ...e, tiles: e.tiles.map((tile, i) => (knowsLookedAt(s, e.seat, i, viewer) ? tile : HIDDEN)) };
    },
    say(e) {
      const who = playerName(e.seat);
      if (e.tiles.includes(HIDDEN)) return say('event.DeckLooked', { who, tiles: e.tiles.length });
      return say('event.DeckLooked.seen', { who, tiles: e.tiles.map(buildingName) });
    },
  },
  TileReserved: {
    evolve(s, e) {
      if (e.from === 'deck') keepTile(s, e);
      else {
        s.row[s.row.indexOf(e.tile)] = NONE;
        at(s.reserved, e.seat).push(e.tile);
        at(s.reservedFrom, e.seat).push(NONE);
      }
    },
    redact(e, viewer, s) {
      if (e.from === 'row' || viewer === e.seat) return e;
      if (s.looking.length === 1 && knowsLookedAt(s, e.seat, 0, viewer)) return e;
      return { ...e, tile: HIDDEN, back: e.back.map(() => HIDDEN) };
    },
    say(e) {
      const who = playerName(e.seat);
      if (e.tile === HIDDEN) return say('event.TileReserved.hidden', { who });
      return say(`event.TileReserved.${e.from}`, { who, building: buildingName(e.tile) });
    },
  },
};
