import { at, list, pattern, type Rng, reason } from '@quarterdeck/kernel';
import { FIRST_EXPERT_TILE, TILES } from '../../data/tiles';
import type { HappeningsOf } from '../../event';
import type { DrawOf } from '../../move';
import { tileWords } from '../../names';
import { tileWord } from '../../notation';
import { say, who } from '../../say';
import { endSeat, firstSeat, type State, type Tile } from '../../state';
import { advance } from '../../turn';

/** Tiles that may lie in the stack: neither in the sky nor drawn. */
function unseenTiles(s: State, from: Tile, to: Tile): Tile[] {
  const tiles: Tile[] = [];
  for (let tile = from; tile < to; tile++) if (at(s.placeOf, tile) < 0 && !s.drawn.includes(tile)) tiles.push(tile);
  return tiles;
}

/**
 * EF-201: a few expert tiles are shuffled in unseen, so the stack is not all that is missing from the
 * sky: first it is drawn whether an expert tile comes, then which of those nobody has seen.
 */
function drawTiles(s: State, rng: Rng): Tile[] {
  const base = unseenTiles(s, 0, FIRST_EXPERT_TILE);
  const expert = unseenTiles(s, FIRST_EXPERT_TILE, TILES.length);
  let experts = s.expertsInStack;
  const drawn: Tile[] = [];
  for (let n = 0; n < s.toDraw; n++) {
    const fromExperts = rng.below(base.length + experts) < experts;
    const pile = fromExperts ? expert : base;
    if (fromExperts) experts--;
    const i = rng.below(pile.length);
    drawn.push(at(pile, i));
    pile.splice(i, 1);
  }
  return drawn;
}

function couldBeDrawn(s: State, drawn: readonly Tile[]): boolean {
  if (drawn.length !== s.toDraw || new Set(drawn).size !== drawn.length) return false;
  const unseen = unseenTiles(s, 0, TILES.length);
  const experts = drawn.filter((tile) => tile >= FIRST_EXPERT_TILE).length;
  const baseLeft = s.stack - s.expertsInStack;
  return drawn.every((tile) => unseen.includes(tile)) && experts <= s.expertsInStack && drawn.length - experts <= baseLeft;
}

/** EF-070: the tiles of a turn. */
export const tiles: DrawOf<'tiles'> = {
  at: ['tiles'],
  sample: (s, rng) => ({ kind: 'tiles', tiles: drawTiles(s, rng) }),
  whyNot: (s, outcome) => (couldBeDrawn(s, outcome.tiles) ? undefined : reason('NO_SUCH_OUTCOME', 'EF-070')),
  play(s, outcome, emit) {
    // EF-181: partners draw one each.
    const first = firstSeat(s, s.active);
    const seats = endSeat(s, s.active) - first;
    outcome.tiles.forEach((tile, i) => {
      emit({ kind: 'TileDrawn', seat: first + (i % seats), tile });
    });
    advance(s, emit);
  },
  text: pattern('tiles {tiles}', { tiles: list(tileWord) }),
};

export const happenings: HappeningsOf<'TileDrawn'> = {
  TileDrawn: {
    evolve(s, { seat, tile }) {
      s.toDraw--;
      s.stack--;
      if (tile >= FIRST_EXPERT_TILE) s.expertsInStack--;
      s.drawn.push(tile);
      s.drawer.push(seat);
    },
    say: ({ seat, tile }) => say('event.TileDrawn', { who: who(seat), tile: tileWords(tile) }),
  },
};
