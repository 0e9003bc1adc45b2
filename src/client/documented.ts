/** The interface document's own way of asking: its paths, query parameters and bodies, from the contract's rows. */
import type { SearchInput } from '../contract/data-service.ts';
import { encodeSchemaAddress, schemaAddress } from '../contract/datastores.ts';
import { OPERATIONS, type OperationName } from '../contract/operations.ts';
import { type Dialect, fillSchema, type PromptInput, type Question } from './dialect.ts';
import { checkDatastore, checkedInput } from './input.ts';
import { joinWords } from './keywords.ts';
import { checkSearch, filterParameters, searchWords } from './search-input.ts';

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

  function prompt(operation: OperationName, input: PromptInput): Question {
    return { ...rowOf(operation), query: '', body: checkedInput(operation, bodyOf(input)) };
  }

  function bodyOf({ prompt, context }: PromptInput): Record<string, unknown> {
    if (!context) return { prompt };
    checkDatastore(context.datastore);
    return {
      prompt,
      context: {
        dsUrlEncoded: encodeSchemaAddress(schemaAddress(schemaBase, context.datastore)),
        ...(context.queryFilters === undefined ? {} : { queryFilters: context.queryFilters }),
      },
    };
  }

  return {
    searchChatThreads: (input) => search('searchChatThreads', input),
    searchDatastore: (input) => {
      checkDatastore(input.datastore);
      return search('searchDatastore', input, input.datastore);
    },
    searchUniversal: (input) => search('searchUniversal', input),
    prompt: (input) => prompt('llmPrompt', { prompt: input.prompt }),
    agentPrompt: (input) => prompt('llmAgentPrompt', input),
    profilePrompt: (input) => prompt('llmProfilePrompt', input),
    queryDatastore: ({ datastore, query, options }) => {
      checkDatastore(datastore);
      const row = rowOf('queryDatastore');
      const body = checkedInput('queryDatastore', {
        ...(query === undefined ? {} : { query }),
        ...(options === undefined ? {} : { options }),
      });
      return { ...row, path: fillSchema(row.path, schemaAddress(schemaBase, datastore)), query: '', body };
    },
  };
}

function rowOf(operation: OperationName): Pick<Question, 'operation' | 'host' | 'method' | 'path'> {
  const { host, method, path } = OPERATIONS[operation];
  return { operation, host, method, path };
}
