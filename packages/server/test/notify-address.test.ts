import { describe, expect, it } from 'vitest';
import { ownNetworks, reachOf } from '../src/notify/address';

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.1.1',
  '198.17.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '2003::1',
  '2001:200::1',
];

const PRIVATE = [
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '100.127.255.255',
  '::1',
  '0:0:0:0:0:0:0:1',
  'fc00::1',
  'fd12:3456::1',
];

const NEVER: Readonly<Record<string, readonly string[]>> = {
  'this host': ['0.0.0.0', '0.1.2.3', '::'],
  'link-local and metadata': [
    '169.254.169.254',
    '169.254.0.1',
    'fe80::1',
    'febf::1',
    'fe80::1%lo',
    '100.100.100.200',
    '168.63.129.16',
    'fd00:ec2::254',
    'fd20:ce::254',
  ],
  multicast: ['224.0.0.1', '239.255.255.250', 'ff02::1', 'ff0e::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.255', '192.0.0.192', '4000::1', '100::1', '200::1', '8000::1', '5f00::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.9', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  'IPv4-mapped': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '0:0:0:0:0:ffff:a00:1',
    '::FFFF:169.254.169.254',
  ],
  'IPv4-compatible and translated': ['::127.0.0.1', '::7f00:1', '::ffff:0:127.0.0.1', '::8.8.8.8'],
  NAT64: ['64:ff9b::7f00:1', '64:ff9b::127.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1', '2002:808:808::1', '192.88.99.1'],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:80ff:fffe'],
  ORCHID: ['2001:10::1', '2001:20::1'],
  'site-local': ['fec0::1'],
  'no address at all': ['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '1.2.3.4.5', '[::1]', ' 8.8.8.8', '8.8.8.8 '],
};

describe('addresses', () => {
  it.each(PUBLIC)('%s is public', (address) => expect(reachOf(address, [])).toBe('public'));
  it.each(PRIVATE)('%s is private', (address) => expect(reachOf(address, [])).toBe('private'));
  for (const [kind, addresses] of Object.entries(NEVER)) {
    it.each(addresses)(`"%s" is never reached (${kind})`, (address) => expect(reachOf(address, [])).toBe('never'));
  }

  it('take neighbours with a public number for private', () => {
    const networks = ['93.184.216.34/24', '2a02:1234:5678:9::7/64'];
    expect(reachOf('93.184.216.34', networks)).toBe('private');
    expect(reachOf('93.184.216.99', networks)).toBe('private');
    expect(reachOf('93.184.217.1', networks)).toBe('public');
    expect(reachOf('2a02:1234:5678:9::ffff', networks)).toBe('private');
    expect(reachOf('2a02:1234:5678:a::1', networks)).toBe('public');
  });

  it('do not close the Internet for an interface that claims all of it', () => {
    expect(reachOf('8.8.8.8', ['10.0.0.1/0', '::1/0', 'nonsense', '1.2.3.4', '1.2.3.4/99'])).toBe('public');
  });

  it('know the networks of this machine', () => {
    expect(ownNetworks()).toContain('127.0.0.1/8');
  });
});
