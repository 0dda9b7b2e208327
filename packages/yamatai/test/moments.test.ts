import { plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, type Outcome, SPECIALISTS, yamatai } from '../src';
import { type Table, table } from './helpers';

/* Each decision in its step, and outside it the reason that its own rule gives; the actor is player 2 of three, who goes first. */

/** Player 2 goes first and takes fleet 4; a bamboo boat of old lies at an entry. */
function begun(fleet = 4, boats = 'WW'): Table {
  const t = table(3);
  t.arrange((s) => {
    s.order = [1, 2, 0];
  });
  return t.open(1, 2, 4, 8, 10).sea({ s18: 'B' }).turn(fleet, boats);
}

const STEPS: Readonly<Record<string, () => Table>> = {
  trade: () => begun(),
  place: () => {
    const t = begun();
    t.me('place wood s07');
    return t;
  },
  collect: () => {
    const t = begun().culture({ i01: 'blue', i06: 'red' });
    t.me('place wood s07', 'place wood s08', 'collect s07 i01');
    return t;
  },
  moor: () => {
    const t = begun();
    t.me('done');
    return t;
  },
  recruit: () => {
    const t = begun();
    t.me('done', 'moor nothing');
    return t;
  },
};

/** Line, then by step the code and rule of the refusal. */
const OUT_OF_PLACE: readonly (readonly [line: string, at: string, code: string, rule: string])[] = [
  ...['trade', 'place', 'moor', 'recruit'].map((at) => ['fleet 1', at, 'FLEET_TAKEN', 'YA-036'] as const),
  ...['place', 'collect', 'moor', 'recruit'].flatMap((at) => [
    ['buy wood', at, 'TRADE_OVER', 'YA-035'] as const,
    ['sell wood', at, 'TRADE_OVER', 'YA-035'] as const,
  ]),
  ...['moor', 'recruit'].map((at) => ['place wood s07', at, 'PLACING_OVER', 'YA-035'] as const),
  ['collect s07 i01', 'trade', 'NO_BOAT_PLACED', 'YA-054'],
  ['build P01 i01', 'trade', 'NO_BOAT_PLACED', 'YA-054'],
  ['build P01 i01', 'collect', 'ALREADY_COLLECTED', 'YA-053'],
  ...['moor', 'recruit'].flatMap((at) => [
    ['collect s07 i01', at, 'ACTING_OVER', 'YA-035'] as const,
    ['build P01 i01', at, 'ACTING_OVER', 'YA-067'] as const,
  ]),
  ...['trade', 'place', 'collect', 'moor', 'recruit'].flatMap((at) => [
    ['extra i01', at, 'NO_EXTRA_TOKEN', 'YA-D42'] as const,
    ['keep P01 P02 P03', at, 'NO_POWER_BEGUN', 'YA-D07'] as const,
    ['with i01', at, 'NO_POWER_BEGUN', 'YA-D07'] as const,
    ['with s07', at, 'NO_POWER_BEGUN', 'YA-D07'] as const,
    ['land s09', at, 'NO_POWER_BEGUN', 'YA-D07'] as const,
    ['reserve P01', at, 'OTHER_POWER', 'YA-040'] as const,
    ['look', at, 'OTHER_POWER', 'YA-040'] as const,
    ['swap i01', at, 'OTHER_POWER', 'YA-040'] as const,
    ['hallow i01', at, 'OTHER_POWER', 'YA-040'] as const,
    ['lift s18', at, 'OTHER_POWER', 'YA-040'] as const,
    ['swap s18', at, 'OTHER_POWER', 'YA-040'] as const,
    ['remove s18', at, 'OTHER_POWER', 'YA-040'] as const,
  ]),
  ...['trade', 'place', 'collect', 'recruit'].map((at) => ['moor nothing', at, 'NOT_MOORING', 'YA-035'] as const),
  ...['trade', 'place', 'collect', 'moor'].map((at) => ['recruit riu blue blue', at, 'NOT_RECRUITING', 'YA-035'] as const),
  ['done', 'moor', 'MUST_MOOR', 'YA-077'],
];

describe('YA-035 the steps of a turn', () => {
  test.each(OUT_OF_PLACE)('"%s" in step %s is refused: %s (%s)', (line, at, code, rule) => {
    const t = STEPS[at]?.() ?? begun();
    expect(t.state.phase).toBe(at);
    expect(t.refusal(line)).toMatchObject({ code, rule });
  });

  test.each(['buy wood', 'place wood s07', 'coins', 'look', 'land s07', 'keep P01', 'with s07', 'done', 'moor nothing', 'extra i01'])(
    'YA-034 YA-036 "%s" before the fleet is taken, and of the players who wait',
    (line) => {
      const t = table(3);
      t.arrange((s) => {
        s.order = [1, 2, 0];
      });
      expect(t.story.refusal(`2 ${line}`)).toMatchObject({ code: 'TAKE_FLEET_FIRST', rule: 'YA-036' });
      for (const waiting of [1, 3]) expect(t.story.refusal(`${waiting} ${line}`).code).toBe('NOT_YOUR_TURN');
    },
  );

  test.each([
    [6, 'lift s18', 'land s07'],
    [7, 'swap s18', 'with s30'],
  ])('YA-D07 the power of fleet %i, begun by "%s", is finished before anything else', (fleet, begin, finish) => {
    const t = begun(fleet, 'W').sea({ s30: 'G' });
    t.me(begin);
    for (const line of ['done', 'buy wood', 'place wood s07', 'moor nothing', begin, 'keep P01', 'with i01'])
      expect(t.refusal(line)).toMatchObject({ code: 'FINISH_POWER', rule: 'YA-D07' });
    t.me(finish);
    expect(t.moves()).toContain('done');
    expect(t.refusal(finish)).toMatchObject({ code: 'NO_POWER_BEGUN', rule: 'YA-D07' });
  });

  test('YA-041 YA-D38 what was sold is not bought back in the same turn, even with a trade left', () => {
    const t = begun(4, 'WW').own(2, 'second-trade').coins(2, 9);
    t.me('sell wood');
    expect(t.refusal('buy wood')).toMatchObject({ code: 'SOLD_THIS_TURN', rule: 'YA-D38' });
    expect(t.moves()).toContain('buy bamboo');
    t.me('buy bamboo');
    expect(t.moves().filter((move) => /^(buy|sell) /.test(move))).toEqual([]);
  });
});

describe('what chance may answer', () => {
  /** The set-up as far as the question of this kind. */
  const asked = (kind: string, seats = 3) => {
    const s = yamatai.initial({ seats, options: {}, rules: yamatai.rulesVersion });
    const rng = plainRng(5);
    for (;;) {
      const outcome = yamatai.sample(s, rng);
      if (outcome.kind === kind) return s;
      yamatai.chance(s, outcome, (event) => yamatai.evolve(s, event));
    }
  };
  const answer = (kind: string, text: string) => {
    const outcome = yamatai.notation.readOutcome(text);
    if (outcome instanceof Error) throw outcome;
    return yamatai.checkOutcome(asked(kind), outcome);
  };
  const piecesOf = (outcome: Outcome): readonly number[] =>
    outcome.kind === 'specialists' ? outcome.who : outcome.kind === 'row' ? outcome.tiles : outcome.kind === 'fleets' ? outcome.fleets : [];
  const ids = SPECIALISTS.map(({ id }) => id);
  const tiles = BUILDINGS.map(({ id }) => id);

  test('YA-020 YA-D27 five different specialists of the deck', () => {
    expect(answer('specialists', `specialists ${ids.slice(3, 8).join(' ')}`)).toBeUndefined();
    const wrong = { code: 'NOT_IN_DECK', rule: 'YA-D27' };
    expect(answer('specialists', `specialists ${ids.slice(3, 7).join(' ')}`)).toMatchObject(wrong);
    expect(answer('specialists', `specialists ${[...ids.slice(3, 7), ids[3]].join(' ')}`)).toMatchObject(wrong);
  });

  test('YA-021 YA-D27 five different tiles of the deck', () => {
    expect(answer('row', `row ${tiles.slice(9, 14).join(' ')}`)).toBeUndefined();
    const wrong = { rule: 'YA-D27' };
    expect(answer('row', `row ${tiles.slice(9, 13).join(' ')}`)).toMatchObject(wrong);
    expect(answer('row', `row ${[...tiles.slice(9, 13), tiles[9]].join(' ')}`)).toMatchObject(wrong);
  });

  test('YA-022 YA-D36 five different fleets', () => {
    expect(answer('fleets', 'fleets 9 3 10 1 7')).toBeUndefined();
    const wrong = { code: 'NOT_IN_GROUP', rule: 'YA-D36' };
    expect(answer('fleets', 'fleets 9 3 10 1')).toMatchObject(wrong);
    expect(answer('fleets', 'fleets 9 3 10 1 9')).toMatchObject(wrong);
  });

  test('YA-023 YA-024 exactly the tokens of the box, one an island', () => {
    const s = asked('islands');
    const outcome = yamatai.sample(s, plainRng(8));
    if (outcome.kind !== 'islands') throw new Error('Another question');
    const { culture, mountains } = outcome;
    expect(yamatai.checkOutcome(s, outcome)).toBeUndefined();
    const wrong = { code: 'WRONG_TOKENS', rule: 'YA-023' };
    expect(yamatai.checkOutcome(s, { ...outcome, culture: culture.slice(1), mountains: mountains.slice(1) })).toMatchObject(wrong);
    expect(yamatai.checkOutcome(s, { ...outcome, culture: culture.slice(1) })).toMatchObject(wrong);
    expect(yamatai.checkOutcome(s, { ...outcome, mountains: mountains.slice(1) })).toMatchObject(wrong);
    expect(yamatai.checkOutcome(s, { ...outcome, mountains: mountains.map((rim) => 1 - rim) })).toMatchObject(wrong);
    const two = culture.map((colour, i) => (i === culture.findIndex((other) => other !== culture[0]) ? (culture[0] ?? 0) : colour));
    expect(yamatai.checkOutcome(s, { ...outcome, culture: two })).toMatchObject(wrong);
  });

  test('YA-020 YA-021 YA-022 every piece of a deck can come first, and a draw never repeats one', () => {
    for (const [kind, all] of [
      ['specialists', ids.length],
      ['row', tiles.length],
      ['fleets', 10],
    ] as const) {
      const s = asked(kind);
      const first = new Set<number>();
      for (let seed = 0; seed < 300; seed++) {
        const drawn = piecesOf(yamatai.sample(s, plainRng(seed)));
        expect(new Set(drawn).size).toBe(5);
        first.add(drawn[0] ?? -1);
      }
      expect(first.size).toBe(all);
    }
  });

  test('YA-090 YA-091 fleets of a finished round wait behind those not yet seen', () => {
    const t = table(2);
    t.arrange((s) => {
      s.open = [1, 2, 3, 4, 5];
      s.faceDown = [[8], [9, 10], [6, 7]];
    });
    t.arrange((s) => {
      s.phase = 'fleets';
      s.open = [1, 2, -2, -2, -2];
    });
    const wrong = { code: 'NOT_IN_GROUP', rule: 'YA-D36' };
    const { story } = t;
    expect(story.refusal('* fleets 9 10 8')).toMatchObject(wrong);
    expect(story.refusal('* fleets 8 9 6')).toMatchObject(wrong);
    expect(story.refusal('* fleets 8 9')).toMatchObject(wrong);
    for (let seed = 0; seed < 40; seed++) {
      const outcome = yamatai.sample(t.state, plainRng(seed));
      expect(outcome.kind === 'fleets' ? [outcome.fleets[0], outcome.fleets.slice(1).toSorted((a, b) => a - b)] : []).toEqual([8, [9, 10]]);
    }
  });
});
