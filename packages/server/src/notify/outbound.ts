import { lookup as systemLookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import { ownNetworks, reachOf } from './address';
import type { Clock } from './clock';
import type { Failure, FailureCode } from './failure';
import { hostOf, type OutboundPolicy, portOf, readPolicy } from './policy';

/**
 * The only door through which this server calls others at a player's request. The address is chosen by a stranger, so:
 * every address of the name is checked, the connection goes to exactly what was checked (the name is asked once, and a
 * second answer cannot differ), nothing is followed, and little is read.
 */
export interface Outbound {
  /** What is wrong with this address as it is written; names are not looked up yet. */
  checkUrl(url: string): Failure | undefined;
  post(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<PostResult>;
}

export type PostResult =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      /** Certain that the other side did not take it in, so that another attempt cannot become a second notice. */
      readonly notTaken: boolean;
      readonly retryAfterMs?: number;
    };

export interface OutboundParts {
  readonly policy: OutboundPolicy;
  readonly clock: Clock;
  /** All addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  readonly ownNetworks?: () => readonly string[];
}

const DEFAULT_TIMEOUT_MS = 10_000;
const MAX_URL_LENGTH = 2048;
/** Enough for any polite answer; whoever sends more is cut off. */
const MAX_ANSWER_BYTES = 16 * 1024;

export function createOutbound(parts: OutboundParts): Outbound {
  const { policy, clock } = parts;
  const resolve = parts.resolve ?? resolveBySystem;
  const networks = parts.ownNetworks ?? ownNetworks;
  const rulesOf = readPolicy(policy);
  const timeoutMs = policy.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const authorities = policy.extraAuthorities === undefined ? undefined : [...rootCertificates, ...policy.extraAuthorities];

  const mayReach = (url: URL, address: string): boolean => {
    const reach = reachOf(address, networks());
    return reach === 'public' || (reach === 'private' && rulesOf(url).privateAddresses);
  };

  const read = (text: string): URL | Failure => {
    if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return { code: 'BAD_URL' };
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return { code: 'NOT_HTTPS' };
    if (url.username !== '' || url.password !== '') return { code: 'CREDENTIALS_IN_URL' };
    const rules = rulesOf(url);
    if (url.protocol === 'http:' && !rules.http) return { code: 'NOT_HTTPS' };
    if (!rules.port) return { code: 'PORT_NOT_ALLOWED' };
    if (isIP(hostOf(url)) !== 0 && !mayReach(url, hostOf(url))) return { code: 'ADDRESS_NOT_PUBLIC' };
    return url;
  };

  return {
    checkUrl(text) {
      const url = read(text);
      return url instanceof URL ? undefined : url;
    },

    async post(text, headers, body) {
      const url = read(text);
      if (!(url instanceof URL)) return unsent(url.code);
      const aborter = new AbortController();
      const cancelTimeout = clock.after(timeoutMs, () => aborter.abort());
      try {
        const addresses = await beforeAbort(aborter.signal, addressesOf(url, resolve));
        if (addresses === 'aborted') return unsent('TIMED_OUT');
        if (addresses.length === 0) return unsent('NAME_NOT_FOUND');
        // One bad address spoils the answer: mixing good and bad ones is what an attacker's name server does.
        if (!addresses.every((address) => mayReach(url, address))) return unsent('ADDRESS_NOT_PUBLIC');
        return await send(url, addresses, headers, body, aborter.signal, authorities);
      } finally {
        cancelTimeout();
      }
    },
  };
}

async function addressesOf(url: URL, resolve: (name: string) => Promise<readonly string[]>): Promise<readonly string[]> {
  const host = hostOf(url);
  if (isIP(host) !== 0) return [host];
  try {
    return await resolve(host);
  } catch {
    return [];
  }
}

async function resolveBySystem(name: string): Promise<readonly string[]> {
  return (await systemLookup(name, { all: true, verbatim: true })).map(({ address }) => address);
}

function send(
  url: URL,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  signal: AbortSignal,
  authorities: readonly string[] | undefined,
): Promise<PostResult> {
  return new Promise((done) => {
    const options: RequestOptions = {
      method: 'POST',
      protocol: url.protocol,
      host: hostOf(url),
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      headers: { 'user-agent': 'Quarterdeck', ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: pinned(addresses),
      // A connection of its own: one from a pool might have been opened under another check.
      agent: false,
      maxHeaderSize: MAX_ANSWER_BYTES,
    };
    let verdict: PostResult | undefined;
    const onAnswer = (answer: IncomingMessage): void => {
      // The status is the verdict, however the rest of the answer ends.
      verdict = judge(answer);
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) answer.destroy();
      });
      answer.on('error', () => undefined);
    };
    const request =
      url.protocol === 'http:'
        ? requestHttp(options, onAnswer)
        : requestHttps({ ...options, ...(authorities === undefined ? {} : { ca: [...authorities] }) }, onAnswer);

    // Until the line stands (TCP, and TLS where used), no byte of the notice has left.
    let lineStands = false;
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'http:' ? 'connect' : 'secureConnect', () => {
        lineStands = true;
      });
    });
    const onAbort = (): void => {
      done(verdict ?? { kind: 'failed', failure: { code: 'TIMED_OUT' }, notTaken: !lineStands });
      request.destroy();
    };
    request.on('error', (error) => {
      if (!lineStands) done(unsent(connectFailure(error)));
    });
    // The end of everything, with an error or without one (an answer that changes the protocol just ends).
    request.on('close', () => {
      signal.removeEventListener('abort', onAbort);
      done(verdict ?? { kind: 'failed', failure: { code: 'BROKEN_OFF' }, notTaken: false });
    });
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    request.end(body);
  });
}

/** Answers the socket's question for the name with what was checked, and nothing else. */
function pinned(addresses: readonly string[]): LookupFunction {
  return (_name, options, callback) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    const first = all[0];
    if (options.all === true || first === undefined) callback(null, all);
    else callback(null, first.address, first.family);
  };
}

function judge(answer: IncomingMessage): PostResult {
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const failed = (code: FailureCode, notTaken: boolean): PostResult => {
    const retryAfterMs = retryAfter(answer.headers['retry-after']);
    return { kind: 'failed', failure: { code, status }, notTaken, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  };
  if (status >= 300 && status < 400) return failed('REDIRECT', false);
  if (status === 404 || status === 410) return failed('GONE', false);
  // "Not now" is a promise that nothing was taken in; other server errors may come after the notice was shown.
  if (status === 429 || status === 503) return failed('BUSY', true);
  return failed('REFUSED', false);
}

/** Only the form in seconds: a date would trust the other side's clock. */
function retryAfter(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}

function unsent(code: FailureCode): PostResult {
  return { kind: 'failed', failure: { code }, notTaken: true };
}

const CERTIFICATE_ERROR = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY))/;

function connectFailure(error: Error): FailureCode {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CERTIFICATE_ERROR.test(code) ? 'CERTIFICATE' : 'UNREACHABLE';
}

/** `work`, or `aborted` if that comes first. A name server that does not answer cannot be hung up on, only left alone. */
function beforeAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T | 'aborted'> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
    work.then(resolve, reject);
  });
}
