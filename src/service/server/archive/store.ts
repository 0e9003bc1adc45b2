/** The database interface of one owner's archive: bodies are sealed and words hashed before they get here. */
import { OperatorError } from '#platform/operator-error.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { SeqRange } from './moment.ts';
import type { Vectors } from './vectors.ts';

/** A file, or a Postgres URL and the owner's name there. */
export type ArchivePlace = { readonly file: string } | { readonly postgres: string; readonly owner: string };

/** The archive can't be used; the message tells the operator why and what to do. */
export class ArchiveFileError extends OperatorError {
  override name = 'ArchiveFileError';
}

/** The disk is full; earlier writes are kept. */
export class ArchiveFullError extends Error {
  override name = 'ArchiveFullError';
}

/** Where a token occurs: the written text, other forms of its words (variant), the sender, names of places, facts. */
export type Column = 'main' | 'variant' | 'sender' | 'place' | 'fact';

/** Index entry of a record, column by column: tokens separated by single spaces. */
export type IndexColumns = readonly [main: string, variant: string, sender: string, place: string, fact: string];

/** A condition that a record has to meet. */
export type Clause =
  /** Any of these tokens, in any of these columns (by default, all word columns). */
  | { readonly anyOf: readonly string[]; readonly in?: readonly Column[] }
  /** These tokens, adjacent and in this order, as written: other forms don't count. */
  | { readonly inOrder: readonly string[] };

export interface IndexQuery {
  readonly all: readonly Clause[];
  /** Clauses that must not match. */
  readonly none?: readonly Clause[];
}

export interface BoundQuery {
  readonly question: IndexQuery;
  readonly range: SeqRange;
}

/** Time order of rows; 'newest' by default. */
export type Order = 'newest' | 'oldest';

/** The inverted index: record counts of tokens, and rows that match a query, by time. */
export interface KeywordIndex {
  /** Announces the tokens of the next calls, so that their frequencies can be fetched together. */
  prefetch(tokens: readonly string[]): void;
  /** Number of records with the token. */
  documentFrequency(token: string): number;
  /** Numbers of matching rows in this order, at most `limit` after skipping `skip`. */
  find(question: IndexQuery, range: SeqRange, limit: number, order?: Order, skip?: number): number[];
  /** For each query, all matching rows in its ranges, oldest first; the ranges must be disjoint and ascending. */
  within(asked: readonly { question: IndexQuery; ranges: readonly SeqRange[] }[]): number[][];
  /** Number of matching rows, at most `limit`. */
  count(question: IndexQuery, range: SeqRange, limit: number): number;
}

export interface RecordKey {
  readonly datastore: DatastoreName;
  readonly id: string;
}

/** A record's row; the record itself is still sealed. */
export interface Row extends RecordKey {
  /** Row number, rises with the time of the event (moment.ts). */
  readonly seq: number;
  /** Fingerprint of the version (archive-key.ts). */
  readonly print: number;
  /** The block that contains it, and its line in that. */
  readonly block: number;
  readonly line: number;
}

/** A record that is added or removed, with its index entry. */
export interface IndexedRow extends Row {
  readonly columns: IndexColumns;
}

export interface StoredDatastore {
  readonly name: DatastoreName;
  readonly records: number;
}

export interface WhichIds {
  /** Only rows that match; all of them are looked up before the first is yielded. */
  readonly held?: BoundQuery | undefined;
  /** Only rows after this id, in the given direction. */
  readonly after?: string | undefined;
  /** Number of rows to skip. */
  readonly skip?: number | undefined;
}

/** A sealed word and the tokens of its prefixes (vocabulary.ts); null where the word is shorter. */
export interface SpelledWord {
  readonly token: string;
  readonly word: Uint8Array;
  readonly begins2: string;
  readonly begins3: string | null;
  readonly begins4: string | null;
}

/** Change of a row of names (names.ts): without added records, its newest record and name stay. */
export interface NameChange {
  readonly token: string;
  /** Change in the number of records. */
  readonly records: number;
  /** Row number of the newest added record, and the name in it. */
  readonly added: { readonly newest: number; readonly sealed: Uint8Array } | undefined;
}

/** The changes of a transaction. Removals come first, since additions may reuse a number. */
export interface ArchiveChanges {
  readonly removed: readonly IndexedRow[];
  readonly added: readonly IndexedRow[];
  /** New and changed blocks, sealed. */
  readonly blocks: Iterable<readonly [number: number, body: Uint8Array]>;
  readonly words: Iterable<SpelledWord>;
  /** Change in the record count of each token number (archive-key.ts), in token order. */
  readonly counts: Iterable<readonly [token: number, records: number]>;
  /** Change in each datastore's number of records. */
  readonly tally: ReadonlyMap<DatastoreName, number>;
  readonly names: readonly NameChange[];
}

/** Numbers that one look-up for a free number covers. */
export const RUN_LENGTH = 1024;

/** RUN_LENGTH row numbers from `start` on. */
export interface Run {
  readonly start: number;
  /** Whether `start` itself has a row. */
  readonly isTaken: boolean;
  /** The last number that has a row. */
  readonly last: number;
}

export interface CountedWord extends Pick<SpelledWord, 'token' | 'word'> {
  readonly records: number;
}

/** Read access to an archive. */
export interface ArchiveReading {
  datastores(): StoredDatastore[];
  /** Rows by number, in the order of `seqs`; missing ones are left out. */
  rows(seqs: readonly number[]): Row[];
  /** The rows with these ids, in their order. */
  known(records: readonly RecordKey[]): (Row | undefined)[];
  /** Yields rows of a datastore in id order, lazily. */
  rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', which: WhichIds): Iterable<Row>;
  /** Sealed blocks by number; missing ones are left out. */
  blocks(numbers: readonly number[]): Map<number, Uint8Array>;
  /** Words in use whose prefix of this length has this token, most frequent first. */
  wordsByPrefix(length: 2 | 3 | 4, token: string, most: number): CountedWord[];
  /** Words in use whose four-letter prefix has one of these tokens, most frequent first. */
  wordsByPrefixes(tokens: readonly string[], most: number): CountedWord[];
  /** Record counts of those tokens whose words are in the vocabulary. */
  wordCounts(tokens: readonly string[]): ReadonlyMap<string, number>;
  newestBlock(): number;
  /** The names with the most records, each with the row number of its newest record. */
  names(most: number): { token: string; records: number; newest: number; sealed: Uint8Array }[];
}

/** Write access; call it inside a transaction. */
export interface ArchiveWriting {
  /** The runs that have any row. */
  runs(starts: readonly number[]): Run[];
  apply(changes: ArchiveChanges): void;
  /** Sets the newest record of a row of names. */
  setNewest(token: string, newest: number): void;
}

export interface ArchiveStore extends ArchiveReading, ArchiveWriting {
  readonly index: KeywordIndex;
  readonly vectors: Vectors;
  /** Runs several reads against one snapshot. Can't be nested. */
  snapshot<T>(work: () => T): T;
  /** Runs `work` in a transaction, rolled back if it throws; one at a time. @throws ArchiveFullError if the disk is full */
  transaction<T>(work: () => T): T;
  /** Size of the archive in bytes. */
  bytes(): number;
  /** Checkpoints the journal, as far as readers and the disk allow. */
  settle(): void;
  close(): void;
}

/** The numbers that rows refer to datastores by. They never change; a new datastore gets the next one. */
const CODES = {
  'social-chat-group': 1,
  'social-chat-message': 2,
  'social-email': 3,
  'social-post': 4,
  'social-following': 5,
  'social-calendar': 6,
  'social-event': 7,
  favourite: 8,
  file: 9,
} as const satisfies Record<DatastoreName, number>;
const NAMES = new Map<number, DatastoreName>(
  Object.entries(CODES).map(([name, code]) => [code, name as DatastoreName]),
);

export const codeOf = (name: DatastoreName): number => CODES[name];

export function datastoreOf(code: number): DatastoreName {
  const name = NAMES.get(code);
  if (name === undefined) throw new Error(`unknown datastore code ${code}`);
  return name;
}
