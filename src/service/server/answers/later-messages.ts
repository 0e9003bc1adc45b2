/** Reads the messages that follow one in its chat, or the mails that follow one in its thread. */
import { MAILS, MESSAGES } from '../../contract/datastores.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import { momentOf, type ReadRecord } from './passage.ts';

/** Mails of a similar subject among which its thread is looked for. */
const MAX_MAILS = 50;

/** The messages of its chat right before and after it, oldest first; none for other records. */
export async function othersInChat(
  { datastore, record }: ReadRecord,
  count: { readonly before: number; readonly after: number },
  reader: Pick<Reader, 'around'>,
): Promise<ReadRecord[]> {
  const groupId = textAt(record, 'groupId');
  if (datastore !== MESSAGES || groupId === undefined) return [];
  const around = await reader.around(groupId, { id: record._id, ...count });
  return around.filter(({ _id }) => _id !== record._id).map((other) => ({ datastore, record: other }));
}

/** The next messages of its chat, oldest first; none for other records. */
export const laterInChat = (read: ReadRecord, most: number, reader: Pick<Reader, 'around'>): Promise<ReadRecord[]> =>
  othersInChat(read, { before: 0, after: most }, reader);

/** The later mails of a thread, oldest first, found by their subject. */
export async function laterInThread(read: ReadRecord, reader: Pick<Reader, 'search'>): Promise<ReadRecord[]> {
  const { record } = read;
  const threadId = textAt(record, 'threadId');
  if (threadId === undefined || !record.name || Number.isNaN(momentOf(read))) return [];
  const narrow = { since: new Date(momentOf(read) + 1).toISOString() };
  const search = { keywords: record.name, partly: true, narrow, datastores: [MAILS], limit: MAX_MAILS } as const;
  const { hits } = await reader.search(search);
  return hits
    .filter((hit) => textAt(hit.record, 'threadId') === threadId)
    .sort((one, other) => momentOf(one) - momentOf(other));
}

export const isSameSender = (one: ReadRecord, other: ReadRecord): boolean => senderOf(one) === senderOf(other);

const senderOf = ({ record }: ReadRecord) => textAt(record, 'fromId') ?? textAt(record, 'fromName');
