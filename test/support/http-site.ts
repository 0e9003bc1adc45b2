/** Local test servers on free ports, with responses defined per test, and a client for them. */
import type { ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createDataClient, type DataClientOptions } from '#service/client/data-client.ts';
import type { Call, DataService } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { listenLocally, type Received, serveHttp } from './local-server.ts';
import { rejectionOf } from './rejection.ts';

export const TOKEN = 'token-of-a-test-0123456789+/=_';
export const SCHEMA_BASE = 'https://schemas.example';

export interface Site {
  url: string;
  /** Requests received in full, in order. */
  requests: Received[];
}

/** Runs an HTTP server that answers with `answer`, until the test ends. */
export async function httpSite(answer: (response: ServerResponse, received: Received) => void): Promise<Site> {
  const requests: Received[] = [];
  const { url, close } = await serveHttp((received, response) => {
    requests.push(received);
    answer(response, received);
  });
  onTestFinished(close);
  return { url, requests };
}

/** A server that answers every request with the same JSON. */
export const jsonSite = (value: unknown, status = 200, headers: Record<string, string> = {}): Promise<Site> =>
  bytesSite(JSON.stringify(value), status, { 'content-type': 'application/json', ...headers });

/** A server that answers every request with the same bytes. */
export function bytesSite(
  body: string | Uint8Array,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Site> {
  return httpSite((response) => {
    response.writeHead(status, headers).end(body);
  });
}

export interface RawSite {
  url: string;
  /** Connections accepted so far. */
  sockets: Socket[];
  /** Requests whose first bytes arrived. */
  received: string[];
}

/** Runs a TCP server; `onData` is called with each chunk that arrives. */
export async function rawSite(onData: (socket: Socket, text: string) => void): Promise<RawSite> {
  const sockets: Socket[] = [];
  const received: string[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received.push(data.toString());
      onData(socket, data.toString());
    });
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${await listenLocally(server)}`, sockets, received };
}

/** A client for a server, closed when the test ends. */
export function clientOf(
  site: { url: string },
  options: Partial<DataClientOptions> = {},
): DataService & { close(): Promise<void> } {
  const client = createDataClient({
    apiUrl: site.url,
    searchUrl: site.url,
    schemaBase: SCHEMA_BASE,
    dialect: 'documented',
    clock: systemClock,
    log: createLog('silent'),
    ...options,
  });
  onTestFinished(() => client.close());
  return client;
}

export function call(more: Partial<Call> = {}): Call {
  return { token: TOKEN, signal: new AbortController().signal, ...more };
}

/** The ServiceFailure of a call; throws if it succeeds or fails otherwise. */
export const failureOf = (work: Promise<unknown>) => rejectionOf(ServiceFailure, work);
