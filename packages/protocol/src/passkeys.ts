import * as v from 'valibot';
import { timeSchema } from './basics';

/** What a browser and its authenticator say to each other by WebAuthn; only they and the server's library read it. */
export const webAuthnSchema = v.record(v.string(), v.unknown());

export const passkeySchema = v.object({ id: v.string(), createdAt: timeSchema, usedAt: v.exactOptional(timeSchema) });
export type Passkey = v.InferOutput<typeof passkeySchema>;
export const passkeysSchema = v.object({ passkeys: v.array(passkeySchema) });
export const passkeyAnswerSchema = v.object({ response: webAuthnSchema });
