/** The interface document's own way of asking: its paths, query parameters and bodies, from the contract's rows. */
import type { SearchInput } from '../contract/data-service.ts';
import { type DatastoreName, encodeSchemaAddress, schemaAddress } from '../contract/datastores.ts';
import { OPERATIONS, type OperationName } from '../contract/operations.ts';
import { type Dialect, fillSchema, type PromptInput, type Question } from './dialect.ts';
import { checkDatastore, checkedInput } from './input.ts';
import { checkSearch, filterParameters, joinWords, searchWords } from './search-input.ts';

/**
 * Longest query string of a GET, in characters. Longer ones go into the body of the POST form, where there is one: an
 * address is cut, refused or written into logs on its way sooner than a body is.
 */
const LONGEST_QUERY = 1_500;

/** @param schemaBase {schema_base} of the document, without or with a slash at its end */
export function documentedDialect(schemaBase: string): Dialect {
  function search(operation: OperationName, input: SearchInput, datastore?: string): Question {
    const words = searchWords(input);
    const where = datastore === undefined ? {} : { datastore };
    if (input.extended) checkSearch(input);
    else checkedInput(operation, { keywords: words.join(' '), ...where });
    const others = new URLSearchParams({ ...where, ...filterParameters(input) }).toString();
    const query = [words.length === 0 ? '' : `keywords=${joinWords(words)}`, others].filter((part) => part !== '');
    return { ...rowOf(operation), query: query.join('&'), body: undefined };
  }

  function datastoreSearch(input: SearchInput & { datastore: DatastoreName }): Question {
    const question = search('searchDatastore', input, input.datastore);
    if (question.query.length <= LONGEST_QUERY) return question;
    const keywords = searchWords(input).join(' ');
    const body = { ...(keywords === '' ? {} : { keywords }), datastore: input.datastore, ...input.extended };
    return { ...rowOf('searchDatastoreByPost'), query: '', body };
  }

  function prompt(operation: OperationName, input: PromptInput): Question {
    return { ...rowOf(operation), query: '', body: checkedInput(operation, bodyOf(input)) };
  }

  function bodyOf({ prompt, context }: PromptInput): Record<string, unknown> {
    if (!context) return { prompt };
    const { datastore, queryFilters, zone } = context;
    if (datastore !== undefined) checkDatastore(datastore);
    return {
      prompt,
      context: {
        ...(datastore === undefined ? {} : { dsUrlEncoded: encodeSchemaAddress(schemaAddress(schemaBase, datastore)) }),
        ...(queryFilters === undefined ? {} : { queryFilters }),
        ...(zone === undefined ? {} : { zone }),
      },
    };
  }

  return {
    searchChatThreads: (input) => search('searchChatThreads', input),
    searchDatastore: (input) => {
      checkDatastore(input.datastore);
      return datastoreSearch(input);
    },
    searchUniversal: (input) => search('searchUniversal', input),
    prompt: (input) => prompt('llmPrompt', { prompt: input.prompt }),
    agentPrompt: (input) => prompt('llmAgentPrompt', input),
    profilePrompt: (input) => prompt('llmProfilePrompt', input),
    queryDatastore: ({ datastore, query, options, statistics, around }) => {
      checkDatastore(datastore);
      const row = rowOf('queryDatastore');
      const body = checkedInput('queryDatastore', {
        ...(query === undefined ? {} : { query }),
        ...(options === undefined ? {} : { options }),
        ...(statistics === undefined ? {} : { statistics }),
        ...(around === undefined ? {} : { around }),
      });
      return { ...row, path: fillSchema(row.path, schemaAddress(schemaBase, datastore)), query: '', body };
    },
  };
}

function rowOf(operation: OperationName): Pick<Question, 'operation' | 'host' | 'method' | 'path'> {
  const { host, method, path } = OPERATIONS[operation];
  return { operation, host, method, path };
}
