import { networkInterfaces } from 'node:os';
import type { AnyGame } from '@quarterdeck/kernel';
import { type Player, refuse } from '@quarterdeck/protocol';
import { rematchSeating, rematchSetup, type Table, type TableEntry, type TableSetup, whyUnseen } from '@quarterdeck/table';
import { isLoopback } from '../../addresses';
import type { Pairing } from '../../house/pairing';
import { playerOf } from '../../people/people';
import { newSecret } from '../../people/secrets';
import { summaryOf } from '../../tables/head';
import { openTable } from '../../tables/open-table';
import { prepareTable } from '../../tables/prepare';
import { HttpError, refusedBy } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

export interface HouseRouteParts extends Pick<RouteParts, 'store' | 'hub' | 'config' | 'opening' | 'inviting' | 'opened'> {
  readonly pairing: Pairing;
  /** On which port the server listens. */
  readonly port: () => number;
}

/** Pages of finished games that are looked through for one with somebody. */
const PAGES = 4;

/** Finding each other: who to play with again, and asking them. */
export function houseRoutes({ store, hub, inviting, config, port, pairing, opening, opened }: HouseRouteParts): Route[] {
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
        await inviting.mustBeAskable(player, body.player);
        await inviting.ask(player, body.player, params.id, seen.game);
        return {};
      },
    }),
    route('POST /api/players/:id/again', {
      who: 'player',
      about: 'A table as in the last game I played with somebody, to which they are asked',
      handle: async ({ player, params, address }) => {
        if (params.id === player.id) throw refusedBy(refuse('ALREADY_SEATED'));
        const last = await lastGameOf(player.id, params.id);
        if (last === undefined) throw refusedBy(refuse('NEVER_PLAYED'));
        // All that may stand against it is asked before there is a table.
        await inviting.mustBeAskable(player, params.id);
        const seed = newSecret();
        const made = await hub.read(last, ({ table }) => againFor(table, playerOf(player), seed));
        if (made === undefined) throw refusedBy(refuse('NEVER_PLAYED'));
        const prepared = prepareTable(made.game, made.setup, made.entries, seed, hub.now());
        const created = await opening(player, address, [{ kind: 'open' }], () => openTable(store, prepared, seed));
        opened(created.table);
        await inviting.ask(player, params.id, created.table, made.setup.game);
        return created;
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
        await opening(player, address, [], () => pairing.want(player.id, body));
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
        await inviting.decline(player.id, params.id);
        return {};
      },
    }),
  ];

  /** The latest finished game of two persons; whoever has played hundreds of others since will choose anew. */
  async function lastGameOf(one: string, other: string): Promise<string | undefined> {
    let before = hub.now() + 1;
    for (let page = 0; page < PAGES; page++) {
      const games = await store.tables.finished(one, before, undefined);
      const found = games.find((record) => summaryOf(record, other).mine.length > 0);
      const last = games.at(-1);
      if (found !== undefined || last === undefined) return found?.id;
      before = last.updatedAt;
    }
    return undefined;
  }
}

/** The same game with the same options and clock; bots keep their seats, whoever asks sits down, the others' seats are free. */
function againFor(table: Table, by: Player, seed: string): { game: AnyGame; setup: TableSetup; entries: TableEntry[] } {
  const { previous: _before, carried: _match, ...setup } = rematchSetup(table, seed);
  const entries = rematchSeating(table, by.id).filter((entry) => entry.k !== 'sat' || entry.player.id === by.id);
  return { game: table.game, setup: { ...setup, host: by.id }, entries };
}

const isOpenToNetwork = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Where other devices of the same networks find this computer. */
function networkUrls(port: number): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => `http://${address}:${port}`);
}
