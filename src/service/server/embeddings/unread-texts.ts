/** Lists records that need vectors, newest first, with the text to embed: its own after the messages before it. */
import { DATASTORES, type DatastoreName } from '../../contract/datastores.ts';
import type { Archive, ArchiveReader } from '../archive/archive.ts';
import type { ArchiveKey } from '../archive/archive-key.ts';
import { ALL_TIME } from '../archive/moment.ts';
import { searchedTexts } from '../archive/record-values.ts';
import { conversationsAround, type Opened } from '../search/conversation.ts';
import { hasContentWord } from '../text/stop-words.ts';
import type { Vector } from './vector.ts';
import { sealVectors } from './vector-blocks.ts';

export interface RowText {
  readonly seq: number;
  /** Rows of the messages before it, oldest first. */
  readonly before: readonly number[];
  /** '' if it has no meaningful word. */
  readonly text: string;
}

export interface UnreadTexts {
  readonly texts: readonly RowText[];
  /** Where to continue, everything from there up being done; undefined if none is left. */
  readonly below: number | undefined;
}

/** Chats without their messages have no meaning. */
const READ = (Object.keys(DATASTORES) as DatastoreName[]).filter((name) => name !== 'social-chat-group');
/** Rows checked per step. */
const PAGE = 512;
/** Context of a record: number of messages and lengths; small models read some hundred words. */
const BEFORE = 3;
const OWN_LENGTH = 600;
const BEFORE_LENGTH = 120;

/** The name of a model in an archive's tables. */
export const modelToken = (key: ArchiveKey, model: string) => key.token(`model=${model}`);

export function unreadTexts(archive: Archive, model: string, below: number | undefined, most: number): UnreadTexts {
  const { index, vectors, key } = archive;
  const isOther = vectors.hasOtherModel(modelToken(key, model));
  let to = below ?? ALL_TIME.to;
  for (;;) {
    const page = index.find(archive.restrictTo(READ, false), { from: 0, to }, PAGE);
    const read = new Set(isOther ? [] : vectors.read(page));
    const unread = page.filter((seq) => !read.has(seq));
    const last = page.at(-1);
    if (unread.length > 0 || last === undefined || page.length < PAGE) {
      const some = unread.slice(0, most);
      return { texts: textsOf(archive, some), below: some.at(-1) };
    }
    to = last - 1;
  }
}

/** Number of processed records, and of all. */
export function countRead({ count, vectors, key }: Archive, model: string): { read: number; records: number } {
  const records = READ.reduce((sum, name) => sum + count(name), 0);
  const read = vectors.hasOtherModel(modelToken(key, model)) ? 0 : vectors.count();
  return { read: Math.min(read, records), records };
}

function textsOf(archive: ArchiveReader, seqs: readonly number[]): RowText[] {
  const opened = openRows(archive, seqs);
  const around = conversationsAround(archive, [...opened.values()], () => true);
  return [...opened.values()].map((own) => {
    const context = around.before(own.row.seq, BEFORE).reverse();
    return { seq: own.row.seq, before: context.map(({ row }) => row.seq), text: textOf(own, context) };
  });
}

function openRows(reader: ArchiveReader, seqs: readonly number[]): Map<number, Opened> {
  const rows = reader.rowsAt(seqs);
  const records = reader.open(rows);
  return new Map(rows.map((row, at) => [row.seq, { row, record: records[at] as Opened['record'] }]));
}

/** @param before the messages before it, oldest first; a missing one becomes an empty line */
function textOf(own: Opened, before: readonly (Opened | undefined)[]): string {
  if (!hasContentWord(searchedTexts(own.row.datastore, own.record).main)) return '';
  return [...before.map((earlier) => lineOf(earlier, BEFORE_LENGTH)), lineOf(own, OWN_LENGTH)].join('\n');
}

function lineOf(opened: Opened | undefined, longest: number): string {
  if (!opened) return '';
  const { main, sender } = searchedTexts(opened.row.datastore, opened.record);
  const text = main.slice(0, longest);
  return sender === '' ? text : `${sender.split(' \n ', 1)[0]}: ${text}`;
}

/** Stores vectors of those texts whose records are unchanged, and deletes vectors of another model. @param vectors undefined for texts without one */
export function writeVectors(
  archive: Archive,
  model: string,
  texts: readonly RowText[],
  vectors: readonly (Vector | undefined)[],
): void {
  const { vectors: kept, key } = archive;
  const token = modelToken(key, model);
  archive.transaction(() => {
    const dimensions = vectors.find((vector) => vector !== undefined)?.length;
    if (kept.hasOtherModel(token, dimensions)) kept.clear();
    const seqs = texts.map(({ seq }) => seq);
    const read = new Set(kept.read(seqs));
    const now = openRows(archive, [...new Set(texts.flatMap(({ seq, before }) => [...before, seq]))]);
    const wordless: number[] = [];
    const added: { row: RowText; vector: Vector }[] = [];
    for (const [at, row] of texts.entries()) {
      const own = now.get(row.seq);
      if (read.has(row.seq) || !own) continue;
      const before = row.before.map((seq) => now.get(seq));
      if (textOf(own, before) !== row.text) continue;
      const vector = vectors[at];
      if (vector) added.push({ row, vector });
      else wordless.push(row.seq);
    }
    kept.addWordless(wordless);
    if (added.length === 0) return;
    const number = kept.nextNumber();
    const rows = added.map(({ row }) => row);
    const covered = rows.flatMap(({ seq, before }) => [seq, ...before]);
    kept.add({
      number,
      model: token,
      since: Math.min(...covered),
      until: Math.max(...covered),
      ...sealVectors(
        key,
        number,
        rows.map(({ seq }) => seq),
        added.map(({ vector }) => vector),
      ),
    });
  });
}
