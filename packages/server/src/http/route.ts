import { type Api, type Asked, type JsonText, ROUTES, type RouteShape } from '@quarterdeck/protocol';
import type { PlayerRecord } from '../store/people';

/** What a handler gets besides what was sent: who asks is known. */
interface Caller<Who> {
  readonly player: Who extends 'player' ? PlayerRecord : PlayerRecord | undefined;
  readonly address: string;
  /** Sets or, with undefined, removes the cookie that proves who somebody is. */
  readonly setCookie: (value: string | undefined) => void;
}

interface RouteSpec<K extends keyof Api, Who> {
  readonly who: Who;
  readonly about: string;
  readonly bodyLimit?: number;
  /** Everything it gets is checked by the schemas of `ROUTES`. What is written as JSON already is sent as it is. */
  readonly handle: (call: Asked<K> & Caller<Who>) => Promise<Api[K]['answer'] | JsonText>;
}

/** A route after its types have done their work. */
export interface Route extends RouteShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: 'anyone' | 'player';
  readonly about: string;
  readonly bodyLimit: number | undefined;
  readonly handle: (
    call: { readonly params: unknown; readonly query: unknown; readonly body: unknown } & Caller<'anyone'>,
  ) => Promise<unknown>;
}

/** One line of the route table: its name is its place in the shared `ROUTES`, which say what is sent and what comes back. */
export function route<K extends keyof Api, Who extends 'anyone' | 'player'>(key: K, spec: RouteSpec<K, Who>): Route {
  const [method, path] = key.split(' ');
  const shape: RouteShape = ROUTES[key];
  return {
    ...shape,
    method: method as Route['method'],
    path: path ?? '',
    who: spec.who,
    about: spec.about,
    bodyLimit: spec.bodyLimit,
    // The app parses params, query and body by the schemas above and checks `who` before it calls.
    handle: spec.handle as Route['handle'],
  };
}
