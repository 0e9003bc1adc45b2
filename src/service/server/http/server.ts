/** Runs a fetch-style handler on an HTTP server. */
import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from '#platform/client-address.ts';
import { type HttpServer, openHttpServer, type ServerOptions } from '#platform/http-server.ts';
import type { Bindings } from './route.ts';

/** The path of a request, without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Rejects when the port is taken. */
export async function listen(
  options: ServerOptions,
  handle: (request: Request, bindings: Bindings) => Response | Promise<Response>,
): Promise<HttpServer> {
  const { trustedProxies } = options;
  const listener = getRequestListener(
    (request, bindings) => {
      const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
      return handle(request, {
        address: incoming && clientAddress(incoming, trustedProxies),
        body: incoming?.iterator({ destroyOnReturn: false }),
        cut: () => void incoming?.socket.destroy(),
      });
    },
    { overrideGlobalObjects: false },
  );
  return openHttpServer(options, (incoming, outgoing) => {
    // A liveness probe: it must not depend on the storage.
    if (pathOf(incoming) === '/healthz') outgoing.end('ok');
    else void listener(incoming, outgoing);
  });
}
