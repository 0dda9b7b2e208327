import { describe, expect, test } from 'vitest';
import {
  commitment,
  derivedRng,
  drawIndices,
  drawKind,
  firstDifference,
  headerOf,
  InputError,
  NotationError,
  Playthrough,
  parseOptions,
  perft,
  plainRng,
  rankBy,
  readEntry,
  readGameFile,
  recordedChance,
  replayFile,
  seededChance,
  sfc32,
  shuffle,
  speaker,
  verifyFile,
  writeEntry,
  writeGameFile,
} from '../src';
import { soundings } from '../src/example';
import { recordedResult, recordGame, replayedResult } from '../src/testing';

describe('randomness', () => {
  test('sfc32 gives the published stream after fifteen values of warm-up', () => {
    const rng = sfc32(0x12345678, 0x9abcdef0, 0, 1);
    for (let i = 0; i < 15; i++) rng.u32();
    expect([rng.u32(), rng.u32(), rng.u32(), rng.u32()]).toEqual([953854482, 4080575709, 501007317, 399068294]);
  });

  test('the same seed and number give the same stream, another number another one', () => {
    expect(derivedRng('a', 1).u32()).toBe(derivedRng('a', 1).u32());
    expect(derivedRng('a', 1).u32()).not.toBe(derivedRng('a', 2).u32());
    expect(derivedRng('a', 1).u32()).not.toBe(derivedRng('b', 1).u32());
  });

  test('the commitment is the plain SHA-256 of the seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('below is uniform', () => {
    const rng = plainRng(1);
    const seen = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const face = rng.below(6);
      seen[face] = (seen[face] ?? 0) + 1;
    }
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('draws take each piece once, a bag gives only what is in it', () => {
    expect(new Set(drawIndices(plainRng(2), 10, 10)).size).toBe(10);
    expect(shuffle(plainRng(3), [1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    for (let i = 0; i < 50; i++) expect(drawKind(plainRng(i), [0, 3, 0, 1])).toSatisfy((kind) => kind === 1 || kind === 3);
  });
});

describe('options', () => {
  const specs = {
    tower: { kind: 'choice', values: ['loose', 'tight'], default: 'loose' },
    fast: { kind: 'switch', default: false },
    rounds: { kind: 'number', min: 1, max: 9, default: 5 },
  } as const;

  test('missing ones take their default, texts become values', () => {
    expect(parseOptions(specs, { fast: 'true', rounds: '3' })).toEqual({ tower: 'loose', fast: true, rounds: 3 });
  });

  test.each([
    [{ towr: 'tight' }, 'Unknown option "towr". This game knows: tower, fast, rounds'],
    [{ tower: 'open' }, 'Option "tower" is one of loose, tight, not "open"'],
    [{ fast: 'perhaps' }, 'Option "fast" is true or false, not "perhaps"'],
    [{ rounds: 2.5 }, 'Option "rounds" is a whole number from 1 to 9, not 2.5'],
    [{ constructor: 1 }, 'Unknown option "constructor". This game knows: tower, fast, rounds'],
  ])('%j is refused with what to do', (given, message) => {
    expect(() => parseOptions(specs, given)).toThrow(new InputError(message));
  });
});

/** A whole recorded game of Soundings as a file. */
const recorded = recordGame(soundings, { seats: 3, seed: 'golden' });

describe('game files', () => {
  test('replay to the result they carry, and verify against their seed', () => {
    expect(replayedResult(soundings, recorded)).toEqual(recordedResult(recorded));
    expect(verifyFile(soundings, readGameFile(soundings, recorded))).toBe(4);
  });

  test('a forged outcome is found, and named with its line', () => {
    const forged = recorded.replace(/\* die (\d)/, (_, face) => `* die ${face === '1' ? 2 : 1}`);
    expect(() => verifyFile(soundings, readGameFile(soundings, forged))).toThrow(
      /^line \d+: outcome number 2 is "die \d", but the seed gives "die \d"$/,
    );
  });

  test('a seed that is not the committed one is found', () => {
    const forged = recorded.replace('seed: golden', 'seed: leaden');
    expect(() => verifyFile(soundings, readGameFile(soundings, forged))).toThrow(/does not belong to the published commitment/);
  });

  test('a file without a seed says when it gets one', () => {
    expect(() => verifyFile(soundings, readGameFile(soundings, recorded.replace(/^seed: .*\n/m, '')))).toThrow(
      /revealed when the game is over/,
    );
  });

  test('names, options and comments survive', () => {
    const run = new Playthrough(soundings, 2);
    run.settle(seededChance('x'));
    const text = writeGameFile(soundings, headerOf(soundings, run, ['Ada\nLovelace', 'Zoë']), run.entries);
    expect(readGameFile(soundings, `${text}# a remark\n`).header.players).toEqual(['Ada Lovelace', 'Zoë']);
  });

  test.each([
    ['hello', 'line 1: a game file begins with "quarterdeck game 1"'],
    ['quarterdeck game 1\nrules: 1\n', 'line 1: the heading "game:" is missing'],
    ['quarterdeck game 1\ngame: chess\nrules: 1\n', 'line 2: this is a game of chess, not of soundings'],
    ['quarterdeck game 1\ngame: soundings\nrules: 9\nseats: 2\n', 'line 3: rules version 9 of soundings cannot be played here; there is 1'],
    ['quarterdeck game 1\ngame: soundings\nrules: 1\nseats: 7\n', 'line 4: soundings is for 2, 3, 4 seats, not 7'],
    ['quarterdeck game 1\ngame: soundings\nrules: 1\nseats: two\n', 'line 4: "two" is not a whole number'],
    ['quarterdeck game 1\ngame: soundings\nrules: 1\nseats: 2\noption wind: 3\n', 'line 5: Unknown option "wind". This game knows: none'],
    ['quarterdeck game 1\ngame: soundings\ngame: soundings\n', 'line 3: the heading "game" stands twice'],
    ['quarterdeck game 1\ngame: soundings\nrules: 1\nseats: 2\nweather: fine\n', 'line 5: unknown heading "weather"'],
    ['quarterdeck game 1\ngame: soundings\nrules: 1\nseats: 2\n\n1 dive 3\n', 'line 6: "dive 3": "dive" is no move; there is sound'],
    [
      'quarterdeck game 1\ngame: soundings\nrules: 1\nseats: 2\n\n= checkmate\n',
      'line 6: "checkmate" is no way to end a game; use draw or abandoned',
    ],
  ])('%j is refused with its line', (text, message) => {
    expect(() => readGameFile(soundings, text)).toThrow(message);
  });

  test('an illegal move is refused with its line', () => {
    const file = readGameFile(soundings, 'quarterdeck game 1\ngame: soundings\nrules: 1\nseats: 2\n\n* deal 1 2 3 4 5 6\n1 sound 6\n');
    expect(() => replayFile(soundings, file)).toThrow('line 7: "1 sound 6" is not legal here: NOT_IN_HAND (SO-02)');
  });
});

describe('playthrough', () => {
  test('refuses what does not fit and stays as it was', () => {
    const run = new Playthrough(soundings, 2);
    expect(run.play(0, { kind: 'sound', line: 1 })).toMatchObject({ ok: false, reason: { code: 'WAITING_FOR_CHANCE' } });
    run.settle(recordedChance(['deal 1 2 3 4 5 6']));
    expect(run.append({ kind: 'chance', outcome: { kind: 'die', face: 1 } })).toMatchObject({
      ok: false,
      reason: { code: 'NO_CHANCE_ASKED' },
    });
    expect(run.play(7, { kind: 'sound', line: 1 })).toMatchObject({ ok: false, reason: { code: 'NOT_YOUR_TURN' } });
    expect(run.entries).toHaveLength(1);
    expect(() => new Playthrough(soundings, 9)).toThrow('soundings is for 2, 3, 4 seats, not 9');
  });

  test('ends by agreement, and takes nothing after that', () => {
    const run = new Playthrough(soundings, 2);
    run.settle(seededChance('x'));
    expect(run.append({ kind: 'end', how: 'draw' }).ok).toBe(true);
    expect(run.turn.kind).toBe('over');
    expect(run.append({ kind: 'end', how: 'draw' })).toMatchObject({ ok: false, reason: { code: 'GAME_OVER' } });
    run.backTo(1);
    expect(run.turn.kind).toBe('seats');
  });

  test('recorded chance says what is missing or impossible', () => {
    expect(() => new Playthrough(soundings, 2).settle(recordedChance([]))).toThrow('No outcome number 1 was recorded');
    expect(() => new Playthrough(soundings, 2).settle(recordedChance(['deal 1 1 3 4 5 6']))).toThrow(/is impossible/);
    expect(() => new Playthrough(soundings, 2).settle(recordedChance(['toss 1']))).toThrow(NotationError);
  });

  test('entries are lines, and lines are entries', () => {
    for (const line of ['* deal 1 2 3 4 5 6', '* die 4', '2 sound 5', '= abandoned']) {
      const entry = readEntry(soundings, line);
      if (entry instanceof Error) throw entry;
      expect(writeEntry(soundings, entry)).toBe(line);
    }
    expect(readEntry(soundings, 'x sound 5')).toBeInstanceOf(NotationError);
  });
});

test('perft counts every order in which seats may pick', () => {
  const start = soundings.initial({ seats: 2, options: {} });
  expect([1, 2, 3].map((depth) => perft(soundings, start, depth, 'perft'))).toEqual([6, 18, 72]);
});

test('a speaker fills in names, figures and parts, and shows a missing text by its key', () => {
  const voice = speaker(
    'de',
    { messages: { a: '{who}: {n, plural, one {# Schiff} other {# Schiffe}}, {what}', b: 'Rum', c: '{list}' }, rules: {} },
    ['Ines'],
  );
  expect(voice.say({ key: 'a', params: { who: { seat: 0 }, n: 2, what: { key: 'b' } } })).toBe('Ines: 2 Schiffe, Rum');
  expect(voice.say({ key: 'c', params: { list: [{ key: 'b' }, { key: 'b' }] } })).toBe('Rum und Rum');
  expect(voice.say({ key: 'nowhere' })).toBe('nowhere');
});

test('ranks compare key after key, and equals share', () => {
  const points = [5, 9, 9, 1];
  const ships = [0, 1, 2, 0];
  expect(rankBy(4, (seat) => points[seat] ?? 0)).toEqual([3, 1, 1, 4]);
  expect(
    rankBy(
      4,
      (seat) => points[seat] ?? 0,
      (seat) => ships[seat] ?? 0,
    ),
  ).toEqual([3, 2, 1, 4]);
});

test('differences are named by their path', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('.a[1].b: 2 is not 3');
  expect(firstDifference({ a: 1 }, { a: 1, b: 2 })).toBe('.b: undefined is not 2');
  expect(firstDifference([1], [1])).toBeUndefined();
});
