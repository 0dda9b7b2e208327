import type { MessageParams } from '@quarterdeck/kernel';
import type { Api, ErrorBody } from '@quarterdeck/protocol';

/** A request that the server answered with a refusal, or that never reached it (`OFFLINE`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly params: MessageParams;

  constructor(code: string, status: number, message?: string, params: MessageParams = {}) {
    super(message ?? code);
    this.code = code;
    this.status = status;
    this.params = params;
  }
}

type Call<R extends Api[keyof Api]> = Partial<Pick<R, 'params' | 'query' | 'body'>>;

/** One request to the server, typed by its route: `api('GET /api/tables/:id', { params: { id } })`. */
export async function api<K extends keyof Api>(route: K, call: Call<Api[K]> = {}): Promise<Api[K]['answer']> {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const params: Readonly<Record<string, string>> = call.params ?? {};
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) if (value !== undefined) query.set(name, String(value));
  const url = query.size === 0 ? path : `${path}?${query}`;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError('OFFLINE', 0);
  }
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!response.ok) {
    const failure = isJson ? ((await response.json()) as ErrorBody).error : undefined;
    throw new ApiError(failure?.code ?? 'SERVER_ERROR', response.status, failure?.message, failure?.params);
  }
  // A page instead of data: a static host without a server behind it.
  if (!isJson && response.headers.get('content-type')?.includes('html') === true) throw new ApiError('NO_SERVER', response.status);
  return isJson ? await response.json() : await response.text();
}
