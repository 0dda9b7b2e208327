import { list, pattern, reason } from '@quarterdeck/kernel';
import { ROW_SIZE } from '../../data/figures';
import type { DrawOf } from '../../move';
import { tileWord } from '../../notation';
import { beginPhase } from '../round/phase';
import { freshForRow, isSetup, layRow, moveMeeples } from '../round/round';
import { draw, isDraw, unseenTiles } from './unseen';

const NOT_IN_DECK = reason('NOT_IN_DECK', 'YA-D27');

/** Gaps of the building row are filled from the building deck (YA-021, YA-088). */
export const row: DrawOf<'row'> = {
  at: ['row'],
  sample: (s, rng) => ({ kind: 'row', tiles: draw(rng, unseenTiles(s), freshForRow(s)) }),
  whyNot: (s, { tiles }) => (isDraw(tiles, unseenTiles(s), freshForRow(s)) ? undefined : NOT_IN_DECK),
  play(s, { tiles }, emit) {
    layRow(s, tiles, emit);
    if (isSetup(s)) beginPhase('fleets', emit);
    else moveMeeples(s, emit);
  },
  text: pattern('row {tiles}', { tiles: list(tileWord, { to: ROW_SIZE }) }),
};
