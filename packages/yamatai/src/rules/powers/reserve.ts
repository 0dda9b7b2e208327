import { at, pattern, range, reason } from '@quarterdeck/kernel';
import { BUILDINGS } from '../../data/buildings';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { buildingName } from '../../names';
import { tileWord } from '../../notation';
import { NOT_WANTED } from '../../policy/prices';
import { say } from '../../say';
import { NONE } from '../../state';
import { notNow, WHOLE_TURN } from '../../turn';
import { hasPower, NO_POWER_BEGUN, usePower, whyNotUse } from './power';

const NOT_IN_ROW = reason('NOT_IN_ROW', 'YA-103');

const MOVES: readonly MoveOf<'reserve'>[] = range(BUILDINGS.length).map((tile) => ({ kind: 'reserve', tile }));

/** Reserve an open building tile (YA-103). */
export const reserve: DecisionOf<'reserve'> = {
  at: WHOLE_TURN,
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot: (s, _seat, { tile }) => whyNotUse(s, 'reserve') ?? (s.row.includes(tile) ? undefined : NOT_IN_ROW),
  list(s, _seat, out) {
    if (!hasPower(s, 'reserve')) return;
    for (let i = 0; i < s.row.length; i++) {
      const tile = at(s.row, i);
      if (tile !== NONE) out.push(at(MOVES, tile));
    }
  },
  play(s, seat, { tile }, emit) {
    usePower(s, seat, emit);
    emit({ kind: 'TileReserved', seat, tile, from: 'row', back: [] });
  },
  text: pattern('reserve {tile}', { tile: tileWord }),
  say: ({ tile }) => say('move.reserve', { building: buildingName(tile) }),
};

export const worth: WorthOf<'reserve'> = () => NOT_WANTED;
