import { at, LOCALES, type Message, plainRng, speaker } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, efemeris, type State } from '../src';
import { PLACES, WINDS } from '../src/data/places';
import { TILES } from '../src/data/tiles';
import { fieldMessage, placeWords, tileWords } from '../src/names';
import { arrange, duel, field } from './helpers';

const voices = await Promise.all(LOCALES.map(async (locale) => speaker(locale, await efemeris.texts[locale](), ['Ada', 'Bo', 'Cy', 'Di'])));
const [en] = voices;
const said = (words: Message): string => en?.say(words) ?? '';

/** How places, tiles and fields are written in notation. */
const CODE = /\b([a-g][1-7](n|ne|se|s|sw|nw)?|[SPEXC]\d+(\.\w+)?)\b/;

/** Plays a game and hears all it says of moves and happenings. */
function hear(seats: number, expert: boolean, listen: (words: Message) => void): void {
  const rng = plainRng(seats);
  const s: State = efemeris.initial({ seats, options: { expert } });
  const emit = (event: Event): void => {
    efemeris.evolve(s, event);
    const words = efemeris.words.event(event, s);
    if (words !== undefined) listen(words);
  };
  for (let turn = efemeris.turn(s), n = 0; turn.kind !== 'over' && n < 260; turn = efemeris.turn(s), n++) {
    if (turn.kind === 'chance') {
      efemeris.chance(s, efemeris.sample(s, rng), emit);
      continue;
    }
    const seat = at(turn.seats, 0);
    const moves = efemeris.moves(s, seat);
    for (const move of moves) listen(efemeris.words.move(move, s, seat));
    efemeris.play(s, seat, at(moves, rng.below(moves.length)), emit);
  }
}

describe('names', () => {
  test.each([
    [2, false],
    [3, true],
    [4, false],
  ] as const)('no code in anything that is said in a game of %i, expert %s', (seats, expert) => {
    const codes = new Set<string>();
    hear(seats, expert, (words) => {
      for (const voice of voices) {
        const text = voice.say(words);
        if (CODE.test(text)) codes.add(text);
      }
    });
    expect([...codes]).toEqual([]);
  });

  test('every place has a name of its own, by the winds', () => {
    const names = PLACES.map((_, place) => said(placeWords(place)));
    expect(new Set(names).size).toBe(PLACES.length);
    expect(names.slice(0, 3)).toEqual(['the wind rose', 'inner Septentrio', 'inner Cæcias']);
    // The second ring has one place under each wind, clockwise from north.
    expect(names.slice(7, 19)).toEqual([...WINDS]);
    expect(names.slice(19, 21).sort()).toEqual(['far Aquilo towards Cæcias', 'far Aquilo towards Septentrio']);
  });

  test('tiles by their planet or by what is on them', () => {
    const name = (id: string): string => said(tileWords(TILES.findIndex((tile) => tile.id === id)));
    expect(name('P2')).toMatch(/^the tile of [A-Z]/);
    expect(name('S2')).toMatch(/^the tile with .*factory/);
    for (const tile of TILES.keys()) expect(said(tileWords(tile))).not.toMatch(CODE);
  });

  test('a field by what it is and where its tile lies, borders by both places', () => {
    const { state } = arrange(duel(), { tiles: ['S2 e3 n'] });
    expect(said(fieldMessage(state, field('S2.f')))).toMatch(/^factory at inner Cæcias/);
    expect(said(fieldMessage(state, field('d4ne')))).toMatch(/^border of (the wind rose and inner Cæcias|inner Cæcias and the wind rose)$/);
    expect(said(fieldMessage(state, field('rose')))).toBe('the wind rose');
  });
});
