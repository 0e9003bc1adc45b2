/**
 * The data service of the fault tests: answers a question with `found-<its word>` after a given delay, or fails, and
 * records every complete request. It uses no code of the service under test.
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { type Received, serveHttp } from '../support/local-server.ts';
import type { Question } from './plan.ts';

/** A paid request as the service saw it; times in Unix milliseconds. */
export interface PaidCall {
  readonly at: number;
  /** The process that made it. */
  readonly process: number;
  /** When the whole reply had been sent; undefined until then. */
  repliedAt: number | undefined;
}

export interface FaultDataService {
  /** The service URL for this process of the bot, which identifies its calls. */
  urlFor(process: number): string;
  /** Sets how questions with this word are answered. */
  treat(word: string, service: Question['service']): void;
  /** All requests with this word. */
  calls(word: string): readonly PaidCall[];
  close(): Promise<void>;
}

const PROCESS = /^\/process-(\d+)\//;
const WORD = /\bw[0-9a-z]+x\d+\b/;

export async function startDataService(): Promise<FaultDataService> {
  const treatments = new Map<string, Question['service']>();
  const seen = new Map<string, PaidCall[]>();

  async function answer({ url, body }: Received, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(url);
    if (path.includes('/auth/token')) return reply(response, 200, { token: { scopes: ALL_SCOPES } });
    const word = WORD.exec(path)?.[0] ?? WORD.exec(body)?.[0];
    if (word === undefined) return reply(response, 404, { error: 'there is nothing here' });
    const call: PaidCall = { at: Date.now(), process: Number(PROCESS.exec(path)?.[1] ?? 0), repliedAt: undefined };
    seen.set(word, [...(seen.get(word) ?? []), call]);
    const { kind, afterMs } = treatments.get(word) ?? { kind: 'answers', afterMs: 0 };
    await pause(afterMs);
    if (kind === 'breaks off') return void response.socket?.destroy();
    response.once('finish', () => {
      call.repliedAt = Date.now();
    });
    if (kind === 'fails') reply(response, 500, { error: 'ordered by the test' });
    else reply(response, 200, contentFor(path, word));
  }

  const { url, close } = await serveHttp(answer);
  return {
    urlFor: (process) => `${url}/process-${process}`,
    treat: (word, service) => void treatments.set(word, service),
    calls: (word) => seen.get(word) ?? [],
    close,
  };
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function contentFor(path: string, word: string): unknown {
  const text = `The ferry of ${word} is found-${word}.`;
  if (path.includes('/llm/')) return { completion: text };
  const group = { _id: 'telegram-1-10', name: 'Harbour' };
  const message = {
    _id: `telegram-1-${word}`,
    schema: 'https://common.schemas.verida.io/social/chat/message/v0.1.0/schema.json',
    groupId: group._id,
    groupName: group.name,
    fromName: 'Anna',
    messageText: text,
    sentAt: '2026-11-20T09:00:00.000Z',
    insertedAt: '2026-11-20T09:00:00.000Z',
  };
  const thread = { id: group._id, schemaUrl: 'thread', group, messages: [message] };
  return path.includes('hread') ? { items: [thread] } : { items: [message], total: 1 };
}
