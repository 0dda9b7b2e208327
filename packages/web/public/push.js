// Part of the service worker: shows a notification that the server pushed, and opens its page when clicked.
self.addEventListener('push', (event) => {
  const { title = 'Quarterdeck', body = '', url = '/', tag } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const url = new URL(event.notification.data?.url ?? '/', self.location.origin).href;
      const open = pages.find((page) => page.url === url);
      return open === undefined ? self.clients.openWindow(url) : open.focus();
    }),
  );
});
