/** Client for one path of an OpenAI-compatible API: `POST {baseUrl}{path}` with JSON. */
import type { Clock } from '#platform/clock.ts';
import { createHttpPool, type ExchangeLimits, type HttpReply } from '#platform/http-client.ts';

export interface EndpointAddress {
  /** Without the path, e.g. `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
}

const KEEP_ALIVE_MS = 4_000;

export function createOpenAiEndpoint(
  { baseUrl, apiKey }: EndpointAddress,
  { path, accept, connections, clock }: { path: string; accept: string; connections: number; clock: Clock },
) {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  const pool = createHttpPool({ origin: url.origin, clock, connections, keepAliveMs: KEEP_ALIVE_MS });
  const headers = {
    'content-type': 'application/json',
    accept,
    'accept-encoding': 'identity',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return {
    url,
    /** Resolves with the reply, whatever its status. @throws HttpError when no complete reply arrived */
    post: (body: object, limits: ExchangeLimits): Promise<HttpReply> =>
      pool.request({ method: 'POST', path: url.pathname + url.search, headers, body: JSON.stringify(body) }, limits),
    close: () => pool.destroy(),
  };
}
