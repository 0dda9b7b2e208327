import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../src/games';
import { MemoryStore } from '../src/solo/memory-store';
import { newRecord } from '../src/solo/open-record';
import { SoloHost, type Tabs } from '../src/solo/solo-host';
import type { FromWorker } from '../src/solo/worker-messages';

const alone: Tabs = { lead: (_id, lead) => lead(true), grown: () => {}, hear: () => {} };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a clock stands still while the device sleeps (A7)', async () => {
  const record = newRecord({
    game: await loadEngine('yamatai'),
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Ben' },
    ],
    clock: { kind: 'live', minutes: 1, increment: 0 },
  });
  let now = record.head.updatedAt;
  const store = new MemoryStore(record);
  const messages: FromWorker[] = [];
  const host = new SoloHost(
    store,
    alone,
    (message) => messages.push(message),
    () => now,
  );
  await host.open(record.id, undefined);
  /** A second passes on the device; asleep, much more does. */
  const second = async (ms = 1_000): Promise<void> => {
    now += ms;
    await vi.advanceTimersByTimeAsync(1_000);
  };
  const entries = (): string[] => store.record.log.map(({ entry }) => (JSON.parse(entry) as { k: string }).k);
  await second();
  await second(3_600_000);
  expect(entries().at(-1)).toBe('credited');
  for (let i = 0; i < 50; i++) await second();
  expect(entries()).not.toContain('stoodIn');
  // Whose clock it is follows from the seed: either of them begins.
  const clocks = messages.flatMap((message) => (message.t === 'news' && message.news.t === 'position' ? [message.news.position.clk] : []));
  expect([...(clocks.at(-1) ?? [])].sort()).toEqual([59_000, 60_000]);
  // Whoever decides before the clock was looked at loses nothing either.
  now += 3_600_000;
  await host.command('late', { do: 'offer', seat: 0, what: 'abandon' });
  expect(entries().slice(-2)).toEqual(['credited', 'ended']);
});
