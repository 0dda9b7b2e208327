import { reason } from '@quarterdeck/kernel';
import { type NotifyState, refuse } from '@quarterdeck/protocol';
import type { Limiter } from '../../limiter';
import type { Post } from '../../mail';
import type { Notices } from '../../notices';
import { checkQuietHours, type Failure, failureText, HEALTHY, type Notifier } from '../../notify';
import type { PersonsHolidays } from '../../people/holidays';
import type { Store } from '../../store';
import { HttpError, refusedBy } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

export interface NotifyRouteParts extends Pick<RouteParts, 'store' | 'hub'> {
  readonly notifier: Notifier;
  readonly notices: Notices;
  readonly trials: Limiter;
  readonly publicUrl: string;
  readonly holidays: PersonsHolidays;
  readonly stateOf: (player: string) => Promise<NotifyState>;
}

const DAY = 24 * 3_600_000;
const MOST_AWAY = 60 * DAY;

/** How somebody is told, as they see it themselves. */
export function notifyStateOf(store: Store, post: Post, pushKey: string): NotifyRouteParts['stateOf'] {
  return async (player) => {
    const settings = await store.notify.playerSettings(player);
    const mail = await store.mail.addressOf(player);
    const away = await store.people.awayUntil(player);
    const { webhook, quietHours } = settings ?? {};
    const health = webhook?.health;
    return {
      settings: {
        locale: settings?.locale ?? 'en',
        ...(webhook === undefined ? {} : { webhook: { url: webhook.url, style: webhook.style } }),
        ...(quietHours === undefined ? {} : { quietHours }),
      },
      ...(health?.pausedAt === undefined ? {} : { webhookPausedAt: health.pausedAt }),
      ...(health?.lastFailure === undefined ? {} : { webhookFailure: health.lastFailure }),
      browsers: settings?.subscriptions.length ?? 0,
      pushKey,
      mails: post.sends,
      ...(away === undefined ? {} : { away }),
      ...(mail === undefined
        ? {}
        : {
            mail: {
              address: mail.address,
              confirmed: mail.confirmed,
              settings: mail.settings,
              ...(mail.failure === undefined ? {} : { failure: mail.failure }),
            },
          }),
    };
  };
}

/** How one wants to hear of one's turn. */
export function notifyRoutes({ store, hub, notifier, notices, trials, stateOf, publicUrl, holidays }: NotifyRouteParts): Route[] {
  const mustBeFine = (failure: Failure | undefined): void => {
    if (failure !== undefined)
      throw new HttpError(400, reason(failure.code, 'TABLE', { ...failure }), 'This address cannot be used for notifications');
  };

  return [
    route('GET /api/me/notify', {
      who: 'player',
      about: 'How I hear of my turns',
      handle: ({ player }) => stateOf(player.id),
    }),
    route('PUT /api/me/notify', {
      who: 'player',
      about: 'Change how I hear of my turns; a paused webhook gets another chance',
      handle: async ({ player, body }) => {
        if (body.webhook !== undefined) mustBeFine(notifier.checkUrl(body.webhook.url));
        const problem = body.quietHours === undefined ? undefined : checkQuietHours(body.quietHours);
        if (problem !== undefined) throw new HttpError(400, problem, 'These quiet hours make no sense');
        await store.notify.saveSettings(player.id, body);
        notices.forget(`player:${player.id}`);
        return stateOf(player.id);
      },
    }),
    route('POST /api/me/notify/try', {
      who: 'player',
      about: 'Send a trial to my webhook now',
      handle: async ({ player }) => {
        const settings = await store.notify.playerSettings(player.id);
        if (settings?.webhook === undefined) throw new HttpError(409, 'NO_WEBHOOK', 'Save a webhook first: PUT /api/me/notify');
        if (!trials.take(player.id)) throw new HttpError(429, 'TOO_FAST', 'Wait a moment before the next trial');
        const { locale } = settings;
        const failure = await notifier.tryWebhook(settings.webhook, locale);
        return failure === undefined ? {} : { failure: { ...failure, text: failureText(locale, failure) } };
      },
    }),
    route('PUT /api/me/holiday', {
      who: 'player',
      about: 'I am on holiday until then, or with 0 back: clocks of slow games stand still where the table allows it',
      handle: async ({ player, body }) => {
        if (body.until > hub.now() + MOST_AWAY)
          throw new HttpError(400, 'TOO_LONG_AWAY', 'Nobody may be away for so long', { most: MOST_AWAY / DAY });
        await holidays.set(player.id, body.until > hub.now() ? body.until : 0);
        return stateOf(player.id);
      },
    }),
    route('POST /api/me/push', {
      who: 'player',
      about: 'This browser wants to hear of my turns',
      handle: async ({ player, body }) => {
        mustBeFine(notifier.checkSubscription(body));
        if ((await store.notify.subscriptions(player.id)).length >= 20)
          throw new HttpError(409, 'TOO_MANY_BROWSERS', 'Remove another browser first');
        await store.notify.addSubscription(player.id, body);
        notices.forget(`player:${player.id}`);
        return stateOf(player.id);
      },
    }),
    route('POST /api/me/push/try', {
      who: 'player',
      about: 'Send a trial to this browser now',
      handle: async ({ player, body }) => {
        const subscription = (await store.notify.subscriptions(player.id)).find(({ endpoint }) => endpoint === body.endpoint);
        if (subscription === undefined) throw new HttpError(409, 'NO_SUBSCRIPTION', 'Register this browser first: POST /api/me/push');
        if (!trials.take(player.id)) throw new HttpError(429, 'TOO_FAST', 'Wait a moment before the next trial');
        const locale = (await store.notify.playerSettings(player.id))?.locale ?? 'en';
        const failure = await notifier.trySubscription(subscription, locale, publicUrl);
        return failure === undefined ? {} : { failure: { ...failure, text: failureText(locale, failure) } };
      },
    }),
    route('DELETE /api/me/push', {
      who: 'player',
      about: 'This browser wants to hear nothing any more',
      handle: async ({ player, body }) => {
        await store.notify.removeSubscription(player.id, body.endpoint);
        return stateOf(player.id);
      },
    }),
    route('PUT /api/tables/:id/webhook', {
      who: 'player',
      about: 'An address that hears of every turn at this table (host); without one, nobody does',
      handle: async ({ player, params, body }) => {
        const host = await hub.read(params.id, ({ table }) => table.setup.host);
        if (host === undefined) throw refusedBy(refuse('NO_SUCH_TABLE'));
        if (host !== player.id) throw refusedBy(refuse('NOT_HOST'));
        if (body.webhook !== undefined) mustBeFine(notifier.checkUrl(body.webhook.url));
        await store.notify.saveTableWebhook(params.id, body.webhook === undefined ? undefined : { ...body.webhook, health: HEALTHY });
        notices.forget(`table:${params.id}`);
        return {};
      },
    }),
  ];
}
