/** The HTTP request of a question: its full address and the headers that every request carries. */
import type { Question } from './dialect.ts';
import type { HttpRequest } from './exchange.ts';

/**
 * A base address as paths are joined to it: no slash at its end, no query, no fragment; a path before ours is kept.
 * @throws TypeError when `text` is not an http(s) address
 */
export function addressOf(text: string): string {
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new TypeError('not an http(s) address');
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/**
 * Puts address, token and body together (the interface document, Authentication, rule 1, and Endpoints).
 * @param token must have passed `checkToken`
 */
export function requestFor(
  address: string,
  question: Pick<Question, 'method' | 'path' | 'query' | 'body'>,
  token: string,
): HttpRequest {
  const { method, path, query, body } = question;
  return {
    method,
    url: new URL(address + path + (query === '' ? '' : `?${query}`)),
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      // Compressed replies could be small on the wire and huge in memory.
      'accept-encoding': 'identity',
      'user-agent': 'personal-data-bot',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
