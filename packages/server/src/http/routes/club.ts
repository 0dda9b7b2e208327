import { refuse } from '@quarterdeck/protocol';
import { Limiter } from '../../limiter';
import { newId } from '../../people/secrets';
import { HttpError, refusedBy } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** The house as everybody sees it: its name and notice, the claim of its desk, and reports. */
export function clubRoutes({ settings, store, people, signIns, hub, desk }: RouteParts): Route[] {
  const reports = new Limiter({ perSecond: 1 / 300, burst: 5 }, hub.now.bind(hub));
  return [
    route('GET /api/club', {
      who: 'anyone',
      evenIfBanned: true,
      about: "The club's name, notice and colours, and how one joins",
      handle: async () => settings.shown(hub.now(), await store.people.hasOwner()),
    }),
    route('POST /api/club/claim', {
      who: 'player',
      about: "Take the owner's desk by the one-time code that the server printed",
      handle: async ({ player, body, address }) => {
        if (!signIns.take(address)) throw new HttpError(429, 'TOO_FAST', 'Too many tries from this address; wait a moment');
        if (player.program || !(await people.claim(player.id, body.code))) {
          throw new HttpError(403, 'ONE_TIME_CODE', 'This code does not count (any more); make one with "quarterdeck desk claim"');
        }
        await desk.log({ ...player, role: 'owner' }, 'claim', player.name);
        return people.me({ ...player, role: 'owner' });
      },
    }),
    route('POST /api/reports', {
      who: 'player',
      about: 'Tell the owner of something that should not be',
      handle: async ({ player, body }) => {
        const { about, kind, table, line, text } = body;
        if (!reports.take(player.id)) throw new HttpError(429, 'TOO_FAST', 'You have reported several things; wait until they were read');
        if ((await store.people.byId(about)) === undefined || about === player.id) throw new HttpError(404, 'NO_SUCH_PLAYER');
        const said = table === undefined || line === undefined ? undefined : await store.chat.line(table, line);
        if (line !== undefined && said?.player.id !== about) throw refusedBy(refuse('NO_SUCH_THING'));
        await store.club.addReport({ id: newId(), at: hub.now(), by: player.id, about, kind, table, line, said: said?.text, text });
        return {};
      },
    }),
  ];
}
