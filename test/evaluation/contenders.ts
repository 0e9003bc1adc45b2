/** What is compared: the embedded service over HTTP, like any client, and plain FTS5 on the same messages. */
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { ModelAddress } from '#service/server/answers/model-client.ts';
import { call } from '../service/caller.ts';
import { openCaller } from '../service/import-rig.ts';
import { adminOf, openService } from '../support/service.ts';
import { type ChatSet, type SaidMessage, toRecord } from './chats.ts';

export interface Ranker {
  /** Ids of the messages found, best first. */
  search(question: string): Promise<string[]>;
}

export interface Answerer {
  /** Ids of the messages quoted as the answer; empty if it says that there is none. */
  ask(question: string): Promise<string[]>;
}

export interface EvaluatedService {
  /** Imports the set's messages for one owner. */
  bringIn(set: Pick<ChatSet, 'name' | 'messages'>): Promise<Ranker & Answerer>;
  close(): Promise<void>;
}

/** Results per search: as many as five conversations may need. */
const LIMIT = 50;
const CREDITS = 10_000_000;

const Searched = z.object({ items: z.array(z.looseObject({ _id: z.string() })) });
const Reply = z.object({
  completion: z.string(),
  found: z.boolean(),
  sources: z.array(z.object({ id: z.string(), number: z.int().optional() })),
});

/** @param postgres server for the archives; files if undefined. @param model the model that answers, if any */
export async function openEvaluated(postgres?: string, model?: ModelAddress): Promise<EvaluatedService> {
  const double = await openService({ empty: true, monthlyCredits: CREDITS, postgres, ...(model ? { model } : {}) });
  const caller = openCaller(() => double.url);
  async function ask(token: string, path: string, body?: unknown): Promise<unknown> {
    const { status, reply } = await call(double, `/api/rest/v1/${path}`, { token, body });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${reply.error.slice(0, 300)}`);
    return reply;
  }
  return {
    async bringIn({ name, messages }) {
      const owner = name.replaceAll('/', '-');
      const lines = messages.map(
        (message) => `${JSON.stringify({ datastore: 'social-chat-message', record: toRecord(message) })}\n`,
      );
      const { importId } = await caller.sends(owner, 'chats.jsonl', lines.join(''));
      await caller.reaches(owner, importId, 'done');
      const token = await adminOf(double.service).issueToken({ owner, scopes: ALL_SCOPES });
      return {
        async search(question) {
          const path = `search/universal?${new URLSearchParams({ keywords: question, limit: String(LIMIT) })}`;
          return Searched.parse(await ask(token, path)).items.map(({ _id }) => _id);
        },
        async ask(question) {
          const { found, sources } = Reply.parse(await ask(token, 'llm/agent-prompt', { prompt: question }));
          return found ? sources.flatMap(({ id, number }) => (number === undefined ? [] : [id])) : [];
        },
      };
    },
    close: () => double.close(),
  };
}

/** The baseline of SQLite's defaults: porter over unicode61, bm25 over sender and text, any of the words. */
export function openPlainFts(messages: readonly SaidMessage[]): Ranker & { close(): void } {
  const database = new DatabaseSync(':memory:');
  database.exec("create virtual table message using fts5(id unindexed, sender, text, tokenize = 'porter unicode61')");
  const insert = database.prepare('insert into message (id, sender, text) values (?, ?, ?)');
  for (const { id, fromName, text } of messages) insert.run(id, fromName, text);
  const select = database.prepare('select id from message where message match ? order by rank limit ?');
  return {
    async search(question) {
      const words = (question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `"${word}"`);
      return words.length === 0 ? [] : select.all(words.join(' OR '), LIMIT).map((row) => String(row.id));
    },
    close: () => database.close(),
  };
}
