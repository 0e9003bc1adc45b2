/** What tells a caller of a public deployment about scopes, and how refusals look there. */
import { creditsOf, OPERATIONS, type OperationName } from '../../contract/operations.ts';
import { ALL_SCOPES, type ApiScope, describeScope, parseScope } from '../../contract/scopes.ts';
import type { Owners } from '../owners/owners.ts';
import { authenticate } from './authentication.ts';
import { jsonResponse, Refusal } from './refusal.ts';
import type { Route } from './route.ts';

export const SCOPES_PATH = '/api/rest/v1/auth/scopes';
export const CHECK_SCOPE_PATH = '/api/rest/v1/auth/check-scope';

/** As deployed: there is no 401 and no 402, and the word has lost its first letter (assumed from its published code). */
function refusedAsDeployed({ status, message, headers }: Refusal): Refusal {
  const { 'www-authenticate': _, ...rest } = headers;
  if (status === 401) return new Refusal(403, message, rest);
  return status === 402
    ? new Refusal(403, message.replace(/^Insufficient/, 'Unsufficient'), rest)
    : new Refusal(status, message, headers);
}

/** The same route with a deployment's refusals. */
export function asDeployed(route: Route): Route {
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

/** Credits of a call for which a token needs the scope. */
function priceOf(scope: ApiScope): number | undefined {
  const rows = Object.keys(OPERATIONS) as OperationName[];
  const name = rows.find((row) => OPERATIONS[row].scope === scope) ?? rows.find((row) => assumedScope(row) === scope);
  return name && creditsOf(name);
}

function assumedScope(name: OperationName): string | undefined {
  const { assumed } = OPERATIONS[name];
  return 'scope' in assumed ? assumed.scope : undefined;
}

function describedScopes() {
  return Object.fromEntries(
    ALL_SCOPES.map((scope) => {
      const description = describeScope(scope);
      if (!scope.startsWith('api:')) return [scope, { type: 'ds', description }];
      return [scope, { type: 'api', description, userNote: description, credits: priceOf(scope as ApiScope) }];
    }),
  );
}

export function deployedAuthRoutes({ tokens }: Owners): Route[] {
  return [
    { method: 'GET', path: SCOPES_PATH, handle: () => jsonResponse(200, { scopes: describedScopes() }) },
    {
      method: 'GET',
      path: CHECK_SCOPE_PATH,
      async handle({ request }) {
        const { granted } = await authenticate(request, tokens);
        const asked = new URL(request.url).searchParams.get('scope');
        if (!asked) throw new Refusal(400, 'Invalid request: scope is required');
        const scope = parseScope(asked);
        return jsonResponse(200, { authenticated: scope !== undefined && granted.includes(scope) });
      },
    },
  ];
}
