import { exported } from '../../statistics/games-export';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** How long sums are good for, in milliseconds: nobody needs them by the second. */
const FRESH = 30_000;

/** Data for everybody: sums over finished games, and the games themselves. */
export function statisticsRoutes({ store, readers, hub }: RouteParts): Route[] {
  const kept = new Map<string, { readonly at: number; readonly answer: ReturnType<typeof store.tallies.of> }>();
  return [
    route('GET /api/statistics/:game', {
      who: 'anyone',
      about: 'Sums over the finished games of one game and number of seats',
      handle: async ({ params, query }) => {
        const { seats, persons } = query;
        const key = `${params.game} ${seats} ${persons}`;
        const known = kept.get(key);
        const fresh =
          known !== undefined && hub.now() - known.at < FRESH
            ? known
            : { at: hub.now(), answer: store.tallies.of(params.game, seats, persons === 'yes') };
        if (kept.size > 100) kept.clear();
        kept.set(key, fresh);
        return { game: params.game, seats, rows: await fresh.answer };
      },
    }),
    route('GET /api/games/export', {
      who: 'anyone',
      about: 'Finished public games, oldest first, a line of JSON each with the game file in it',
      handle: async ({ player, query, address }) =>
        exported(
          store,
          readers,
          {
            game: query.game,
            seats: query.seats,
            rated: query.rated === 'yes',
            since: query.since ?? 0,
            until: query.until ?? Number.MAX_SAFE_INTEGER,
          },
          player?.id ?? address,
        ),
    }),
  ];
}
