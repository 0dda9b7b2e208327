import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf, readTrust } from '../src/addresses';

describe('who speaks through proxies (B9)', () => {
  const forwarded = '6.6.6.6, 203.0.113.9, 10.1.0.2';
  test.each([
    ['false', '10.1.0.1'],
    ['0', '10.1.0.1'],
    ['true', '10.1.0.2'],
    ['1', '10.1.0.2'],
    ['2', '203.0.113.9'],
    ['9', '6.6.6.6'],
    ['10.1.0.0/16', '203.0.113.9'],
    ['loopback, private', '203.0.113.9'],
    ['loopback', '10.1.0.1'],
    ['::1,10.1.0.1', '10.1.0.2'],
  ])('%s believes as far as %s', (setting, speaker) => {
    expect(clientAddress('10.1.0.1', forwarded, readTrust(setting))).toBe(speaker);
    expect(clientAddress('::ffff:10.1.0.1', undefined, readTrust(setting))).toBe('::ffff:10.1.0.1');
  });

  test.each(['maybe', '10.1.0.0/33', '10.1.0.0/0', 'fc00::/129', '1,,2', '10.1/16'])('%s is refused with a sentence', (setting) => {
    expect(() => readTrust(setting)).toThrow('TRUST_PROXY must be false, the number of proxies in a row, or networks');
  });
});

describe('what counts as one for limits (B10)', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
