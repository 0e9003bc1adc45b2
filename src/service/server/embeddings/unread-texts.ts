/** Which records still need vectors, the newest first, and the words that stand for each: its own after what was said before it. */
import { DATASTORES, type DatastoreName } from '../../contract/datastores.ts';
import type { ArchiveKey } from '../archive/archive-key.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import type { ArchiveStore } from '../archive/archive-store.ts';
import { ALL_TIME } from '../archive/moment.ts';
import { searchedTexts } from '../archive/record-values.ts';
import { conversationsAround, type Opened } from '../search/conversation.ts';
import { tellsSubject } from '../text/stop-words.ts';
import type { Vector } from './vector.ts';
import { sealVectors } from './vector-blocks.ts';

export interface OpenVectors {
  readonly reader: ArchiveReader;
  readonly store: ArchiveStore;
  readonly key: ArchiveKey;
}

export interface RowText {
  readonly seq: number;
  /** The first row of which it tells something. */
  readonly since: number;
  /** '' where it has no word that says anything. */
  readonly text: string;
}

export interface UnreadTexts {
  readonly texts: readonly RowText[];
  /** Where to go on, all above it being read; undefined where none is left. */
  readonly below: number | undefined;
}

/** Chats without their messages say nothing. */
const READ = (Object.keys(DATASTORES) as DatastoreName[]).filter((name) => name !== 'social-chat-group');
/** Rows that are looked through at once. */
const PAGE = 512;
/** What is said around: small models read some hundred words. */
const BEFORE = 3;
const OWN_LENGTH = 600;
const BEFORE_LENGTH = 120;

/** A model as an archive's tables have it. */
export const modelToken = (key: ArchiveKey, model: string) => key.token(`model=${model}`);

export function unreadTexts(open: OpenVectors, model: string, below: number | undefined, most: number): UnreadTexts {
  const { reader, store, key } = open;
  const isOther = store.vectors.isOfOther(modelToken(key, model));
  let to = below ?? ALL_TIME.to;
  for (;;) {
    const page = reader.index.newest(reader.among(READ, false), { from: 0, to }, PAGE);
    const read = new Set(isOther ? [] : store.vectors.read(page));
    const unread = page.filter((seq) => !read.has(seq));
    const last = page.at(-1);
    if (unread.length > 0 || last === undefined || page.length < PAGE) {
      const some = unread.slice(0, most);
      return { texts: textsOf(reader, some), below: some.at(-1) };
    }
    to = last - 1;
  }
}

/** How many records have been read for their vectors, and of how many. */
export function countRead({ reader, store, key }: OpenVectors, model: string): { read: number; records: number } {
  const records = READ.reduce((sum, name) => sum + reader.count(name), 0);
  const read = store.vectors.isOfOther(modelToken(key, model)) ? 0 : store.vectors.count();
  return { read: Math.min(read, records), records };
}

function textsOf(reader: ArchiveReader, seqs: readonly number[]): RowText[] {
  const rows = reader.at(seqs);
  const records = reader.open(rows);
  const opened = rows.map((row, at): Opened => ({ row, record: records[at] as Opened['record'] }));
  const around = conversationsAround(reader, opened, () => true);
  return opened.map((one) => {
    const own = lineOf(one, OWN_LENGTH);
    const before = around.before(one.row.seq, BEFORE).reverse();
    const lines = [...before.map((each) => lineOf(each, BEFORE_LENGTH)), own];
    const isTelling = tellsSubject(searchedTexts(one.row.datastore, one.record).main);
    return {
      seq: one.row.seq,
      since: Math.min(one.row.seq, ...before.map(({ row }) => row.seq)),
      text: isTelling ? lines.join('\n') : '',
    };
  });
}

function lineOf({ row, record }: Opened, longest: number): string {
  const { main, sender } = searchedTexts(row.datastore, record);
  const text = main.slice(0, longest);
  return sender === '' ? text : `${sender.split(' \n ', 1)[0]}: ${text}`;
}

/**
 * Writes the vectors of texts whose records still say the same; what is of another model goes.
 * @param vectors one for each text; undefined for those that get none
 */
export function writeVectors(
  { reader, store, key }: OpenVectors,
  model: string,
  texts: readonly RowText[],
  vectors: readonly (Vector | undefined)[],
): void {
  const { vectors: kept } = store;
  const token = modelToken(key, model);
  store.transaction(() => {
    const dimensions = vectors.find((vector) => vector !== undefined)?.length;
    if (kept.isOfOther(token, dimensions)) kept.clear();
    const seqs = texts.map(({ seq }) => seq);
    const read = new Set(kept.read(seqs));
    const now = new Map(textsOf(reader, seqs).map(({ seq, text }) => [seq, text]));
    const wordless: number[] = [];
    const added: { row: RowText; vector: Vector }[] = [];
    for (const [at, row] of texts.entries()) {
      if (read.has(row.seq) || now.get(row.seq) !== row.text) continue;
      const vector = vectors[at];
      if (vector) added.push({ row, vector });
      else wordless.push(row.seq);
    }
    kept.addWordless(wordless);
    if (added.length === 0) return;
    const number = kept.nextNumber();
    const rows = added.map(({ row }) => row);
    kept.add({
      number,
      model: token,
      since: Math.min(...rows.map(({ since }) => since)),
      until: Math.max(...rows.map(({ seq }) => seq)),
      ...sealVectors(
        key,
        number,
        rows.map(({ seq }) => seq),
        added.map(({ vector }) => vector),
      ),
    });
  });
}
