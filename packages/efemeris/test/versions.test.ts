import { readdirSync, readFileSync } from 'node:fs';
import { defaultOptions, LOCALES, type OptionValues, playAlike, readFileHeader, speaker, unknownVersion } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { efemeris } from '../src';

const folder = new URL('../../../fixtures/efemeris/', import.meta.url);
const recorded = readdirSync(folder).map((file) => readFileHeader(readFileSync(new URL(file, folder), 'utf8')).rulesVersion);
const texts = await Promise.all(LOCALES.map((locale) => efemeris.texts[locale]()));

describe('versions of the rules', () => {
  test.each(efemeris.versions)('version $version has recorded games and says what it changed', ({ version, rules }) => {
    expect(recorded).toContain(version);
    for (const { messages, rules: ledger } of texts) {
      expect(messages[`version.${version}`]).toBeDefined();
      for (const rule of rules) expect(ledger[rule], rule).toBeDefined();
    }
  });

  test('every recorded game can still be played under its own version; an unknown one is told which there are', () => {
    expect(recorded.filter((version) => unknownVersion(efemeris, version) !== undefined)).toEqual([]);
    expect(unknownVersion(efemeris, 1)).toContain('there are 2, 3');
  });

  // Everything that follows is a function of this state and the log.
  test.each(efemeris.seats)('with %i seats a game begins alike under both versions, so the same log is the same game', (seats) => {
    expect(playAlike(efemeris.versions, 2, 3)).toBe(true);
    for (const expert of [false, true]) {
      const options = { ...defaultOptions(efemeris.options), expert };
      expect(efemeris.initial({ seats, options, rules: 2 })).toEqual(efemeris.initial({ seats, options, rules: 3 }));
    }
  });

  test('EF-200 expert level is best of three from version 3 on; the base game and older tables are single games', () => {
    const best = (options: Record<string, boolean>, rules?: number): number | undefined =>
      efemeris.bestOf?.({ seats: 2, options, ...(rules === undefined ? {} : { rules }) });
    expect(best({ expert: true })).toBe(3);
    expect(best({ expert: true }, 3)).toBe(3);
    expect(best({ expert: true }, 2)).toBe(1);
    expect(best({ expert: false })).toBe(1);
  });
});

describe('what people are told', () => {
  const rule = (id: string, options: OptionValues): (string | undefined)[] =>
    LOCALES.map((locale, i) =>
      speaker(locale, texts[i] ?? { messages: {}, rules: {} }, [], { ...defaultOptions(efemeris.options), ...options }).rule(id),
    );

  test('EF-D67 the opening truce is called a house rule and told as the table plays it, from 0 to 3 turns', () => {
    for (const text of rule('EF-D67', {})) expect(text).toMatch(/House rule|Hausregel|Huisregel/);
    expect(rule('EF-D67', { truceTurns: 0 })[0]).toContain('without an opening truce');
    expect(rule('EF-D67', { truceTurns: 1 })[0]).toContain('has completed a turn,');
    expect(rule('EF-D67', { truceTurns: 3 })[0]).toContain('has completed 3 turns,');
    for (const { messages } of texts) {
      for (const key of ['option.truceTurns', 'reason.TRUCE']) expect(messages[key]).toMatch(/house rule|Hausregel|huisregel/);
    }
  });

  test.each([
    ['EF-115', { buildLimit: 'concurrent' }],
    ['EF-117', { buildLimit: 'concurrent' }],
    ['EF-136', { pushIntoSingularity: false }],
    ['EF-188', { teamNationLimit: '4' }],
    ['EF-189', { buildLimit: 'concurrent' }],
    ['EF-D06', { rangeThroughSingularity: false }],
    ['EF-D08', { pushIntoSingularity: false }],
    ['EF-D11', { buildLimit: 'concurrent' }],
    ['EF-D12', { teamNationLimit: '4' }],
    ['EF-D15', { fortressUnderEnemyShip: false }],
    ['EF-D26', { enemyOnBorderBlocksTurn: 'never' }],
    ['EF-D26', { enemyOnBorderBlocksTurn: 'always' }],
    ['EF-D30', { pargoOnProvidence: false }],
    ['EF-D31', { pushIntoSingularity: false }],
    ['EF-D41', { recruitUsedOnly: true }],
    ['EF-D77', { concede: true }],
  ] satisfies [string, OptionValues][])('%s follows the table with %j', (id, options) => {
    const usual = rule(id, {});
    const here = rule(id, options);
    for (const [i, text] of here.entries()) {
      expect(text).not.toBe(usual[i]);
      expect(text).not.toMatch(/[{}]/);
    }
  });

  test('how sure every component is, with words for each', () => {
    const names = efemeris.components?.map(({ name }) => `component.${name}`) ?? [];
    for (const { messages } of texts) {
      expect(['components.summary', ...names].filter((key) => messages[key] === undefined)).toEqual([]);
    }
    const sure = (name: string): string | undefined => efemeris.components?.find((one) => one.name === name)?.certainty;
    expect([sure('captains'), sure('tileCounts'), sure('tileDrawings')]).toEqual(['rulebook', 'inferred', 'reconstructed']);
  });
});
