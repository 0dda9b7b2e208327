import { InputError } from '@quarterdeck/kernel';

/** Where notices may go. What is left out keeps the careful default. */
export interface OutboundPolicy {
  /** Let plain `http:` addresses through as well. Default: no. */
  readonly allowHttp?: boolean;
  /** Let notices reach loopback and the host's own networks. Link-local and reserved addresses stay closed. Default: no. */
  readonly allowPrivate?: boolean;
  /**
   * Hosts the operator vouches for, as `name` (ports 443 and 80) or `name:port`; an address may stand for the name, IPv6 in
   * brackets. They may be private and speak plain http.
   */
  readonly allowHosts?: readonly string[];
  /** Ports besides 443, and 80 where http is allowed. */
  readonly allowPorts?: readonly number[];
  /** Certificate authorities (PEM) to trust besides the usual ones. */
  readonly extraAuthorities?: readonly string[];
  /** From the first question to the name server to the last byte of the answer. Default: 10 seconds. */
  readonly timeoutMs?: number;
}

/** What holds for one URL once the operator's list has been looked up. */
export interface UrlRules {
  readonly http: boolean;
  readonly privateAddresses: boolean;
  readonly port: boolean;
}

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** Reads the policy once; a host list that cannot be read stops the server at its start rather than a notice at night. */
export function readPolicy(policy: OutboundPolicy): (url: URL) => UrlRules {
  const vouched = new Set((policy.allowHosts ?? []).flatMap(readAllowedHost));
  const http = policy.allowHttp === true;
  const ports = new Set([HTTPS_PORT, ...(http ? [HTTP_PORT] : []), ...(policy.allowPorts ?? [])]);
  return (url) => {
    if (vouched.has(`${hostOf(url)} ${portOf(url)}`)) return { http: true, privateAddresses: true, port: true };
    return { http, privateAddresses: policy.allowPrivate === true, port: ports.has(portOf(url)) };
  };
}

/** The name or address without the brackets of IPv6 and without the dot that ends a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'http:' ? HTTP_PORT : HTTPS_PORT) : Number(url.port);
}

/** Read by the URL parser itself, so that an entry means the same host as a webhook with the same text. */
function readAllowedHost(entry: string): string[] {
  if (!URL.canParse(`https://${entry}`) || /[/?#@\\\s]/.test(entry)) {
    throw new InputError(`"${entry}" is no host to allow: write name, name:port or [IPv6 address]:port`);
  }
  const url = new URL(`https://${entry}`);
  const host = hostOf(url);
  if (url.port !== '') return [`${host} ${url.port}`];
  // The parser drops :443, the default port; whoever wrote it meant that port alone.
  return /:443$/.test(entry) ? [`${host} ${HTTPS_PORT}`] : [`${host} ${HTTPS_PORT}`, `${host} ${HTTP_PORT}`];
}
