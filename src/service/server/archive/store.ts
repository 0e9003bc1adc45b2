/** What a database does for one owner's archive: bodies are sealed and words hashed before they get here. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { SeqRange } from './moment.ts';
import type { VectorStore } from './vector-store.ts';

/** A file, or a Postgres and the owner's name there. */
export type ArchivePlace = { readonly file: string } | { readonly postgres: string; readonly owner: string };

/** The archive cannot be used; the message says why and what to do, for the operator. */
export class ArchiveFileError extends Error {
  override name = 'ArchiveFileError';
}

/** There is no room left on the disk; what was written before stays. */
export class ArchiveFullError extends Error {
  override name = 'ArchiveFullError';
}

/** Where a token stands: what was written, its other forms (variant), who wrote it, names around it, facts. */
export type Column = 'main' | 'variant' | 'sender' | 'place' | 'fact';

/** What the index holds of a record, column by column: tokens with one space between; the last are its facts. */
export type IndexColumns = readonly [main: string, variant: string, sender: string, place: string, fact: string];

/** One thing that a record has to hold. */
export type Clause =
  /** Any of these tokens, in any of these columns, or wherever words stand. */
  | { readonly anyOf: readonly string[]; readonly in?: readonly Column[] }
  /** These tokens, one right after the other, as they were written: other forms stand beside the words. */
  | { readonly inOrder: readonly string[] };

export interface IndexQuery {
  readonly all: readonly Clause[];
  /** What it may not hold. */
  readonly none?: readonly Clause[];
}

export interface BoundQuery {
  readonly question: IndexQuery;
  readonly range: SeqRange;
}

/** Of rows by time; the newest come first where none is named. */
export type Order = 'newest' | 'oldest';

/** How many records hold a token, and which records hold some tokens, by time. */
export interface KeywordIndex {
  /** Says which tokens the next questions will be about, so that what is known of them can be had at once. */
  prefetch(tokens: readonly string[]): void;
  /** How many records hold the token. */
  documentFrequency(token: string): number;
  /** Numbers of the rows that hold what is asked for, in this order, `limit` at most behind those that are passed over. */
  find(question: IndexQuery, range: SeqRange, limit: number, order?: Order, skip?: number): number[];
  /** Of each question the numbers of all rows in its ranges, oldest first; the ranges are apart, and ascend. */
  within(asked: readonly { question: IndexQuery; ranges: readonly SeqRange[] }[]): number[][];
  /** How many rows hold it, `limit` at most. */
  count(question: IndexQuery, range: SeqRange, limit: number): number;
}

export interface RecordKey {
  readonly datastore: DatastoreName;
  readonly id: string;
}

/** A record, still sealed. */
export interface Row extends RecordKey {
  /** Rises with the time of what happened (moment.ts). */
  readonly seq: number;
  /** Says whether two versions are the same (archive-key.ts). */
  readonly print: number;
  /** The block that holds it, and its line there. */
  readonly block: number;
  readonly line: number;
}

/** A record that is put in or taken out, with what the index holds of it. */
export interface IndexedRow extends Row {
  readonly columns: IndexColumns;
}

export interface StoredDatastore {
  /** By which rows name it. */
  readonly code: number;
  readonly name: DatastoreName;
  readonly records: number;
}

/** Which rows, where not all are meant. */
export interface WhichIds {
  /** Those that hold what it asks for: they are all looked up before the first one comes. */
  readonly held?: BoundQuery | undefined;
  /** Those that come after this id. */
  readonly after?: string | undefined;
  /** All but so many. */
  readonly skip?: number | undefined;
}

/** A word, sealed, and the tokens of its beginnings (vocabulary.ts); null where it is shorter. */
export interface SpelledWord {
  readonly token: string;
  readonly word: Uint8Array;
  readonly begins2: string;
  readonly begins3: string | null;
  readonly begins4: string | null;
}

/** How a row of names (names.ts) changes: what no added record names keeps its newest record and its name. */
export interface NameChange {
  readonly token: string;
  /** By how many records it grows. */
  readonly records: number;
  /** Of those that were added, the newest one's number, and what it is called by it. */
  readonly added: { readonly newest: number; readonly sealed: Uint8Array } | undefined;
}

/** All that a part of a transaction changes, but for the counts of tokens. What is removed goes before what is added: a number may be given anew. */
export interface ArchiveChanges {
  readonly removed: readonly IndexedRow[];
  readonly added: readonly IndexedRow[];
  /** Sealed, new and changed ones. */
  readonly blocks: ReadonlyMap<number, Uint8Array>;
  readonly words: readonly SpelledWord[];
  /** By how many records each datastore grows. */
  readonly tally: ReadonlyMap<DatastoreName, number>;
  readonly names: readonly NameChange[];
}

/** How far from a number on others are looked at, when the first free one is looked for. */
export const RUN_LENGTH = 1024;

/** The numbers from `start` on, RUN_LENGTH of them. */
export interface Run {
  readonly start: number;
  /** Whether `start` itself has a row. */
  readonly isTaken: boolean;
  /** The last of them that has one. */
  readonly last: number;
}

/** What is read of an archive to search it. */
export interface ArchiveReading {
  datastores(): StoredDatastore[];
  /** Rows by their numbers, in the order of `seqs`; those that are not there are left out. */
  rows(seqs: readonly number[]): Row[];
  /** What is there under these ids, in their order. */
  known(records: readonly RecordKey[]): (Row | undefined)[];
  /** Rows of a datastore in the order of their ids. Lazily. */
  rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', which: WhichIds): Iterable<Row>;
  /** Sealed blocks by their numbers; those that are not there are left out. */
  blocks(numbers: readonly number[]): Map<number, Uint8Array>;
  /** Words that records hold and whose beginning of so many letters has this token, most frequent first. Lazily. */
  begun(length: 2 | 3 | 4, token: string, most: number): Iterable<{ token: string; word: Uint8Array }>;
  /** Likewise those whose beginning of four letters has one of these tokens. */
  begunByOneOf(tokens: readonly string[], most: number): Iterable<{ token: string; word: Uint8Array }>;
  /** Of these tokens, those whose words are there, with how many records hold them. */
  spelled(tokens: readonly string[]): ReadonlyMap<string, number>;
  /** Names that most records have, `most` at most, with the number of the newest of them. */
  names(most: number): { token: string; records: number; newest: number; sealed: Uint8Array }[];
}

/** To be called inside a transaction. */
export interface ArchiveWriting {
  newestBlock(): number;
  /** Of these runs, those in which there is any row. */
  runs(starts: readonly number[]): Run[];
  apply(changes: ArchiveChanges): void;
  /** @param counts by how many records each token (its number: archive-key.ts) grows, in the order of tokens */
  grow(counts: Iterable<readonly [token: number, records: number]>): void;
  /** Corrects what a row of names says of its newest record. */
  setNewest(token: string, newest: number): void;
}

export interface ArchiveStore extends ArchiveReading, ArchiveWriting {
  readonly index: KeywordIndex;
  readonly vectors: VectorStore;
  /** Does what asks more than once on what is there at one moment. Not to be nested. */
  snapshot<T>(work: () => T): T;
  /** All or, when it throws, nothing; one at a time. @throws ArchiveFullError when there is no room */
  transaction<T>(work: () => T): T;
  /** Bytes that the archive takes up. */
  bytes(): number;
  /** Brings what lies in a journal to its place, as far as nobody reads it. */
  settle(): void;
  close(): void;
}

export type DatastoreCodes = ReturnType<typeof createDatastoreCodes>;

/** Codes of datastores. @param read all that there are; asked for what is not known yet */
export function createDatastoreCodes(read: () => StoredDatastore[]) {
  let known: StoredDatastore[] = [];
  function find(isMeant: (one: StoredDatastore) => boolean) {
    const found = known.find(isMeant);
    if (found) return found;
    known = read();
    return known.find(isMeant);
  }
  return {
    /** Undefined where nothing of it was ever put in. */
    codeOf: (name: DatastoreName) => find((one) => one.name === name)?.code,
    nameOf(code: number): DatastoreName {
      const found = find((one) => one.code === code);
      if (!found) throw new Error(`there is no datastore ${code}`);
      return found.name;
    },
    /** What was made meanwhile may be gone: a transaction failed. */
    forget() {
      known = [];
    },
  };
}
