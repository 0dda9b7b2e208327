import { describe, expect, test } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { nl } from '../src/i18n/nl';
import { searchRules } from '../src/rulebook/rule-search';
import { parseSettings, preferredLocale } from '../src/settings/settings';
import { clockText } from '../src/table/player-list';

describe('the shell’s words', () => {
  test.each([
    ['de', de],
    ['nl', nl],
  ] as const)('%s has every text, with the same gaps as English', (_locale, catalogue) => {
    for (const [key, pattern] of Object.entries(en)) {
      const other: string = catalogue[key as keyof typeof en];
      expect(gaps(other), key).toEqual(gaps(pattern));
    }
  });
});

/** Names of the parameters of a pattern: `{name}` or `{name, plural, …}`. */
function gaps(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();
}

describe('settings', () => {
  test('take the browser’s language and plain defaults, with sound', () => {
    expect(parseSettings(null, ['nl-BE', 'en'])).toEqual({
      locale: 'nl',
      theme: 'auto',
      motion: 'auto',
      speed: 1,
      sound: true,
      confirm: 'final',
      seen: [],
    });
    expect(preferredLocale(['fr', 'de-AT'])).toBe('de');
    expect(preferredLocale(['fr'])).toBe('en');
  });
  test('keep what fits of damaged settings', () => {
    expect(parseSettings('{"theme":"dark","speed":99,"sound":"loud","confirm":"never"}', ['en'])).toMatchObject({
      theme: 'dark',
      speed: 1,
      sound: true,
      confirm: 'never',
    });
    expect(parseSettings('{"seen":["battle",7,null]}', ['en']).seen).toEqual(['battle']);
    expect(parseSettings('{"seen":"battle"}', ['en']).seen).toEqual([]);
    expect(parseSettings('not json', ['en']).theme).toBe('auto');
    expect(parseSettings('[]', ['en']).theme).toBe('auto');
  });
});

test('clocks read like clocks', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(3_600_000 * 2 + 5_000)).toBe('2:00:05');
  expect(clockText(3_600_000 * 51)).toBe('2 d 3 h');
});

describe('searching the rules', () => {
  const rules = { 'AM-001': 'Ships sail over water.', 'AM-002': 'Wähle einen Würfel.', 'AM-010': 'Ships found posts.' };
  test('by words in any order, by id, without marks and case', () => {
    expect(searchRules(rules, 'posts SHIPS').map(([id]) => id)).toEqual(['AM-010']);
    expect(searchRules(rules, 'am-00').map(([id]) => id)).toEqual(['AM-001', 'AM-002']);
    expect(searchRules(rules, 'wurfel').map(([id]) => id)).toEqual(['AM-002']);
    expect(searchRules(rules, '')).toHaveLength(3);
  });
});
