import type { Me, SignIn } from '@quarterdeck/protocol';
import { useSyncExternalStore } from 'react';
import { ApiError, api } from './api';
import { sharedLine } from './shared-line';

/** Who one is to the server, and whether there is one. */
export type Session =
  | { readonly state: 'unknown' }
  /** No server answers: only what lives in this browser can be played. */
  | { readonly state: 'alone' }
  | { readonly state: 'stranger' }
  | { readonly state: 'known'; readonly me: Me };

const NAME_KEY = 'quarterdeck.name';

let session: Session = { state: 'unknown' };
let asked: Promise<Session> | undefined;
const listeners = new Set<() => void>();

const idOf = (one: Session): string | undefined => (one.state === 'known' ? one.me.id : undefined);

function become(next: Session): Session {
  // A connection is somebody's: whoever is somebody else now needs another.
  if (session.state !== 'unknown' && idOf(session) !== idOf(next)) sharedLine.renew();
  session = next;
  if (next.state === 'known') rememberName(next.me.name);
  for (const listener of listeners) listener();
  return next;
}

/** Asks the server once who we are; `again` asks anew. */
export function askSession(again = false): Promise<Session> {
  if (asked === undefined || again) {
    asked = api('GET /api/session').then(
      ({ me }) => become(me === undefined ? { state: 'stranger' } : { state: 'known', me }),
      () => become({ state: 'alone' }),
    );
  }
  return asked;
}

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}

/** Gives oneself a name: a new guest, or a new name for whom the server knows already. */
export async function signIn(name: string, more: Omit<SignIn, 'name'> = {}): Promise<Me> {
  const known = session.state === 'known';
  const me = await api(known ? 'PATCH /api/me' : 'POST /api/me', { body: { name, ...more } });
  become({ state: 'known', me });
  return me;
}

/** The name that is offered when the wanted one was refused. */
export function freeName(error: unknown): string | undefined {
  const free = error instanceof ApiError && error.code === 'NAME_TAKEN' ? error.params.free : undefined;
  return typeof free === 'string' ? free : undefined;
}

/** For whoever has chosen no name: the given one, or the next that is free. */
export async function signInAnyhow(name: string): Promise<Me> {
  try {
    return await signIn(name);
  } catch (error) {
    const free = freeName(error);
    if (free === undefined) throw error;
    return signInAnyhow(free);
  }
}

export async function recover(code: string): Promise<Me> {
  const me = await api('POST /api/recover', { body: { code } });
  become({ state: 'known', me });
  return me;
}

/** Becomes, on this device, the player whose passkey the browser shows. */
export async function comeByPasskey(): Promise<Me> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await api('POST /api/passkey/options');
  // Made and read by the two halves of one library; the wire only carries it.
  const response = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  const me = await api('POST /api/passkey', { body: { response: { ...response } } });
  become({ state: 'known', me });
  return me;
}

/** Makes a passkey for whoever is here. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = await api('POST /api/me/passkeys/options');
  // As above.
  const response = await startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  await api('POST /api/me/passkeys', { body: { response: { ...response } } });
  await askSession(true);
}

export async function signOut(): Promise<void> {
  await api('POST /api/sign-out', { body: {} });
  become({ state: 'stranger' });
}

/** The name last used in this browser, for games without a server. */
export function rememberedName(): string | undefined {
  try {
    return localStorage.getItem(NAME_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Without storage the name is asked again next time.
  }
}
