import { HttpError } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** More devices nobody has. */
const MOST = 20;

/** Passkeys: a finger or a key instead of a code, on every device of a person. */
export function passkeyRoutes({ passkeys, people, store, signIns }: RouteParts): Route[] {
  /** Passkeys belong to an address: whoever has none that a browser names cannot have one. */
  const page = (origin: string | undefined): string => {
    if (origin !== undefined && URL.canParse(origin)) return origin;
    throw new HttpError(400, 'WRONG_ORIGIN', 'A passkey is made and shown in a browser');
  };
  return [
    route('GET /api/me/passkeys', {
      who: 'player',
      about: 'My passkeys',
      handle: async ({ player }) => ({ passkeys: await store.passkeys.of(player.id) }),
    }),
    route('POST /api/me/passkeys/options', {
      who: 'player',
      about: 'What the browser needs to make a passkey',
      handle: ({ player, origin }) => passkeys.invitation(player, page(origin)),
    }),
    route('POST /api/me/passkeys', {
      who: 'player',
      about: 'Keep a new passkey',
      handle: async ({ player, body, origin }) => {
        if ((await store.passkeys.of(player.id)).length >= MOST) {
          throw new HttpError(409, 'TOO_MANY_PASSKEYS', `You have ${MOST} passkeys; forget one first`, { most: MOST });
        }
        if (player.program || !(await passkeys.add(player, body.response, page(origin)))) {
          throw new HttpError(403, 'WRONG_PASSKEY', 'This passkey does not prove itself; try again');
        }
        return { passkeys: await store.passkeys.of(player.id) };
      },
    }),
    route('DELETE /api/me/passkeys/:id', {
      who: 'player',
      about: 'Forget a passkey',
      handle: async ({ player, params }) => {
        await store.passkeys.remove(player.id, params.id);
        return { passkeys: await store.passkeys.of(player.id) };
      },
    }),
    route('POST /api/passkey/options', {
      who: 'anyone',
      about: 'What the browser needs to show a passkey',
      handle: ({ origin }) => passkeys.question(page(origin)),
    }),
    route('POST /api/passkey', {
      who: 'anyone',
      about: 'Continue on this device as the player whose passkey it is',
      handle: async ({ body, address, origin, setCookie }) => {
        if (!signIns.take(address)) throw new HttpError(429, 'TOO_FAST', 'Too many tries from this address; wait a moment');
        const player = await passkeys.playerBy(body.response, page(origin));
        if (player === undefined) throw new HttpError(403, 'WRONG_PASSKEY', 'Nobody here has this passkey');
        setCookie(people.cookieFor(player));
        return people.me(player);
      },
    }),
  ];
}
