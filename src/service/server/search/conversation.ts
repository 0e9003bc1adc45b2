/** Messages around messages in their chats; each is opened once. */
import { MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { chatWeekFacts } from '../archive/facts.ts';
import { type SeqRange, secondOf, seqOf } from '../archive/moment.ts';
import { textAt } from '../archive/record-values.ts';
import type { Row } from '../archive/store.ts';
import { SESSION_PAUSE, WEIGHTS } from './ranking.ts';

export interface Opened {
  readonly row: Row;
  readonly record: DataRecord;
}

/** The pause between sessions, in row numbers; longer sessions are only read this far. */
const SPAN = SESSION_PAUSE * (seqOf('1970-01-01T00:00:01.000Z') - seqOf('1970-01-01T00:00:00.000Z'));

/** Ranges around rows, merged where they touch. @param seqs ascending */
function spansAround(seqs: readonly number[]): SeqRange[] {
  const spans: { from: number; to: number }[] = [];
  for (const seq of seqs) {
    const last = spans.at(-1);
    if (last && seq - SPAN <= last.to) last.to = seq + SPAN;
    else spans.push({ from: seq - SPAN, to: seq + SPAN });
  }
  return spans;
}

/** The rows in the windows around `seqs`; both lists ascending. */
function nearest(all: readonly number[], seqs: readonly number[]): number[] {
  const kept = new Set<number>();
  let at = 0;
  for (const seq of seqs) {
    while (at < all.length && (all[at] ?? 0) < seq) at++;
    const from = Math.max(0, at - WEIGHTS.reachBefore);
    for (let near = from; near <= at + WEIGHTS.reachAfter && near < all.length; near++) kept.add(all[near] as number);
  }
  return [...kept];
}

/**
 * @param fits whether a record may be read
 * @returns the messages of the same session right before a message, nearest first, and those after it
 */
export function conversationsAround(
  reader: ArchiveReader,
  messages: readonly Opened[],
  fits: (record: DataRecord) => boolean,
) {
  const opened = new Map(messages.map((message) => [message.row.seq, message]));
  const byChat = Map.groupBy(messages, ({ row, record }) =>
    row.datastore === MESSAGES ? textAt(record, 'groupId') : undefined,
  );
  const asked = [...byChat].flatMap(([groupId, hits]) => {
    if (groupId === undefined) return [];
    const seqs = hits.map(({ row }) => row.seq).sort((a, b) => a - b);
    const spans = spansAround(seqs);
    const weeks = spans.flatMap(({ from, to }) => chatWeekFacts(groupId, secondOf(from), secondOf(to)));
    return [{ question: { all: reader.factClauses([[...new Set(weeks)]]) }, ranges: spans, seqs }];
  });
  const chats = reader.index.within(asked).map((near, at) => nearest(near, asked[at]?.seqs ?? []));
  const missing = chats.flat().filter((seq) => !opened.has(seq));
  const rows = reader.rowsAt(missing);
  for (const [at, record] of reader.open(rows).entries()) {
    const row = rows[at];
    if (row && fits(record)) opened.set(row.seq, { row, record });
  }
  const [previous, next] = [new Map<number, Opened>(), new Map<number, Opened>()];
  for (const seqs of chats) {
    const messages = seqs.flatMap((seq) => opened.get(seq) ?? []);
    messages.sort((a, b) => a.row.seq - b.row.seq);
    for (const [at, later] of messages.entries()) {
      const earlier = messages[at - 1];
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
