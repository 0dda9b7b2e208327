import { mayAct } from '../../club/door';
import { Limiter } from '../../limiter';
import { playerOf } from '../../people/people';
import { HttpError } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** Tournaments: signing up, and what has become of them. They run by themselves. */
export function tournamentRoutes({ steward, store, hub, desk, isDraining }: RouteParts): Route[] {
  const opens = new Limiter({ perSecond: 1 / 60, burst: 5 }, hub.now.bind(hub));
  const minds = new Limiter({ perSecond: 1 / 60, burst: 20 }, hub.now.bind(hub));
  /** Every change of mind stands in the log for ever. */
  const mayChange = (player: string): void => {
    if (!minds.take(player)) throw new HttpError(429, 'TOO_FAST', 'You have signed up and off many times; wait a moment');
  };
  return [
    route('GET /api/tournaments', {
      who: 'anyone',
      about: 'Tournaments, the newest first',
      handle: async ({ query }) => {
        const { items, next } = await store.tournaments.list(query.status, query.after);
        return { tournaments: items.map((record) => steward.summary(record)), ...(next === undefined ? {} : { next }) };
      },
    }),
    route('POST /api/tournaments', {
      who: 'player',
      about: 'Announce a tournament',
      handle: async ({ player, body }) => {
        if (isDraining()) throw new HttpError(503, 'DRAINING', 'This server is about to be updated; come back in a few minutes');
        if (!opens.take(player.id)) throw new HttpError(429, 'TOO_FAST', 'You have announced several tournaments; wait a moment');
        return { id: await steward.create(playerOf(player), body) };
      },
    }),
    route('GET /api/tournaments/:id', {
      who: 'anyone',
      about: 'A tournament with its rounds and its standing',
      handle: ({ params }) => steward.view(params.id),
    }),
    route('POST /api/tournaments/:id/join', {
      who: 'player',
      about: 'Sign up',
      handle: async ({ player, params }) => {
        mayChange(player.id);
        await steward.join(params.id, playerOf(player));
        return steward.view(params.id);
      },
    }),
    route('POST /api/tournaments/:id/leave', {
      who: 'player',
      about: 'Sign off; once it has begun: play no further round',
      handle: async ({ player, params }) => {
        mayChange(player.id);
        await steward.leave(params.id, player.id);
        return steward.view(params.id);
      },
    }),
    route('POST /api/tournaments/:id/start', {
      who: 'player',
      about: 'Begin (host)',
      handle: async ({ player, params }) => {
        await steward.start(params.id, player.id);
        return steward.view(params.id);
      },
    }),
    route('DELETE /api/tournaments/:id', {
      who: 'player',
      about: 'Call it off (host, moderator)',
      handle: async ({ player, params }) => {
        const isModerator = mayAct(player.role, 'moderator');
        const { name, host } = await steward.cancel(params.id, player.id, isModerator);
        if (host !== player.id) await desk.log(player, 'cancel-tournament', name);
        return {};
      },
    }),
  ];
}
