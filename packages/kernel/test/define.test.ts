import { describe, expect, test } from 'vitest';
import { defineGame, equal, message, NotationError, reason, scoreSheet } from '../src';
import { soundings } from '../src/example';
import { choice, flag, list, mapped, named, oneOf, optional, ordinal, type Pattern, pattern, patterns, shaped } from '../src/pattern';
import { scenario } from '../src/testing';

type Kinds = Parameters<typeof patterns>[1];

/** Reads and writes one pattern alone. */
function alone<F>(only: Pattern<F>) {
  return patterns<{ kind: 'it' } & F>('move', { it: only } as Kinds);
}

/** Everything a pattern says can stand in it survives writing and reading, and no two are written alike. */
function expectRoundTrip<F>(only: Pattern<F>): void {
  const seen = new Map<string, F>();
  for (const example of only.examples) {
    const text = alone(only).write({ kind: 'it', ...example });
    expect(alone(only).read(text)).toEqual({ kind: 'it', ...example });
    const twin = seen.get(text);
    if (twin !== undefined) expect(equal(twin, example), text).toBe(true);
    seen.set(text, example);
  }
}

const problem = (text: string, table: Kinds): string => {
  const error = patterns('move', table).read(text);
  return error instanceof NotationError ? error.problem : `read as ${JSON.stringify(error)}`;
};

const sale = mapped(
  list(
    shaped('sale', /^(\d+)x(\d)$/, ([n, good]) => `${n}x${good}`, [
      [2, 0],
      [1, 2],
    ]),
  ),
  (parts) => ({ rum: count(parts, 0), coffee: count(parts, 1), fruit: count(parts, 2) }),
  ({ rum, coffee, fruit }) => [rum, coffee, fruit].map((n, good) => [n, good]).filter(([n]) => n !== 0),
);
function count(parts: readonly (readonly number[])[], good: number): number {
  return parts.find((part) => part[1] === good)?.[0] ?? 0;
}

const fight = pattern('fight {red} {pirate}', { red: ordinal('red die'), pirate: ordinal('pirate die') });
const goods = ['rum', 'coffee', 'fruit'];
const bargain = pattern('bargain {first} {second}', { first: oneOf('good', goods), second: oneOf('good', goods) }).where(
  ({ first, second }) => first <= second,
  `name the two goods in the order ${goods.join(', ')}`,
);
const act = pattern('choose {colour}[ by {by}]', {
  colour: choice('colour', ['red', 'blue']),
  by: optional(choice('way', ['cubes', 'white', 'token']), 'cubes'),
});
const build = pattern('build {tile} {island}[ {fleet}][ {engineer}]', {
  tile: oneOf('tile', ['S01', 'P04']),
  island: ordinal('island', 34),
  fleet: flag('fleet'),
  engineer: flag('engineer'),
});
const moor = pattern('moor {boats}', { boats: list(oneOf('boat colour', ['bamboo', 'wood']), { to: 3, none: 'nothing' }) });
const sell = pattern('sell {...sale}', { '...sale': sale });
const officer = pattern('officer turn {tile}', { tile: oneOf('tile', ['P8', 'S1']) });
const crew = pattern('{card}', { card: named('crew card', { officer: 'officer', chief: 'chief' }) });
const table: Kinds = { fight, bargain, act, build, moor, sell, crew, officer, done: pattern('done') } as Kinds;

describe('patterns', () => {
  test('what is written is read again, for the edges of every hole', () => {
    expectRoundTrip(fight);
    expectRoundTrip(bargain);
    expectRoundTrip(act);
    expectRoundTrip(build);
    expectRoundTrip(moor);
    expectRoundTrip(sell);
    expectRoundTrip(officer);
    expectRoundTrip(crew);
  });

  test.each([
    ['fight 1 12', { kind: 'fight', red: 0, pirate: 11 }],
    ['choose red', { kind: 'act', colour: 'red', by: 'cubes' }],
    ['choose red by white', { kind: 'act', colour: 'red', by: 'white' }],
    ['build P04 6 engineer', { kind: 'build', tile: 1, island: 5, fleet: false, engineer: true }],
    ['moor nothing', { kind: 'moor', boats: [] }],
    ['sell 2x0 1x2', { kind: 'sell', rum: 2, coffee: 0, fruit: 1 }],
    ['officer', { kind: 'crew', card: 'officer' }],
    ['officer turn P8', { kind: 'officer', tile: 0 }],
    ['done', { kind: 'done' }],
  ])('"%s" is read', (text, move) => {
    expect(patterns('move', table).read(text)).toEqual(move);
  });

  test.each([
    ['', '"" is no move; there is fight, bargain, choose, build, moor, sell, officer, done'],
    ['constructor', 'is no move'],
    ['fight', 'a red die is missing at the end (fight <red die> <pirate die>)'],
    ['fight 0 3', '"0" is no red die; it is a number from 1 to 99'],
    ['fight 01 3', '"01" is no red die'],
    ['fight  1 3', '"" is no red die'],
    ['fight 1 2 3', '"3" is too much at the end'],
    ['done ', '"" is too much at the end'],
    ['bargain rum gold', '"gold" is no good; there is rum, coffee, fruit'],
    ['bargain coffee rum', 'name the two goods in the order rum, coffee, fruit'],
    ['choose red by magic', '"magic" is no way; there is cubes, white, token'],
    ['choose red with white', '"with" is too much at the end'],
    ['build S01 6 engineer fleet', '"fleet" is too much at the end'],
    ['moor', 'a boat colour is missing at the end'],
    ['moor wood wood wood wood', '4 times a boat colour, but at most 3 are possible'],
    ['officer turn X', '"X" is no tile; there is P8, S1 (officer turn <tile>)'],
  ])('"%s" is refused: %s', (text, expected) => {
    expect(problem(text, table)).toContain(expected);
  });

  test('what cannot be read is not written either', () => {
    expect(() => fight.write({ red: -1, pirate: 0 })).toThrow('-1 is no red die');
    expect(() => fight.write({ red: 98, pirate: 99 })).toThrow('99 is no pirate die');
    expect(() => fight.write({ red: 0.5, pirate: 0 })).toThrow('0.5 is no red die');
    expect(() => officer.write({ tile: 2 })).toThrow('2 is no tile');
    expect(() => bargain.write({ first: 2, second: 1 })).toThrow('in the order');
  });

  test('a word made of another writes its own way', () => {
    const die = ordinal('die');
    const swallow = pattern('swallow {die}', { die: { ...die, write: (value: number) => `#${die.write(value)}` } });
    expect(swallow.write({ die: 4 })).toBe('swallow #5');
  });

  test('holes and fields must match, and the compiler says so', () => {
    type Text = Pattern<{ readonly die: number }>;
    const right: Text = pattern('swallow {die}', { die: ordinal('die') });
    // @ts-expect-error a field without a hole
    const missing: Text = pattern('swallow');
    // @ts-expect-error a hole without a field
    const extra: Text = pattern('swallow {die} {seat}', { die: ordinal('die'), seat: ordinal('seat') });
    // @ts-expect-error a hole of another type
    const other: Text = pattern('swallow {die}', { die: choice('die', ['one', 'two']) });
    // @ts-expect-error a hole without a word (and the template says so at once when it is run)
    expect(() => pattern('swallow {die}', {})).toThrow('no word for {die}');
    expect([right, missing, extra, other]).toHaveLength(4);
  });
});

describe('a defined game', () => {
  const { game, log } = counting();

  test("a step named by a draw is chance's, one named by decisions asks seats, one named by neither is the end", () => {
    expect(game.turn({ step: 'roll' })).toEqual({ kind: 'chance', ask: 'roll' });
    expect(game.turn({ step: 'act' })).toEqual({ kind: 'seats', seats: [1], may: [2] });
    expect(game.turn({ step: 'nowhere' })).toEqual({ kind: 'over' });
  });

  test('a decision is listed for those who must, for those who may, or for both', () => {
    expect(game.moves({ step: 'act' }, 1)).toEqual([{ kind: 'must' }, { kind: 'either' }]);
    expect(game.moves({ step: 'act' }, 2)).toEqual([{ kind: 'may' }, { kind: 'either' }]);
    expect(game.moves({ step: 'act' }, 0)).toEqual([]);
    expect(game.moves({ step: 'roll' }, 1)).toEqual([]);
  });

  test('refusals tell another moment, another seat and the rule itself apart', () => {
    expect(game.check({ step: 'roll' }, 1, { kind: 'must' })).toMatchObject({ code: 'NOT_NOW' });
    expect(game.check({ step: 'roll' }, 1, { kind: 'may' })).toMatchObject({ code: 'LATER' });
    expect(game.check({ step: 'act' }, 2, { kind: 'must' })).toMatchObject({ code: 'NOT_YOURS' });
    expect(game.check({ step: 'act' }, 1, { kind: 'may' })).toMatchObject({ code: 'NOT_YOURS' });
    expect(game.check({ step: 'act' }, 1, { kind: 'either' })).toMatchObject({ code: 'NEVER' });
    expect(game.check({ step: 'act' }, 1, { kind: 'must' })).toBeUndefined();
    expect(game.checkOutcome({ step: 'act' }, { kind: 'roll' })).toMatchObject({ code: 'NOT_ASKED' });
    expect(() => game.sample({ step: 'act' }, { u32: () => 0, below: () => 0 })).toThrow('chance is not asked in step act');
    expect(log).toEqual([]);
  });

  test('the newest version is the one new games are played under, and what closes a turn says so', () => {
    expect(game.rulesVersion).toBe(3);
    expect([game.closes?.({ kind: 'must' }), game.closes?.({ kind: 'may' })]).toEqual([true, false]);
  });

  test('a step that asks two things at once is refused when the game is made', () => {
    expect(() => counting(['act'])).toThrow('counting: step act asks for several things at once');
  });
});

describe('versions', () => {
  test('a game is played under the version asked for; another is refused, naming those there are', () => {
    expect(scenario(soundings, { seats: 2 }).run.config.rules).toBe(1);
    expect(() => scenario(soundings, { seats: 2, rules: 7 })).toThrow('rules version 7 of soundings cannot be played here; there is 1');
  });
});

/** A game of nothing but its steps. */
function counting(rollAt: readonly ('act' | 'roll')[] = ['roll']) {
  type Move = { readonly kind: 'must' } | { readonly kind: 'may' } | { readonly kind: 'either' };
  const log: string[] = [];
  const words = () => message('x');
  const game = defineGame<{ step: string }, Move, { kind: 'Seen' }, { kind: 'roll' }, string>({
    id: 'counting',
    versions: [
      { version: 2, rules: [] },
      { version: 3, rules: ['CO-1'] },
    ],
    seats: [3],
    options: {},
    initial: () => ({ step: 'act' }),
    clone: (s) => ({ ...s }),
    step: (s) => s.step,
    deciders: () => ({ kind: 'seats', seats: [1], may: [2] }),
    decisions: {
      must: {
        at: ['act'],
        closes: true,
        list: (_s, _seat, out) => out.push({ kind: 'must' }),
        play: () => log.push('must'),
        text: pattern('must'),
        say: words,
      },
      may: {
        at: ['act'],
        of: 'may',
        notNow: () => reason('LATER', 'CO-2'),
        list: (_s, _seat, out) => out.push({ kind: 'may' }),
        play: () => log.push('may'),
        text: pattern('may'),
        say: words,
      },
      either: {
        at: ['act'],
        of: 'either',
        whyNot: () => reason('NEVER', 'CO-3'),
        list: (_s, _seat, out) => out.push({ kind: 'either' }),
        play: () => log.push('either'),
        text: pattern('either'),
        say: words,
      },
    },
    happenings: { Seen: { say: words } },
    draws: {
      roll: { at: rollAt, sample: () => ({ kind: 'roll' }), whyNot: () => undefined, play: () => log.push('roll'), text: pattern('roll') },
    },
    refusals: { notNow: reason('NOT_NOW', 'CO-0'), notYours: reason('NOT_YOURS', 'CO-0'), notAsked: reason('NOT_ASKED', 'CO-0') },
    ask: words,
    view: (s) => ({ ...s }),
    resample: (s) => ({ ...s }),
    score: () => scoreSheet(3, []),
    ranking: () => [1, 1, 1],
    census: () => ({}),
    texts: soundings.texts,
  });
  return { game, log };
}
