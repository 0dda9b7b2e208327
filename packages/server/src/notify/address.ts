import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** `public`: anybody's Internet. `private`: a network of one's own, reachable if the host allows it. `never`: nothing a notice belongs to. */
export type Reach = 'public' | 'private' | 'never';

type Range = readonly [network: string, prefix: number];

/** Loopback and networks of one's own. */
const PRIVATE: readonly Range[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT; also used by private overlay networks
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7], // unique local
];

/** Never a place for a notice, whatever the host allows. Checked before PRIVATE. */
const NEVER: readonly Range[] = [
  ['0.0.0.0', 8], // "this host": reaches loopback on many systems
  ['169.254.0.0', 16], // link-local, and with it the metadata service of most clouds
  ['100.100.100.200', 32], // metadata services outside link-local
  ['168.63.129.16', 32],
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // multicast tunnelling
  ['192.88.99.0', 24], // 6to4 relay
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarking
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: carries an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

/**
 * The only part of IPv6 that is handed out as public. What lies outside (mapped and compatible IPv4, NAT64, link- and
 * site-local, multicast, unassigned) needs no listing.
 */
const GLOBAL_IPV6: Range = ['2000::', 3];

/** BlockList sees through `::ffff:a.b.c.d` to the IPv4 ranges; no honest resolver answers in that form, so none is let through. */
const MAPPED_IPV4: Range = ['::ffff:0:0', 96];

const privateList = blockList(PRIVATE);
const neverList = blockList(NEVER);
const globalIpv6List = blockList([GLOBAL_IPV6]);
const mappedIpv4List = blockList([MAPPED_IPV4]);

/**
 * How far away an address is. `ownNetworks` are the networks this machine stands in, as `address/prefix`: a neighbour with
 * a public number is a neighbour all the same, as every machine of a home network with IPv6 is.
 */
export function reachOf(address: string, ownNetworks: readonly string[]): Reach {
  const family = isIP(address);
  // A zone (`fe80::1%eth0`) names an interface of ours.
  if (family === 0 || address.includes('%')) return 'never';
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (neverList.check(address, type)) return 'never';
  if (family === 6 && mappedIpv4List.check(address, type)) return 'never';
  if (privateList.check(address, type)) return 'private';
  if (family === 6 && !globalIpv6List.check(address, type)) return 'never';
  return blockList(ownNetworks.flatMap(toRange)).check(address, type) ? 'private' : 'public';
}

/** The networks of this machine's interfaces; asked anew each time, since they come and go. */
export function ownNetworks(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .flatMap(({ cidr }) => (cidr === null ? [] : [cidr]));
}

function toRange(cidr: string): Range[] {
  const [network = '', prefix = ''] = cidr.split('/');
  const bits = Number(prefix);
  const whole = isIPv4(network) ? 32 : isIPv6(network) ? 128 : 0;
  // Prefix 0 is a default route dressed as a network: it would swallow the Internet.
  return Number.isInteger(bits) && bits > 0 && bits <= whole ? [[network, bits]] : [];
}

function blockList(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, isIPv4(network) ? 'ipv4' : 'ipv6');
  return list;
}
