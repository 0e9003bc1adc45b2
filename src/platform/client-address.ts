/** Where a request comes from: what trusted proxies say in X-Forwarded-For, else who has opened the connection. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** How many proxies append to the header, or which addresses are proxies. */
export type TrustedProxies = number | BlockList;

const MOST_PROXIES = 10;

/** @returns undefined for what is neither a count nor a list of addresses and CIDRs with commas between */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MOST_PROXIES ? Number(text) : undefined;
  const list = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || more.length > 0 || !(prefix <= longest)) return undefined;
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list.rules.length > 0 ? list : undefined;
}

/**
 * The address that limits count by. Of IPv6 it is the network of 64 bits, all of whose addresses one customer has.
 * @param trusted undefined: nobody's word counts
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies | undefined): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const lines = request.headersDistinct['x-forwarded-for'] ?? [];
  // A proxy appends to one line: of several it is not known which one (Heroku appends to the first).
  if (trusted === undefined || lines.length !== 1) return networkOf(peer);
  const chain = [peer, ...(lines[0] ?? '').split(',').map(plainAddress).reverse()];
  let hop = 0;
  while (hop + 1 < chain.length && isTrusted(chain[hop] ?? '', hop, trusted) && isIP(chain[hop + 1] ?? '') > 0)
    hop += 1;
  return networkOf(chain[hop] ?? '');
}

/** Whether who has opened the connection is a proxy, whose clients are others. */
export function isProxy(remoteAddress: string | undefined, trusted: TrustedProxies | undefined): boolean {
  return trusted !== undefined && isTrusted(plainAddress(remoteAddress ?? ''), 0, trusted);
}

function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (typeof trusted === 'number') return hop < trusted;
  const version = isIP(address);
  return version > 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Without a port, a zone, brackets and the prefix of an IPv4 address in IPv6. */
function plainAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const bare = (inBrackets ?? text.trim().replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '').toLowerCase();
  return bare.replace(/^::ffff:(?=\d+\.)/, '');
}

/** An IPv4 address; of IPv6 the first four groups. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const behind = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - behind)).fill('0'));
    if (tail !== '') groups.push(...tail.split(':'));
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address names this machine: by its own names only, a stranger's DNS name that points here does not count. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK_NAMES.includes(url.hostname);
}
