import { readFileHeader } from '@quarterdeck/kernel';
import { LIMITS, refuse } from '@quarterdeck/protocol';
import { infoOf, membersOf, type Outline, rematchSeating, rematchSetup, seating, setupFor, whyUnseen } from '@quarterdeck/table';
import { playerOf } from '../../people/people';
import { newSecret } from '../../people/secrets';
import type { PlayerRecord } from '../../store/people';
import { outlineOf, summaryOf } from '../../tables/head';
import { openTable } from '../../tables/open-table';
import { prepareTable } from '../../tables/prepare';
import { HttpError, refusedBy, tooManyReads } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** Tables: opening, finding, inviting, and every command of play. */
export function tableRoutes(parts: RouteParts): Route[] {
  const { store, hub, commands, config, levels, readers, wakes, opening, inviting, opened, uninvited } = parts;

  /** What is known of a table without its log; what is not theirs to see looks as if it were not there. */
  const outlined = async (id: string, player: PlayerRecord): Promise<Outline> => {
    const record = await store.tables.get(id);
    const outline = record === undefined ? undefined : outlineOf(record);
    if (outline === undefined || whyUnseen(outline, { player: player.id, invited: false })?.code === 'NO_SUCH_TABLE') {
      throw refusedBy(refuse('NO_SUCH_TABLE'));
    }
    return outline;
  };
  const mustBeAtTable = async (id: string, player: PlayerRecord): Promise<void> => {
    const { setup, seats } = await outlined(id, player);
    if (setup.host !== player.id && !membersOf(seats).includes(player.id)) throw refusedBy(refuse('NOT_SEATED'));
  };

  return [
    route('GET /api/games', {
      who: 'anyone',
      about: 'The games of this server, and the levels of its bots',
      handle: async () => ({
        games: config.games.map(({ card }) => {
          const game = hub.game(card.id);
          return { id: game.id, rulesVersion: game.rulesVersion, seats: [...game.seats], options: { ...game.options } };
        }),
        levels: [...levels],
      }),
    }),
    route('GET /api/tables', {
      who: 'anyone',
      about: 'The lobby: open tables that wait for players, or running ones that may be watched',
      handle: async ({ player, query }) => {
        const { tables, ...more } = await store.tables.lobby(query.status ?? 'waiting', query.game, query.from);
        return { tables: tables.map((record) => summaryOf(record, player?.id)), ...more };
      },
    }),
    route('POST /api/tables', {
      who: 'player',
      about: 'Open a table; without an open seat the game begins at once',
      handle: async ({ player, body, address }) => {
        const host = playerOf(player);
        const seed = newSecret();
        const game = hub.game(body.game);
        const setup = setupFor(game, host, body, levels, seed);
        const created = await opening(player, address, body.seats, () =>
          openTable(store, prepareTable(game, setup, seating(body.seats, host), seed, hub.now()), seed),
        );
        opened(created.table);
        return created;
      },
    }),
    route('GET /api/tables/:id', {
      who: 'anyone',
      about: 'A table without its game',
      handle: async ({ player, params, query, address }) => {
        const invited = await commands.isInvite(params.id, query.invite);
        const record = hub.isLive(params.id) ? undefined : await store.tables.get(params.id);
        if (record?.status === 'over') {
          const unseen = whyUnseen(outlineOf(record), { player: player?.id, invited });
          if (unseen !== undefined) throw refusedBy(unseen);
          const { end } = await readers.history(record.id, record.seq, player?.id ?? address);
          if (end !== undefined) return end.info;
        }
        if (!(await wakes.may(params.id, player?.id, player?.id ?? address))) throw tooManyReads();
        const seen = await hub.read(params.id, (live) => {
          const unseen = whyUnseen(live.table, { player: player?.id, invited });
          return unseen === undefined ? infoOf(live.table, live.seed) : refusedBy(unseen);
        });
        if (seen === undefined) throw refusedBy(refuse('NO_SUCH_TABLE'));
        if (seen instanceof HttpError) throw seen;
        return seen;
      },
    }),
    route('POST /api/tables/:id/commands', {
      who: 'player',
      about: 'Do something at a table; the same id is carried out once, however often it is sent',
      handle: async ({ player, params, body }) => {
        const outcome = await commands.execute(params.id, playerOf(player), body.id, body.command);
        if (!outcome.ok) throw refusedBy(outcome.reason);
        return { seq: outcome.seq };
      },
    }),
    route('POST /api/tables/:id/rematch', {
      who: 'player',
      about: 'The same players again with seats moved on by one; a match goes on',
      handle: async ({ player, params, address }) => {
        await mustBeAtTable(params.id, player);
        const seed = newSecret();
        const made = await hub.read(params.id, ({ table }) => {
          if (table.rematch !== undefined) return table.rematch;
          if (table.status !== 'over' || table.setup.archive === true) throw refusedBy(refuse('NOT_OVER'));
          return { game: table.game, setup: rematchSetup(table, seed), entries: rematchSeating(table, player.id) };
        });
        if (made === undefined) throw refusedBy(refuse('NO_SUCH_TABLE'));
        if (typeof made === 'string') return { table: made };
        const others = made.entries.flatMap((entry) => (entry.k === 'sat' && entry.player.id !== player.id ? [entry.player.id] : []));
        if (await store.ties.isBlocked(player.id, others)) throw refusedBy(refuse('NOT_WELCOME'));
        const seats = made.entries.map(({ k }) => ({ kind: k === 'botSat' ? ('bot' as const) : ('me' as const) }));
        const prepared = prepareTable(made.game, made.setup, made.entries, seed, hub.now());
        const created = await opening(player, address, seats, () => openTable(store, prepared, seed));
        // Whoever is first decides which table it is; the other's stays unused and is closed.
        await hub.act(params.id, 'rematch', ({ table }) =>
          table.rematch === undefined ? { k: 'rematched', table: created.table, by: player.id } : undefined,
        );
        const agreed = await hub.read(params.id, ({ table }) => table.rematch);
        if (agreed !== undefined && agreed !== created.table) {
          await hub.act(created.table, 'unused', () => ({ k: 'closed' }));
          return { table: agreed };
        }
        opened(created.table);
        for (const other of others) await inviting.tell(player, other, created.table, made.setup.game);
        return created;
      },
    }),
    route('GET /api/tables/:id/invite', {
      who: 'player',
      about: "The table's link, for those who sit there",
      handle: async ({ player, params }) => {
        await mustBeAtTable(params.id, player);
        return toInvite(await store.tables.invite(params.id));
      },
    }),
    route('POST /api/tables/:id/invite', {
      who: 'player',
      about: 'A new link (host); the old one stops working',
      handle: async ({ player, params }) => changeInvite(params.id, player, newSecret()),
    }),
    route('DELETE /api/tables/:id/invite', {
      who: 'player',
      about: 'Take the link back (host)',
      handle: async ({ player, params }) => changeInvite(params.id, player, undefined),
    }),
    route('POST /api/import', {
      who: 'player',
      about: 'Bring in a game file, for replay or (`play`) to be played on',
      bodyLimit: LIMITS.gameFile * 2,
      handle: async ({ player, body, address }) => {
        const { game: id, rulesVersion } = readFileHeader(body.file);
        hub.gameAsPlayed(id, rulesVersion);
        const seed = newSecret();
        return opening(player, address, [], async () => {
          const prepared = await readers.imported(id, body.file, playerOf(player), body.play === true, seed);
          const created = await openTable(store, prepared, seed);
          if (prepared.setup.archive !== true) opened(created.table);
          return created;
        });
      },
    }),
  ];

  async function changeInvite(id: string, player: PlayerRecord, invite: string | undefined): Promise<{ invite?: string }> {
    const { setup } = await outlined(id, player);
    if (setup.host !== player.id) throw refusedBy(refuse('NOT_HOST'));
    await store.tables.setInvite(id, invite);
    uninvited(id);
    return toInvite(invite);
  }
}

const toInvite = (invite: string | undefined): { invite?: string } => (invite === undefined ? {} : { invite });
