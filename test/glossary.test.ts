import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Row {
  readonly where: string;
  readonly language: string;
  readonly not: readonly string[];
}

/** The rows of docs/glossary.md. */
function glossary(): readonly Row[] {
  const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, where = '', language = '', , , not = '']) => ({ where, language, not: not.split(';').map((word) => word.trim()) }));
}

/** Files with texts of a language: of a game (engine and board), or of the shell. */
function files(where: string, language: string): readonly string[] {
  const folders =
    where === 'shell'
      ? ['packages/web/src/i18n', 'packages/web/src/pages/club/texts']
      : [`packages/${where}/src/texts`, `packages/web/src/boards/${where}/texts`];
  const own = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name === `${language}.ts` || name.endsWith(`.${language}.ts`))
      .map((name) => join(folder, name)),
  );
  return where === 'shell' ? own : [...own, `packages/web/src/rulebook/summaries/${where}.${language}.ts`];
}

const GAMES = ['amerigo', 'pirates', 'yamatai', 'efemeris'] as const;

describe('one word for one thing', () => {
  const rows = glossary();
  test('the glossary has rows for every language', () => {
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(LOCALES));
  });
  test.each(rows.map((row) => [`${row.where} ${row.language}: ${row.not.join(', ')}`, row] as const))('%s is not said', (_name, row) => {
    const read = row.where === '*' ? ['shell', ...GAMES] : [row.where];
    const found = read
      .flatMap((where) => files(where, row.language))
      .flatMap((path) => {
        const text = readFileSync(join(root, path), 'utf8');
        return row.not.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
      });
    expect(found).toEqual([]);
  });
});

describe('rule numbers stand in links, not in prose', () => {
  test.each(LOCALES)('%s', (language) => {
    const found = ['shell', ...GAMES]
      .flatMap((where) => files(where, language))
      .flatMap((path) => {
        const lines = readFileSync(join(root, path), 'utf8').split('\n');
        // Keys may be numbers of rules; what is said may not.
        return lines
          .filter((line) =>
            /\b(AM|PI|YA|EF)-D?\d{2,3}\b/.test(
              line.replace(/^\s*'[A-Z]{2}-D?\d+':|\brule: '[A-Z]{2}-D?\d+'/, '').replace(/\/\/.*|\/\*.*|^\s*\*.*/, ''),
            ),
          )
          .map((line) => `${path}: ${line.trim().slice(0, 80)}`);
      });
    expect(found).toEqual([]);
  });
});
