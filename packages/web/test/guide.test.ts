import { type AnyGame, LOCALES, readEntry } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { loadBoard } from '../src/boards/registry';
import { games } from '../src/games';
import type { AnyBoard, GuideScript } from '../src/kit';
import { MemoryStore } from '../src/solo/memory-store';
import { newRecord } from '../src/solo/open-record';
import { SoloTable } from '../src/solo/solo-table';

/** Every guide can be played to its end with the first move each step waits for, and all that it says exists in all languages. */
describe.each(games.map(({ card, load }) => [card.id, load] as const))('the guide of %s', (id, load) => {
  test('can be followed, and speaks every language', async () => {
    const [game, board] = await Promise.all([load(), loadBoard(id)]);
    const script = await board?.guide?.();
    if (board === undefined || script === undefined) return;
    await follow(game, script);
    for (const key of spoken(script)) {
      for (const locale of LOCALES) {
        const texts = { ...(await game.texts[locale]()).messages, ...(await textsOf(board, locale)) };
        expect(texts[key], `${key} in ${locale}`).toBeDefined();
      }
    }
  });
});

async function follow(game: AnyGame, script: GuideScript): Promise<void> {
  const record = newRecord({
    game,
    options: script.options ?? {},
    outcomes: script.outcomes,
    seats: Array.from({ length: script.seats }, (_, seat) =>
      seat === script.player ? ({ kind: 'me', name: 'I' } as const) : ({ kind: 'bot', level: 'mate' } as const),
    ),
  });
  let view: unknown;
  const table = new SoloTable(record, {
    game,
    store: new MemoryStore(record),
    now: Date.now,
    tell: (news) => {
      if (news.t === 'position') view = news.position.view;
    },
  });
  for (const entry of script.before ?? []) await table.playEntry(entry);
  for (const [i, step] of script.steps.entries()) {
    const place = `step ${i + 1} (${step.say.key})`;
    if (step.expect !== undefined) {
      table.watch(script.player);
      const legal = game.moves(view, script.player).map((move) => game.notation.writeMove(move));
      expect(legal, `${place}: the player has nothing to decide`).not.toEqual([]);
      if (step.expect !== 'any') for (const wanted of step.expect) expect(legal, place).toContain(wanted);
      const chosen = step.expect === 'any' ? legal[0] : step.expect[0];
      expect(await table.send(`${i}`, { do: 'play', seat: script.player, move: chosen ?? '' }), place).toBeUndefined();
    }
    for (const reply of step.replies ?? []) {
      expect(readEntry(game, reply), `${place}: ${reply}`).not.toBeInstanceOf(Error);
      await table.playEntry(reply);
    }
  }
}

function spoken(script: GuideScript): readonly string[] {
  return [script.title, ...script.steps.flatMap((step) => [step.say, ...(step.otherwise === undefined ? [] : [step.otherwise])])].map(
    ({ key }) => key,
  );
}

async function textsOf(board: AnyBoard, locale: (typeof LOCALES)[number]): Promise<Readonly<Record<string, string>>> {
  return (await board.texts?.[locale]()) ?? {};
}
