import { at, filled, HIDDEN, type Rng, shuffle, type Viewer } from '@quarterdeck/kernel';
import { unseenTiles } from './rules/reveal/unseen';
import { clone, type Look, NONE, SLOTS, type State } from './state';

/*
 * What a viewer cannot know are the tiles that others saw, kept and put back. What they can know
 * about them is more than what they saw: whoever has put two tiles back knows that the next one to
 * look saw those two and one more. Every tile enters through some look as an unknown ("card") and
 * then passes from slot to slot; a look only permutes. All chances and all choices being equally
 * likely, so is every assignment of tiles to slots that fits what the viewer has seen.
 *
 * Cards whose tile the viewer knows are placed by trying all ways (there are few, and none as long
 * as nobody looks twice at the same tiles); all other cards are alike, so each way counts as often
 * as those can be arranged.
 */

/** A card: the tile when known, else its number below FIRST_CARD. */
const FIRST_CARD = -10;
const isCard = (content: number): boolean => content <= FIRST_CARD;

/** One way to place the cards of known tiles: for each look, the slot of each of its inputs, NONE if free to choose. */
interface Way {
  readonly places: readonly (readonly number[])[];
  readonly weight: number;
}

export function resample(view: State, _viewer: Viewer, rng: Rng): State {
  const s = clone(view);
  if (s.looks.length === 0 && s.looking.length === 0) return s;
  const contents = drawContents(s.looks, rng);
  fillTiles(s, contents, rng);
  return s;
}

/** The tile or card in every slot. */
function drawContents(looks: readonly Look[], rng: Rng): number[] {
  const way = drawWay(allWays(looks), rng);
  const contents: number[] = [];
  const bound = new Map<number, number>();
  let cards = FIRST_CARD;
  looks.forEach((look, nth) => {
    const first = nth * SLOTS;
    const places = at(way.places, nth);
    const free: number[] = [];
    const open: number[] = [];
    look.from.forEach((slot, i) => {
      const content = slot === NONE ? cards-- : at(contents, slot);
      const place = at(places, i);
      if (place === NONE) free.push(content);
      else contents[first + place] = content;
    });
    for (let place = 0; place < look.out.length; place++) if (contents[first + place] === undefined) open.push(place);
    shuffle(rng, free);
    open.forEach((place, i) => {
      const card = at(free, i);
      const tile = at(look.out, place);
      if (tile !== HIDDEN) bound.set(card, tile);
      contents[first + place] = tile === HIDDEN ? card : tile;
    });
    for (let place = look.out.length; place < SLOTS; place++) contents[first + place] = NONE;
  });
  return contents.map((content) => bound.get(content) ?? content);
}

function drawWay(ways: readonly Way[], rng: Rng): Way {
  let total = 0;
  for (const way of ways) total += way.weight;
  let left = rng.below(total);
  for (const way of ways) {
    left -= way.weight;
    if (left < 0) return way;
  }
  throw new Error('The looks contradict each other');
}

const FACTORIAL = [1, 1, 2, 6] as const;

function allWays(looks: readonly Look[]): readonly Way[] {
  const ways: Way[] = [];
  const places: number[][] = [];
  /** Per slot the known tile in it, or HIDDEN. */
  const known: number[] = [];
  const entered = new Set<number>();

  const visitLook = (nth: number, weight: number): void => {
    const look = looks[nth];
    if (look === undefined) {
      ways.push({ places: places.map((list) => list.slice()), weight });
      return;
    }
    const first = nth * SLOTS;
    const inputs = look.from.map((slot) => (slot === NONE ? HIDDEN : at(known, slot)));
    const taken = filled(look.out.length, 0);
    const chosen = filled(inputs.length, NONE);

    const visitInput = (i: number): void => {
      if (i < inputs.length) {
        const tile = at(inputs, i);
        if (tile === HIDDEN) {
          visitInput(i + 1);
          return;
        }
        const shown = look.out.indexOf(tile);
        for (let place = 0; place < look.out.length; place++) {
          if (taken[place] === 1 || (shown < 0 ? look.out[place] !== HIDDEN : place !== shown)) continue;
          taken[place] = 1;
          chosen[i] = place;
          visitInput(i + 1);
          taken[place] = 0;
          chosen[i] = NONE;
        }
        return;
      }
      // Tiles shown in slots that no known card filled came with cards of yet unknown tiles.
      const news = look.out.filter((tile, place) => tile !== HIDDEN && taken[place] === 0);
      if (news.some((tile) => entered.has(tile))) return;
      for (const tile of news) entered.add(tile);
      for (let place = 0; place < SLOTS; place++) known[first + place] = look.out[place] ?? HIDDEN;
      chosen.forEach((place, input) => {
        if (place !== NONE) known[first + place] = at(inputs, input);
      });
      places[nth] = chosen.slice();
      visitLook(nth + 1, weight * (FACTORIAL[chosen.filter((place) => place === NONE).length] ?? 1));
      for (const tile of news) entered.delete(tile);
    };
    visitInput(0);
  };
  visitLook(0, 1);
  return ways;
}

/** Gives every card a tile that the viewer has not seen, and writes all tiles where they belong. */
function fillTiles(s: State, contents: readonly number[], rng: Rng): void {
  const unseen = new Set(unseenTiles(s));
  for (const content of contents) unseen.delete(content);
  const pool = shuffle(rng, [...unseen]);
  const tiles = new Map<number, number>();
  const tileOf = (content: number): number => {
    if (!isCard(content)) return content;
    const tile = tiles.get(content) ?? pool.pop() ?? NONE;
    tiles.set(content, tile);
    return tile;
  };
  s.looks.forEach((look, nth) => {
    for (let place = 0; place < look.out.length; place++) look.out[place] = tileOf(at(contents, nth * SLOTS + place));
  });
  s.reserved.forEach((reserved, seat) => {
    const from = at(s.reservedFrom, seat);
    for (let i = 0; i < reserved.length; i++) {
      const slot = at(from, i);
      if (slot !== NONE) reserved[i] = tileOf(at(contents, slot));
    }
  });
  for (let i = 0; i < s.looking.length; i++) {
    const slot = s.top[i];
    if (slot !== undefined) s.looking[i] = tileOf(at(contents, slot));
    else if (s.looking[i] === HIDDEN) s.looking[i] = pool.pop() ?? NONE;
  }
}
