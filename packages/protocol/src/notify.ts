import { LOCALES } from '@quarterdeck/kernel';
import * as v from 'valibot';
import { countSchema, timeSchema } from './basics';
import { mailStateSchema } from './mail';

const urlSchema = v.pipe(v.string(), v.maxLength(500), v.url());
const localeSchema = v.picklist(LOCALES);
const wallClockSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * An address that is told of a turn. `json`: every field, for programs. `chat`: a sentence that most
 * chat services read. `text`: the sentence alone, for services that refuse fields they do not know.
 */
export const webhookSchema = v.object({ url: urlSchema, style: v.picklist(['json', 'chat', 'text']) });
export type WebhookSettings = v.InferOutput<typeof webhookSchema>;

/** How a player wants to hear that it is their turn. */
export const notifySettingsSchema = v.object({
  locale: localeSchema,
  webhook: v.exactOptional(webhookSchema),
  /** `HH:MM` by the clock of an IANA time zone; what would be sent between them waits until they end. */
  quietHours: v.exactOptional(
    v.object({ from: wallClockSchema, to: wallClockSchema, timeZone: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
  ),
});
export type NotifySettings = v.InferOutput<typeof notifySettingsSchema>;

/** What `PushSubscription.toJSON()` gives in a browser. */
export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});
export type PushSubscriptionJson = v.InferOutput<typeof pushSubscriptionSchema>;

/** Why something could not be delivered: a code, the HTTP status if there was an answer, and after a trial the words for whoever tried. */
export const notifyFailureSchema = v.object({ code: v.string(), status: v.exactOptional(v.number()), text: v.exactOptional(v.string()) });
export type NotifyFailure = v.InferOutput<typeof notifyFailureSchema>;

export const notifyStateSchema = v.object({
  settings: notifySettingsSchema,
  /** Set when the webhook failed so often that nothing is sent any more; saving the settings tries again. */
  webhookPausedAt: v.exactOptional(timeSchema),
  webhookFailure: v.exactOptional(notifyFailureSchema),
  /** Browsers of this player that get web push. */
  browsers: countSchema,
  /** The server's public key for `PushManager.subscribe`. */
  pushKey: v.string(),
  /** On holiday until then: clocks of slow games stand still where their tables allow it. */
  away: v.exactOptional(timeSchema),
  /** Whether this server sends e-mail at all. */
  mails: v.boolean(),
  mail: v.exactOptional(mailStateSchema),
});
export type NotifyState = v.InferOutput<typeof notifyStateSchema>;

export const tableWebhookSchema = v.object({ webhook: v.exactOptional(v.object({ ...webhookSchema.entries, locale: localeSchema })) });
export type TableWebhookSettings = v.InferOutput<typeof tableWebhookSchema>;
