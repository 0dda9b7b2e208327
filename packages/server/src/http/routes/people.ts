import type { Me, Role, SignIn } from '@quarterdeck/protocol';
import { keptOf } from '../../people/kept';
import { shownRating } from '../../people/people';
import { hashed, tidyCode } from '../../people/secrets';
import type { PlayerRecord } from '../../store/people';
import { summaryOf } from '../../tables/head';
import { HttpError } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

const DAY = 24 * 3_600_000;

/** Who one is, and what one has played. */
export function peopleRoutes({ people, store, signIns, rename, signedOut, hub, settings, commands, eraser }: RouteParts): Route[] {
  /** Whether somebody may join, and as what; whoever has a table's link may always come. */
  const roleFor = async (
    { pass, table }: Pick<SignIn, 'pass' | 'table'>,
    address: string,
  ): Promise<{ role: Role; invitation?: string }> => {
    const { joining, limits } = settings.current;
    const most = limits.guestsADay;
    if (most !== undefined && (await store.people.countFrom(address, hub.now() - DAY)) >= most) {
      throw new HttpError(429, 'TOO_MANY_GUESTS', 'Too many have come from this network today; come back tomorrow or ask the owner');
    }
    if (pass !== undefined) {
      if (joining === 'word' && settings.isWord(pass)) return { role: 'member' };
      const invitation = hashed(tidyCode(pass));
      if (await store.club.useInvitation(invitation, hub.now())) return { role: 'member', invitation };
    }
    if (joining === 'open') return { role: 'guest' };
    if (table !== undefined && (await commands.isInvite(table.id, table.invite))) return { role: 'guest' };
    // Before anybody has the desk there is nobody to ask.
    if (!(await store.people.hasOwner())) return { role: 'guest' };
    if (pass !== undefined) throw new HttpError(403, 'WRONG_PASS', 'This word or invitation does not count here');
    throw joining === 'word'
      ? new HttpError(403, 'WORD_NEEDED', 'This club is joined by its word: ask a member')
      : new HttpError(403, 'INVITATION_NEEDED', 'This club is joined by invitation: ask its owner');
  };
  /** Whoever did not get in has not used their invitation. */
  const notIn = async (invitation: string | undefined, error: unknown): Promise<never> => {
    if (invitation !== undefined) await store.club.giveBack(invitation);
    throw error;
  };
  const mayTry = (address: string): void => {
    if (!signIns.take(address)) throw new HttpError(429, 'TOO_FAST', 'Too many tries from this address; wait a moment');
  };
  const calledNow = async (player: PlayerRecord, name: string): Promise<Me> =>
    people.me(name === player.name ? player : await rename(player.id, name));
  return [
    route('GET /api/session', {
      who: 'anyone',
      about: 'Who I am, if the house knows me: asked by every page, for which not being known is no mistake',
      handle: async ({ player }) => (player === undefined ? {} : { me: await people.me(player) }),
    }),
    route('GET /api/me', {
      who: 'player',
      about: 'Who I am',
      handle: ({ player }) => people.me(player),
    }),
    route('POST /api/me', {
      who: 'anyone',
      about: 'Come in as a guest by a name; whoever is in already is renamed',
      handle: async ({ player, body, address, device, setCookie }) => {
        if (player !== undefined) return calledNow(player, body.name);
        mayTry(address);
        const { role, invitation } = await roleFor(body, address);
        const guest = await people.newGuest(body.name).catch((error: unknown) => notIn(invitation, error));
        await store.people.seenFrom(guest.id, address, device);
        if (role === 'member') await store.people.setRole(guest.id, role);
        setCookie(people.cookieFor(guest));
        return people.me({ ...guest, role });
      },
    }),
    route('PATCH /api/me', {
      who: 'player',
      about: 'Take another name',
      handle: ({ player, body }) => calledNow(player, body.name),
    }),
    route('POST /api/me/recovery', {
      who: 'player',
      about: 'Make a recovery code; an older one stops working',
      handle: async ({ player }) => ({ code: await people.newRecoveryCode(player.id) }),
    }),
    route('POST /api/recover', {
      who: 'anyone',
      about: 'Continue on this device as the player whose recovery code it is',
      handle: async ({ body, address, setCookie }) => {
        mayTry(address);
        const player = await people.recover(body.code);
        if (player === undefined) throw new HttpError(403, 'WRONG_CODE', 'This recovery code is not known here');
        setCookie(people.cookieFor(player));
        return people.me(player);
      },
    }),
    route('POST /api/sign-out', {
      who: 'player',
      about: 'Forget me on this device, or everywhere',
      handle: async ({ player, body, setCookie }) => {
        if (body.everywhere === true) {
          await people.signOutEverywhere(player.id);
          signedOut(player.id);
        }
        setCookie(undefined);
        return {};
      },
    }),
    route('GET /api/me/export', {
      who: 'player',
      evenIfBanned: true,
      about: 'Everything that is kept of me',
      handle: ({ player }) => keptOf(store, player),
    }),
    route('DELETE /api/me', {
      who: 'player',
      evenIfBanned: true,
      about: 'Delete me for good; my games stay, nameless',
      handle: async ({ player, body, setCookie }) => {
        if (body.name !== player.name) throw new HttpError(409, 'NAME_DIFFERS', 'Give your own name, so that nobody is deleted by mistake');
        await eraser.erase(player.id);
        setCookie(undefined);
        return {};
      },
    }),
    route('POST /api/me/token', {
      who: 'player',
      about: 'A new token for this program, shown once; the old one stops working, also on open sockets',
      handle: async ({ player }) => {
        if (!player.program)
          throw new HttpError(409, 'ONLY_PROGRAMS', 'Only programs have tokens; persons have a cookie and a recovery code');
        const token = await people.newToken(player.id);
        signedOut(player.id);
        return { token };
      },
    }),
    route('GET /api/me/tables', {
      who: 'player',
      about: 'My unfinished games, those that wait for me first',
      handle: async ({ player }) => {
        const tables = (await store.tables.unfinished(player.id)).map((record) => summaryOf(record, player.id));
        const waits = (turn: readonly number[], mine: readonly number[]): boolean => turn.some((seat) => mine.includes(seat));
        const running = tables.filter(({ status }) => status === 'running');
        return {
          waitingForMe: running.filter(({ turn, mine }) => waits(turn, mine)),
          running: running.filter(({ turn, mine }) => !waits(turn, mine)),
          gathering: tables.filter(({ status }) => status === 'waiting'),
        };
      },
    }),
    route('GET /api/me/history', {
      who: 'player',
      about: 'My finished games with their results, newest first',
      handle: async ({ player, query }) => {
        const records = await store.tables.finished(player.id, query.before ?? hub.now() + 1, query.game);
        const last = records.at(-1);
        const more = records.length === 50 && last !== undefined ? { next: last.updatedAt } : {};
        return { tables: records.map((record) => summaryOf(record, player.id)), ...more };
      },
    }),
    route('GET /api/players/:id', {
      who: 'anyone',
      about: 'A player and their ratings',
      handle: async ({ params }) => {
        const profile = await people.profile(params.id);
        if (profile === undefined) throw new HttpError(404, 'NO_SUCH_PLAYER', 'There is no such player');
        return profile;
      },
    }),
    route('GET /api/ratings/:game', {
      who: 'anyone',
      about: 'The best players of a game',
      handle: async ({ params }) => ({
        players: (await store.ratings.best(params.game)).map(({ id, name, program, rating }) => ({
          player: program ? { id, name, program: true as const } : { id, name },
          rating: shownRating(params.game, rating),
        })),
      }),
    }),
    route('POST /api/programs', {
      who: 'anyone',
      about: 'Register an outside program as a player; the token is shown once',
      handle: async ({ player, body, address }) => {
        mayTry(address);
        // A program comes by the same door as a person; whoever is in may bring one.
        const { invitation } = player === undefined ? await roleFor(body, address) : {};
        return people.newProgram(body.name).catch((error: unknown) => notIn(invitation, error));
      },
    }),
  ];
}
