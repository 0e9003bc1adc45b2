/** The address of the consent page for one person. */
import { ownerNameOf } from '#commands/connection/tokens.ts';
import type { CommandDeps } from '#commands/deps.ts';
import type { OwnerService } from '#service/contract/owner-service.ts';
import type { Config } from './config.ts';
import { CONNECT_PATH } from './http/connect-page.ts';

const MAX_NAME_LENGTH = 200;

/**
 * Builds consent page addresses, where the browser can come back from them: in the playground it is on this machine,
 * with a webhook the app has a public address. While polling there is neither. The page of a service that shares a key
 * with this bot opens with a ticket; one elsewhere gets everything in its address.
 */
export function consentUrlBuilder(
  config: Config,
  parts: { owners: OwnerService | undefined; botName: string; webPort: number },
): CommandDeps['connectUrl'] {
  const { owners, botName } = parts;
  if (config.telegram.mode === 'polling') return undefined;
  const home = config.publicUrl ?? `http://127.0.0.1:${parts.webPort}`;
  const asking = { redirectUrl: home + CONNECT_PATH, appName: `@${botName}` };
  if (owners) {
    return async ({ state, scopes, person, whose = 'own', signal }) => {
      const personName = person.firstName.slice(0, MAX_NAME_LENGTH);
      const request = { purpose: 'consent' as const, ...asking, state, scopes: [...scopes], personName };
      const { url } = await owners.issueTicket(ownerNameOf(whose, person), request, { signal });
      if (url === undefined) throw new Error('a consent ticket opens no page');
      return url;
    };
  }
  const page = config.data.kind === 'remote' ? config.data.authorizeUrl : undefined;
  if (page === undefined) return undefined;
  return async ({ state, scopes }) => {
    // The page may have a query of its own, such as the application's id.
    const url = new URL(page);
    for (const scope of scopes) url.searchParams.append('scopes', scope);
    for (const [name, value] of Object.entries({ ...asking, state })) url.searchParams.set(name, value);
    return url.href;
  };
}
