import { memoryStore } from './notify-support/memory-store';
import { notifyStoreContract } from './notify-support/store-contract';

// The store of the other tests here must be a true one.
notifyStoreContract('in memory', async () => {
  const store = memoryStore();
  return {
    store,
    otherNode: store,
    savePlayer: async (player, settings) => void store.players.set(player, settings),
    saveTableWebhook: async (table, hook) => void store.tables.set(table, hook),
    close: async () => undefined,
  };
});
