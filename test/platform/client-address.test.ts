import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, readTrustedProxies } from '#platform/client-address.ts';
import { items } from '../support/text-table.ts';

const from = (peer: string, ...lines: string[]) =>
  ({ socket: { remoteAddress: peer }, headersDistinct: { 'x-forwarded-for': lines } }) as unknown as IncomingMessage;
const trusting = (text: string | undefined) => (text === undefined ? undefined : readTrustedProxies(text));

describe('the address of a client', () => {
  it.each([
    ['no proxy is trusted', undefined, from('10.0.0.1', '203.0.113.7'), '10.0.0.1'],
    ['there are no proxies', '0', from('10.0.0.1', '203.0.113.7'), '10.0.0.1'],
    ['one proxy appended it', '1', from('10.0.0.1', '1.1.1.1, 203.0.113.7'), '203.0.113.7'],
    ['two did', '2', from('10.0.0.1', '1.1.1.1,203.0.113.7 , 2.2.2.2'), '203.0.113.7'],
    ['there is no header', '1', from('::ffff:10.0.0.1'), '10.0.0.1'],
    ['the header is short', '3', from('10.0.0.1', '203.0.113.7'), '203.0.113.7'],
    ['an entry is not an address', '2', from('10.0.0.1', 'x, 203.0.113.7'), '203.0.113.7'],
    ['a proxy writes ports', '2', from('10.0.0.1', '203.0.113.7:4711, [2001:db8::1]:80'), '203.0.113.7'],
    ['it is IPv6', '1', from('10.0.0.1', '2001:DB8:0:00a1:1:2:3:4'), '2001:db8:0:a1::/64'],
    ['it is abbreviated IPv6', '1', from('10.0.0.1', '2001:db8::ffff:1.2.3.4'), '2001:db8:0:0::/64'],
    [
      'the proxy is in the list',
      '10.0.0.0/8, 2001:db8::/32',
      from('::ffff:10.9.9.9', '1.1.1.1, 203.0.113.7, 2001:db8::5'),
      '203.0.113.7',
    ],
    ['the peer is not in the list', '10.0.0.0/8', from('192.0.2.1', '203.0.113.7'), '192.0.2.1'],
    ['all are in the list', '10.0.0.0/8 203.0.113.7', from('10.0.0.1', '203.0.113.7'), '203.0.113.7'],
  ])('is right if %s', (_, trusted, request, address) => {
    expect(clientAddress(request, trusting(trusted))).toBe(address);
  });

  it.each([
    '',
    ' ',
    ...items('11 | -1 | true | loopback | 10.0.0.0/33 | 10.0.0.0/ | ::/129 | 10.0.0.0/8/8 | 10.0.0.1,x'),
  ])('is not configurable as %j', (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });
});
