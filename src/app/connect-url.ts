/** Builds the address of a remote service's consent page. */
import type { CommandDeps } from '#commands/deps.ts';
import type { Config } from './config.ts';
import { CONNECT_PATH } from './http/connect-page.ts';

/**
 * Builds consent page addresses if the browser can be redirected back: in the playground it runs on this machine, and with a
 * webhook the bot has a public address. While polling, neither holds and it returns undefined.
 */
export function consentUrlBuilder(
  config: Config,
  { botName, webPort }: { botName: string; webPort: number },
): CommandDeps['connectUrl'] {
  const page = config.data.kind === 'remote' ? config.data.authorizeUrl : undefined;
  if (page === undefined || config.telegram.mode === 'polling') return undefined;
  const home = config.publicUrl ?? `http://127.0.0.1:${webPort}`;
  return ({ state, scopes }) => {
    // The page may have a query of its own, such as the application's id.
    const url = new URL(page);
    for (const scope of scopes) url.searchParams.append('scopes', scope);
    for (const [name, value] of Object.entries({ redirectUrl: home + CONNECT_PATH, appName: `@${botName}`, state }))
      url.searchParams.set(name, value);
    return url.href;
  };
}
