import { LOCALES } from '@quarterdeck/kernel';
import * as v from 'valibot';

/** What mails may be about. */
export const MAIL_TOPICS = ['turns', 'tournaments', 'invitations'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];
/** At most one mail in so many hours; 0 is at once. */
export const MAIL_SPANS = [0, 1, 24, 168] as const;

/** One mailbox, written the plain way: no display name, no list, nothing that could begin a header of its own. */
const mailAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/),
);

export const mailAddressRequestSchema = v.object({ address: mailAddressSchema, locale: v.picklist(LOCALES) });

export const mailSettingsSchema = v.object({ every: v.picklist(MAIL_SPANS), topics: v.array(v.picklist(MAIL_TOPICS)) });
export type MailSettings = v.InferOutput<typeof mailSettingsSchema>;

/** The address to which notices go; nothing goes there but the question whether it is right, until it is confirmed. */
export const mailStateSchema = v.object({
  address: v.string(),
  confirmed: v.boolean(),
  settings: mailSettingsSchema,
  /** Why the last mail did not arrive. */
  failure: v.exactOptional(v.string()),
});
export type MailState = v.InferOutput<typeof mailStateSchema>;

/** Tokens of links in mails. */
export const mailTokenSchema = v.pipe(v.string(), v.minLength(16), v.maxLength(64));
