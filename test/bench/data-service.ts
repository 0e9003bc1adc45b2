/**
 * The bench's data service: it accepts every token and always finds ten chats with fifteen messages. A search for
 * `ref7` returns messages about quay 7, so that each answer can be identified.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { LocalHttpServer } from '../support/local-server.ts';
import { startJsonServer } from './json-server.ts';

const CHATS = 10;
const MESSAGES = 15;
/** Placeholder of the reference in the prepared replies. */
const GAP = '#';

/** The token of a connected chat, in the service's format: a 36-character id and 48 characters of base64. */
export function tokenOf(chat: number): string {
  return `00000000-0000-4000-8000-${String(chat).padStart(12, '0')}${'Ab3'.repeat(16)}`;
}

/** The command that finds the messages of this reference. */
export const searchFor = (reference: number): string => `/search boats ref${reference}`;

/** The reference of the search that this text answers; undefined if it shows no results. */
export function answeredBy(text: string): number | undefined {
  const found = /\bquay (\d+)/.exec(text);
  return found ? Number(found[1]) : undefined;
}

/** @param tookMs duration of a search */
export async function startDataService(tookMs: number): Promise<LocalHttpServer> {
  const chats = chatThreads();
  const threads = JSON.stringify({ items: chats }).split(GAP);
  const records = JSON.stringify({ items: chats.flatMap(({ messages }) => messages) }).split(GAP);

  async function search(path: string, reply: readonly string[]): Promise<string> {
    if (tookMs > 0) await sleep(tookMs, undefined, { ref: false });
    return reply.join(/ref(\d+)/.exec(path)?.[1] ?? '0');
  }

  return startJsonServer((path) => {
    if (path.startsWith('/search/chat-threads')) return search(path, threads);
    if (path.startsWith('/search/universal')) return search(path, records);
    if (path.startsWith('/api/rest/v1/auth/token')) return JSON.stringify({ token: { scopes: ALL_SCOPES } });
    return undefined;
  });
}

/** Chats and messages with all fields of interface.md. */
function chatThreads() {
  return Array.from({ length: CHATS }, (_, chat) => {
    const group = {
      _id: `telegram-1-${chat}`,
      name: `Harbour crew ${chat}`,
      sourceApplication: 'https://telegram.com',
      sourceId: String(chat),
      schema: 'https://schemas.example/social/chat/group/v0.1.0/schema.json',
      insertedAt: '2025-01-01T08:00:00.000Z',
      modifiedAt: '2026-06-01T08:00:00.000Z',
    };
    // Fifteen messages in ten chats: the first five have two.
    const messages = Array.from({ length: chat < MESSAGES - CHATS ? 2 : 1 }, (_unused, index) => ({
      _id: `telegram-1-${chat}-${index}`,
      groupId: group._id,
      groupName: group.name,
      type: index === 0 ? 'receive' : 'send',
      fromId: `77${chat}`,
      fromHandle: `sailor_${chat}`,
      fromName: `Sailor ${chat}`,
      messageText: `The boats leave quay ${GAP} at nine, so be there a quarter before and bring what the others forgot.`,
      schema: 'https://schemas.example/social/chat/message/v0.1.0/schema.json',
      sourceApplication: 'https://telegram.com',
      sourceId: `${chat}${index}`,
      insertedAt: '2026-06-01T09:00:00.000Z',
      sentAt: `2026-05-${10 + chat}T09:0${index}:00.000Z`,
      modifiedAt: '2026-06-01T09:00:00.000Z',
    }));
    return { id: group._id, schemaUrl: group.schema, group, messages };
  });
}
