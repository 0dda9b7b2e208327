import type { Api, JsonText } from '@quarterdeck/protocol';
import type * as v from 'valibot';
import type { PlayerRecord } from '../store/people';

type Schema = v.GenericSchema;
type Out<T> = T extends Schema ? v.InferOutput<T> : undefined;

/** What a handler gets: everything is parsed, whoever asks is known. */
interface Call<P, Q, B, Who> {
  readonly player: Who extends 'player' ? PlayerRecord : PlayerRecord | undefined;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly address: string;
  /** Sets or, with undefined, removes the cookie that proves who somebody is. */
  readonly setCookie: (value: string | undefined) => void;
}

interface RouteSpec<K extends keyof Api, P, Q, B, Who> {
  readonly who: Who;
  readonly about: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly bodyLimit?: number;
  /** The schema of the answer; 'text' for plain text. What is written already is sent as it is. */
  readonly answer: Schema | 'text';
  readonly handle: (call: Call<Out<P>, Out<Q>, Out<B>, Who>) => Promise<Api[K]['answer'] | JsonText>;
}

/** A route after its types have done their work. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: 'anyone' | 'player';
  readonly about: string;
  readonly params: Schema | undefined;
  readonly query: Schema | undefined;
  readonly body: Schema | undefined;
  readonly bodyLimit: number | undefined;
  readonly answer: Schema | 'text';
  readonly handle: (call: Call<unknown, unknown, unknown, 'anyone'>) => Promise<unknown>;
}

/** One line of the route table: its name is its place in the shared `Api`, its answer is checked against that. */
export function route<
  K extends keyof Api,
  Who extends 'anyone' | 'player',
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(key: K, spec: RouteSpec<K, P, Q, B, Who>): Route {
  const [method, path] = key.split(' ');
  return {
    method: method as Route['method'],
    path: path ?? '',
    who: spec.who,
    about: spec.about,
    params: spec.params,
    query: spec.query,
    body: spec.body,
    bodyLimit: spec.bodyLimit,
    answer: spec.answer,
    // The app parses params, query and body by the schemas above and checks `who` before it calls.
    handle: spec.handle as Route['handle'],
  };
}
