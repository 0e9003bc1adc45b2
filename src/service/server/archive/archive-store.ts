/**
 * Where one archive is kept, as those who read and write records see it: sealed blocks, numbered rows, hashed tokens.
 * What is said here of words and records is all that a store knows; sealing, ranking and planning are done above it.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Held, IndexColumns, KeywordIndex } from './keyword-index.ts';

/** A file, or a Postgres and the owner's name there. */
export type ArchivePlace = { readonly file: string } | { readonly postgres: string; readonly owner: string };

/** Where a record lies (spot.ts). */
export interface Located {
  readonly seq: number;
  readonly spot: number;
}

/** A record by its id; `code` is its datastore's. */
export interface Named {
  readonly code: number;
  readonly id: string;
}

export interface Known {
  readonly seq: number;
  readonly print: number;
}

export interface StoredDatastore {
  readonly code: number;
  readonly name: DatastoreName;
  readonly records: number;
}

/** Which rows, where not all are meant. */
export interface WhichIds {
  /** Those that hold what it asks for: they are all looked up before the first one comes. */
  readonly held?: Held | undefined;
  /** Those that come after this id. */
  readonly after?: string | undefined;
  /** All but so many. */
  readonly skip?: number | undefined;
}

/** A record that is put in, with what the index holds of it. */
export interface AddedRow extends Located, Named {
  readonly print: number;
  readonly columns: IndexColumns;
}

/** One that is taken out. */
export interface RemovedRow extends Located, Named {}

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

/** All that one transaction changes. What is removed goes before what is added: a number may be given anew. */
export interface ArchiveChanges {
  readonly removed: readonly RemovedRow[];
  readonly added: readonly AddedRow[];
  /** Sealed, new and changed ones. */
  readonly blocks: ReadonlyMap<number, Uint8Array>;
  readonly words: readonly SpelledWord[];
  /** By how many records each datastore grows, by its code. */
  readonly tally: ReadonlyMap<number, number>;
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

export interface ArchiveStore {
  readonly index: KeywordIndex;
  /** Does what asks more than once on what is there at one moment. Not to be nested. */
  atOneMoment<T>(work: () => T): T;
  datastores(): StoredDatastore[];
  /** In the order of `seqs`; those that are not there are left out. */
  located(seqs: readonly number[]): Located[];
  /** What is there under these ids, in their order. */
  known(records: readonly Named[]): (Known | undefined)[];
  /** Rows of a datastore in the order of their ids. Lazily. */
  locatedById(code: number, direction: 'asc' | 'desc', which: WhichIds): Iterable<Located>;
  /** Sealed blocks by their numbers; those that are not there are left out. */
  blocks(numbers: readonly number[]): Map<number, Uint8Array>;
  /** Words whose beginning of so many letters has this token, most frequent first, `most` at most. Lazily. */
  begun(length: 2 | 3 | 4, token: string, most: number): Iterable<{ token: string; word: Uint8Array }>;
  /** Words whose beginning of four letters has one of these tokens, most frequent first, `most` at most. Lazily. */
  begunByOneOf(tokens: readonly string[], most: number): Iterable<{ token: string; word: Uint8Array }>;
  /** Of these tokens, those whose words are there, with how many records were last counted to hold them. */
  spelled(tokens: readonly string[]): ReadonlyMap<string, number>;
  /** Names that most records have, `most` at most, with the number of the newest of them. */
  names(most: number): { token: string; records: number; newest: number; sealed: Uint8Array }[];
  /**
   * Does work that changes the archive, all of it or, when it throws, nothing; one at a time of all that write to it.
   * @throws ArchiveFullError when there is no room
   */
  transaction<T>(work: () => T): T;
  /** The six below are to be called inside a transaction. @returns the number by which rows name a datastore */
  codeOf(datastore: DatastoreName): number;
  newestBlock(): number;
  /** Of these runs, those in which there is any row. */
  runs(starts: readonly number[]): Run[];
  apply(changes: ArchiveChanges): void;
  /** Corrects what a row of names says of its newest record. */
  setNewest(token: string, newest: number): void;
  /** Counts all words anew where `records` is far from how many there were the last time. @param isFar tells */
  recount(records: number, isFar: (before: number) => boolean): void;
  /** Brings what lies in a journal to its place, as far as nobody reads it. */
  settle(): void;
  /** Bytes that the archive takes up. */
  bytes(): number;
  close(): void;
}

/** What is read of an archive to search it. */
export type ArchiveReading = Pick<
  ArchiveStore,
  'datastores' | 'located' | 'known' | 'locatedById' | 'blocks' | 'begun' | 'begunByOneOf' | 'spelled' | 'names'
>;
