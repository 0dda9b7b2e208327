import { createHmac, randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Store } from '../store';
import type { PlayerRecord } from '../store/people';
import { sameText } from './secrets';

/** How long somebody may take to show a finger or a key, in milliseconds. */
const PATIENCE = 5 * 60_000;
/** Passkeys of one person. */
const MOST = 20;

type Options = Record<string, unknown>;

/**
 * Passkeys by WebAuthn. A challenge carries its own end and the server's signature, so that any node can
 * check what another gave out; each is good for one answer.
 */
export class Passkeys {
  readonly #store: Store;
  readonly #secret: string;
  readonly #now: () => number;

  constructor(store: Store, secret: string, now: () => number) {
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  /** What the browser is asked when a passkey is made. `origin` is the page's, which the door has found to be ours. */
  async invitation(player: PlayerRecord, origin: string): Promise<Options> {
    const known = await this.#store.passkeys.of(player.id);
    const options = await generateRegistrationOptions({
      rpName: 'Quarterdeck',
      rpID: new URL(origin).hostname,
      userName: player.name,
      userID: new Uint8Array(Buffer.from(player.id)),
      challenge: this.#challenge(),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { ...options };
  }

  /** Keeps a new passkey; false when it does not prove itself, or there are enough. */
  async add(player: PlayerRecord, response: Options, origin: string): Promise<boolean> {
    if ((await this.#store.passkeys.of(player.id)).length >= MOST) return false;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // What it is, the library finds out itself: whatever does not fit makes it throw.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#isOwn(challenge),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || registrationInfo === undefined) return false;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    await this.#store.passkeys.add(
      { id, player: player.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports },
      this.#now(),
    );
    return true;
  }

  /** What the browser is asked when somebody comes in by a passkey, whoever it is. */
  async question(origin: string): Promise<Options> {
    const options = await generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      challenge: this.#challenge(),
      userVerification: 'preferred',
    });
    return { ...options };
  }

  /** Who it is; undefined when nobody here has this passkey, or it does not prove itself. */
  async playerBy(response: Options, origin: string): Promise<PlayerRecord | undefined> {
    const known = typeof response.id === 'string' ? await this.#store.passkeys.byId(response.id) : undefined;
    if (known === undefined) return undefined;
    const { id, publicKey, counter, transports } = known;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // As above.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.#isOwn(challenge),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        // Stored as the library gave them.
        transports: transports as AuthenticatorTransport[],
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || authenticationInfo === undefined) return undefined;
    await this.#store.passkeys.used(id, authenticationInfo.newCounter, this.#now());
    return this.#store.people.byId(known.player);
  }

  #challenge(): Uint8Array<ArrayBuffer> {
    const text = `${this.#now() + PATIENCE}.${randomBytes(16).toString('base64url')}`;
    return new Uint8Array(Buffer.from(`${text}.${this.#seal(text)}`));
  }

  /** The library gives it as base64url. */
  async #isOwn(challenge: string): Promise<boolean> {
    const whole = Buffer.from(challenge, 'base64url').toString();
    const cut = whole.lastIndexOf('.');
    const text = whole.slice(0, cut);
    const until = Number(text.split('.')[0]);
    if (!sameText(whole.slice(cut + 1), this.#seal(text)) || !(until > this.#now())) return false;
    return this.#store.passkeys.spend(`challenge ${text}`, until, this.#now());
  }

  #seal(text: string): string {
    return createHmac('sha256', this.#secret).update(`passkey ${text}`).digest('base64url');
  }
}
