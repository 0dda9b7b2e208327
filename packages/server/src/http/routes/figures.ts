import { refuse } from '@quarterdeck/protocol';
import { seasonAt, seasonOf } from '../../figures/seasons';
import { Limiter } from '../../limiter';
import { HttpError, refusedBy } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** Player pages, leaderboards, and what people have to do with each other. */
export function figureRoutes({ figures, store, hub, isHere }: RouteParts): Route[] {
  const ties = new Limiter({ perSecond: 0.2, burst: 40 }, hub.now.bind(hub));
  return [
    route('GET /api/players/:id/page', {
      who: 'anyone',
      about: 'A player: ratings with their course, results, best games, and how they did against whoever asks',
      handle: async ({ player, params }) => {
        const page = await figures.page(params.id, player?.id);
        if (page === undefined) throw new HttpError(404, 'NO_SUCH_PLAYER', 'There is no such player');
        return page;
      },
    }),
    route('PUT /api/players/:id/ties', {
      who: 'player',
      about: 'Follow, block, or note something about a player; only oneself sees it',
      handle: async ({ player, params, body }) => {
        if (params.id === player.id) throw refusedBy(refuse('NOT_ALLOWED'));
        if (!ties.take(player.id)) throw new HttpError(429, 'TOO_FAST', 'You have changed much about others; wait a moment');
        if ((await store.people.byId(params.id)) === undefined) throw new HttpError(404, 'NO_SUCH_PLAYER', 'There is no such player');
        const { follow, block, note } = body;
        const now = hub.now();
        if (follow !== undefined) await store.ties.set(player.id, params.id, 'follow', follow ? 'yes' : '', now);
        if (block !== undefined) await store.ties.set(player.id, params.id, 'block', block ? 'yes' : '', now);
        if (note !== undefined) await store.ties.set(player.id, params.id, 'note', note, now);
        return store.ties.of(player.id, params.id);
      },
    }),
    route('GET /api/me/blocked', {
      who: 'player',
      about: 'Whom I have blocked: pages do not show me what they say',
      handle: async ({ player }) => ({ players: await store.ties.blockedBy(player.id) }),
    }),
    route('GET /api/me/followed', {
      who: 'player',
      about: 'Whom I follow, the last seen first',
      handle: async ({ player }) => ({
        players: (await store.ties.followed(player.id)).map((one) => ({ ...one, here: isHere(one.id) })),
      }),
    }),
    route('GET /api/leaderboard/:game', {
      who: 'anyone',
      about: "A season's standing and ratings",
      handle: ({ player, params, query }) =>
        figures.leaderboard(
          params.game,
          query.season === undefined ? seasonAt(hub.now()) : seasonOf(query.season),
          query.from ?? 0,
          player?.id,
        ),
    }),
  ];
}
