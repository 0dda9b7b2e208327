import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which packages a package may import, and so which way dependencies point (docs/architecture.md). */
const GAMES = ['amerigo', 'pirates', 'yamatai', 'efemeris'] as const;
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['kernel']])),
  bots: ['kernel'],
  protocol: ['kernel'],
  tournament: [],
  table: ['kernel', 'protocol'],
  games: ['kernel', ...GAMES],
  server: ['kernel', 'protocol', 'table', 'games', 'bots', 'tournament'],
  web: ['kernel', 'protocol', 'table', 'games', 'bots', ...GAMES],
  cli: ['kernel', 'protocol', 'games', 'bots', 'server', 'tournament'],
};

interface Source {
  readonly path: string;
  readonly text: string;
}

function sources(name: string): Source[] {
  const folder = join('packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }));
}

describe('the house', () => {
  test('every package has its place in the order', () => {
    expect(readdirSync('packages').sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test.each(Object.keys(MAY_IMPORT))('%s imports only what lies below it', (name) => {
    const allowed = new Set([name, ...(MAY_IMPORT[name] ?? [])]);
    const wrong = sources(name).flatMap(({ path, text }) =>
      [...text.matchAll(/['"]@quarterdeck\/([a-z]+)/g)]
        .filter((found) => !allowed.has(found[1] ?? ''))
        .map((found) => `${path} imports ${found[1]}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(MAY_IMPORT))('%s declares what it imports', (name) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'));
    const imported = sources(name).flatMap(({ text }) =>
      [...text.matchAll(/from ['"](@quarterdeck\/[a-z]+)/g)].map((found) => found[1] ?? ''),
    );
    const own = `@quarterdeck/${name}`;
    expect([...new Set(imported)].filter((one) => one !== own && !(one in dependencies))).toEqual([]);
  });

  test.each(['kernel', 'bots', 'protocol', 'table', 'tournament', 'server'])('%s names no game', (name) => {
    const named = new RegExp(`\\b(${GAMES.join('|')})\\b`, 'i');
    expect(
      sources(name)
        .filter(({ text }) => named.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('in the client, only boards and the list of boards know their game', () => {
    const named = new RegExp(`['"]@quarterdeck/(${GAMES.join('|')})\\b`);
    const outside = sources('web').filter(({ path, text }) => named.test(text) && !path.includes(join('src', 'boards')));
    expect(outside.map(({ path }) => path)).toEqual([]);
  });
});
