import { list, pattern, reason } from '@quarterdeck/kernel';
import type { DrawOf } from '../../move';
import { tileWord } from '../../notation';
import { active } from '../../state';
import { freshInLook, LOOK_AT, showTop } from '../powers/deck';
import { draw, isDraw, unseenTiles } from './unseen';

const NOT_IN_DECK = reason('NOT_IN_DECK', 'YA-D27');

/** The top of the building deck is turned for whoever looks at it (YA-103, YA-D39). */
export const look: DrawOf<'look'> = {
  at: ['look'],
  sample: (s, rng) => ({ kind: 'look', tiles: draw(rng, unseenTiles(s), freshInLook(s)) }),
  whyNot: (s, { tiles }) => (isDraw(tiles, unseenTiles(s), freshInLook(s)) ? undefined : NOT_IN_DECK),
  play: (s, { tiles }, emit) => showTop(s, active(s), tiles, emit),
  text: pattern('look {tiles}', { tiles: list(tileWord, { to: LOOK_AT }) }),
};
