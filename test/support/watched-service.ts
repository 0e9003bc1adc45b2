/**
 * The remote data service of a story: the real one, with a model, behind a door that notes every request and can be told to hang, to
 * talk nonsense, or to be shut. What never came through the door was never asked.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '#platform/clock.ts';
import { CREDITS_HEADER } from '#service/contract/extensions.ts';
import { openModel } from './model-double.ts';
import { type DoubleOptions, openService, type ServiceDouble } from './service-double.ts';

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly authorization: string;
  /** Of the header `x-request-id`. */
  readonly requestId?: string | undefined;
  readonly body: string;
}

/** Answers a request in place of the service; one that does nothing leaves it hanging. */
export type Answerer = (response: ServerResponse, request: SeenRequest) => void;

export interface WatchedService {
  readonly double: ServiceDouble;
  /** Address of the door. */
  readonly url: string;
  /** The door's own consent address, with the request in it as other services have it: it knows whose data this is. */
  readonly authorizeUrl: string;
  /** Everything that came through the door, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** What costs credits, of that. */
  paid(): SeenRequest[];
  /** From now on requests whose path has this part are answered so; hanging when no answer is given. */
  instead(part: string, answer?: Answerer): void;
  /** From now on requests whose path has this part wait for the real service until what this returns is called. */
  holding(part: string): () => void;
  /** Back to the real service, also for what waits for it. */
  asUsual(): void;
  /** Waits until so many requests in all (those that cost, unless `every`) have come through the door. */
  reaches(count: number, every?: boolean): Promise<void>;
  /** Nobody listens any more, at the same address. */
  shut(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 8000;
export const TOKEN_PATH = '/auth/token';
/** What a token asks about itself, and what only the shared key opens. */
const FREE_PATHS = ['/v1/auth/', '/v1/owners/'];
const AUTHORIZE_PATH = '/sign-in/authorize';
export const hang: Answerer = () => undefined;
export const replies =
  (status: number, body: unknown, type = 'application/json'): Answerer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));

export async function watchService(options: DoubleOptions = {}): Promise<WatchedService> {
  const model = await openModel();
  model.says('At nine, I think.');
  const double = await openService({
    clock: systemClock,
    model: { baseUrl: model.baseUrl, model: 'tiny' },
    ...options,
  });
  const seen: SeenRequest[] = [];
  const paid = () => seen.filter(({ path }) => !FREE_PATHS.some((free) => path.includes(free)));
  const waiters = new Set<() => void>();
  const held: (() => void)[] = [];
  let stand: { part: string; answer: Answerer | Promise<void> }[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const noted: SeenRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      requestId: request.headers['x-request-id']?.toString(),
      body: Buffer.concat(chunks).toString('utf8'),
    };
    seen.push(noted);
    for (const look of [...waiters]) look();
    const instead = stand.find(({ part }) => noted.path.includes(part));
    if (typeof instead?.answer === 'function') return instead.answer(response, noted);
    await instead?.answer;
    const type = request.headers['content-type'];
    const reply = await fetch(double.url + noted.path, {
      method: noted.method,
      headers: {
        authorization: noted.authorization,
        accept: request.headers.accept ?? '*/*',
        ...(noted.requestId === undefined ? {} : { 'x-request-id': noted.requestId }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(noted.method === 'POST' ? { body: noted.body } : {}),
    });
    const left = reply.headers.get(CREDITS_HEADER);
    response.writeHead(reply.status, {
      'content-type': reply.headers.get('content-type') ?? 'text/plain',
      ...(left === null ? {} : { [CREDITS_HEADER]: left }),
    });
    response.end(await reply.text());
  }

  /** Everybody who comes to this service's consent page is signed in as the sample person. */
  async function authorize(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const { url = '' } = await double.service.issueTicket('sample', {
      purpose: 'consent',
      appName: query.get('appName') ?? 'An application',
      scopes: query.getAll('scopes'),
      redirectUrl: query.get('redirectUrl') ?? '',
      state: query.get('state') ?? '',
    });
    response.writeHead(302, { location: url }).end();
  }

  const door = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://door');
    if (pathname === AUTHORIZE_PATH) return authorize(searchParams, response);
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      door.close(() => resolve());
      door.closeAllConnections();
    });

  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return {
    double,
    url,
    authorizeUrl: url + AUTHORIZE_PATH,
    seen,
    paid,
    instead(part, answer = hang) {
      stand = [{ part, answer }, ...stand];
    },
    holding(part) {
      const { promise, resolve } = Promise.withResolvers<void>();
      stand = [{ part, answer: promise }, ...stand];
      held.push(resolve);
      return resolve;
    },
    asUsual() {
      stand = [];
      for (const release of held.splice(0)) release();
    },
    reaches: (count, every = false) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiters.delete(look);
          reject(new Error(`waited ${PATIENCE_MS} ms for request ${count}`));
        }, PATIENCE_MS);
        function look() {
          if ((every ? seen : paid()).length < count) return;
          clearTimeout(timer);
          waiters.delete(look);
          resolve();
        }
        waiters.add(look);
        look();
      }),
    shut,
    async close() {
      await shut();
      await double.close();
      await model.close();
    },
  };
}
