import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { InputError } from '@quarterdeck/kernel';

/** Whether the word of the machine at this address counts when it says for whom it speaks; hop 0 is the one that is connected to us. */
export type Trust = (address: string, hop: number) => boolean;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Which proxies are believed: nobody, so many in a row (`1`; `true` means the same), or those of certain
 * networks (`loopback`, `private`, `10.1.0.0/16`). Whatever comes before the first that is not believed
 * may be invented.
 */
export function readTrust(text: string): Trust {
  if (text === '' || text === 'false' || text === '0') return () => false;
  if (text === 'true') return (_address, hop) => hop < 1;
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) for (const network of NAMED[part] ?? [part]) add(networks, network);
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && networks.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}

function add(networks: BlockList, text: string): void {
  const [address = '', prefix] = text.split('/');
  const whole = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  const bits = prefix === undefined ? whole : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  if (whole === 0 || bits < 1 || bits > whole) {
    throw new InputError(
      `TRUST_PROXY must be false, the number of proxies in a row, or networks such as loopback, private or 10.1.0.0/16 with commas between them, not "${text}"`,
    );
  }
  networks.addSubnet(address, bits, whole === 32 ? 'ipv4' : 'ipv6');
}

/** Who speaks to us through proxies that are believed. */
export function clientAddress(connected: string, forwarded: string | undefined, trust: Trust): string {
  const chain = [connected, ...(forwarded ?? '').split(',').reverse()].map((one) => one.trim()).filter((one) => one !== '');
  const known = chain.findIndex((address, hop) => !trust(address, hop));
  return chain[known < 0 ? chain.length - 1 : known] ?? connected;
}

/** For limits: an IPv4 address, or the first half of an IPv6 one, which is what a household or a rented server has to itself. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const groups = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(':'));
  const [front, back] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const all = [...front, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || /^127\./.test(plain);
}

/** `::ffff:192.0.2.1` is how a socket for both kinds calls an IPv4 address. */
function plainAddress(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}
