import { at, type FeatureSet, type Game, Playthrough, type RulesVersion, seededChance } from '@quarterdeck/kernel';
import { type Event, type Move, type Outcome, type State, soundings } from '@quarterdeck/kernel/example';
import { describe, expect, test } from 'vitest';
import {
  type Contestant,
  type Course,
  createBot,
  findPrior,
  type Lesson,
  learn,
  loadPrior,
  merged,
  mustAgree,
  Prior,
  playBout,
  readLessons,
  readWeights,
  Search,
  teach,
  writeHead,
  writeLesson,
  writeWeights,
} from '../src';

/* What is learnt from long searches, and the files between. */

const features: FeatureSet<State> = {
  names: ['score', 'held'],
  buckets: 1,
  bucket: () => 0,
  measure: (s, seat, out) => {
    out[0] = s.score[seat] ?? 0;
    out[1] = s.hands[seat]?.length ?? 0;
  },
  foretells: 'points',
};
const game: Game<State, Move, Event, Outcome> = {
  ...soundings,
  policy: { evaluate: (s) => s.score, rollout: (s, seat) => ({ kind: 'sound', line: at(s.hands[seat] ?? [], 0) }), features },
};
const course: Course = { game: 'soundings', rules: soundings.rulesVersion, seats: 3, options: {}, seed: 'school', iterations: 30 };
const numbers = Array.from({ length: 12 }, (_, number) => number);
const school: readonly Lesson[] = numbers.map((number) => teach(game, course, number));
const fileOf = (lessons: readonly Lesson[]): string => writeHead(course) + lessons.map(writeLesson).join('');

/** Lessons of a teacher who looks at the longest line alone, which the game's own policy never takes. */
const longest: readonly Lesson[] = Array.from({ length: 300 }, (_, number) => {
  const lesson = teach(game, { ...course, iterations: 10 }, number);
  const only = lesson.decisions.map(({ at: n, visits }) => {
    const line = Math.max(...visits.map(([move]) => Number(move.split(' ')[1])));
    return { at: n, visits: [[`sound ${line}`, 10] as const] };
  });
  return { ...lesson, decisions: only };
});
const { weights, lore } = learn(game, course, longest, 'by a test');
const written: unknown = JSON.parse(writeWeights(weights));

/** A decision of seat 2 with three lines in hand. */
function decision(): { s: State; moves: readonly Move[] } {
  const run = new Playthrough(game, 3);
  run.settle(seededChance('decision'));
  return { s: run.state, moves: game.moves(run.state, 1) };
}

describe('lessons', () => {
  test('are the same whenever and wherever they are made', () => {
    expect(teach(game, course, 7)).toEqual(school[7]);
    expect(teach(game, { ...course, seed: 'other' }, 7)).not.toEqual(school[7]);
    expect(school.flatMap(({ decisions }) => decisions).length).toBeGreaterThan(10);
  });

  test('of a run that was cut off are kept as far as they are whole, and the rest makes the same file', () => {
    const whole = fileOf(school);
    const cut = readLessons(whole.slice(0, -40), 'cut');
    expect(cut.lessons).toEqual(school.slice(0, -1));
    expect(cut.whole + writeLesson(teach(game, course, 11))).toBe(whole);
  });

  test('in parts of several machines make one run when merged, in any order, doubles counted once', () => {
    const odd = school.filter(({ number }) => number % 2 === 1);
    const even = school.filter(({ number }) => number % 2 === 0);
    const all = merged([odd, even, odd.slice(0, 2)]);
    expect(fileOf(all)).toBe(fileOf(school));
    const learnt = (lessons: readonly Lesson[]): string => writeWeights(learn(game, course, lessons, 'x').weights);
    expect(learnt([...odd, ...even])).toBe(learnt(school));
  });

  test.each([
    [{ game: 'chess' }, 'part.lessons holds lessons with game "chess", not "soundings"'],
    [{ rules: 9 }, 'part.lessons holds lessons with rules version 9, not 1'],
    [{ seats: 4 }, 'part.lessons holds lessons with seats 4, not 3'],
    [{ seed: 'x' }, 'part.lessons holds lessons with seed "x", not "school"'],
    [{ iterations: 31 }, 'part.lessons holds lessons with iterations 31, not 30'],
    [{ options: { fog: true } }, 'part.lessons holds lessons with options {"fog":true}, not {}'],
  ])('of another course (%j) are refused by what differs', (other, problem) => {
    expect(() => mustAgree(course, { ...course, ...other }, 'part.lessons')).toThrow(problem);
    expect(() => mustAgree(course, { ...course }, 'part.lessons')).not.toThrow();
  });

  test('that are damaged are refused by their line, and what is no file of lessons by its name', () => {
    const damaged = fileOf(school).replace(/"number":3,/, '"number":4,');
    expect(() => readLessons(damaged, 'part.lessons')).toThrow('part.lessons, line 5: damaged');
    expect(() => readLessons('hello\n', 'letter.txt')).toThrow('letter.txt is no file of lessons');
    expect(() => readLessons('{"format":"quarterdeck lessons 0"}\n', 'old.lessons')).toThrow(
      'old.lessons is no file of lessons of this build',
    );
    expect(() => readLessons('{"format":"quarterdeck lessons 1","game":"soundings"}\n', 'half')).toThrow('does not name the whole course');
    expect(() => learn(game, course, [], 'x')).toThrow('no decision to learn from');
  });
});

describe('what was learnt', () => {
  test('foretells the teacher in games that it was not learnt from', () => {
    expect(lore.decisions).toBeGreaterThan(10);
    expect(lore.inner).toBeLessThan(0.6 * lore.even);
    expect(lore.innerFirst).toBeGreaterThan(0.8);
    expect(lore.policyFirst).toBeLessThan(0.4);
  });

  test('is the same after it was written and read, and says the same every time', () => {
    const text = writeWeights(weights);
    expect(text.length).toBeLessThan(150_000);
    const read = readWeights(text);
    expect(writeWeights(read)).toBe(text);
    const { s, moves } = decision();
    const chances = (prior: Prior<State, Move, Event, Outcome>): number[] => {
      const out: number[] = [];
      prior.chances(s, 1, moves, at(moves, 0), undefined, out);
      return out;
    };
    const prior = new Prior(game, read);
    const first = chances(prior);
    expect(first.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    // As the hand is sorted, the teacher's choice is the last.
    expect(first.indexOf(Math.max(...first))).toBe(moves.length - 1);
    expect(Math.min(...first)).toBeGreaterThan(0.02);
    prior.chances(game.initial({ seats: 3, options: {} }), 0, moves, at(moves, 0), undefined, []);
    expect(chances(prior)).toEqual(first);
    expect(chances(new Prior(game, readWeights(text)))).toEqual(first);
  });

  test('leads a search to look there first, without illegal moves and the same for the same seed', () => {
    const prior = new Prior(game, readWeights(writeWeights(weights)));
    const { s, moves } = decision();
    const config = { seats: 3, options: {} };
    const view = game.view(s, 1);
    const mostVisited = (with_: Prior<State, Move, Event, Outcome> | undefined): Move | undefined =>
      new Search(game, config, 1, 5, with_).think(view, { iterations: 4 }).candidates.toSorted((a, b) => b.visits - a.visits)[0]?.move;
    expect(mostVisited(prior)).toEqual(moves.at(-1));
    expect(mostVisited(undefined)).toEqual(moves[0]);
    const bout = () => playBout(game, { levels: ['captain', 'captain-plain', 'captain'], seed: 'prior', pace: 0.5 }, prior);
    expect(bout()).toEqual(bout());
    const by = (one: Contestant, ...priors: (typeof prior | undefined)[]) =>
      playBout(game, { levels: [one, 'captain-plain', one], seed: 'prior', pace: 0.05 }, ...priors);
    expect(by('captain', prior)).not.toEqual(by('captain'));
    expect(by('captain-adopted', undefined, prior)).toEqual(by('captain', prior));
    expect(by('captain-plain', prior, prior)).toEqual(by('captain'));
    expect(by('captain-adopted', prior)).toEqual(by('captain'));
    expect(createBot(game, { config, seat: 1, level: 'captain', seed: 1, budget: { iterations: 20 } }, prior).choose(view)).toBeDefined();
  });

  test('is loaded for its own seat count and rules alone', async () => {
    const load = () => Promise.resolve(written);
    const taught = { ...game, policy: { ...soundings.policy, ...game.policy, priors: { 3: load, 4: load } } } as typeof game;
    expect(await loadPrior(taught, { seats: 3, options: {} })).toBeDefined();
    expect(await loadPrior(taught, { seats: 2, options: {} })).toBeUndefined();
    await expect(loadPrior(taught, { seats: 4, options: {} })).rejects.toThrow('The weights of soundings for 4 seats are for 3');
    const revised = (how: Pick<RulesVersion, 'sameGame'>): typeof game => {
      const versions = [...taught.versions, { version: 2, rules: [], ...how }];
      return { ...taught, rulesVersion: 2, versions };
    };
    expect(await loadPrior(revised({}), { seats: 3, options: {} })).toBeUndefined();
    expect(await loadPrior(revised({}), { seats: 3, options: {}, rules: 1 })).toBeDefined();
    expect(await loadPrior(revised({ sameGame: true }), { seats: 3, options: {} })).toBeDefined();
    expect(await loadPrior(game, { seats: 3, options: {} })).toBeUndefined();
  });

  test('where weights cannot be had or read bots play without, and it is said', async () => {
    const said: string[] = [];
    const taughtBy = (load: () => Promise<unknown>) =>
      ({ ...game, policy: { ...soundings.policy, ...game.policy, priors: { 3: load } } }) as typeof game;
    const find = (one: typeof game) => findPrior(one, { seats: 3, options: {} }, (text) => said.push(text));
    expect(await find(taughtBy(() => Promise.resolve(JSON.parse(writeWeights(weights)))))).toBeInstanceOf(Prior);
    expect(said).toEqual([]);
    expect(await find(game)).toBeUndefined();
    expect(await find(taughtBy(() => Promise.resolve({})))).toBeUndefined();
    expect(await find(taughtBy(() => Promise.reject(new Error('offline'))))).toBeUndefined();
    expect(said).toMatchObject([/no learnt weights/, /not of the form/, /offline/].map((part) => expect.stringMatching(part)));
  });

  test('is refused by name when it is damaged or of another game', () => {
    const text = writeWeights(weights);
    expect(() => readWeights(text.slice(0, -9), 'a.json')).toThrow('a.json: damaged, this is not JSON. Make them anew');
    expect(() => readWeights(text.replace('"seats":3', '"seats":4'), 'a.json')).toThrow('a.json: damaged, what is written does not fit');
    expect(() => readWeights('{}', 'a.json')).toThrow('a.json: not of the form "quarterdeck prior 3"');
    expect(() => new Prior({ ...game, id: 'draughts' }, weights)).toThrow('These weights are of soundings, not of draughts');
  });

  test.each([
    [['score', 'reach'], '"held" at place 2, where now is "reach"'],
    [['held', 'score'], '"score" at place 1, where now is "held"'],
    [['score', 'held', 'reach'], 'nothing at place 3, where now is "reach"'],
    [['score'], '"held" at place 2, where now is nothing'],
  ])('is refused by name where the game measures something else (%j), and bots play without', async (names, problem) => {
    const taught = {
      ...game,
      policy: { ...soundings.policy, ...game.policy, features: { ...features, names }, priors: { 3: () => Promise.resolve(written) } },
    } as typeof game;
    expect(() => new Prior(taught, weights)).toThrow(`These weights are of other measures than soundings has: ${problem}`);
    const said: string[] = [];
    expect(await findPrior(taught, { seats: 3, options: {} }, (text) => said.push(text))).toBeUndefined();
    expect(said).toEqual([
      expect.stringMatching(/^soundings with 3 seats: bots search by the linear estimate alone: These weights are of/),
    ]);
  });
});
