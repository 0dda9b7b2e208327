import type { NotifyState } from '@quarterdeck/protocol';
import { Limiter } from '../../limiter';
import type { Post } from '../../mail';
import type { SendResult } from '../../mail/smtp';
import type { Notices } from '../../notices';
import { hashed } from '../../people/secrets';
import { HttpError } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

export interface MailRouteParts extends Pick<RouteParts, 'store' | 'hub'> {
  readonly post: Post;
  readonly notices: Notices;
  readonly trials: Limiter;
  readonly stateOf: (player: string) => Promise<NotifyState>;
}

/** Mails to strangers' addresses are what spammers want: few to each address, from each person and from each network. */
const TO_ONE_ADDRESS = { perSecond: 1 / 3600, burst: 3 };
const OF_ONE_PERSON = { perSecond: 1 / 600, burst: 5 };
const FROM_ONE_NETWORK = { perSecond: 1 / 60, burst: 20 };

/** An address for notices: confirmed by a link, stopped by one click. */
export function mailRoutes({ store, hub, post, notices, trials, stateOf }: MailRouteParts): Route[] {
  const now = hub.now.bind(hub);
  const addresses = new Limiter(TO_ONE_ADDRESS, now);
  const persons = new Limiter(OF_ONE_PERSON, now);
  const networks = new Limiter(FROM_ONE_NETWORK, now);
  const mustSend = (): void => {
    if (!post.sends) throw new HttpError(409, 'NO_MAIL_HERE', 'This server sends no e-mail: its host has set no SMTP_URL');
  };
  const mustHaveGone = (result: SendResult): void => {
    if (result.kind === 'sent') return;
    if (result.failure === 'ADDRESS_REFUSED')
      throw new HttpError(400, 'MAIL_ADDRESS_REFUSED', 'The mail server does not take mails for this address');
    throw new HttpError(503, 'MAIL_NOT_SENT', 'The mail server could not be used; try again in a few minutes', undefined, 60);
  };
  const changed = (player: string): Promise<NotifyState> => {
    notices.forget(`player:${player}`);
    return stateOf(player);
  };
  return [
    route('PUT /api/me/mail', {
      who: 'player',
      about: 'Send notices to this address, once the link in the mail that goes there now has been opened',
      handle: async ({ player, body, address }) => {
        mustSend();
        const to = body.address.toLowerCase();
        if (!addresses.take(to) || !persons.take(player.id) || !networks.take(address))
          throw new HttpError(429, 'TOO_FAST', 'Several mails went there already; look into the spam folder, or wait an hour');
        await store.notify.speak(player.id, body.locale);
        mustHaveGone(await post.ask(player.id, body.address, body.locale));
        return changed(player.id);
      },
    }),
    route('PUT /api/me/mail/settings', {
      who: 'player',
      about: 'What mails are about, and how often they may come',
      handle: async ({ player, body }) => {
        if ((await store.mail.addressOf(player.id)) === undefined)
          throw new HttpError(409, 'MAIL_NOT_CONFIRMED', 'Give an address first: PUT /api/me/mail');
        await store.mail.choose(player.id, body);
        return changed(player.id);
      },
    }),
    route('DELETE /api/me/mail', {
      who: 'player',
      about: 'Forget my address',
      evenIfBanned: true,
      handle: async ({ player }) => {
        await store.mail.remove(player.id);
        return changed(player.id);
      },
    }),
    route('POST /api/me/mail/try', {
      who: 'player',
      about: 'Send a trial to my confirmed address now',
      handle: async ({ player }) => {
        mustSend();
        const to = await store.mail.addressOf(player.id);
        if (to === undefined || !to.confirmed)
          throw new HttpError(409, 'MAIL_NOT_CONFIRMED', 'Open the link in the mail that went to your address first');
        if (!trials.take(player.id)) throw new HttpError(429, 'TOO_FAST', 'Wait a moment before the next trial');
        mustHaveGone(await post.try(to));
        return {};
      },
    }),
    route('POST /api/mail/confirm', {
      who: 'anyone',
      about: 'The link in the first mail was opened: the address is right',
      handle: async ({ body }) => {
        const player = await store.mail.confirm(hashed(body.token), hub.now());
        const name = player === undefined ? undefined : (await store.people.byId(player))?.name;
        if (player === undefined || name === undefined)
          throw new HttpError(404, 'WRONG_MAIL_LINK', 'This link is not known or too old; ask for another mail on the account page');
        notices.forget(`player:${player}`);
        return { name };
      },
    }),
    route('POST /mail/stop/:token', {
      who: 'anyone',
      evenIfBanned: true,
      forms: true,
      about: 'No more mails to whoever got this link; for people and, by one click, for mail programs',
      handle: async ({ params }) => {
        const player = await store.mail.stop(params.token);
        if (player === undefined)
          throw new HttpError(404, 'WRONG_MAIL_LINK', 'This link belongs to no address any more: no mails go there');
        notices.forget(`player:${player}`);
        return {};
      },
    }),
  ];
}
