/** The client address of a request: from the X-Forwarded-For of trusted proxies, else the peer of the connection. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The number of proxies that append to the header, or the addresses of the proxies. */
export type TrustedProxies = number | BlockList;

const MAX_PROXIES = 10;

/** @returns undefined for what is neither a count nor a list of addresses and CIDRs, separated by commas or spaces */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MAX_PROXIES ? Number(text) : undefined;
  const list = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const maxPrefix = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? maxPrefix : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || more.length > 0 || !(prefix <= maxPrefix)) return undefined;
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list.rules.length > 0 ? list : undefined;
}

/**
 * The client address for rate limits; for IPv6 the /64 network, which usually belongs to one customer.
 * @param trusted undefined: X-Forwarded-For is ignored
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies | undefined): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const lines = request.headersDistinct['x-forwarded-for'] ?? [];
  // A proxy appends to one header line; with several, it's unknown which one (Heroku appends to the first).
  if (trusted === undefined || lines.length !== 1) return networkOf(peer);
  const chain = [peer, ...(lines[0] ?? '').split(',').map(plainAddress).reverse()];
  let hop = 0;
  while (hop + 1 < chain.length && isTrusted(chain[hop] ?? '', hop, trusted) && isIP(chain[hop + 1] ?? '') > 0)
    hop += 1;
  return networkOf(chain[hop] ?? '');
}

/** Whether the peer of the connection is a trusted proxy. */
export function isProxy(remoteAddress: string | undefined, trusted: TrustedProxies | undefined): boolean {
  return trusted !== undefined && isTrusted(plainAddress(remoteAddress ?? ''), 0, trusted);
}

function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (typeof trusted === 'number') return hop < trusted;
  const version = isIP(address);
  return version > 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Strips port, zone, brackets and the prefix of IPv4-mapped IPv6 addresses. */
function plainAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const bare = (inBrackets ?? text.trim().replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '').toLowerCase();
  return bare.replace(/^::ffff:(?=\d+\.)/, '');
}

/** An IPv4 address as it is; for IPv6 its /64 network. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const tailGroups = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - tailGroups)).fill('0'));
    if (tail !== '') groups.push(...tail.split(':'));
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL has a loopback host, by literal name only: a foreign DNS name that resolves to loopback doesn't count. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK_NAMES.includes(url.hostname);
}
