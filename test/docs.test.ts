import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  test('quotes code as it stands in the file it names', () => {
    const wrong = [...text.matchAll(/<!-- (\S+\.\w+) -->\n```\w*\n([\s\S]*?)```/g)].filter(
      ([, file = '', code = '']) => !flat(readFileSync(file, 'utf8')).includes(flat(code)),
    );
    expect(wrong.map(([, file, code]) => `${file}: ${code}`)).toEqual([]);
  });

  test('links only to what exists', () => {
    const dead = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].filter(
      ([, target = '']) => !existsSync(join(dirname(page), target)),
    );
    expect(dead.map(([, target]) => target)).toEqual([]);
  });
});
