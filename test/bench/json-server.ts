/** A server that answers with JSON. */
import { createServer } from 'node:http';
import { type LocalHttpServer, listenLocally } from '../support/local-server.ts';

/** Answers with the JSON that `answer` returns for path and body, or 404 for undefined. */
export async function startJsonServer(
  answer: (path: string, body: string) => string | undefined | Promise<string | undefined>,
): Promise<LocalHttpServer> {
  const server = createServer({ keepAliveTimeout: 0, noDelay: true }, (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', async () => {
      const reply = await answer(request.url ?? '', body);
      response.writeHead(reply === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(reply ?? '{"error":"unknown path"}');
    });
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
