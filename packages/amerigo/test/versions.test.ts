import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, readFileHeader, speaker } from '@quarterdeck/kernel';
import { checkGame, scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amerigo, tracksOf } from '../src';
import { oracle } from '../src/oracle';
import { choosing, eventsOf, give, line, type Moment, type Table, table } from './helpers';

const folder = join(import.meta.dirname, '../../../fixtures/amerigo');
const NEWEST = amerigo.rulesVersion;

/** The first player chooses, under the newest rules. */
const newest = (cubes: string, moment: Moment = {}, seats = 2): Table => choosing(cubes, moment, table(seats, {}, NEWEST));

describe('versions of the rules', () => {
  test('every version has a recorded game and a text in each language', async () => {
    const recorded = readdirSync(folder).map((name) => readFileHeader(readFileSync(join(folder, name), 'utf8')).rulesVersion);
    for (const { version } of amerigo.versions) {
      expect(recorded).toContain(version);
      for (const locale of LOCALES) expect((await amerigo.texts[locale]()).messages).toHaveProperty([`version.${version}`]);
    }
  });

  test('new games are played by the newest, and others by the one they name', () => {
    expect(NEWEST).toBe(2);
    expect(scenario(amerigo, { seats: 3 }).state.rules).toBe(2);
    expect(scenario(amerigo, { seats: 3, rules: 1 }).state.rules).toBe(1);
  });

  test('AM-060 games of the first version keep all laws as well', () => {
    expect(checkGame(amerigo, { seats: [3], games: 1, limit: 3000, oracle, rules: 1 }).games).toBe(1);
  });

  test('AM-123 AM-158 the tracks begin alike and only their ends lie further', () => {
    const [short, long] = [tracksOf(table().state), tracksOf(table(2, {}, NEWEST).state)];
    expect(long.marks.slice(0, 4)).toEqual(short.marks.slice(0, 4));
    expect(long.marks.map(({ vp }) => vp)).toEqual([1, 3, 6, 10, 15]);
    expect(long.special.slice(0, short.specialEnd)).toEqual(short.special.slice(0, short.specialEnd));
    expect([short.progressEnd, long.progressEnd]).toEqual([20, 28]);
    expect([short.specialEnd, long.specialEnd]).toEqual([13, 24]);
    expect([10, 16, 17, 23, 24].map((space) => long.specialVp[space])).toEqual([6, 6, 8, 8, 10]);
    expect([long.special[0]?.colour, long.special.at(-1)?.colour]).toEqual(['white', 'any']);
    expect(long.special.slice(1, -1).every(({ colour }) => colour !== 'white' && colour !== 'any')).toBe(true);
  });
});

describe('under the newest rules', () => {
  test('AM-124 AM-163 what was the end of the progress track is a space like others; at the new end the last token is due', () => {
    const { progressEnd } = tracksOf(newest('brown5').state);
    const t = newest('brown5', {}, 3);
    t.arrange((s) => {
      s.queue = [2, 1, 0];
      s.progress[2] = 18;
    });
    t.play('3 choose brown', '3 advance 5');
    expect(t.state).toMatchObject({ progress: [0, 0, 23], stage: 'act', ap: 0 });
    expect(line(t, 'progress')).toEqual([0, 0, 10]);
    expect(eventsOf(t.play('3 end'), 'Compensated')).toEqual([]);

    const last = newest('brown5', {}, 3);
    last.arrange((s) => {
      s.queue = [2, 1, 0];
      s.progress[2] = progressEnd - 2;
    });
    last.play('3 choose brown');
    expect(last.refusal('3 advance 3')).toMatchObject({ code: 'END_OF_TRACK', rule: 'AM-124', params: { end: progressEnd } });
    last.play('3 advance 2', '3 take plus2-blue');
    expect(line(last, 'progress')).toEqual([0, 0, 15]);
    expect(eventsOf(last.play('3 end'), 'Compensated')).toMatchObject([{ seat: 2, colour: 'brown', gold: 2 }]);
  });

  test('AM-155 AM-157 AM-163 the special track goes on to its new end, and only there white cubes become any colour', () => {
    const { specialEnd } = tracksOf(newest('white5').state);
    const t = newest('white5 blue2', {}, 3);
    t.arrange((s) => {
      s.special = [0, specialEnd - 1, 0];
      s.order = [1, 0, 2];
      s.queue = [1, 0, 2];
    });
    expect(t.moves(1).filter((move) => move.endsWith('by white'))).toHaveLength(
      tracksOf(t.state).special[specialEnd - 1]?.colour === 'blue' ? 0 : 1,
    );
    t.play('2 choose white');
    expect(t.refusal('2 order 2')).toMatchObject({ code: 'END_OF_TRACK', rule: 'AM-155', params: { end: specialEnd } });
    t.play('2 order 1');
    expect(line(t, 'special')).toEqual([0, 10, 0]);
    expect(eventsOf(t.play('2 end'), 'Compensated')).toMatchObject([{ seat: 1, colour: 'white', gold: 2 }]);
    const next = choosing('white2 blue3', {}, t);
    expect(next.moves(1).filter((move) => move.endsWith('by white'))).toEqual(
      ['black', 'red', 'brown', 'green', 'yellow'].map((colour) => `choose ${colour} by white`),
    );
  });

  test('AMX-12 AMX-21 AMX-22 AMX-25 AMX-32 AMX-33 the worked examples hold', () => {
    const twelve = newest('brown5');
    twelve.play('1 choose brown', '1 advance 4', '1 take plus2-red', '1 advance 1');
    expect(twelve.state.tokenAt.filter((owner) => owner === 0)).toHaveLength(1);
    const twentyOne = newest('white5', {}, 4);
    twentyOne.arrange((s) => {
      s.queue = [1, 0, 2, 3];
    });
    twentyOne.play('2 choose white', '2 order 4');
    expect(tracksOf(twentyOne.state).special[4]?.colour).toBe('red');
    expect(twentyOne.state).toMatchObject({ ap: 1, order: [1, 0, 2, 3] });
    const twentyTwo = newest('white5 blue2');
    twentyTwo.arrange((s) => {
      s.special[0] = 4;
    });
    twentyTwo.play('1 choose red by white');
    expect(twentyTwo.state).toMatchObject({ action: 'red', ap: 5 });
    const twentyFive = newest('brown2');
    twentyFive.arrange((s) => {
      s.progress[0] = 13;
      s.gold[0] = 1;
    });
    twentyFive.play('1 choose brown', '1 advance 3');
    expect(twentyFive.state).toMatchObject({ progress: [16, 0], gold: [0, 1], stage: 'token' });
    expect(line(twentyFive, 'progress')).toEqual([10, 0]);
    twentyFive.arrange((s) => {
      s.special[1] = 10;
    });
    expect(line(twentyFive, 'special')).toEqual([0, 6]);
  });
});

describe('AM-D41 white cubes on the last space', () => {
  /** The second player's disc is on the last space. */
  function atTheEnd(cubes: string, lastSpace: string): Table {
    const t = choosing(cubes, {}, table(3, { lastSpace }, NEWEST));
    return t.arrange((s) => {
      s.special[1] = tracksOf(s).specialEnd;
      s.queue = [1, 0, 2];
    });
  }

  test('by default they never join a colour that is there, and never raise the points', () => {
    const t = atTheEnd('blue4 white3', 'missing');
    expect(t.refusal('2 choose blue by white')).toMatchObject({ code: 'COLOUR_IS_THERE', rule: 'AM-156' });
    t.play('2 choose red by white');
    expect(t.state.ap).toBe(4);
  });

  test.each([
    ['blue4 white3', 'blue', 7],
    ['blue4 white3', 'red', 4],
    ['blue1 red5 white3', 'blue', 5],
    ['blue2 red5 white3', 'blue', 5],
    ['blue3 red5 white3', 'blue', 6],
    ['blue2 white5', 'blue', 7],
  ])('where the table lets them: %s are, as %s, %i points', (cubes, colour, ap) => {
    const t = give(atTheEnd(cubes, 'join'), 1, 'plus2-blue');
    t.play(`2 choose ${colour} by white`);
    expect(t.state).toMatchObject({ action: colour, ap });
    t.arrange((s) => s.ships.fill(400));
    // Everybody else has the points of the phase.
    t.play('2 end', '1 choose white');
    expect(t.state.ap).toBe(Math.max(...t.state.field));
  });

  test('a token adds to it, a disc one space before the end does not do it, and white stays white', () => {
    const t = give(atTheEnd('blue4 white3', 'join'), 2, 'plus2-blue');
    expect(t.refusal('2 choose white by white')).toMatchObject({ code: 'WHITE_STAYS_WHITE' });
    const before = atTheEnd('yellow2 green2 brown2 red2 black2 blue2 white3', 'join');
    before.arrange((s) => {
      s.special[1] = tracksOf(s).specialEnd - 1;
    });
    expect(before.moves(1).filter((move) => move.endsWith('by white'))).toEqual([]);
    t.play('2 choose blue by white');
    expect(t.state.ap).toBe(9);
  });

  test('the rule says what the table plays', async () => {
    for (const locale of LOCALES) {
      const texts = await amerigo.texts[locale]();
      const rule = (id: string, options: Record<string, string>): string => speaker(locale, texts, [], options).rule(id) ?? '';
      for (const id of ['AM-157', 'AM-D41']) {
        expect(rule(id, { lastSpace: 'join' })).not.toBe(rule(id, { lastSpace: 'missing' }));
        expect(rule(id, { lastSpace: 'join' })).not.toMatch(/[{}]/);
      }
      expect(rule('AM-D03', { completion: 'flat' })).not.toBe(rule('AM-D03', { completion: 'triangular' }));
    }
  });
});
