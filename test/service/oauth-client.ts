/** What an application does that connects by OAuth: pushes a request, and exchanges the code that comes back. */
import { createHash } from 'node:crypto';
import { openBrowser } from '../support/browser.ts';
import { SERVICE_KEY, type ServiceDouble } from '../support/service.ts';

const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-0123456789';

export const REDIRECT = 'https://bot.example/connect';
export const ASKED: Readonly<Record<string, string>> = {
  response_type: 'code',
  client_id: 'bot',
  client_name: '@my_bot',
  account_name: 'Anna',
  login_hint: 'anna',
  redirect_uri: REDIRECT,
  state: 's&1',
  scope: 'api:ds-query api:llm-agent-prompt ds:r:file',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

export interface OAuthReply {
  readonly status: number;
  readonly headers: Headers;
  readonly reply: Record<string, unknown>;
}

/** @param fields beside the client's secret; those that are undefined are left out */
export async function postForm(
  { url }: Pick<ServiceDouble, 'url'>,
  path: string,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<OAuthReply> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ client_secret: SERVICE_KEY, ...fields }))
    if (value !== undefined) body.set(name, value);
  const response = await fetch(url + path, { method: 'POST', body });
  return {
    status: response.status,
    headers: response.headers,
    reply: (await response.json()) as Record<string, unknown>,
  };
}

/** Pushes a request. @returns the reply, and the address that the person is sent to */
export async function push(double: ServiceDouble, change: Readonly<Record<string, string | undefined>> = {}) {
  const pushed = await postForm(double, '/oauth/par', { ...ASKED, ...change });
  const request_uri = String(pushed.reply.request_uri);
  const query = new URLSearchParams({ client_id: change.client_id ?? 'bot', request_uri });
  return { ...pushed, ticket: request_uri.split(':').at(-1) ?? '', url: `${double.url}/oauth/authorize?${query}` };
}

/** @param sent what came back from the consent page */
export function exchange(
  double: ServiceDouble,
  sent: { headers: Headers },
  change: Readonly<Record<string, string | undefined>> = {},
): Promise<OAuthReply> {
  const code = new URL(sent.headers.get('location') ?? 'x:').searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', client_id: 'bot', code, code_verifier: VERIFIER };
  return postForm(double, '/oauth/token', { ...fields, ...change });
}

/** Opens the page of a request in a new browser. `send` decides, by default to allow, with changed fields and headers. */
export async function openPage(url: string, headers?: Record<string, string>) {
  const browser = openBrowser();
  const shown = await browser.opens(url, headers);
  const send = (changed: Readonly<Record<string, string>> = {}, sent: Record<string, string> = {}) => {
    const fields = new URLSearchParams(shown.fields);
    for (const [name, value] of Object.entries({ decision: 'approve', ...changed })) fields.set(name, value);
    return browser.sends(url, fields, sent);
  };
  return { ...shown, url, browser, send };
}
