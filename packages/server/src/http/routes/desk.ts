import { summaryOf } from '../../tables/head';
import { HttpError } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** The owner's desk: everything here is for moderators or owners, and every act is in the log of acts. */
export function deskRoutes({ desk, store, settings, health, people, backups, hub, eraser }: RouteParts): Route[] {
  const page = <T extends string, I>(
    name: T,
    { items, next }: { items: I[]; next: string | undefined },
  ): { [K in T]: I[] } & { next?: string } =>
    // The key is the one that was given.
    ({ [name]: items, ...(next === undefined ? {} : { next }) }) as { [K in T]: I[] } & { next?: string };
  const folder = (): NonNullable<typeof backups> => {
    if (backups !== undefined) return backups;
    throw new HttpError(409, 'NO_BACKUP_FOLDER', 'No folder is set for backups: start the server with BACKUP_DIR');
  };
  return [
    route('GET /api/desk', {
      who: 'moderator',
      about: 'How the house is, at a glance',
      handle: async ({ player }) => ({ role: player.role, health: await health.check(), reports: await store.club.countReports() }),
    }),
    route('GET /api/desk/settings', {
      who: 'owner',
      about: "The club's settings, with the number of their last change",
      handle: async () => {
        await settings.load();
        return settings.versioned;
      },
    }),
    route('PUT /api/desk/settings', {
      who: 'owner',
      about: "Change the club's settings",
      handle: async ({ player, body }) => {
        if (body.settings.joining === 'word' && body.settings.word === undefined) {
          throw new HttpError(400, 'WORD_NEEDED', 'Joining by word needs a word');
        }
        if (!(await settings.change(body.version, body.settings))) {
          throw new HttpError(409, 'CHANGED_MEANWHILE', 'Somebody else has changed the settings; look at them again');
        }
        await desk.changed();
        const { word, ...shown } = body.settings;
        await desk.log(player, 'settings', shown.name ?? '', JSON.stringify({ ...shown, ...(word === undefined ? {} : { word: '…' }) }));
        return settings.versioned;
      },
    }),
    route('GET /api/desk/persons', {
      who: 'moderator',
      about: 'Persons, the last seen first; by the beginning of a name, or by id, network or device',
      handle: async ({ query }) => {
        const { items, next } = await store.club.persons(query.search?.trim() ?? '', query.after);
        return { ...page('persons', { items: items.map((one) => desk.shown(one)), next }), all: await store.club.countPersons() };
      },
    }),
    route('GET /api/desk/persons/:id', { who: 'moderator', about: 'One person', handle: ({ params }) => desk.person(params.id) }),
    route('POST /api/desk/persons/:id/name', {
      who: 'moderator',
      about: 'Give a person another name',
      handle: ({ player, params, body }) => desk.rename(player, params.id, body.name),
    }),
    route('POST /api/desk/persons/:id/role', {
      who: 'owner',
      about: 'Give a person a role',
      handle: ({ player, params, body }) => desk.giveRole(player, params.id, body.role),
    }),
    route('POST /api/desk/persons/:id/sign-out', {
      who: 'moderator',
      about: 'Sign a person out everywhere',
      handle: async ({ player, params }) => {
        await desk.signOut(player, params.id);
        return {};
      },
    }),
    route('DELETE /api/desk/persons/:id', {
      who: 'owner',
      about: 'Delete a person for good; their games stay, nameless',
      handle: async ({ player, params }) => {
        const { name } = await desk.person(params.id);
        await eraser.erase(params.id);
        await desk.log(player, 'delete-person', name);
        return {};
      },
    }),
    route('GET /api/desk/bans', {
      who: 'moderator',
      about: 'Who is kept out or silent',
      handle: async () => ({ bans: await store.club.bans(hub.now()) }),
    }),
    route('POST /api/desk/bans', {
      who: 'moderator',
      about: 'Keep somebody out, by person, network or device, or silent',
      handle: ({ player, body }) => desk.ban(player, body),
    }),
    route('DELETE /api/desk/bans/:id', {
      who: 'moderator',
      about: 'Lift a ban',
      handle: async ({ player, params }) => {
        await desk.unban(player, params.id);
        return {};
      },
    }),
    route('GET /api/desk/tables', {
      who: 'moderator',
      about: 'All tables, the newest first',
      handle: async ({ query }) => {
        const { items, next } = await store.tables.newest(query.status, query.after);
        return page('tables', { items: items.map((record) => summaryOf(record, undefined)), next });
      },
    }),
    route('POST /api/desk/tables/:id/close', {
      who: 'moderator',
      about: 'Close a table that waits, or end a running game without a result',
      handle: async ({ player, params }) => {
        await desk.closeTable(player, params.id);
        return {};
      },
    }),
    route('DELETE /api/desk/tables/:id', {
      who: 'owner',
      about: 'Remove a table and all that was said there, for good',
      handle: async ({ player, params }) => {
        await desk.deleteTable(player, params.id);
        return {};
      },
    }),
    route('GET /api/desk/tables/:id/chat', {
      who: 'moderator',
      about: 'What was said at a table',
      handle: async ({ params }) => ({ lines: await store.chat.last(params.id) }),
    }),
    route('DELETE /api/desk/tables/:id/chat/:line', {
      who: 'moderator',
      about: 'Take a line of chat away',
      handle: async ({ player, params }) => {
        await desk.deleteLine(player, params.id, params.line);
        return {};
      },
    }),
    route('GET /api/desk/reports', {
      who: 'moderator',
      about: 'What people have reported, or what was settled',
      handle: async ({ query }) => ({ reports: await store.club.reports(query.settled === 'yes') }),
    }),
    route('POST /api/desk/reports/:id/settle', {
      who: 'moderator',
      about: 'Something was done about it, or nothing is to be done',
      handle: async ({ player, params }) => {
        await desk.settle(player, params.id);
        return {};
      },
    }),
    route('GET /api/desk/invitations', {
      who: 'moderator',
      about: 'Invitations that still count',
      handle: async () => ({ invitations: await store.club.invitations(hub.now()) }),
    }),
    route('POST /api/desk/invitations', {
      who: 'moderator',
      about: 'Make an invitation; its code is shown once',
      handle: ({ player, body }) => desk.invite(player, body.uses, body.days),
    }),
    route('DELETE /api/desk/invitations/:id', {
      who: 'moderator',
      about: 'Take an invitation back',
      handle: async ({ player, params }) => {
        await desk.uninvite(player, params.id);
        return {};
      },
    }),
    route('GET /api/desk/backups', {
      who: 'owner',
      about: 'The backups there are',
      handle: async () => (backups === undefined ? { backups: [] } : { backups: backups.list(), everyHours: backups.everyHours }),
    }),
    route('POST /api/desk/backups', {
      who: 'owner',
      about: 'Make a backup now',
      handle: async ({ player }) => {
        const where = folder();
        await where.make();
        await desk.log(player, 'backup', where.list()[0]?.file ?? '');
        return { backups: where.list(), everyHours: where.everyHours };
      },
    }),
    route('GET /api/desk/acts', {
      who: 'owner',
      about: 'What moderators and owners have done, the newest first',
      handle: async ({ query }) => page('acts', await store.club.acts(query.after)),
    }),
    route('POST /api/desk/claim-code', {
      who: 'owner',
      about: 'A new one-time code for the desk; those before stop working',
      handle: async ({ player }) => {
        const code = await people.claimCode(true);
        await desk.log(player, 'claim-code', '');
        return { code };
      },
    }),
  ];
}
