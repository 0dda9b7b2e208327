/** Registers the service worker that keeps the pages and games for use without a network. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // Without it everything works as long as there is a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
