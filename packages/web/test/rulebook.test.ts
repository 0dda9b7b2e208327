import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { loadBoard } from '../src/boards/registry';
import { games } from '../src/games';
import { stepsOf } from '../src/kit';
import { playPosition, positionOfLog } from '../src/learn/position';
import { chapterRules, homeOf, isReading, loadBook } from '../src/rulebook/book';
import { loadSummary } from '../src/rulebook/summary';

describe.each(games.map(({ card, load }) => [card.id, load] as const))('the rulebook of %s', (id, load) => {
  const loaded = async () => {
    const [game, board, pages] = await Promise.all([load(), loadBoard(id), loadBook(id)]);
    const script = await board?.guide?.();
    if (pages === undefined || script === undefined) throw new Error(`${id} has no rulebook`);
    return { game, script, ...pages };
  };

  test('has every rule in one chapter, and a name for each chapter in every language', async () => {
    const { game, book } = await loaded();
    for (const locale of LOCALES) {
      const rules = Object.keys((await game.texts[locale]()).rules);
      const told = [...chapterRules(book, rules).values()].flat();
      expect(told.toSorted()).toEqual(rules.filter((rule) => !isReading(rule)).toSorted());
      expect(book.chapters.filter(({ first }) => !rules.includes(first)).map(({ id: chapter }) => chapter)).toEqual([]);
      expect(book.chapters.filter(({ title }) => title[locale] === '')).toEqual([]);
    }
  });

  test('has a page that says something of every chapter, each line with a rule that is there, the same in every language', async () => {
    const { game, book } = await loaded();
    const rules = Object.keys((await game.texts.en()).rules);
    const chapters = chapterRules(book, rules);
    const pages = await Promise.all(LOCALES.map((locale) => loadSummary(id, locale)));
    const [linked, ...others] = pages.map((page) => page?.map(({ lines }) => lines.map(({ rule }) => rule)));
    for (const other of others) expect(other).toEqual(linked);
    const homes = (linked ?? []).flat().map((rule) => (rules.includes(rule) ? homeOf(chapters, rule) : undefined));
    expect(homes).not.toContain(undefined);
    expect([...chapters.keys()].filter((chapter) => !homes.includes(chapter))).toEqual([]);
    const lines = pages.flatMap((page) => (page ?? []).flatMap((part) => [part.head, ...part.lines.map(({ text }) => text)]));
    expect(lines.filter((line) => line.trim() === '' || line.length > 170)).toEqual([]);
  });

  test('shows every action in a picture: a step of the guide, or a move from a game', async () => {
    const { game, book, examples, script } = await loaded();
    const kinds = new Set((game.notation.examples ?? []).map((move) => kindOf(game.notation.writeMove(move))));
    const guided = stepsOf(script)
      .filter(({ chapter }) => book.chapters.some(({ guide }) => guide.includes(chapter.id)))
      .flatMap(({ step }) => step.expect ?? []);
    const shown = new Set([
      ...guided.map(kindOf),
      ...book.chapters.flatMap(({ moves }) => moves).filter((kind) => examples[kind] !== undefined),
    ]);
    expect([...kinds].filter((kind) => !shown.has(kind))).toEqual([]);
    expect(book.chapters.flatMap(({ moves }) => moves).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('has examples that the rules still allow', async () => {
    const { game, examples } = await loaded();
    for (const [kind, example] of Object.entries(examples)) {
      const state = playPosition(game, positionOfLog(example));
      const move = game.notation.readMove(example.move);
      expect(move, kind).not.toBeInstanceOf(Error);
      expect(game.check(game.view(state, example.seat), example.seat, move), kind).toBeUndefined();
    }
  });

  test('has a paragraph for every rule that a reason or an explanation names', async () => {
    const { game, book } = await loaded();
    const rules = Object.keys((await game.texts.en()).rules);
    const series = rules[0]?.split('-')[0] ?? '';
    const named = [`../../${id}/src`, `../src/boards/${id}`].flatMap((folder) => rulesNamed(join(import.meta.dirname, folder), series));
    expect(named.length).toBeGreaterThan(60);
    const chapters = chapterRules(book, rules);
    // A reading stands among the readings if it is there at all.
    expect(named.filter((rule) => !rules.includes(rule) || homeOf(chapters, rule) === undefined)).toEqual([]);
  });

  test('explains every symbol by a rule that is there, under a name in every language', async () => {
    const [{ game }, board] = await Promise.all([loaded(), loadBoard(id)]);
    const signs = (await board?.legend?.signs()) ?? [];
    const rules = Object.keys((await game.texts.en()).rules);
    expect(signs.length).toBeGreaterThan(12);
    expect(signs.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
    for (const locale of LOCALES) {
      const words = { ...(await game.texts[locale]()).messages, ...(await board?.texts?.[locale]()) };
      const said = [...signs.map(({ title }) => title), ...(board?.legend?.notes ?? [])];
      expect(said.filter(({ key }) => words[key] === undefined)).toEqual([]);
    }
  });

  test('refers to chapters of the guide that are there', async () => {
    const { book, script } = await loaded();
    const chapters = script.chapters.map((chapter) => chapter.id);
    expect(book.chapters.flatMap(({ guide }) => guide).filter((name) => !chapters.includes(name))).toEqual([]);
  });
});

/** Every rule that a source file names in code, whichever way it comes to a reason or an explanation; texts and comments are no code. */
function rulesNamed(folder: string, series: string): string[] {
  const quoted = new RegExp(`'(${series}-[A-Z0-9]+)'`, 'g');
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'texts' ? [] : rulesNamed(join(folder, entry.name), series);
    return [...readFileSync(join(folder, entry.name), 'utf8').matchAll(quoted)].map(([, rule]) => rule ?? '');
  });
}

const kindOf = (move: string): string => move.split(' ')[0] ?? '';
