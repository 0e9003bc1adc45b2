/** Groups the messages that match by their chat and shows each group as a piece of conversation. */
import type { DatabaseSync } from 'node:sqlite';
import { schemaAddress } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { type RecordStore, textAt } from '../records/record-store.ts';
import { searchByKeywords } from './keyword-search.ts';

export interface ChatThread {
  /** `_id` of the group. */
  id: string;
  schemaUrl: string;
  group: DataRecord;
  /** Hits and what was said between them, oldest first. */
  messages: DataRecord[];
}

/** As deployed: the best 50 hits over all chats. */
const MAX_HITS = 50;
const MAX_HITS_PER_THREAD = 10;
/** Messages shown between two hits that lie near each other, and in a whole thread. */
const BETWEEN_TWO = 2;
const BETWEEN_IN_ALL = 10;

/** Best thread first. `since` is an ISO time; `limit` is the most threads. */
export function searchChatThreads(
  database: DatabaseSync,
  store: RecordStore,
  schemaBase: string,
  query: { keywords: string; since?: string | undefined; limit?: number | undefined },
): ChatThread[] {
  const { hits } = searchByKeywords(database, {
    keywords: query.keywords,
    datastores: ['social-chat-message'],
    limit: MAX_HITS,
    since: query.since,
  });
  const byGroup = new Map<string, DataRecord[]>();
  for (const { record } of hits) {
    const groupId = textAt(record, 'groupId');
    if (groupId === undefined) continue;
    byGroup.set(groupId, [...(byGroup.get(groupId) ?? []), record]);
  }
  const threads: ChatThread[] = [];
  for (const [id, messages] of byGroup) {
    const group = store.get('social-chat-group', id);
    if (!group || threads.length === (query.limit ?? MAX_HITS)) continue;
    threads.push({
      id,
      schemaUrl: schemaAddress(schemaBase, 'social-chat-message'),
      group,
      messages: withNeighbours(store, id, messages.slice(0, MAX_HITS_PER_THREAD)),
    });
  }
  return threads;
}

function withNeighbours(store: RecordStore, groupId: string, hits: readonly DataRecord[]): DataRecord[] {
  const ordered = hits.toSorted((a, b) => compare(sentAt(a), sentAt(b)));
  const messages: DataRecord[] = [];
  let added = 0;
  for (const [index, hit] of ordered.entries()) {
    messages.push(hit);
    const next = ordered[index + 1];
    const room = Math.min(BETWEEN_TWO, BETWEEN_IN_ALL - added);
    if (!next || room <= 0) continue;
    const between = store.messagesBetween(groupId, sentAt(hit), sentAt(next), room);
    messages.push(...between);
    added += between.length;
  }
  return messages;
}

function sentAt(message: DataRecord): string {
  return textAt(message, 'sentAt') ?? '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
