import type { Readable } from 'node:stream';
import { type Api, type Asked, type JsonText, ROUTES, type RouteShape } from '@quarterdeck/protocol';
import type { PlayerRecord } from '../store/people';

/** What a handler gets besides what was sent: who asks is known. */
interface Caller<W> {
  readonly player: W extends 'anyone' ? PlayerRecord | undefined : PlayerRecord;
  /** The network they come from, and the browser, where it is known. */
  readonly address: string;
  readonly device: string | undefined;
  /** Of the page that asks; where it changes something, it is one of ours. */
  readonly origin: string | undefined;
  /** Sets or, with undefined, removes the cookie that proves who somebody is. */
  readonly setCookie: (value: string | undefined) => void;
}

/** Who may ask: anyone, whoever has a name, or those at the owner's desk. */
type Who = 'anyone' | 'player' | 'moderator' | 'owner';

interface RouteSpec<K extends keyof Api, W> {
  readonly who: W;
  /** Also for those whom the owner keeps out: what is kept of them stays theirs. */
  readonly evenIfBanned?: true;
  readonly about: string;
  /** Also takes what forms send, and does not look into it: mail programs know nothing else. */
  readonly forms?: true;
  readonly bodyLimit?: number;
  /** Everything it gets is checked by the schemas of `ROUTES`. What is written as JSON already is sent as it is. */
  readonly handle: (call: Asked<K> & Caller<W>) => Promise<Api[K]['answer'] | JsonText | Readable>;
}

/** A route after its types have done their work. */
export interface Route extends RouteShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  readonly evenIfBanned: boolean;
  readonly about: string;
  readonly forms: boolean;
  readonly bodyLimit: number | undefined;
  readonly handle: (
    call: { readonly params: unknown; readonly query: unknown; readonly body: unknown } & Caller<'anyone'>,
  ) => Promise<unknown>;
}

/** One line of the route table: its name is its place in the shared `ROUTES`, which say what is sent and what comes back. */
export function route<K extends keyof Api, W extends Who>(key: K, spec: RouteSpec<K, W>): Route {
  const [method, path] = key.split(' ');
  const shape: RouteShape = ROUTES[key];
  return {
    ...shape,
    method: method as Route['method'],
    path: path ?? '',
    who: spec.who,
    evenIfBanned: spec.evenIfBanned === true,
    about: spec.about,
    forms: spec.forms === true,
    bodyLimit: spec.bodyLimit,
    // The app parses params, query and body by the schemas above and checks `who` before it calls.
    handle: spec.handle as Route['handle'],
  };
}
