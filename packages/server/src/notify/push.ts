import { createHash } from 'node:crypto';
import { InputError } from '@quarterdeck/kernel';
import webPush from 'web-push';
import type { Failure } from './failure';
import type { Outbound, PostResult } from './outbound';
import type { Notice, PushSubscription } from './store';
import type { PushPayload } from './wording';

/** The server's identity towards push services: made once, kept for ever, or every browser has to subscribe anew. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Vapid extends VapidKeys {
  /** How a push service can reach the host: `mailto:…` or the server's `https://…` address. */
  readonly subject: string;
}

export function makeVapidKeys(): VapidKeys {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { publicKey, privateKey };
}

export interface PushSender {
  /** What is wrong with a subscription that a browser wants to store. */
  check(subscription: PushSubscription): Failure | undefined;
  send(subscription: PushSubscription, payload: PushPayload, ttlSeconds: number): Promise<PostResult>;
}

/** `web-push` encrypts and signs; the sending is ours, since a subscription's endpoint is a stranger's address like any webhook's. */
export function createPushSender(vapid: Vapid, outbound: Outbound): PushSender {
  checkVapid(vapid);
  const prepare = (subscription: PushSubscription, payload: string, ttlSeconds: number, topic: string) => {
    try {
      return webPush.generateRequestDetails({ endpoint: subscription.endpoint, keys: { ...subscription.keys } }, payload, {
        vapidDetails: vapid,
        TTL: ttlSeconds,
        topic,
        contentEncoding: 'aes128gcm',
      });
    } catch {
      // The server's own keys were checked at the start, so it is the browser's that are wrong.
      return undefined;
    }
  };
  return {
    check(subscription) {
      const failure = outbound.checkUrl(subscription.endpoint);
      if (failure !== undefined) return failure;
      return prepare(subscription, 'x', 0, 'x') === undefined ? { code: 'BAD_KEYS' } : undefined;
    },
    async send(subscription, payload, ttlSeconds) {
      const failure = outbound.checkUrl(subscription.endpoint);
      if (failure !== undefined) return { kind: 'failed', failure, notTaken: true };
      const request = prepare(subscription, JSON.stringify(payload), ttlSeconds, payload.tag);
      if (request === undefined) return { kind: 'failed', failure: { code: 'BAD_KEYS' }, notTaken: true };
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      return outbound.post(subscription.endpoint, headers, request.body);
    },
  };
}

/** Names a table, or what else it is about, towards the push service without telling which: 32 signs, as the protocol wants for topics. */
export function pushTag(notice: Notice): string {
  const about = 'say' in notice ? notice.turnKey : `${notice.table}/${notice.seat}`;
  return createHash('sha256').update(about).digest('base64url').slice(0, 32);
}

function checkVapid(vapid: Vapid): void {
  try {
    webPush.getVapidHeaders('https://push.invalid', vapid.subject, vapid.publicKey, vapid.privateKey, 'aes128gcm');
  } catch (error) {
    throw new InputError(
      `the keys for web push cannot be used (${error instanceof Error ? error.message : 'unknown reason'}): ` +
        'the subject must be a mailto: or https: address, and the keys those made at the first start',
    );
  }
}
