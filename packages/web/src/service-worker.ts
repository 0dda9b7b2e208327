import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/*
 * Keeps pages and games for use without a network. A new version takes over when no page of the old one is open.
 */

/** Every file that is kept; the build writes the list here (`precached` in vite.config.ts). */
declare const PRECACHED: PrecacheEntry[];

importScripts('/push.js');
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
// Whatever page is asked for, the one page there is finds its way; what the server answers itself is not a page.
const answeredByServer = [/^\/api\//, /^\/health/, /^\/ready/, /^\/metrics/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: answeredByServer }));
