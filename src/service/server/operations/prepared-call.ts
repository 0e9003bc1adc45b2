/** Types of an operation between reading its input and doing its work. */
import type { Clock } from '#platform/clock.ts';
import type { AnswerProgress } from '../../contract/answers.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Operation, OperationName } from '../../contract/operations.ts';
import type { Answerer } from '../answers/answerer.ts';
import type { Archive } from '../archives/archives.ts';
import type { SemanticSearch } from '../embeddings/semantic-search.ts';
import type { ApiError } from '../http/api-error.ts';

export interface ServiceContext {
  readonly answerer: Answerer;
  /** Present if an embeddings endpoint is configured. */
  readonly semanticSearch?: SemanticSearch | undefined;
  readonly schemaBase: string;
  readonly clock: Clock;
  /** Whether calls cost credits. */
  readonly charges: boolean;
}

/** A request's input before validation. */
export interface RawInput {
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
  /** The `:schema` part of the path. */
  readonly schema: string | undefined;
}

/** The owner's archive and the token's permissions, for one call. */
export interface CallContext {
  /** The owner's archive; its calls end with the request. */
  readonly archive: Archive;
  /** Datastores that the token may read. */
  readonly datastores: readonly DatastoreName[];
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Reports progress to a caller who receives events. */
  readonly report: (progress: AnswerProgress) => void;
  /** Refunds the price: the call was valid, but there was nothing to answer with. */
  readonly refund: () => Promise<void>;
}

/** A call with valid input: its scopes are checked and its credits charged before `perform`. */
export interface PreparedCall {
  /** The datastore that the call names, if any. */
  readonly datastore?: DatastoreName | undefined;
  /** The price, if it differs from the operation's. */
  readonly credits?: number | undefined;
  /** Why this service can't carry it out for anyone; thrown before anything is charged. */
  readonly unavailable?: ApiError | undefined;
  /** Whether the caller may receive progress events (contract/answers.ts). */
  readonly watchable?: true;
  perform(context: CallContext): unknown;
}

/** Validates an input. @throws ApiError 400 or 404 that says what is wrong */
export type Prepare = (input: RawInput, service: ServiceContext) => PreparedCall;

/** A deployment's own route; `query` and `body` are the schemas that `prepare` parses. */
export interface DeployedRoute extends Pick<Operation, 'method' | 'path' | 'query' | 'body' | 'purpose'> {
  /** The documented operation with the same scopes and price. */
  readonly name: OperationName;
  readonly prepare: Prepare;
}
