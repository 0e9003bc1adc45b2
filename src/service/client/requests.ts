/**
 * Builds the request of each operation: the paths, query parameters and bodies of interface.md, from the contract's
 * rows. Rejects what the contract doesn't allow, before any request.
 */
import type { Around } from '../contract/around.ts';
import type { AgentContext, SearchInput } from '../contract/data-service.ts';
import { type DatastoreName, encodeSchemaAddress, isDatastoreName, schemaAddress } from '../contract/datastores.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { Filter, QueryOptions } from '../contract/filters.ts';
import { OPERATIONS, type Operation, type OperationName } from '../contract/operations.ts';
import { SearchInputs } from '../contract/search-extension.ts';

/** A request to the service, without address and token. */
export interface Question {
  readonly operation: OperationName;
  readonly host: 'search' | 'base';
  readonly method: 'GET' | 'POST';
  /** Path with every parameter filled in, percent-encoded. */
  readonly path: string;
  /** Query string without `?`, encoded. */
  readonly query?: string;
  /** Members of the JSON body. */
  readonly body?: Record<string, unknown>;
}

export interface PromptInput {
  prompt: string;
  context?: AgentContext;
}

export interface QueryInput {
  datastore: DatastoreName;
  query?: Filter;
  options?: QueryOptions;
  statistics?: { zone: string };
  around?: Around;
}

/** In characters: a deployment's tokens have 84 (assumed), headers are limited to 16 kB. */
const MAX_TOKEN_LENGTH = 4_096;
/** In characters; with a longer query string, the POST form is used if there is one. */
const MAX_QUERY_LENGTH = 1_500;
/** Of the encoded keywords: servers and proxies reject a request line above 8 to 16 kB. */
const MAX_KEYWORD_BYTES = 6_000;

/** A refusal that cost nothing, since no request was sent. */
export function badRequest(said: string): ServiceFailure {
  return new ServiceFailure('bad-request', false, { said });
}

/** A token is visible ASCII without spaces (RFC 6750, 2.1): a line break would end the header. @throws ServiceFailure bad-request */
export function checkToken(token: string): void {
  if (token.length > MAX_TOKEN_LENGTH || !/^[\x21-\x7e]+$/.test(token))
    throw badRequest('the token has invalid characters or is too long');
}

/** Validates inputs by the operation's schema (query or body) or by `schema`. @throws ServiceFailure bad-request */
function validated(
  operation: OperationName,
  input: Record<string, unknown>,
  schema = (OPERATIONS[operation] as Operation).query ?? (OPERATIONS[operation] as Operation).body,
): Record<string, unknown> {
  const result = schema?.safeParse(input);
  if (result?.success !== false) return (result?.data ?? {}) as Record<string, unknown>;
  const issue = result.error.issues[0];
  throw badRequest(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`.slice(0, 300));
}

function addressIn(schemaBase: string, datastore: string): string {
  if (!isDatastoreName(datastore)) throw badRequest('datastore: not a known datastore');
  return schemaAddress(schemaBase, datastore);
}

/** The words of a search; lone surrogates become U+FFFD. @throws ServiceFailure if there are none, or too many */
export function wordsOf({ keywords, extended }: SearchInput): string[] {
  const words = keywords.flatMap((entry) => entry.toWellFormed().split(/\s+/u)).filter((word) => word !== '');
  const isList = keywords.length === 0 && Object.keys(extended ?? {}).length > 0;
  if (words.length === 0 && !isList) throw badRequest('keywords is required');
  if (joinWords(words).length > MAX_KEYWORD_BYTES) throw badRequest('keywords are too long');
  return words;
}

/** Words joined with +. Each is percent-encoded first, so that a + inside a word (%2B) isn't taken for a separator. */
function joinWords(words: readonly string[]): string {
  return words.map(encodeURIComponent).join('+');
}

/** Replaces `:schema` by the base64 of `address`, standard alphabet with padding; escapes `/` and `+`. */
export function fillSchema(path: string, address: string): string {
  const encoded = encodeSchemaAddress(address).replaceAll('/', '%2F').replaceAll('+', '%2B');
  return path.replace(':schema', encoded);
}

export type Dialect = ReturnType<typeof documentedDialect>;

/** Path, method and members of each operation's request. @param schemaBase {schema_base} of interface.md, with or without a trailing slash */
export function documentedDialect(schemaBase: string) {
  function search(operation: OperationName, input: SearchInput, datastore?: DatastoreName): Question {
    const words = wordsOf(input);
    const where = datastore === undefined ? {} : { datastore };
    if (input.extended) validated(operation, input.extended, SearchInputs);
    else validated(operation, { keywords: words.join(' '), ...where });
    const others = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...where, ...input.extended })) others.set(name, String(value));
    const query = [words.length === 0 ? '' : `keywords=${joinWords(words)}`, String(others)];
    return { ...rowOf(operation), query: query.filter((part) => part !== '').join('&') };
  }

  function datastoreSearch(input: SearchInput & { datastore: DatastoreName }): Question {
    const { datastore, extended } = input;
    addressIn(schemaBase, datastore);
    const question = search('searchDatastore', input, datastore);
    if ((question.query ?? '').length <= MAX_QUERY_LENGTH) return question;
    const keywords = wordsOf(input).join(' ') || undefined;
    return { ...rowOf('searchDatastoreByPost'), body: { keywords, datastore, ...extended } };
  }

  function prompt(operation: OperationName, { prompt, context }: PromptInput): Question {
    if (!context) return { ...rowOf(operation), body: validated(operation, { prompt }) };
    const { datastore, queryFilters, zone } = context;
    const dsUrlEncoded = datastore && encodeSchemaAddress(addressIn(schemaBase, datastore));
    return {
      ...rowOf(operation),
      body: validated(operation, { prompt, context: { dsUrlEncoded, queryFilters, zone } }),
    };
  }

  return {
    searchChatThreads: (input: SearchInput) => search('searchChatThreads', input),
    searchDatastore: datastoreSearch,
    searchUniversal: (input: SearchInput) => search('searchUniversal', input),
    prompt: (input: { prompt: string }) => prompt('llmPrompt', { prompt: input.prompt }),
    agentPrompt: (input: PromptInput) => prompt('llmAgentPrompt', input),
    profilePrompt: (input: PromptInput) => prompt('llmProfilePrompt', input),
    queryDatastore: ({ datastore, ...input }: QueryInput): Question => {
      const row = rowOf('queryDatastore');
      const path = fillSchema(row.path, addressIn(schemaBase, datastore));
      return { ...row, path, body: validated('queryDatastore', input) };
    },
  };
}

function rowOf(operation: OperationName): Pick<Question, 'operation' | 'host' | 'method' | 'path'> {
  const { host, method, path } = OPERATIONS[operation];
  return { operation, host, method, path };
}
