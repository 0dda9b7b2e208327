import type { Tabs } from './solo-host';

const CHANNEL = 'quarterdeck-solo';

/**
 * The tabs of this browser. A lock that lasts as long as its tab says who leads; where a page may not have
 * locks (without https) every tab leads, and the store alone sees to it that each move is made once.
 */
export function browserTabs(): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    lead: (id, lead) => {
      // Typed as always there; a page without https has none.
      const locks: LockManager | undefined = navigator.locks;
      if (locks === undefined) {
        lead(true);
        return;
      }
      const name = `${CHANNEL} ${id}`;
      const forEver = new Promise<never>(() => {});
      void locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock !== null) {
          lead(true);
          return forEver;
        }
        void locks.request(name, () => {
          lead(false);
          return forEver;
        });
        return undefined;
      });
    },
    grown: (id) => channel.postMessage(id),
    hear: (grown) => {
      channel.onmessage = (event: MessageEvent<string>) => grown(event.data);
    },
  };
}
