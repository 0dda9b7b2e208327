import { at, countOf, plainRng } from '@quarterdeck/kernel';
import { decisionsOf, scenario, wrongOffers } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CAPTAIN_CARDS, CREW, EDGES, efemeris, type Move, NATIONS, type Outcome, PLACES, PLANETS, type State, TILES } from '../src';
import { FIRST_EXPERT_TILE } from '../src/data/tiles';
import { arrange, duel, general, hand, type Table, team } from './helpers';

/* What chance may answer, what it does answer over many seeds, and what is offered while the armada is put together. */

/** Outcomes over many seeds, each of which could be. */
function drawn<K extends Outcome['kind']>(s: State, kind: K, seeds = 200): Extract<Outcome, { readonly kind: K }>[] {
  const isOfKind = (outcome: Outcome): outcome is Extract<Outcome, { readonly kind: K }> => outcome.kind === kind;
  return Array.from({ length: seeds }, (_, seed) => efemeris.sample(s, plainRng(seed))).filter((outcome) => {
    expect(efemeris.checkOutcome(s, outcome)).toBeUndefined();
    expect(outcome.kind).toBe(kind);
    return isOfKind(outcome);
  });
}

describe('EF-070 the tiles of a turn', () => {
  test('EF-070 EF-D03 two tiles that lie neither in the sky nor on the table, each of them possible', () => {
    const { state } = duel();
    const tiles = drawn(state, 'tiles', 400).map((outcome) => outcome.tiles);
    for (const pair of tiles) expect(new Set(pair).size).toBe(2);
    const free = TILES.flatMap((_, tile) => (tile < FIRST_EXPERT_TILE && at(state.placeOf, tile) < 0 ? [tile] : []));
    expect([...new Set(tiles.flat())].toSorted((a, b) => a - b)).toEqual(free);
  });

  test('EF-070 EF-201 one too few, one too many, twice the same, one of the sky, an expert tile of the base game', () => {
    const t = duel();
    for (const line of [
      'tiles S1',
      'tiles S1 S2 S4',
      'tiles S1 S1',
      'tiles S1 P2',
      'tiles S1 P3',
      `tiles S1 ${TILES[FIRST_EXPERT_TILE]?.id}`,
    ])
      expect(t.refusal(`* ${line}`), line).toMatchObject({ code: 'NO_SUCH_OUTCOME', rule: 'EF-070' });
    t.play('* tiles S1 S2');
    expect([t.state.stack, t.state.drawn.length, t.state.toDraw]).toEqual([14, 2, 0]);
  });

  test('EF-201 with expert tiles shuffled in either sort may come, and no more of one than there are', () => {
    const t = duel({ options: { expert: true, sky: '23' } });
    const tiles = drawn(t.state, 'tiles', 400).map((outcome) => outcome.tiles);
    expect(new Set(tiles.map((pair) => pair.filter((tile) => tile >= FIRST_EXPERT_TILE).length))).toEqual(new Set([0, 1, 2]));
    t.arrange((s) => {
      s.expertsInStack = 1;
    });
    const pairs = drawn(t.state, 'tiles', 400).map((outcome) => outcome.tiles.map((tile) => tile >= FIRST_EXPERT_TILE));
    expect(pairs.some(([first, second]) => first && second)).toBe(false);
    // The only one may come first or second.
    expect([pairs.some(([first]) => first), pairs.some(([, second]) => second)]).toEqual([true, true]);
    const experts = TILES.slice(FIRST_EXPERT_TILE).map(({ id }) => id);
    expect(t.refusal(`* tiles ${experts[0]} ${experts[1]}`)).toMatchObject({ code: 'NO_SUCH_OUTCOME' });
    t.play(`* tiles ${experts[0]} S1`);
    expect([t.state.expertsInStack, t.state.stack]).toEqual([0, 18]);
    t.arrange((s) => {
      s.drawn = [];
      s.drawer = [];
      s.toDraw = 2;
      s.phase = 'explore';
      s.stack = s.expertsInStack = 2;
    });
    expect(t.refusal('* tiles S2 S4')).toMatchObject({ code: 'NO_SUCH_OUTCOME' });
  });

  test('EF-181 partners draw one each, the first seat of the team first', () => {
    const t = team();
    t.play('* tiles S1 S2');
    expect(t.state.drawer).toEqual([0, 1]);
    expect(t.moves(0).every((move) => !move.includes(' S2 '))).toBe(true);
  });
});

describe('EF-082 the markers of a turn', () => {
  /** Markers owed to the seats, out of such a bag. */
  const owed = (draws: readonly number[], bag: readonly number[]): Table => {
    const t = arrange(general(), { turn: 2, phase: 'collect' });
    return t.arrange((s) => {
      s.draws = [...draws];
      s.bag = [...bag];
    });
  };

  test('EF-082 as many as are owed, never more of a kind than the bag holds, every kind possible', () => {
    const { state } = owed([0, 2, 1], [1, 4, 2]);
    const kinds = drawn(state, 'bonus').map(({ bonuses }) => bonuses);
    for (const three of kinds) {
      expect(three).toHaveLength(3);
      expect(countOf(three, 0)).toBeLessThanOrEqual(1);
      expect(countOf(three, 2)).toBeLessThanOrEqual(2);
    }
    expect(new Set(kinds.flat())).toEqual(new Set([0, 1, 2]));
    expect(kinds.some((three) => countOf(three, 1) === 3)).toBe(true);
    // The bag itself is not touched by drawing from it.
    expect(state.bag).toEqual([1, 4, 2]);
  });

  test('EF-082 they go to the seats in order; wrong numbers are refused', () => {
    const t = owed([0, 2, 1], [1, 4, 2]);
    for (const line of ['bonus wind shot', 'bonus wind wind shot', 'bonus shot shot shot shot', 'bonus cargo cargo cargo'])
      expect(t.refusal(`* ${line}`), line).toMatchObject({ code: 'NO_SUCH_OUTCOME', rule: 'EF-082' });
    t.play('* bonus cargo wind shot');
    expect(t.state.bag).toEqual([0, 3, 1]);
    expect([t.state.bonuses.slice(3, 6), t.state.bonuses.slice(6, 9), t.state.draws]).toEqual([
      [1, 0, 1],
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });
});

test('EF-250 EF-D28 any card of the raided hand may be taken, by its number in it, and no other', () => {
  const t = arrange(general({ nations: ['france', 'spain', 'britain'], captains: ['hubac cosme', 'pargo isabel', 'byng blake'] }), {
    turn: 3,
    hands: { 2: 'officer officer officer chief', 3: 'officer' },
  });
  t.play('3 officer raid 2');
  const taken = drawn(t.state, 'raided', 400).map(({ crew }) => CREW[crew]?.id);
  expect(new Set(taken)).toEqual(new Set(['officer', 'chief']));
  expect(taken.filter((id) => id === 'officer').length).toBeGreaterThan(2 * taken.filter((id) => id === 'chief').length);
  expect(hand(t, 2)).toBe('officer officer officer chief');
});

describe('what the armada offers is exactly what may be chosen', () => {
  const setup: readonly Move['kind'][] = ['nation', 'captains', 'crew', 'planet', 'lay'];
  const handfuls = (cards: number, from: number): readonly (readonly number[])[] =>
    cards === 0 ? [[]] : CREW.flatMap((_, crew) => (crew < from ? [] : handfuls(cards - 1, crew).map((rest) => [crew, ...rest])));
  const stacks = (n: number): readonly (readonly number[])[] =>
    n === 0 ? [[]] : stacks(n - 1).flatMap((stack) => CAPTAIN_CARDS.map((_, captain) => [...stack, captain]));
  const EVERY: readonly Move[] = [
    ...NATIONS.map((_, nation): Move => ({ kind: 'nation', nation })),
    ...[1, 2].flatMap(stacks).map((captains): Move => ({ kind: 'captains', captains })),
    ...[1, 5].flatMap((cards) => handfuls(cards, 0)).map((crew): Move => ({ kind: 'crew', crew })),
    ...PLANETS.map((_, planet): Move => ({ kind: 'planet', planet })),
    ...PLANETS.flatMap((_, planet) =>
      PLACES.flatMap((_place, place): Move[] => {
        const tile = TILES.findIndex(({ id }) => id === PLANETS[planet]?.tile);
        return EDGES.map((_edge, turn) => ({ kind: 'lay', tile, place, turn }));
      }),
    ),
  ];

  test.each([
    ['EF-024 EF-026 EF-028 EF-030 EF-031', 2, '2'],
    ['EF-040 EF-041', 3, '3'],
    ['EF-050 EF-052 EF-054 EF-055 EF-D79', 4, '3'],
  ])('%s with %i seats, seat %s first', (_rules, seats, starter) => {
    const config = scenario(efemeris, { seats, options: { starter } }).run.config;
    const states = decisionsOf(efemeris, config, { seed: seats, every: 1, most: 24 }).filter(({ phase }) => phase !== 'explore');
    expect(states.length).toBeGreaterThan(seats * 4);
    for (const s of states)
      for (const kind of setup)
        expect(
          wrongOffers(
            efemeris,
            s,
            EVERY.filter((move) => move.kind === kind),
          ),
          `${s.phase}: ${kind}`,
        ).toEqual([]);
  });
});
