import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REFUSALS } from '@quarterdeck/protocol';
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

test('docs/protocol.md names every refusal with its figures, and no other', () => {
  const [, list = ''] = /### Refusals\n([\s\S]*?)\nHow often/.exec(readFileSync('docs/protocol.md', 'utf8')) ?? [];
  const named = [...list.matchAll(/`([A-Z_]+)`(?: \(([^)]*)\))?/g)].map(([, code = '', figures = '']) => `${code} ${figures}`.trim());
  const codes = Object.entries(REFUSALS).map(([code, figures]) => `${code} ${figures.join(', ')}`.trim());
  expect(named.sort()).toEqual(codes.sort());
});

test('docs/hosting.md names every setting that the server reads', () => {
  const settings = readFileSync('packages/server/src/config.ts', 'utf8').matchAll(/env\.([A-Z_]+)|env, '([A-Z_]+)'/g);
  const text = readFileSync('docs/hosting.md', 'utf8');
  const unsaid = [...settings].map(([, one, other]) => one ?? other ?? '').filter((name) => !text.includes(`\`${name}\``));
  expect(unsaid).toEqual([]);
});
