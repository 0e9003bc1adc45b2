/** The service behind this project's bot, for the bench: it knows every token, and takes its time over one word. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ALL_SCOPES } from '../../src/contract/scopes.ts';

/** Found in every reply of a slow command, of this project's bot and of its peers. */
export const SLOW_ANSWER = 'the benchmark harbour';

export interface DataService {
  readonly url: string;
  close(): Promise<void>;
}

/** The word that a search takes long over. */
export const SLOW_WORD = 'harbour';

/** @param slowMs how long a search for SLOW_WORD takes; others are answered at once */
export async function startDataService(slowMs: number): Promise<DataService> {
  const pending = new Set<NodeJS.Timeout>();

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (path === '/api/rest/v1/auth/token') return send(200, { token: { scopes: ALL_SCOPES } });
    if (path !== '/search/chat-threads') return send(404, { error: 'the bench does not know this path' });
    const delay = request.url?.includes(SLOW_WORD) ? slowMs : 0;
    const timer = setTimeout(() => {
      pending.delete(timer);
      send(200, { items: [thread()] });
    }, delay);
    pending.add(timer);
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const timer of pending) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function thread() {
  const group = { _id: 'telegram-1-2', name: 'Boat', sourceApplication: 'https://telegram.com' };
  const message = {
    _id: 'telegram-1-3',
    groupId: group._id,
    groupName: group.name,
    type: 'receive',
    fromName: 'Ada',
    messageText: `The boats leave ${SLOW_ANSWER} at nine.`,
    sentAt: '2026-06-01T09:00:00.000Z',
  };
  return { id: group._id, schemaUrl: 'https://schemas.example/message', group, messages: [message] };
}

/** A token in the form that the service issues: a 36-character id and 48 characters of base64. */
export function benchToken(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}${'Ab3'.repeat(16)}`;
}
