/** How refusals look at a public deployment. */
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

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
