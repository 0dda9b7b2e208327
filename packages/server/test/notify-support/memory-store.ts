import type { NotifyStore, PlayerSettings, TableWebhook, WaitingNotice } from '../../src/notify';

export interface MemoryStore extends NotifyStore {
  readonly players: Map<string, PlayerSettings>;
  readonly tables: Map<string, TableWebhook>;
  readonly waiting: WaitingNotice[];
}

export function memoryStore(): MemoryStore {
  const players = new Map<string, PlayerSettings>();
  const tables = new Map<string, TableWebhook>();
  const waiting: WaitingNotice[] = [];
  const claimed = new Set<string>();
  const endedAt = new Map<string, number>();
  const remove = (gone: (entry: WaitingNotice) => boolean): void => {
    for (let i = waiting.length - 1; i >= 0; i--) {
      const entry = waiting[i];
      if (entry !== undefined && gone(entry)) waiting.splice(i, 1);
    }
  };
  return {
    players,
    tables,
    waiting,
    playerSettings: async (player) => players.get(player),
    tableWebhook: async (table) => tables.get(table),
    async claimTurn(turnKey) {
      if (claimed.has(turnKey) || endedAt.has(turnKey)) return false;
      claimed.add(turnKey);
      return true;
    },
    async endTurn(turnKey, at) {
      if (!endedAt.has(turnKey)) endedAt.set(turnKey, at);
      remove(({ notice }) => notice.turnKey === turnKey);
    },
    async forgetEndedTurns(time) {
      for (const [turnKey, at] of endedAt) {
        if (at >= time) continue;
        endedAt.delete(turnKey);
        claimed.delete(turnKey);
      }
    },
    async addWaiting(entry) {
      waiting.push(entry);
    },
    async takeDue(now, limit) {
      remove(({ notice }) => endedAt.has(notice.turnKey));
      const due = waiting
        .filter(({ dueAt }) => dueAt <= now)
        .sort((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit);
      remove((entry) => due.includes(entry));
      return due;
    },
    async removeSubscription(player, endpoint) {
      const settings = players.get(player);
      if (settings === undefined) return;
      players.set(player, { ...settings, subscriptions: settings.subscriptions.filter((one) => one.endpoint !== endpoint) });
    },
    async saveHookHealth(owner, url, health) {
      switch (owner.kind) {
        case 'player': {
          const settings = players.get(owner.player);
          if (settings?.webhook?.url === url) players.set(owner.player, { ...settings, webhook: { ...settings.webhook, health } });
          return;
        }
        case 'table': {
          const hook = tables.get(owner.table);
          if (hook?.url === url) tables.set(owner.table, { ...hook, health });
          return;
        }
      }
    },
  };
}
