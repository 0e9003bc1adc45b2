/** Makes records ready to be written, without a transaction: half of the work, done in another thread by large imports. */
import { deserialize, serialize } from 'node:v8';
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

/** A record as its source has it; `insertedAt`, `modifiedAt` and `_rev` are made where they are absent. */
export type Draft = readonly [DatastoreName, DataRecord];

export interface PreparedRecord extends Indexed {
  readonly datastore: DatastoreName;
  readonly id: string;
  /** The first row number of its moment (moment.ts). */
  readonly seq: number;
  readonly print: number;
  readonly revision: string;
  /** The record as JSON on one line, as it is when it is new. */
  readonly line: string;
  /** Whether `insertedAt` is the source's own. */
  readonly saysInsertedAt: boolean;
}

export interface PreparedBatch {
  readonly records: readonly PreparedRecord[];
  /** Of the drafts, those that were found to be there, the same; there may be more among `records`. */
  readonly duplicate: number;
  /** The words of the records that no batch before it has told. */
  readonly words: readonly TokenWord[];
}

/** A batch as bytes: objects that wait to be written would be moved about by the garbage collector. */
export type PackedBatch = Uint8Array<ArrayBuffer>;

export const pack = (batch: PreparedBatch): PackedBatch => serialize(batch);
export const unpack = (packed: PackedBatch): PreparedBatch => deserialize(packed);

/** Facts and names whose tokens are remembered: there are as many as people and chats. */
const MAX_REMEMBERED = 10_000;

/** What is kept of a record beside its line: its part of the index, and whom and which chat it names. */
export interface Indexed {
  readonly columns: IndexColumns;
  readonly names: readonly SealedName[];
}

interface OfSender extends Pick<Indexed, 'names'> {
  readonly sender: string;
  readonly place: string;
  readonly facts: string;
}

/** What the index holds of records, and the words of these. */
export function createRecordIndexer(key: ArchiveKey) {
  const terms = createTermIndexer(key);
  const namesOf = createNameSealer(key);
  const factToken = memoize<string>(MAX_REMEMBERED, (fact) => key.token(fact));
  const nameTokens = (text: string) => {
    const { words, variants } = terms.tokens(text);
    return variants === '' ? words : `${words} ${variants}`;
  };
  const ofSender = memoize<OfSender, [DatastoreName, DataRecord, SearchedTexts]>(
    MAX_REMEMBERED,
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
      const said = [datastore, texts.sender, texts.place, ...FACT_FIELDS.map((field) => record[field])];
      const { sender, place, facts, names } = ofSender(JSON.stringify(said), datastore, record, texts);
      const told = contentFactsOf(datastore, record, seq, main.mayTellTime ? texts.main : undefined);
      const allFacts = [facts, ...told.map(factToken)].join(' ');
      return { columns: [main.words, main.variants, sender, place, allFacts], names };
    },
    newWords: terms.newWords,
  };
}

/** Makes drafts ready for `ArchiveWriter.write`; every batch has to be written, or another preparation begun. */
export function createPreparation(store: Pick<ArchiveReading, 'known'>, key: ArchiveKey) {
  const { index, newWords } = createRecordIndexer(key);
  return (drafts: readonly Draft[], now: number): PreparedBatch => {
    const iso = new Date(now).toISOString();
    const records: PreparedRecord[] = [];
    const inBatch = new Map<string, number>();
    // The writer looks once more: others may have written meanwhile.
    const known = store.known(drafts.map(([datastore, { _id: id }]) => ({ datastore, id })));
    let duplicate = 0;
    for (const [position, [datastore, draft]] of drafts.entries()) {
      const { insertedAt, modifiedAt, _rev, ...rest } = draft;
      const json = JSON.stringify(rest);
      const { print, revision } = key.print(json);
      const name = `${datastore}/${draft._id}`;
      const there = inBatch.get(name) ?? known[position]?.print;
      inBatch.set(name, print);
      if (there === print) {
        duplicate += 1;
        continue;
      }
      const made = { insertedAt: insertedAt ?? iso, modifiedAt: modifiedAt ?? iso, _rev: _rev ?? `1-${revision}` };
      const seq = seqOf(happenedAt(datastore, { ...draft, insertedAt: made.insertedAt }));
      records.push({
        datastore,
        id: draft._id,
        seq,
        print,
        revision,
        // The one object goes into the other as text: a record is turned into JSON once.
        line: `${json.slice(0, -1)},${JSON.stringify(made).slice(1)}`,
        saysInsertedAt: insertedAt !== undefined,
        ...index(datastore, draft, seq),
      });
    }
    return { records, duplicate, words: newWords() };
  };
}
