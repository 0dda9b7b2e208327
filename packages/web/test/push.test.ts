import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PushPayload } from '../../server/src/notify/wording';

type Listener = (event: unknown) => void;

/** Runs the service worker's part with a browser's surroundings around it. */
function worker() {
  const listeners = new Map<string, Listener>();
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const waited: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: async (...told: unknown[]) => shown.push(told) },
    clients: { matchAll: async () => [], openWindow: async (url: string) => opened.push(url) },
    location: { origin: 'https://play.example' },
  };
  runInNewContext(readFileSync(new URL('../public/push.js', import.meta.url), 'utf8'), { self, URL });
  const fire = async (name: string, event: object): Promise<void> => {
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  };
  return { fire, shown, opened };
}

test('a pushed notice is shown as the server words it, and opens its page', async () => {
  const { fire, shown, opened } = worker();
  const payload: PushPayload = { title: 'Amerigo: your turn', body: 'Until tonight', url: 'https://play.example/table/abc', tag: 'a-tag' };
  await fire('push', { data: { json: () => payload } });
  expect(shown).toEqual([[payload.title, { body: payload.body, tag: payload.tag, icon: '/icon.svg', data: { url: payload.url } }]]);
  await fire('notificationclick', { notification: { close: () => undefined, data: { url: payload.url } } });
  expect(opened).toEqual([payload.url]);
});
