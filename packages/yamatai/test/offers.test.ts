import { configOf, type Rng, range } from '@quarterdeck/kernel';
import { decisionsOf, wrongOffers } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, type Move, SPECIALISTS, type State, yamatai } from '../src';
import { ISLANDS, SPACES } from '../src/data/geometry';
import { BOAT_COLOURS, ownFleet, TOKEN_COLOURS } from '../src/state';

/* What is offered is exactly what may be done: every move there is, tried in many positions of whole games. */

const islands = range(ISLANDS);
const spaces = range(SPACES);
const tiles = range(BUILDINGS.length);

/** All ways to take up to `most` of some kinds, ascending. */
const handfuls = (kinds: number, most: number): readonly (readonly number[])[] =>
  most === 0
    ? [[]]
    : [
        [],
        ...range(kinds).flatMap((kind) =>
          handfuls(kinds, most - 1)
            .filter(([next = kind]) => next >= kind)
            .map((rest) => [kind, ...rest]),
        ),
      ];

/** Every move of a kind, with the rules that allow it; `keep` is listed from the tiles looked at. */
const EVERY: readonly (readonly [kind: Move['kind'], rules: string, moves: readonly Move[]])[] = [
  ['fleet', 'YA-036', range(11).map((fleet) => ({ kind: 'fleet', fleet }))],
  ['buy', 'YA-041 YA-043', range(BOAT_COLOURS).map((colour) => ({ kind: 'buy', colour }))],
  ['sell', 'YA-041 YA-044', range(BOAT_COLOURS).map((colour) => ({ kind: 'sell', colour }))],
  ['place', 'YA-046 YA-050', range(BOAT_COLOURS).flatMap((colour) => spaces.map((space): Move => ({ kind: 'place', colour, space })))],
  ['collect', 'YA-054 YA-055', spaces.flatMap((space) => islands.map((island): Move => ({ kind: 'collect', space, island })))],
  ['extra', 'YA-D42', islands.map((island) => ({ kind: 'extra', island }))],
  [
    'build',
    'YA-058 YA-062',
    tiles.flatMap((tile) =>
      islands.flatMap((island) =>
        range(4).map((by): Move => ({ kind: 'build', tile, island, byFleet: by % 2 === 1, bySpecialist: by > 1 })),
      ),
    ),
  ],
  ['moor', 'YA-075 YA-078', handfuls(BOAT_COLOURS, 3).map((boats) => ({ kind: 'moor', boats }))],
  [
    'recruit',
    'YA-079 YA-D22',
    SPECIALISTS.flatMap((_, who) => handfuls(TOKEN_COLOURS, 3).map((tokens): Move => ({ kind: 'recruit', who, tokens }))),
  ],
  ['coins', 'YA-040', [{ kind: 'coins' }]],
  ['reserve', 'YA-040 YA-103', tiles.map((tile) => ({ kind: 'reserve', tile }))],
  ['look', 'YA-103', [{ kind: 'look' }]],
  ['swapToken', 'YA-D06', islands.map((island) => ({ kind: 'swapToken', island }))],
  ['withToken', 'YA-D06', islands.map((island) => ({ kind: 'withToken', island }))],
  ['hallow', 'YA-D30', islands.map((island) => ({ kind: 'hallow', island }))],
  ['lift', 'YA-D07', spaces.map((space) => ({ kind: 'lift', space }))],
  ['land', 'YA-D07 YA-047', spaces.map((space) => ({ kind: 'land', space }))],
  ['swapBoat', 'YA-D41', spaces.map((space) => ({ kind: 'swapBoat', space }))],
  ['withBoat', 'YA-D41', spaces.map((space) => ({ kind: 'withBoat', space }))],
  ['remove', 'YA-D40', spaces.map((space) => ({ kind: 'remove', space }))],
  ['done', 'YA-053 YA-077', [{ kind: 'done' }]],
];

/** Somebody who builds, recruits and uses powers whenever that is possible: what random players seldom come to. */
function busy(_s: State, _seat: number, moves: readonly Move[], rng: Rng): Move {
  const act = moves.filter(({ kind }) => kind !== 'done' && kind !== 'coins');
  const rare = act.filter(({ kind }) => kind === 'recruit' || kind === 'build' || kind === 'keep' || kind === 'look');
  const from = rare.length > 0 ? rare : act.length > 0 ? act : moves;
  return from[rng.below(from.length)] ?? { kind: 'done' };
}

/** Positions of a step under a fleet's power that are tried. */
const MOST = 3;

let kept: readonly State[] | undefined;

function positions(): readonly State[] {
  if (kept !== undefined) return kept;
  const all = [
    ...decisionsOf(yamatai, configOf(yamatai, 2), { seed: 1, every: 1 }),
    ...decisionsOf(yamatai, configOf(yamatai, 3, { clearedIslandsOnly: true, limitedSwaps: true }), { seed: 2, every: 1 }),
    ...decisionsOf(yamatai, configOf(yamatai, 4), { seed: 3, every: 1, choose: busy }),
    ...decisionsOf(yamatai, configOf(yamatai, 2, { limitedSwaps: true }), { seed: 4, every: 1, choose: busy }),
  ];
  const stepOf = (s: State): string => `${s.phase} ${s.pending} ${s.phase === 'fleet' ? '' : ownFleet(s)}`;
  kept = [...new Set(all.map(stepOf))].flatMap((step) => {
    const states = all.filter((s) => stepOf(s) === step);
    return states.filter((_, i) => i % Math.ceil(states.length / MOST) === 0);
  });
  return kept;
}

describe('what is offered is exactly what may be done', () => {
  test('YA-040 under the power of every fleet', () => {
    expect(new Set(positions().flatMap((s) => (s.phase === 'place' ? [ownFleet(s)] : [])))).toEqual(new Set(range(10).map((i) => i + 1)));
  });

  test.each(EVERY)('%s (%s)', (_kind, _rules, moves) => {
    expect(
      positions()
        .flatMap((s) => wrongOffers(yamatai, s, moves))
        .slice(0, 5),
    ).toEqual([]);
  });

  test('YA-D39 keep: each tile looked at, with the others in any order', () => {
    let seen = 0;
    for (const s of positions()) {
      const { looking } = s;
      if (looking.length === 0) continue;
      const every = looking.flatMap((tile): Move[] => {
        const back = looking.filter((other) => other !== tile);
        return [
          { kind: 'keep', tile, back },
          { kind: 'keep', tile, back: back.toReversed() },
          { kind: 'keep', tile, back: back.slice(1) },
        ];
      });
      expect(wrongOffers(yamatai, s, every)).toEqual([]);
      seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });
});
