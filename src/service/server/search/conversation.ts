/** What was said around messages, in their chats: opened together, each message once. */
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader, Row } from '../archive/archive-reader.ts';
import { memberFact } from '../archive/facts.ts';
import { secondOf } from '../archive/moment.ts';
import { textAt } from '../archive/record-values.ts';
import { comparePlaces } from '../query/datastore-query.ts';
import { SESSION_PAUSE, WEIGHTS } from './ranking.ts';

/** A record that was opened. */
export interface Opened {
  readonly row: Row;
  readonly record: DataRecord;
}

export interface Conversations {
  /** Those of its session right before a message, the nearest first; likewise after it. */
  before(seq: number, most: number): Opened[];
  after(seq: number, most: number): Opened[];
}

const MESSAGES = 'social-chat-message';

/** @param fits what may be read at all */
export function conversationsAround(
  reader: ArchiveReader,
  messages: readonly Opened[],
  fits: (record: DataRecord) => boolean,
): Conversations {
  const opened = new Map(messages.map((message) => [message.row.seq, message]));
  const pieces: number[][] = [];
  const byChat = Map.groupBy(messages, ({ row, record }) =>
    row.datastore === MESSAGES ? textAt(record, 'groupId') : undefined,
  );
  for (const [groupId, hits] of byChat) {
    if (groupId === undefined) continue;
    const seqs = hits.map(({ row }) => row.seq).sort((a, b) => a - b);
    const question = { all: reader.holding([[memberFact('groupId', groupId)]]) };
    pieces.push(...reader.index.around(question, seqs, WEIGHTS.reachBefore, WEIGHTS.reachAfter));
  }
  const missing = [...new Set(pieces.flat())].filter((seq) => !opened.has(seq));
  const rows = reader.at(missing);
  for (const [at, record] of reader.open(rows).entries()) {
    const row = rows[at];
    if (row && fits(record)) opened.set(row.seq, { row, record });
  }
  const [previous, next] = [new Map<number, Opened>(), new Map<number, Opened>()];
  for (const piece of pieces) {
    const said = piece.flatMap((seq) => opened.get(seq) ?? []);
    said.sort((a, b) => secondOf(a.row.seq) - secondOf(b.row.seq) || comparePlaces(a, b));
    for (const [at, later] of said.entries()) {
      const earlier = said[at - 1];
      if (!earlier || secondOf(later.row.seq) - secondOf(earlier.row.seq) >= SESSION_PAUSE) continue;
      previous.set(later.row.seq, earlier);
      next.set(earlier.row.seq, later);
    }
  }
  const follow = (links: ReadonlyMap<number, Opened>) => (seq: number, most: number) => {
    const found: Opened[] = [];
    for (let at = links.get(seq); at && found.length < most; at = links.get(at.row.seq)) found.push(at);
    return found;
  };
  return { before: follow(previous), after: follow(next) };
}
