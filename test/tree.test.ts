import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The games that are told as decisions, happenings and draws, all in the same tree (docs/add-a-game.md). */
const TREES: readonly { readonly game: string; readonly folder: string; readonly example?: true }[] = [
  { game: 'soundings', folder: 'packages/kernel/src/example', example: true },
  { game: 'amerigo', folder: 'packages/amerigo/src' },
  { game: 'pirates', folder: 'packages/pirates/src' },
  { game: 'yamatai', folder: 'packages/yamatai/src' },
  { game: 'efemeris', folder: 'packages/efemeris/src' },
];

/** What every game has; the example keeps in one file what is a folder elsewhere. */
const FILES = ['event.ts', 'game.ts', 'index.ts', 'move.ts', 'state.ts', 'turn.ts', 'versions.ts', 'view.ts'];
const FILES_OF_A_PACKAGE = [
  'card.ts',
  'census.ts',
  'options.ts',
  'oracle.ts',
  'questions.ts',
  'say.ts',
  'score.ts',
  'policy/index.ts',
  'policy/features.ts',
  'policy/fitted.ts',
  'texts/en.ts',
  'texts/de.ts',
  'texts/nl.ts',
];

interface Source {
  readonly path: string;
  readonly text: string;
  /** Files it imports values from; types make no circles. */
  readonly imports: readonly string[];
}

function sourcesOf(folder: string): ReadonlyMap<string, Source> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const known = new Set(files);
  const resolve = (from: string, to: string): string => {
    const file = normalize(join(dirname(from), to));
    return known.has(`${file}.ts`) ? `${file}.ts` : join(file, 'index.ts');
  };
  return new Map(
    files.map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const imports = [...text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\.[^']*)';/gm)].map((found) =>
        resolve(path, found[1] ?? ''),
      );
      return [path, { path, text, imports }];
    }),
  );
}

/** A circle of imports, if there is one. */
function circle(sources: ReadonlyMap<string, Source>): string | undefined {
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(' → ');
    if (done.has(path)) return undefined;
    for (const next of sources.get(path)?.imports ?? []) {
      const found = visit(next, [...trail, path]);
      if (found !== undefined) return found;
    }
    done.add(path);
    return undefined;
  };
  for (const path of sources.keys()) {
    const found = visit(path, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every file of the house outside the games, with its text. */
function outsiders(): readonly { readonly path: string; readonly text: string }[] {
  const games = TREES.flatMap(({ folder, example }) => (example ? [] : [dirname(folder)]));
  return ['packages', 'bench', 'e2e', 'test']
    .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => join(top, file)))
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/dist\//.test(path) && !games.some((game) => path.startsWith(`${game}/`)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const PART = /^export const (\w+): (DecisionOf|DrawOf)<'(\w+)'>/gm;

describe.each(TREES)('$game', ({ game, folder, example }) => {
  const sources = sourcesOf(folder);
  const parts = [...sources.values()].flatMap(({ path, text }) =>
    [...text.matchAll(PART)].map((found) => ({ path, sort: found[2], kind: found[3] ?? '' })),
  );

  test('has the files every game has', () => {
    expect([...sources.keys()]).toEqual(expect.arrayContaining(example ? FILES : [...FILES, ...FILES_OF_A_PACKAGE]));
  });

  test('has one decision or draw a file, named like its kind, under the step it belongs to, and all of them in game.ts', () => {
    const contents = sources.get('game.ts')?.text ?? '';
    for (const { path, kind } of parts) {
      expect(path).toMatch(new RegExp(`^rules/${example ? '' : '[a-z-]+/'}${kind.replace(/[A-Z]/g, '(-?[a-zA-Z])')}\\.ts$`));
      expect(contents, `${kind} in game.ts`).toMatch(new RegExp(`\\b${kind}(: \\w+\\.${kind})?\\b`));
    }
    expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
    expect(parts.length).toBeGreaterThan(2);
  });

  test('imports in no circle; only game.ts and the policy know the parts, only the index knows game.ts', () => {
    expect(circle(sources)).toBeUndefined();
    const files = new Set(parts.map(({ path }) => path));
    for (const { path, imports } of sources.values()) {
      if (path !== 'index.ts') expect(imports, path).not.toContain('game.ts');
      if (path !== 'game.ts' && !path.startsWith('policy'))
        expect(
          imports.filter((file) => files.has(file)),
          path,
        ).toEqual([]);
    }
  });

  test('uses the house words: no other names for why not, list and play, no array helpers of its own', () => {
    const dialect =
      /^export (?:function|const) (refuse[A-Z]\w*|check[A-Z]\w*|whyNo[A-Z]\w*|push[A-Z]\w*|at|add|sum|num|item|row|listAt)\b/gm;
    const found = [...sources.values()].flatMap(({ path, text }) =>
      [...text.matchAll(dialect)]
        // A part has the name of its kind, whatever that is: Yamataï's building row is a draw.
        .filter((word) => !parts.some((part) => part.path === path && part.kind === word[1]))
        .map((word) => `${path}: ${word[1]}`),
    );
    expect(found).toEqual([]);
  });

  test('spells a decision in its own room: its file, the types, the contents and the texts', () => {
    // What pieces can do is data, and may be called like the decision that does it.
    const rooms = /^(game|move|event)\.ts$|^texts(\/|\.ts$)|^policy\/|^data\//;
    const holds = (path: string, kind: string): boolean => parts.some((part) => part.path === path && part.kind === kind);
    const strangers = parts
      .filter(({ sort }) => sort === 'DecisionOf')
      .flatMap(({ kind }) =>
        [...sources.values()]
          .filter((source) => !holds(source.path, kind) && !rooms.test(source.path))
          .filter(({ text }) => new RegExp(`kind: '${kind}'|'move\\.${kind}|case '${kind}'`).test(text))
          .map((source) => `${game}: ${kind} in ${source.path}`),
      );
    expect(strangers).toEqual([]);
  });

  test.skipIf(example)('is known outside its package only to its board, the list of games, films and tests', () => {
    const rooms = new RegExp(`^(e2e|test|packages/(web/src/boards/${game}|games/src|web/film|web/test))/`);
    const strangers = outsiders().filter(({ path, text }) => !rooms.test(path) && text.includes(`'@quarterdeck/${game}`));
    expect(strangers.map(({ path }) => path)).toEqual([]);
  });
});
