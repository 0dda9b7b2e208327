import { list, mapped, pattern, reason } from '@quarterdeck/kernel';
import { building } from '../../data/catalog';
import type { DecisionOf, WorthOf } from '../../move';
import { buildingName } from '../../names';
import { tileWord } from '../../notation';
import { say } from '../../say';
import { NONE, type Tile } from '../../state';
import { notNow } from '../../turn';
import { LOOK_AT } from './deck';
import { NO_POWER_BEGUN } from './power';

const NOT_LOOKED_AT = reason('NOT_LOOKED_AT', 'YA-D39');

interface Kept {
  readonly tile: Tile;
  readonly back: readonly Tile[];
}

/** `keep S10 T01 P02`: the tile kept, then the others from the top. */
const keptWord = mapped(
  list(tileWord, { to: LOOK_AT }),
  ([tile = NONE, ...back]): Kept => ({ tile, back }),
  ({ tile, back }) => [tile, ...back],
);

/** Reserve one of the tiles looked at; the others go back on top in any order (YA-D39). */
export const keep: DecisionOf<'keep'> = {
  at: ['keep'],
  notNow: (s, seat) => notNow(s, seat, NO_POWER_BEGUN),
  whyNot(s, _seat, { tile, back }) {
    const tiles = [tile, ...back];
    const same = tiles.length === s.looking.length && s.looking.every((seen) => tiles.includes(seen));
    return same ? undefined : NOT_LOOKED_AT;
  },
  list(s, _seat, out) {
    for (const tile of s.looking) {
      const back = s.looking.filter((other) => other !== tile);
      out.push({ kind: 'keep', tile, back });
      if (back.length > 1) out.push({ kind: 'keep', tile, back: back.toReversed() });
    }
  },
  play: (_s, seat, { tile, back }, emit) => emit({ kind: 'TileReserved', seat, tile, from: 'deck', back }),
  text: pattern('keep {...kept}', { '...kept': keptWord }).where(
    ({ tile, back }) => new Set([tile, ...back]).size === back.length + 1,
    'the same building tile stands twice',
  ),
  say({ tile, back }) {
    if (back.length === 0) return say('move.keep.only', { building: buildingName(tile) });
    return say('move.keep', { building: buildingName(tile), back: back.map(buildingName) });
  },
};

export const worth: WorthOf<'keep'> = (_s, _seat, { tile }) => building(tile).points;
