/** Prepares records for writing, outside transactions: half of the work. */
import { memoize } from '#platform/lru-cache.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import { contentFactsOf, FACT_FIELDS, senderFactsOf } from './facts.ts';
import { seqOf } from './moment.ts';
import { createNameSealer, type SealedName } from './names.ts';
import { happenedAt, type SearchedTexts, searchedTexts } from './record-values.ts';
import type { ArchiveReading, IndexColumns } from './store.ts';
import { createTermIndexer, type TokenWord } from './terms.ts';

/** A record from its source; `insertedAt`, `modifiedAt` and `_rev` are filled in where absent. */
export type Draft = readonly [DatastoreName, DataRecord];

export interface PreparedRecord extends Indexed {
  readonly datastore: DatastoreName;
  readonly id: string;
  /** The first row number of its time (moment.ts). */
  readonly seq: number;
  readonly print: number;
  readonly revision: string;
  /** The record as one line of JSON, as it is when new. */
  readonly line: string;
  /** Whether `insertedAt` came from the source. */
  readonly hasInsertedAt: boolean;
}

/** Cached tokens of facts and names: roughly as many as people and chats. */
const MAX_CACHED = 10_000;

/** What is stored of a record besides its line: its index entry, and the people and chats it names. */
export interface Indexed {
  readonly columns: IndexColumns;
  readonly names: readonly SealedName[];
}

interface SenderPart extends Pick<Indexed, 'names'> {
  readonly sender: string;
  readonly place: string;
  readonly facts: string;
}

/** Builds index entries of records, and collects their words. */
export function createRecordIndexer(key: ArchiveKey) {
  const terms = createTermIndexer(key);
  const namesOf = createNameSealer(key);
  const factToken = memoize<string>(MAX_CACHED, (fact) => key.token(fact));
  const nameTokens = (text: string) => {
    const { words, variants } = terms.tokens(text);
    return variants === '' ? words : `${words} ${variants}`;
  };
  const senderPart = memoize<SenderPart, [DatastoreName, DataRecord, SearchedTexts]>(
    MAX_CACHED,
    (_, datastore, record, { sender, place }) => ({
      sender: nameTokens(sender),
      place: nameTokens(place),
      facts: senderFactsOf(datastore, record).map(factToken).join(' '),
      names: namesOf(datastore, record),
    }),
  );
  return {
    index(datastore: DatastoreName, record: DataRecord, seq: number): Indexed {
      const texts = searchedTexts(datastore, record);
      const main = terms.tokens(texts.main);
      const senderKey = [datastore, texts.sender, texts.place, ...FACT_FIELDS.map((field) => record[field])];
      const { sender, place, facts, names } = senderPart(JSON.stringify(senderKey), datastore, record, texts);
      const contentFacts = contentFactsOf(datastore, record, seq, main.mayTellTime ? texts.main : undefined);
      const allFacts = [facts, ...contentFacts.map(factToken)].join(' ');
      return { columns: [main.words, main.variants, sender, place, allFacts], names };
    },
    newWords: terms.newWords,
  };
}

/** Prepared records to be written together. */
interface PreparedBatch {
  readonly records: PreparedRecord[];
  /** Number of drafts already stored unchanged, of which `records` may have more. */
  readonly duplicate: number;
  /** Words of the records that no batch before has listed. */
  readonly words: readonly TokenWord[];
}

/** Prepares drafts for writing, a few at a time: prepared, they take less memory. */
export function createPreparation(store: Pick<ArchiveReading, 'known'>, key: ArchiveKey) {
  const { index, newWords } = createRecordIndexer(key);
  let records: PreparedRecord[] = [];
  const inBatch = new Map<string, number>();
  let [duplicate, length] = [0, 0];
  return {
    /** Adds drafts to the current batch. @returns the length of all that it holds, in characters */
    add(drafts: readonly Draft[], now: number): number {
      if (drafts.length === 0) return length;
      const iso = new Date(now).toISOString();
      // The writer checks again: others may have written meanwhile.
      const known = store.known(drafts.map(([datastore, { _id: id }]) => ({ datastore, id })));
      for (const [position, [datastore, draft]] of drafts.entries()) {
        const { insertedAt, modifiedAt, _rev, ...rest } = draft;
        const json = JSON.stringify(rest);
        const { print, revision } = key.print(json);
        const name = `${datastore}/${draft._id}`;
        const storedPrint = inBatch.get(name) ?? known[position]?.print;
        inBatch.set(name, print);
        length += name.length;
        if (storedPrint === print) {
          duplicate += 1;
          continue;
        }
        const made = { insertedAt: insertedAt ?? iso, modifiedAt: modifiedAt ?? iso, _rev: _rev ?? `1-${revision}` };
        const seq = seqOf(happenedAt(datastore, { ...draft, insertedAt: made.insertedAt }));
        const record: PreparedRecord = {
          datastore,
          id: draft._id,
          seq,
          print,
          revision,
          // Joined as text, so that the record is serialized only once.
          line: `${json.slice(0, -1)},${JSON.stringify(made).slice(1)}`,
          hasInsertedAt: insertedAt !== undefined,
          ...index(datastore, draft, seq),
        };
        records.push(record);
        length += record.columns.reduce((sum, column) => sum + column.length, record.line.length);
      }
      return length;
    },
    /** Ends the batch, which has to be written, or a new preparation created. */
    take(): PreparedBatch {
      const batch = { records, duplicate, words: newWords() };
      records = [];
      inBatch.clear();
      [duplicate, length] = [0, 0];
      return batch;
    },
  };
}
