/** What an operation is made of between reading its input and doing its work. */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../clock.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Language } from '../language/language.ts';
import type { RecordStore } from '../records/record-store.ts';

/** What the operations work on. */
export interface Workshop {
  readonly database: DatabaseSync;
  readonly store: RecordStore;
  readonly language: Language;
  readonly schemaBase: string;
  readonly clock: Clock;
}

/** The input of a request, still unread. */
export interface RawInput {
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
  /** What stands in the path for `:schema`. */
  readonly schema: string | undefined;
}

/** A call whose input was good: its scopes can be checked and its credits taken before `perform`. */
export interface PreparedCall {
  /** The datastore that it names, where it names one. */
  readonly datastore?: DatastoreName | undefined;
  /** @param granted the datastores that the token may read */
  perform(granted: readonly DatastoreName[], signal: AbortSignal): unknown;
}

/** Reads an input. @throws Refusal 400 or 404 that says what is wrong */
export type Prepare = (input: RawInput, workshop: Workshop) => PreparedCall;
