/** The REST interface: one route for every row of the contract, its deployed alias, and what stands beside them. */
import { Hono } from 'hono';
import type { Operation } from '../../contract/operation.ts';
import { ANNOUNCED, OPERATIONS, type OperationName, TOKEN_ENDPOINT } from '../../contract/operations.ts';
import { DEPLOYED_PREPARE } from '../operations/deployed.ts';
import { PREPARE } from '../operations/prepare.ts';
import { authenticate, checkToken } from './authentication.ts';
import { type Counter, type Route, serveOperation } from './operation-route.ts';
import { createRateLimit } from './rate-limit.ts';
import { jsonResponse, Refusal, refusalResponse } from './refusal.ts';

/** What the server adds to each request. */
export type Bindings = { address?: string };

/** Requests for the scopes of a token that one address may make in a minute: it answers without a header. */
const TOKEN_LOOKUPS_PER_MINUTE = 60;

/** Balance of the person, for displays; not in the document (an extension of this implementation). */
const CREDITS_PATH = '/api/rest/v1/auth/credits';

/** Addresses of a deployment for what the document only announces. */
const ANNOUNCED_ELSEWHERE = {
  count: ['/api/rest/v1/ds/count/:schema'],
  profile: ['/api/rest/v1/connections/profiles'],
} as const;

type Handler = (request: Request, schema: string | undefined, address: string) => Response | Promise<Response>;

/** Every route as `path → method → handler`. */
function routeTable(counter: Counter): Map<string, Map<string, Handler>> {
  const table = new Map<string, Map<string, Handler>>();
  function add(path: string, method: string, handler: Handler): void {
    const methods = table.get(path) ?? new Map<string, Handler>();
    if (!methods.has(method)) methods.set(method, handler);
    table.set(path, methods);
  }
  const rows = Object.entries(OPERATIONS) as [OperationName, Operation][];
  for (const [name, row] of rows) {
    const route: Route = { name, prepare: PREPARE[name], deployed: false };
    add(row.path, row.method, (request, schema) => serveOperation(route, request, schema, counter));
  }
  for (const [name, { deployed }] of rows) {
    const prepare = deployed && DEPLOYED_PREPARE.get(deployed.path);
    if (!prepare) continue; // the document's path, which is there already
    const route: Route = { name, prepare, deployed: true };
    add(deployed.path, deployed.method, (request, schema) => serveOperation(route, request, schema, counter));
  }
  for (const key of ['count', 'profile'] as const) {
    for (const path of [ANNOUNCED[key].path, ...ANNOUNCED_ELSEWHERE[key]]) {
      for (const method of ['GET', 'POST']) {
        add(path, method, (request) => {
          authenticate(request, counter.tokens);
          throw new Refusal(501, ANNOUNCED[key].reason);
        });
      }
    }
  }
  const lookups = createRateLimit(counter.workshop.clock, TOKEN_LOOKUPS_PER_MINUTE, 60_000);
  add(TOKEN_ENDPOINT.path, TOKEN_ENDPOINT.method, (request, _schema, address) => {
    lookups.count(address);
    return describeToken(request, counter);
  });
  add(CREDITS_PATH, 'GET', (request) => {
    authenticate(request, counter.tokens);
    return jsonResponse(200, { balance: counter.account.balance() });
  });
  return table;
}

function describeToken(request: Request, { tokens }: Counter): Response {
  const clear = new URL(request.url).searchParams.get(TOKEN_ENDPOINT.parameter);
  if (!clear) throw new Refusal(400, `Invalid request: ${TOKEN_ENDPOINT.parameter} is required`);
  // A form decoder reads "+" as a space; tokens have no spaces, so this is what was meant.
  const token = checkToken(clear.replaceAll(' ', '+'), tokens);
  const { origin } = new URL(request.url);
  return jsonResponse(200, { token: { _id: token.id, servers: [origin], scopes: token.scopes } });
}

/** Makes the handler of everything below `/search` and `/api/rest/v1`; unknown paths get a 404 in JSON. */
export function createApi(counter: Counter): Hono<{ Bindings: Bindings }> {
  const api = new Hono<{ Bindings: Bindings }>();
  for (const [path, methods] of routeTable(counter)) {
    // Base64 may hold slashes, and not everybody encodes them.
    const pattern = path.replace(':schema', ':schema{.+}');
    const allow = [...methods.keys()].join(', ');
    api.all(pattern, (context) => {
      const handler = methods.get(context.req.raw.method);
      if (!handler) throw new Refusal(405, `Method ${context.req.raw.method} is not allowed here.`, { allow });
      return handler(context.req.raw, context.req.param('schema'), context.env?.address ?? '');
    });
  }
  api.notFound((context) => refusalResponse(new Refusal(404, `No such path: ${context.req.path.slice(0, 200)}`)));
  api.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error);
    counter.log.error({ err: error }, 'a request to the data service failed');
    return refusalResponse(new Refusal(500, 'The service failed to answer this request.'));
  });
  return api;
}
