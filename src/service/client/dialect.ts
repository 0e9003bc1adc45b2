/** What a dialect decides: under which path, method and members each operation is asked for. Replies are read alike. */
import type { Around } from '../contract/around.ts';
import type { AgentContext, SearchInput } from '../contract/data-service.ts';
import { type DatastoreName, encodeSchemaAddress } from '../contract/datastores.ts';
import type { Filter, QueryOptions } from '../contract/filters.ts';
import type { OperationName } from '../contract/operations.ts';

/** One question to the service, before it has an address and a token. */
export interface Question {
  readonly operation: OperationName;
  readonly host: 'search' | 'base';
  readonly method: 'GET' | 'POST';
  /** Path with every parameter filled in, percent-encoded. */
  readonly path: string;
  /** Query string without `?`, encoded; empty when there is none. */
  readonly query: string;
  /** Members of the JSON body; undefined when the method has none. */
  readonly body: Record<string, unknown> | undefined;
}

export interface PromptInput {
  prompt: string;
  context?: AgentContext;
}

/** Every method throws ServiceFailure bad-request for input that the contract does not allow. */
export interface Dialect {
  searchChatThreads(input: SearchInput): Question;
  searchDatastore(input: SearchInput & { datastore: DatastoreName }): Question;
  searchUniversal(input: SearchInput): Question;
  prompt(input: { prompt: string }): Question;
  agentPrompt(input: PromptInput): Question;
  profilePrompt(input: PromptInput): Question;
  queryDatastore(input: {
    datastore: DatastoreName;
    query?: Filter;
    options?: QueryOptions;
    statistics?: { zone: string };
    around?: Around;
  }): Question;
}

/**
 * `path` with `:schema` replaced by the base64 of `address`.
 * The alphabet is the standard one with padding ("base64 encoded", the interface document, Datastore query). `=` may stand
 * in a path as it is (RFC 3986, pchar) and stays readable; `/` would split the path and `+` is a space to some servers, so
 * both are percent-encoded. They occur only for addresses with `?`, `~` or characters outside ASCII.
 */
export function fillSchema(path: string, address: string): string {
  const encoded = encodeSchemaAddress(address).replaceAll('/', '%2F').replaceAll('+', '%2B');
  return path.replace(':schema', encoded);
}
