import { type AnyGame, LOCALES } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { loadBoard } from '../src/boards/registry';
import { games } from '../src/games';
import { besideAll } from '../src/guide/places';
import { type AnyBoard, entriesBefore, type GuideScript, stepsOf } from '../src/kit';
import { playPosition } from '../src/learn/position';

describe.each(games.map(({ card, load }) => [card.id, load] as const))('the guide of %s', (id, load) => {
  const loaded = async (): Promise<{ game: AnyGame; board: AnyBoard; script: GuideScript }> => {
    const [game, board] = await Promise.all([load(), loadBoard(id)]);
    const script = await board?.guide?.();
    if (board === undefined || script === undefined) throw new Error(`${id} has no guide`);
    return { game, board, script };
  };

  test('can be entered at every step, and what the step waits for is legal there', async () => {
    const { game, script } = await loaded();
    for (const [at, { step, chapter, number }] of stepsOf(script).entries()) {
      const place = `${chapter.id}, step ${number} (${step.say.key})`;
      const state = playPosition(game, { ...script, entries: entriesBefore(script, at) });
      if (step.expect === undefined) continue;
      const view = game.view(state, script.player);
      const legal = game.moves(view, script.player).map((move) => game.notation.writeMove(move));
      expect(step.expect.length, place).toBeGreaterThan(0);
      for (const wanted of step.expect) expect(legal, place).toContain(wanted);
    }
  });

  test('names leaves that the board has', async () => {
    const { board, script } = await loaded();
    const leaves = stepsOf(script).flatMap(({ step }) => step.leaf ?? []);
    expect(leaves.filter((leaf) => board.leaves?.includes(leaf) !== true)).toEqual([]);
  });

  test('leaves a game that can be played on', async () => {
    const { game, script } = await loaded();
    const state = playPosition(game, { ...script, entries: entriesBefore(script, stepsOf(script).length) });
    expect(game.turn(state).kind).toBe('seats');
  });

  test.each(LOCALES)('says everything in %s', async (locale) => {
    const { game, board, script } = await loaded();
    const { messages, rules } = await game.texts[locale]();
    const texts = { ...messages, ...(await board.texts?.[locale]()) };
    const plates = ['title', 'lead', 'advice', ...script.sources.flatMap((source) => [source, `${source}.how`, `${source}.worth`])];
    const keys = [
      ...stepsOf(script).map(({ step }) => step.say.key),
      ...script.chapters.map((chapter) => `guide.chapter.${chapter.id}`),
      // Whoever is asked to do something is told why.
      ...script.chapters
        .filter(({ steps }) => steps.some(({ expect: waits }) => waits !== undefined))
        .map((chapter) => `guide.why.${chapter.id}`),
      ...plates.map((key) => `guide.plate.${key}`),
    ];
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
    expect(script.chapters.filter((chapter) => rules[chapter.rule] === undefined).map((chapter) => chapter.rule)).toEqual([]);
    // What nobody says any more must go.
    const said = new Set(keys);
    expect(Object.keys(texts).filter((key) => key.startsWith('guide.') && !said.has(key))).toEqual([]);
  });
});

describe('the caption of a guide', () => {
  const screen = { width: 390, height: 844 };
  const caption = { width: 374, height: 240 };
  test('lies beside all that must stay in sight, while there is room', () => {
    const [ship, harbour] = [
      { left: 60, top: 100, right: 110, bottom: 150 },
      { left: 200, top: 260, right: 250, bottom: 310 },
    ];
    const { top } = besideAll([{ left: 60, top: 100, right: 250, bottom: 310 }, harbour], caption, screen);
    expect(top).toBeGreaterThanOrEqual(harbour.bottom);
    expect(ship.bottom).toBeLessThan(top);
  });
  test('gives up the cause before it covers what is to be touched', () => {
    const target = { left: 150, top: 700, right: 240, bottom: 790 };
    const { top } = besideAll([{ left: 10, top: 60, right: 380, bottom: 800 }, target], caption, screen);
    expect(top + caption.height).toBeLessThanOrEqual(target.top);
  });
  test('never leaves the screen', () => {
    const all = { left: 0, top: 0, right: 390, bottom: 844 };
    const { left, top } = besideAll([all], caption, screen);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top + caption.height).toBeLessThanOrEqual(screen.height);
  });
});
