/** The HTTP request of a question: its full address and the headers that every request carries. */

import type { HttpRequest } from '#platform/http-client.ts';
import { currentRequest } from '#platform/request-context.ts';
import { REQUEST_ID_HEADER, requestIdFor } from '../contract/extensions.ts';
import type { Question } from './dialect.ts';

export interface ServiceRequest extends HttpRequest {
  /** Scheme, host and port. */
  readonly origin: string;
}

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
 * Puts address, token and body together (the interface document, Authentication, rule 1, and Endpoints), and for which update
 * it is.
 * @param token of a person, or the key that opens what is asked for; it must have passed `checkToken`, or config.ts
 */
export function requestFor(
  address: string,
  question: Pick<Question, 'path' | 'query'> & { method: HttpRequest['method']; body: unknown; accept?: string },
  token: string,
): ServiceRequest {
  const { method, path, query, body, accept = 'application/json' } = question;
  const origin = currentRequest();
  const url = new URL(address + path + (query === '' ? '' : `?${query}`));
  return {
    origin: url.origin,
    method,
    path: url.pathname + url.search,
    headers: {
      authorization: `Bearer ${token}`,
      accept,
      // Compressed replies could be small on the wire and huge in memory.
      'accept-encoding': 'identity',
      'user-agent': 'personal-data-bot',
      ...(origin ? { [REQUEST_ID_HEADER]: requestIdFor(origin.reference) } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/**
 * Searches without a token, in the words of the dialect: 401, 403 or 400 where it is what it should be. Rejects as `fetch` does
 * when nobody answers.
 */
export async function probeService(
  searchUrl: string,
  dialect: 'documented' | 'deployed',
  signal: AbortSignal,
): Promise<number> {
  const path = dialect === 'documented' ? '/search/universal' : '/api/rest/v1/search/universal';
  const reply = await fetch(`${searchUrl}${path}?keywords=hello`, { signal, redirect: 'manual' });
  await reply.body?.cancel();
  return reply.status;
}
