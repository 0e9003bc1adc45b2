/** A call that is not carried out: a status and `{"error": …}`, as the deployment words it. */
import { missingScopes, type Scope } from '../../contract/scopes.ts';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Tells it apart from others of its status. */
  readonly code: string | undefined;
  constructor(status: number, message: string, headers: Record<string, string> = {}, code?: string) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.code = code;
  }
}

/** For an owner whose other requests wait already. */
export const BUSY = new Refusal(429, 'Too many of your requests wait already. Try again in 2 s.', {
  'retry-after': '2',
});

export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** A reply in JSON that no cache keeps. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

export function refusalResponse(refusal: Refusal): Response {
  const { status, message: error, code, headers } = refusal;
  return jsonResponse(status, { error, code }, headers);
}

/** @throws Refusal naming the first scope that is missing, written by `spell` */
export function demandScopes(
  granted: readonly Scope[],
  needed: readonly Scope[],
  spell: (scope: Scope) => string,
): void {
  const [missing] = missingScopes(granted, needed);
  if (missing !== undefined) throw new Refusal(403, `Invalid permission (Missing scope: ${spell(missing)})`);
}
