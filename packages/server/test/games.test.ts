import { games } from '@quarterdeck/games';
import { firstDifference, readGameFile, replayFile, verifyFile } from '@quarterdeck/kernel';
import type { Position } from '@quarterdeck/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harbour, openHarbour } from './support/server';

let harbour: Harbour;
beforeAll(async () => {
  harbour = await openHarbour();
});
afterAll(() => harbour.close());

/** The median of one move as one viewer gets it, in bytes. */
const BYTES_PER_STEP = 300;

/** Bots without foresight can play some games for ever. */
const ENOUGH = 400;

describe('every game of the house runs on the server', () => {
  test.each(games.map(({ card, load }) => [card.id, card, load] as const))(
    '%s: bots play, a watcher keeps up by events alone, the file verifies',
    async (_id, card, load) => {
      const game = await load();
      const ada = await harbour.person('Ada');
      const seats = Math.min(...card.seats.filter((count) => count > 1));
      const { table } = await ada.open({
        game: card.id,
        seats: Array.from({ length: seats }, (_, i) => (i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: 'mate' } as const))),
      });
      const first = (await ada.watch(table)) as Position;
      const from = ada.received.length;
      await ada.must(table, { do: 'standIn', seat: 0, level: 'mate' });
      let steps = 0;
      const ended = await ada.until((message): message is typeof message => {
        if (message.t === 'step') steps++;
        return steps >= ENOUGH || (message.t === 'info' && message.info.status === 'over');
      }, from);
      if (ended.t === 'step') {
        // Nobody else is asked, so that the game ends at once.
        await ada.must(table, { do: 'back', seat: 0 });
        await ada.must(table, { do: 'offer', seat: 0, what: 'abandon' });
        await ada.next('info', ({ info }) => info.status === 'over', from);
      }
      const view = structuredClone(first.view);
      const sizes: number[] = [];
      ada.received.slice(from).forEach((message, i) => {
        if (message.t !== 'step') return;
        expect(message.seq).toBeGreaterThan(first.seq);
        for (const event of message.ev) game.evolve(view, event);
        sizes.push(ada.texts[from + i]?.length ?? 0);
      });
      const last = await ada.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
      expect(firstDifference(view, last.view)).toBeUndefined();
      const file = readGameFile(game, await ada.call('GET /api/tables/:id/file', `/api/tables/${table}/file`));
      verifyFile(game, file);
      const whole = replayFile(game, file);
      expect(whole.turn.kind).toBe('over');
      sizes.sort((a, b) => a - b);
      expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(BYTES_PER_STEP);
    },
  );

  test('Efemeris with ready-made armadas: everybody begins with the first turn', async () => {
    const [ada, ben] = [await harbour.person('Ada'), await harbour.person('Ben')];
    const { table } = await ada.open({ game: 'efemeris', seats: [{ kind: 'me' }, { kind: 'open' }], readyMade: true });
    await ben.must(table, { do: 'sit', seat: 1 });
    await ada.must(table, { do: 'start' });
    const { view } = await ben.call('GET /api/tables/:id/position', `/api/tables/${table}/position`);
    expect(view).toMatchObject({ phase: 'explore', turnsDone: [0, 0] });
    expect((await ben.info(table)).readyMade).toBe(true);
  });
});
