/** Groups matching messages by chat and returns each group as an excerpt of the conversation. */
import { schemaAddress } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter, SearchMatch } from '../../contract/search-extension.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { textAt } from '../archive/record-values.ts';
import { recordsAround } from '../query/datastore-query.ts';
import { type Found, type Hit, searchByKeywords } from './keyword-search.ts';
import { createReplyRoom } from './reply-room.ts';

export interface ChatThread {
  /** `_id` of the group. */
  id: string;
  schemaUrl: string;
  group: DataRecord;
  /** Hits and messages between them, oldest first; only hits have a `_match`. */
  messages: (DataRecord & { _match?: SearchMatch })[];
}

export interface FoundThreads extends Pick<Found, 'total' | 'atLeast'> {
  items: ChatThread[];
}

export interface ThreadQuery {
  keywords: string;
  schemaBase: string;
  /** Maximum number of threads. */
  limit?: number | undefined;
  narrow?: SearchFilter | undefined;
  /** Maximum number of hits, and number of hits to skip. */
  hits?: number | undefined;
  skip?: number | undefined;
}

/** Best hits over all chats, as deployed. */
const MAX_HITS = 50;
const MAX_HITS_PER_THREAD = 10;
/** Maximum number of messages shown between two adjacent hits, and per thread. */
const MAX_BETWEEN_HITS = 2;
const MAX_BETWEEN_IN_THREAD = 10;

/** A hit in the form of the replies. */
export function matchedRecord({ record, score, match, isNeighbour }: Hit): DataRecord & { _match: SearchMatch } {
  const neighbour = isNeighbour ? ({ neighbour: true } as const) : {};
  return { ...record, _match: { id: record._id, score, ...neighbour, ...match } };
}

/** Best thread first; `total` counts messages. A chat without its own record is described by its messages. */
export function searchChatThreads(reader: ArchiveReader, query: ThreadQuery): FoundThreads {
  const { hits, ...totals } = searchByKeywords(reader, {
    keywords: query.keywords,
    datastores: ['social-chat-message'],
    limit: query.hits ?? MAX_HITS,
    skip: query.skip,
    narrow: query.narrow,
  });
  const hasRoom = createReplyRoom();
  for (const { record } of hits) hasRoom(record);
  const byGroup = Map.groupBy(hits, ({ record }) => textAt(record, 'groupId') ?? '');
  byGroup.delete('');
  const threads = [...byGroup].slice(0, query.limit ?? MAX_HITS).map(([id, found]) => ({
    id,
    schemaUrl: schemaAddress(query.schemaBase, 'social-chat-message'),
    group: reader.get('social-chat-group', id) ?? groupFromMessage(id, found[0]?.record, query.schemaBase),
    messages: withNeighbours(reader, id, found.slice(0, MAX_HITS_PER_THREAD), hasRoom),
  }));
  return { items: threads, ...totals };
}

function groupFromMessage(id: string, message: DataRecord | undefined, schemaBase: string): DataRecord {
  return {
    _id: id,
    schema: schemaAddress(schemaBase, 'social-chat-group'),
    name: (message && textAt(message, 'groupName')) ?? '',
    ...(message?.sourceApplication === undefined ? {} : { sourceApplication: message.sourceApplication }),
  };
}

function withNeighbours(
  reader: ArchiveReader,
  groupId: string,
  hits: readonly Hit[],
  hasRoom: (record: DataRecord) => boolean,
): DataRecord[] {
  const ordered = hits.toSorted((a, b) => a.seq - b.seq);
  const messages: DataRecord[] = [];
  let added = 0;
  for (const [index, hit] of ordered.entries()) {
    messages.push(matchedRecord(hit));
    const next = ordered[index + 1];
    const room = Math.min(MAX_BETWEEN_HITS, MAX_BETWEEN_IN_THREAD - added);
    if (!next || room <= 0) continue;
    const around = { id: hit.record._id, before: 0, after: room };
    const [, ...later] = recordsAround(reader, 'social-chat-message', [{ groupId }], around).items;
    const end = later.findIndex(({ _id }) => _id === next.record._id);
    const between = (end < 0 ? later : later.slice(0, end)).filter(hasRoom);
    messages.push(...between);
    added += between.length;
  }
  return messages;
}
