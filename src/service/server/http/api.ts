/** The REST interface: one route per operation of the contract, its deployed alias, and the service's own routes. */
import { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { ANNOUNCED, OPERATIONS, type OperationName } from '../../contract/operations.ts';
import { docsPage } from '../documents/docs-page.ts';
import { DOCS_PATH, OPENAPI_PATH, openApiDocument } from '../documents/open-api.ts';
import type { Backfill } from '../embeddings/backfill.ts';
import { createFairQueue } from '../fair-queue.ts';
import type { ImportJobs } from '../imports/import-jobs.ts';
import { type OAuthOptions, oauthRoutes } from '../oauth/oauth-routes.ts';
import { DEPLOYED_ROUTES } from '../operations/deployed.ts';
import { PREPARE } from '../operations/prepare.ts';
import type { ServiceContext } from '../operations/prepared-call.ts';
import type { ArchiveOf, Owners } from '../owners/owners.ts';
import { ApiError, errorResponse, jsonResponse, toApiError } from './api-error.ts';
import { authenticate, createOwnerRoute } from './authentication.ts';
import { importRoutes } from './import-routes.ts';
import { serveOperation } from './operation-route.ts';
import { ownMessagesRoute } from './own-messages-route.ts';
import { ownerRoutes } from './owner-routes.ts';
import { createGuessLimit } from './rate-limit.ts';
import type { Bindings, Route } from './route.ts';
import { tokenRoutes } from './token-routes.ts';

export interface ApiOptions extends Pick<OAuthOptions, 'allowedRedirects' | 'issuer' | 'baseUrl'> {
  service: ServiceContext;
  owners: Owners;
  archiveOf: ArchiveOf;
  imports: ImportJobs;
  /** Progress of embedding an owner's records. */
  embeddingProgress: Backfill['progress'] | undefined;
  /** Secret shared with the bot; without it there are no owner routes. */
  serviceKey: string | undefined;
  /** Error format of the paths that both dialects have. */
  dialect: 'documented' | 'deployed';
  sampleReady: Promise<void>;
  clock: Clock;
  log: Log;
}

/** Answers generated at the same time. */
const ANSWERS = { slots: 8, perOwner: 2, waitMs: 60_000 };
/** Wrong service keys per minute and address, over all routes, before 429. */
const KEY_GUESSES_PER_MINUTE = 20;

/** Every route; if two have the same method and path, the first one wins. */
function allRoutes(options: ApiOptions): Route[] {
  const { service, owners, archiveOf, serviceKey, clock } = options;
  const parts = { ...options, answers: createFairQueue({ clock, ...ANSWERS }) };
  const shared = options.dialect === 'deployed' ? withDeployedErrors : (route: Route) => route;
  const languageModel = service.answerer.model;
  const routes = [
    ...(Object.keys(OPERATIONS) as OperationName[]).map((name) => {
      const served = { name, prepare: PREPARE[name], deployed: false };
      return shared({ ...OPERATIONS[name], handle: (call) => serveOperation(served, call, parts) });
    }),
    ...DEPLOYED_ROUTES.map((route) =>
      withDeployedErrors({ ...route, handle: (call) => serveOperation({ ...route, deployed: true }, call, parts) }),
    ),
    ...Object.values(ANNOUNCED).flatMap((announced) => announcedRoutes(announced, owners)),
    // Readable from other origins, for browser-based editors and consoles.
    {
      method: 'GET',
      path: OPENAPI_PATH,
      handle: () => jsonResponse(200, openApiDocument(), { 'access-control-allow-origin': '*' }),
    },
    { method: 'GET', path: DOCS_PATH, handle: () => docsPage(openApiDocument()) },
    ...tokenRoutes({ owners, archiveOf, clock, languageModel, embeddings: service.semanticSearch?.sentTo }),
  ];
  if (serviceKey === undefined) return routes;
  const limitGuess = createGuessLimit(clock, KEY_GUESSES_PER_MINUTE);
  const ownerRoute = createOwnerRoute(serviceKey, limitGuess);
  return [
    ...routes,
    ...ownerRoutes(ownerRoute, { ...options, languageModel }),
    ...importRoutes(ownerRoute, owners.directory, options.imports, options.embeddingProgress),
    ...oauthRoutes({ ...options, serviceKey, limitGuess }),
    ownMessagesRoute(ownerRoute, { owners, archiveOf, schemaBase: service.schemaBase, clock }),
  ];
}

function announcedRoutes({ path, reason }: { path: string; reason: string }, { tokens }: Owners): Route[] {
  const handle: Route['handle'] = async ({ request }) => {
    await authenticate(request, tokens);
    throw new ApiError(501, reason);
  };
  return ['GET', 'POST'].map((method) => ({ method, path, handle }));
}

/** Creates the handler of every REST path; unknown paths get a 404 in JSON. */
export function createApi(options: ApiOptions): Hono<{ Bindings: Bindings }> {
  const api = new Hono<{ Bindings: Bindings }>();
  for (const [path, routes] of Map.groupBy(allRoutes(options), (route) => route.path)) {
    // Base64 may contain slashes, and not every client encodes them.
    const pattern = path.replace(':schema', ':schema{.+}');
    const allow = [...new Set(routes.map(({ method }) => method))].join(', ');
    api.all(pattern, (context) => {
      const request = context.req.raw;
      const route = routes.find(({ method }) => method === request.method);
      if (!route) throw new ApiError(405, `Method ${request.method} is not allowed here.`, { allow });
      const params: Record<string, string> = context.req.param();
      return route.handle({ request, params, address: context.env?.address ?? '', body: context.env?.body });
    });
  }
  api.notFound((context) => errorResponse(new ApiError(404, `No such path: ${context.req.path.slice(0, 200)}`)));
  api.onError((error) => errorResponse(toApiError(error, options.log)));
  return api;
}

/** The same route with a deployment's errors: 403 in place of 401 and 402, and "Unsufficient" (assumed from its published code). */
function withDeployedErrors(route: Route): Route {
  return {
    ...route,
    async handle(call) {
      try {
        return await route.handle(call);
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 402)) throw error;
        const { 'www-authenticate': _, ...headers } = error.headers;
        throw new ApiError(403, error.message.replace(/^Insufficient/, 'Unsufficient'), headers);
      }
    },
  };
}
