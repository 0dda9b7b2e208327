import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, readFileHeader, unknownVersion } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { pirates } from '../src';

const folder = new URL('../../../fixtures/pirates/', import.meta.url);
const recorded = readdirSync(folder).map((file) => readFileHeader(readFileSync(new URL(file, folder), 'utf8')).rulesVersion);

describe('versions of the rules', () => {
  test.each(pirates.versions)('version $version has recorded games and says what it changed', async ({ version, rules }) => {
    expect(recorded).toContain(version);
    for (const locale of LOCALES) {
      const texts = await pirates.texts[locale]();
      expect(texts.messages[`version.${version}`], locale).toBeDefined();
      for (const rule of rules) expect(texts.rules[rule], rule).toBeDefined();
    }
  });

  test('every recorded game can still be played under its own version; another version is named with those there are', () => {
    expect(recorded.map((version) => unknownVersion(pirates, version))).toEqual(recorded.map(() => undefined));
    expect(unknownVersion(pirates, 99)).toContain('there is 1');
  });
});
