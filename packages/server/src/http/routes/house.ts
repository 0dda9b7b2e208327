import { networkInterfaces } from 'node:os';
import { refuse } from '@quarterdeck/protocol';
import { whyUnseen } from '@quarterdeck/table';
import { isLoopback } from '../../addresses';
import type { House } from '../../house/house';
import type { Pairing } from '../../house/pairing';
import { Limiter } from '../../limiter';
import type { Post } from '../../mail';
import { HttpError, refusedBy } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

export interface HouseRouteParts extends Pick<RouteParts, 'store' | 'hub' | 'config' | 'mayOpen'> {
  readonly house: House;
  readonly pairing: Pairing;
  readonly post: Post;
  /** On which port the server listens. */
  readonly port: () => number;
}

/** Invitations that one person may have open. */
const MOST_INVITATIONS = 20;
/** How often somebody may ask the same person: whoever said no is not asked for ever. */
const ONE_PERSON = { perSecond: 1 / 600, burst: 5 };

/** Finding each other: who to play with again, and asking them. */
export function houseRoutes({ store, hub, house, config, port, pairing, post, mayOpen }: HouseRouteParts): Route[] {
  const asks = new Limiter(config.limits.invitations, hub.now.bind(hub));
  const asksOne = new Limiter(ONE_PERSON, hub.now.bind(hub));
  return [
    route('GET /api/addresses', {
      who: 'anyone',
      about: 'Under which addresses others reach this server',
      // The addresses of the host's networks are nobody's business but the host's.
      handle: async ({ address }) => {
        if (config.publicUrl !== undefined) return { urls: [config.publicUrl] };
        return { urls: isLoopback(address) && isOpenToNetwork(config.host) ? networkUrls(port()) : [] };
      },
    }),
    route('GET /api/me/companions', {
      who: 'player',
      about: 'Persons I have played with, those of the latest games first',
      handle: async ({ player }) => ({
        people: (await store.people.companions(player.id)).map(({ id, name, games, lastAt }) => ({ player: { id, name }, games, lastAt })),
      }),
    }),
    route('POST /api/tables/:id/ask', {
      who: 'player',
      about: 'Ask a player directly to come to a table where I sit',
      handle: async ({ player, params, body }) => {
        const seen = await hub.read(params.id, ({ table }) => {
          if (whyUnseen(table, { player: player.id, invited: false })?.code === 'NO_SUCH_TABLE') return refuse('NO_SUCH_TABLE');
          if (table.setup.host !== player.id && !table.seats.some((seat) => seat.player?.id === player.id)) return refuse('NOT_SEATED');
          if (table.status !== 'waiting') return refuse('NOT_WAITING');
          return table.seats.some((seat) => seat.player?.id === body.player) ? refuse('ALREADY_SEATED') : { game: table.setup.game };
        });
        if (seen === undefined) throw refusedBy(refuse('NO_SUCH_TABLE'));
        if ('code' in seen) throw refusedBy(seen);
        if ((await store.people.byId(body.player)) === undefined) throw new HttpError(404, 'NO_SUCH_PLAYER', 'There is no such player');
        if (await store.ties.isBlocked(player.id, [body.player])) throw refusedBy(refuse('NOT_WELCOME'));
        if (!asks.take(player.id) || !asksOne.take(`${player.id} ${body.player}`))
          throw new HttpError(429, 'TOO_FAST', 'You have asked many; wait a moment');
        if ((await store.invitations.count(body.player)) >= MOST_INVITATIONS)
          throw new HttpError(409, 'TOO_MANY_ASKED', 'This player has many invitations already', { most: MOST_INVITATIONS });
        await store.invitations.add(params.id, body.player, player.id, hub.now());
        await house.invited(body.player);
        if (!house.isHere(body.player)) {
          const about = { kind: 'invitation', table: params.id, game: seen.game, by: player.name } as const;
          await post.write({ id: `ask/${params.id}/${body.player}`, player: body.player, about });
        }
        return {};
      },
    }),
    route('PUT /api/me/ready', {
      who: 'player',
      about: 'I am ready to play: I am seated as soon as others want the same',
      handle: async ({ player, body, address }) => {
        for (const id of body.games) {
          const { seats } = hub.game(id);
          if (!body.seats.some((n) => seats.includes(n)))
            throw new HttpError(400, 'NO_SUCH_SEATS', `${id} is for ${seats.join(', ')} seats`);
        }
        await mayOpen(player, address);
        await pairing.want(player.id, body);
        return {};
      },
    }),
    route('DELETE /api/me/ready', {
      who: 'player',
      about: 'I am no longer ready to play',
      handle: async ({ player }) => {
        await pairing.leave(player.id);
        return {};
      },
    }),
    route('DELETE /api/me/invitations/:id', {
      who: 'player',
      about: 'I do not come to the table to which somebody asks me',
      handle: async ({ player, params }) => {
        await store.invitations.remove(params.id, player.id);
        await house.invited(player.id);
        return {};
      },
    }),
  ];
}

const isOpenToNetwork = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Where other devices of the same networks find this computer. */
function networkUrls(port: number): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => `http://${address}:${port}`);
}
