import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HEALTHY, type NotifyStore, type PlayerSettings, type TableWebhook, type TurnNotice, type WaitingNotice } from '../../src/notify';

/** A store under test, with the doors that the rest of the server uses to fill it. */
export interface StoreUnderTest {
  readonly store: NotifyStore;
  /** A second node on the same data; the same store where there is only one. */
  readonly otherNode: NotifyStore;
  savePlayer(player: string, settings: PlayerSettings): Promise<void>;
  saveTableWebhook(table: string, hook: TableWebhook): Promise<void>;
  close(): Promise<void>;
}

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };
const SETTINGS: PlayerSettings = {
  name: 'Ada',
  locale: 'nl',
  subscriptions: [SUBSCRIPTION, { ...SUBSCRIPTION, endpoint: 'https://push.example/2' }],
  webhook: { url: 'https://chat.example/a', style: 'chat', health: HEALTHY },
  quietHours: { from: '22:00', to: '07:00', timeZone: 'Europe/Amsterdam' },
};
const TABLE_HOOK: TableWebhook = { url: 'https://chat.example/t', style: 'json', locale: 'de', health: HEALTHY };

function waitingFor(turnKey: string, dueAt: number): WaitingNotice {
  const notice: TurnNotice = {
    table: 'tafel-1',
    seat: 2,
    player: 'ada',
    turnKey,
    gameTitle: 'Soundings',
    url: 'https://deck.example/t/tafel-1',
    deadline: 5_000_000_000_000,
  };
  return { notice, targets: [{ to: 'player' }, { to: 'push', endpoint: SUBSCRIPTION.endpoint }], attempts: 1, dueAt };
}

/** What every implementation of NotifyStore owes, run on each. */
export function notifyStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`notify store: ${name}`, () => {
    let tested: StoreUnderTest;
    beforeEach(async () => {
      tested = await open();
    });
    afterEach(() => tested.close());

    it('gives settings and table webhooks back as they were saved', async () => {
      await tested.savePlayer('ada', SETTINGS);
      await tested.saveTableWebhook('tafel-1', TABLE_HOOK);
      expect(await tested.otherNode.playerSettings('ada')).toEqual(SETTINGS);
      expect(await tested.otherNode.tableWebhook('tafel-1')).toEqual(TABLE_HOOK);
      expect(await tested.store.playerSettings('nobody')).toBeUndefined();
      expect(await tested.store.tableWebhook('nowhere')).toBeUndefined();
    });

    it('lets exactly one of many claims through', async () => {
      const nodes = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? tested.store : tested.otherNode));
      const claims = await Promise.all(nodes.map((node) => node.claimTurn('t/0/1')));
      expect(claims.filter((won) => won)).toHaveLength(1);
      expect(await tested.store.claimTurn('t/0/1')).toBe(false);
      expect(await tested.store.claimTurn('t/0/2')).toBe(true);
    });

    it('lets nobody claim a turn that has ended, claimed before or not', async () => {
      await tested.store.endTurn('never claimed', 1000);
      expect(await tested.otherNode.claimTurn('never claimed')).toBe(false);
      expect(await tested.store.claimTurn('claimed')).toBe(true);
      await tested.otherNode.endTurn('claimed', 1000);
      await tested.otherNode.endTurn('claimed', 2000);
      expect(await tested.store.claimTurn('claimed')).toBe(false);
    });

    it('forgets turns that ended long ago, and no others', async () => {
      await tested.store.claimTurn('going on');
      await tested.store.endTurn('long ago', 1000);
      await tested.store.endTurn('lately', 3000);
      await tested.store.forgetEndedTurns(2000);
      expect(await tested.store.claimTurn('going on')).toBe(false);
      expect(await tested.store.claimTurn('lately')).toBe(false);
      expect(await tested.store.claimTurn('long ago')).toBe(true);
    });

    it('hands out what is due, oldest first, no more than asked for, each once', async () => {
      for (const [turnKey, dueAt] of [
        ['c', 300],
        ['a', 100],
        ['later', 900],
        ['b', 200],
      ] as const) {
        await tested.store.claimTurn(turnKey);
        await tested.store.addWaiting(waitingFor(turnKey, dueAt));
      }
      expect(await tested.store.takeDue(99, 10)).toEqual([]);
      expect(await tested.store.takeDue(500, 2)).toEqual([waitingFor('a', 100), waitingFor('b', 200)]);
      expect(await tested.otherNode.takeDue(500, 10)).toEqual([waitingFor('c', 300)]);
      expect(await tested.store.takeDue(500, 10)).toEqual([]);
    });

    it('shares due notices among nodes without doubling', async () => {
      const keys = Array.from({ length: 30 }, (_, i) => `turn ${i}`);
      for (const key of keys) {
        await tested.store.claimTurn(key);
        await tested.store.addWaiting(waitingFor(key, 100));
      }
      const taken = await Promise.all(
        Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? tested.store : tested.otherNode).takeDue(100, 5)),
      );
      expect(
        taken
          .flat()
          .map(({ notice }) => notice.turnKey)
          .sort(),
      ).toEqual([...keys].sort());
    });

    it('keeps several notices of one turn apart', async () => {
      await tested.store.claimTurn('t');
      await tested.store.addWaiting(waitingFor('t', 100));
      await tested.store.addWaiting({ ...waitingFor('t', 200), targets: [{ to: 'tableHook' }] });
      expect(await tested.store.takeDue(300, 10)).toHaveLength(2);
    });

    it('drops what waits for a turn that has ended, also what is added afterwards', async () => {
      await tested.store.claimTurn('t');
      await tested.store.addWaiting(waitingFor('t', 100));
      await tested.otherNode.endTurn('t', 50);
      await tested.store.addWaiting(waitingFor('t', 100));
      expect(await tested.store.takeDue(1000, 10)).toEqual([]);
    });

    it('removes one subscription of one player', async () => {
      await tested.savePlayer('ada', SETTINGS);
      await tested.savePlayer('bo', { ...SETTINGS, name: 'Bo' });
      await tested.store.removeSubscription('ada', SUBSCRIPTION.endpoint);
      await tested.store.removeSubscription('ada', 'https://push.example/unknown');
      expect((await tested.store.playerSettings('ada'))?.subscriptions.map(({ endpoint }) => endpoint)).toEqual(['https://push.example/2']);
      expect((await tested.store.playerSettings('bo'))?.subscriptions).toHaveLength(2);
    });

    it('remembers the health of a webhook, unless another one has taken its place', async () => {
      await tested.savePlayer('ada', SETTINGS);
      await tested.saveTableWebhook('tafel-1', TABLE_HOOK);
      const paused = { failures: 5, lastFailure: { code: 'REFUSED', status: 500 }, pausedAt: 1234 } as const;
      await tested.store.saveHookHealth({ kind: 'player', player: 'ada' }, 'https://chat.example/old', paused);
      expect((await tested.store.playerSettings('ada'))?.webhook?.health).toEqual(HEALTHY);
      await tested.store.saveHookHealth({ kind: 'player', player: 'ada' }, 'https://chat.example/a', paused);
      expect((await tested.otherNode.playerSettings('ada'))?.webhook?.health).toEqual(paused);
      await tested.store.saveHookHealth({ kind: 'table', table: 'tafel-1' }, TABLE_HOOK.url, paused);
      expect((await tested.otherNode.tableWebhook('tafel-1'))?.health).toEqual(paused);
      await tested.store.saveHookHealth({ kind: 'table', table: 'tafel-1' }, TABLE_HOOK.url, HEALTHY);
      expect((await tested.store.tableWebhook('tafel-1'))?.health).toEqual(HEALTHY);
    });
  });
}
