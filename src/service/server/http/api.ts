/** The REST interface: one route for every row of the contract, its deployed alias, and what stands beside them. */
import { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { ANNOUNCED, OPERATIONS, type Operation, type OperationName } from '../../contract/operations.ts';
import type { Archives } from '../archives/archives.ts';
import type { TicketIssuer } from '../consent/ticket-issuer.ts';
import { docsPage } from '../documents/docs-page.ts';
import { DOCS_PATH, OPENAPI_PATH, openApiDocument } from '../documents/open-api.ts';
import type { Fill } from '../embeddings/fill.ts';
import type { ImportJobs } from '../imports/import-job.ts';
import { type OAuthOptions, oauthRoutes } from '../oauth/oauth-routes.ts';
import { DEPLOYED_ROUTES } from '../operations/deployed.ts';
import { PREPARE } from '../operations/prepare.ts';
import type { Workshop } from '../operations/prepared-call.ts';
import type { Owners } from '../owners/owners.ts';
import { BusyError, createTurns } from '../turns.ts';
import { importRoutes } from './import-routes.ts';
import { type ServedOperation, serveOperation } from './operation-route.ts';
import { ownMessagesRoute } from './own-messages-route.ts';
import { ownerRoutes } from './owner-routes.ts';
import { BUSY, jsonResponse, Refusal, refusalResponse } from './refusal.ts';
import { authenticate, type Bindings, type Route } from './route.ts';
import { createKeyedRoutes } from './service-key-route.ts';
import { tokenRoutes } from './token-routes.ts';

export interface ApiOptions {
  workshop: Workshop;
  owners: Owners;
  archives: Archives;
  issueTicket: TicketIssuer;
  oauth: Pick<OAuthOptions, 'allowedRedirects' | 'issuer' | 'baseUrl'>;
  imports: ImportJobs;
  /** How far an owner's records were read for their meaning. */
  meaningOf: Fill['progress'] | undefined;
  /** Shared with the bot; without one nobody can ask about owners. */
  serviceKey: string | undefined;
  /** How the paths that both have refuse. */
  dialect: 'documented' | 'deployed';
  clock: Clock;
  log: Log;
}

/** Addresses of a deployment for what is not offered here, with the reason. */
const NOT_OFFERED: Readonly<Record<string, string>> = {
  [ANNOUNCED.count.path]: ANNOUNCED.count.reason,
  [ANNOUNCED.profile.path]: ANNOUNCED.profile.reason,
};

/** Answers that are made at once. */
const ANSWERS = { places: 8, perOwner: 2, waitMs: 60_000 };

/** Every route; of two with one method and path the first counts. */
function allRoutes(options: ApiOptions): Route[] {
  const { owners, archives, issueTicket, serviceKey, clock } = options;
  const routes: Route[] = [];
  const counter = { ...options, answers: createTurns({ clock, ...ANSWERS }) };
  const operation = ({ method, path }: Pick<Route, 'method' | 'path'>, served: ServedOperation): Route => ({
    method,
    path,
    handle: ({ request, parts }) => serveOperation(served, request, parts, counter),
  });
  const shared = options.dialect === 'deployed' ? asDeployed : (route: Route) => route;
  const rows = Object.entries(OPERATIONS) as [OperationName, Operation][];
  for (const [name, row] of rows)
    routes.push(shared(operation(row, { name, prepare: PREPARE[name], deployed: false })));
  for (const route of DEPLOYED_ROUTES) routes.push(asDeployed(operation(route, { ...route, deployed: true })));
  for (const [path, reason] of Object.entries(NOT_OFFERED)) {
    for (const method of ['GET', 'POST']) {
      const handle: Route['handle'] = async ({ request }) => {
        await authenticate(request, owners.tokens);
        throw new Refusal(501, reason);
      };
      routes.push({ method, path, handle });
    }
  }
  routes.push(...documentRoutes());
  const { language, meaning } = options.workshop;
  routes.push(...tokenRoutes(owners, { clock, archives, languageModel: language.model, embeddings: meaning?.sentTo }));
  if (serviceKey !== undefined) {
    const keyed = createKeyedRoutes(serviceKey, clock);
    routes.push(...ownerRoutes(keyed, { owners, archives, issueTicket, clock, languageModel: language.model }));
    routes.push(...importRoutes(keyed, owners.directory, options.imports, options.meaningOf));
    routes.push(...oauthRoutes({ ...options.oauth, owners, serviceKey, clock }));
    routes.push(ownMessagesRoute(keyed, { owners, archives: options.archives, workshop: options.workshop }));
  }
  return routes;
}

/** Makes the handler of everything below `/search` and `/api/rest/v1`; unknown paths get a 404 in JSON. */
export function createApi(options: ApiOptions): Hono<{ Bindings: Bindings }> {
  const api = new Hono<{ Bindings: Bindings }>();
  for (const [path, routes] of Map.groupBy(allRoutes(options), (route) => route.path)) {
    // Base64 may hold slashes, and not everybody encodes them.
    const pattern = path.replace(':schema', ':schema{.+}');
    const allow = [...new Set(routes.map(({ method }) => method))].join(', ');
    api.all(pattern, (context) => {
      const request = context.req.raw;
      const route = routes.find(({ method }) => method === request.method);
      if (!route) throw new Refusal(405, `Method ${request.method} is not allowed here.`, { allow });
      const parts: Record<string, string> = context.req.param();
      return route.handle({ request, parts, address: context.env?.address ?? '', body: context.env?.body });
    });
  }
  api.notFound((context) => refusalResponse(new Refusal(404, `No such path: ${context.req.path.slice(0, 200)}`)));
  api.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error);
    if (error instanceof BusyError) return refusalResponse(BUSY);
    options.log.error({ err: error }, 'a request to the data service failed');
    return refusalResponse(new Refusal(500, 'The service failed to answer this request.'));
  });
  return api;
}

function documentRoutes(): Route[] {
  return [
    // Pages of others may read it: editors and consoles in browsers do.
    {
      method: 'GET',
      path: OPENAPI_PATH,
      handle: () => jsonResponse(200, openApiDocument(), { 'access-control-allow-origin': '*' }),
    },
    { method: 'GET', path: DOCS_PATH, handle: () => docsPage(openApiDocument()) },
  ];
}

/** As deployed: there is no 401 and no 402, and the word has lost its first letter (assumed from its published code). */
function refusedAsDeployed({ status, message, headers }: Refusal): Refusal {
  const { 'www-authenticate': _, ...rest } = headers;
  if (status === 401) return new Refusal(403, message, rest);
  return status === 402
    ? new Refusal(403, message.replace(/^Insufficient/, 'Unsufficient'), rest)
    : new Refusal(status, message, headers);
}

/** The same route with a deployment's refusals. */
function asDeployed(route: Route): Route {
  return {
    ...route,
    async handle(asked) {
      try {
        return await route.handle(asked);
      } catch (error) {
        throw error instanceof Refusal ? refusedAsDeployed(error) : error;
      }
    },
  };
}
