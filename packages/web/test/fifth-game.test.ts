import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playBout } from '@quarterdeck/bots';
import { type GameEntry, games, loadGame } from '@quarterdeck/games';
import { type AnyGame, defaultOptions, plainRng, playOut, speaker } from '@quarterdeck/kernel';
import { checkGame } from '@quarterdeck/kernel/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHarbour } from '../../server/test/support/server';
import type { AnyBoard } from '../src/kit';
import { atRest } from '../src/kit/at-rest';
import { houseOwners } from '../src/kit/owners';

/*
 * docs/add-a-game.md and docs/add-a-board.md, followed: the example game becomes a package of its own and
 * gets the board of docs/examples, in a folder that is gone afterwards.
 */
const SOURCE = 'packages/kernel/src/example';
const BOARD = 'docs/examples/soundings-board';

let place: string;
let game: AnyGame;
let board: AnyBoard;
let house: readonly GameEntry[];

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  place = mkdtempSync(resolve('.cache', 'fifth-game-'));
  const src = join(place, 'packages/soundings/src');
  cpSync(SOURCE, src, { recursive: true });
  // Inside the kernel the example reaches for its files; outside, for its door.
  rewrite(
    src,
    /from '(?:\.\.\/)+(?:cells|define|errors|game|options|pattern|random|reason|score|text|versions)'/g,
    "from '@quarterdeck/kernel'",
  );
  const web = join(place, 'packages/web/src/boards/soundings');
  cpSync(BOARD, web, { recursive: true });
  rewrite(web, /'@quarterdeck\/soundings'/g, `'${src}'`);
  rewrite(web, /'\.\.\/\.\.\/kit'/g, `'${resolve('packages/web/src/kit')}'`);
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ extends: resolve('packages/web/tsconfig.json'), include: ['packages'], exclude: [] }),
  );
  game = ((await import(pathToFileURL(join(src, 'index.ts')).href)) as { soundings: AnyGame }).soundings;
  board = ((await import(pathToFileURL(join(web, 'index.ts')).href)) as { board: AnyBoard }).board;
  const words = { en: 'Soundings', de: 'Lotungen', nl: 'Peilingen' };
  house = [
    ...games,
    { card: { id: game.id, seats: game.seats, minutes: { from: 1, to: 2 }, title: words, pitch: words }, load: async () => game },
  ];
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Replaces in every file below a folder. */
function rewrite(folder: string, what: RegExp, by: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(what, by));
  }
}

describe('a fifth game, taken into the house', () => {
  test('compiles, engine and board, under the settings of the house', () => {
    const { status, stdout } = spawnSync('npx', ['tsc', '-p', place], { encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line.includes('fifth-game-'))).toEqual([]);
    expect(status, stdout).toBe(0);
  });

  test('keeps the laws, under one more entry of the list', async () => {
    const found = await loadGame('soundings', 1, house);
    expect(checkGame(found, { games: 10, limit: 40 }).games).toBe(30);
    await expect(loadGame('soundings', 2, house)).rejects.toThrow('rules version 2 of soundings cannot be played here; there is 1');
  });

  test('is played on the server, to its end', async () => {
    const harbour = await openHarbour({ games: house });
    const ada = await harbour.person('Ada');
    const { table } = await ada.open({ game: 'soundings', seats: [{ kind: 'me' }, { kind: 'me' }] });
    for (let moves = 0; moves < 6; moves++) {
      const seat = moves % 2;
      const { body } = await ada.fetch('GET', `/api/tables/${table}/moves?seat=${seat}`);
      const { moves: legal } = body as { readonly moves: readonly string[] };
      await ada.must(table, { do: 'play', seat, move: legal[0] ?? '' });
    }
    expect((await ada.fetch('GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'over' });
    await harbour.close();
  });

  test('is played by bots of every level that needs no knowledge of it, and searched', () => {
    const { ranks, moves } = playBout(game, { levels: ['cabin-boy', 'captain'], seed: 'fifth', pace: 0.2 });
    expect(ranks).toContain(1);
    expect(moves).toBe(6);
  });

  test.each(['en', 'de', 'nl'] as const)('is played as text in %s: every move, event and decision has words', async (locale) => {
    const s = game.initial({ seats: 3, options: {} });
    const { say } = speaker(locale, await game.texts[locale](), ['A', 'B', 'C']);
    playOut(game, s, plainRng(3), (now, seat, moves, rng) => {
      for (const move of moves) expect(say(game.words.move(move, now, seat))).not.toMatch(/^move\./);
      expect(say(game.words.decision(now, seat))).not.toMatch(/^decision\./);
      return moves[rng.below(moves.length)];
    });
  });

  test('is played on its board: every legal move is a target', async () => {
    const s = game.initial({ seats: 2, options: {} });
    game.chance(s, game.sample(s, plainRng(1)), (event) => game.evolve(s, event));
    const moves = game.moves(s, 1);
    const props = {
      ...atRest(game, game.view(s, 1), 1),
      seat: 1,
      moves,
      playing: undefined,
      speaker: speaker('en', await game.texts.en(), ['A', 'B'], defaultOptions(game.options)),
      names: ['A', 'B'],
      owners: houseOwners(2),
      size: 'wide' as const,
      calm: true,
    };
    const drawn = renderToStaticMarkup(createElement(board.Board, props));
    for (const move of moves) expect(drawn).toContain(`data-target="line-${game.notation.writeMove(move).split(' ')[1]}"`);
  });
});
