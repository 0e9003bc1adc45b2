/** What an operation is made of between reading its input and doing its work. */
import type { Clock } from '#platform/clock.ts';
import type { AnswerProgress } from '../../contract/answers.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Operation, OperationName } from '../../contract/operations.ts';
import type { Answerer } from '../answers/answerer.ts';
import type { Archive } from '../archives/archives.ts';
import type { SemanticSearch } from '../embeddings/semantic-search.ts';
import type { ApiError } from '../http/api-error.ts';

/** What the operations work with. */
export interface ServiceContext {
  readonly answerer: Answerer;
  /** Where the operator has vectors made. */
  readonly meaning?: SemanticSearch | undefined;
  readonly schemaBase: string;
  readonly clock: Clock;
  /** Whether calls take credits. */
  readonly charges: boolean;
}

/** The input of a request, still unread. */
export interface RawInput {
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
  /** What stands in the path for `:schema`. */
  readonly schema: string | undefined;
}

/** On whose behalf a call is carried out, and how much of it the token allows. */
export interface CallContext {
  /** The owner's; its calls end with the request. */
  readonly archive: Archive;
  /** What the token may read. */
  readonly datastores: readonly DatastoreName[];
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal;
  /** Hears what is being done, for a caller who watches. */
  readonly tell: (progress: AnswerProgress) => void;
  /** Gives the price back: the call was good, but there was nothing to answer with. */
  readonly refund: () => Promise<void>;
}

/** A call whose input was good: its scopes can be checked and its credits taken before `perform`. */
export interface PreparedCall {
  /** The datastore that it names, where it names one. */
  readonly datastore?: DatastoreName | undefined;
  /** What it costs, where that is not what its operation costs. */
  readonly credits?: number | undefined;
  /** Why it cannot be carried out here, whoever asks: told before anything is charged. */
  readonly unavailable?: ApiError | undefined;
  /** Whether a caller may watch it (contract/answers.ts). */
  readonly watchable?: true;
  perform(context: CallContext): unknown;
}

/** Reads an input. @throws ApiError 400 or 404 that says what is wrong */
export type Prepare = (input: RawInput, service: ServiceContext) => PreparedCall;

/** One way in which a deployment is asked; `query` and `body` are what `prepare` reads. */
export interface DeployedRoute extends Pick<Operation, 'method' | 'path' | 'query' | 'body' | 'purpose'> {
  /** The row that it is like: its scopes and its price. */
  readonly name: OperationName;
  readonly prepare: Prepare;
}
