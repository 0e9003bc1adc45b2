/**
 * The public deployment's way of asking the same seven questions. Everything here is assumed from its published code,
 * since it registers other paths than the interface document gives:
 *
 * - chat threads: GET search/chatThreads with keywords only (a `limit` without `merge` makes it fail);
 * - one datastore: POST search/datastore/<base64>, `index` names the fields to search (it finds nothing without);
 * - everything: GET search/universal, with the kinds named, as it searches only e-mails and messages otherwise;
 * - prompt: unchanged; agent: llm/agent with the prompt only, as it ignores a context and reads what the token grants;
 * - profile: llm/profile, which takes no prompt: it fills in a JSON schema, and the prompt says what to look for;
 * - query: unchanged.
 */
import { DATASTORES, schemaAddress } from '../contract/datastores.ts';
import { OPERATIONS, type OperationName } from '../contract/operations.ts';
import { type Dialect, fillSchema, type Question } from './dialect.ts';
import { documentedDialect } from './documented.ts';
import { searchWords } from './search-input.ts';

/** Kinds that universal search knows; `calendar` is left out, since any hit of it makes the whole search fail. */
const SEARCH_TYPES = ['files', 'messages', 'emails', 'favorites', 'followed_pages', 'posts'] as const;

/** Most hits of one datastore search (the deployment's own default). */
const DATASTORE_HITS = 20;

/** What a profile is asked to consist of: the reply's `response.output` is an object of this shape. */
const PROFILE_SCHEMA = {
  type: 'object',
  properties: {
    summary: { type: 'string', description: 'A few sentences that answer the request' },
    interests: { type: 'array', items: { type: 'string' }, description: 'Subjects that come up often' },
    people: {
      type: 'array',
      items: { type: 'string' },
      description: 'People in frequent contact, and how they relate',
    },
    details: { type: 'array', items: { type: 'string' }, description: 'Further findings, one sentence each' },
  },
  required: ['summary'],
} as const;

/** @param schemaBase base address of the deployment's record schemas */
export function deployedDialect(schemaBase: string): Dialect {
  // The documented form is built first: it refuses whatever the contract does not allow, alike in both dialects.
  const documented = documentedDialect(schemaBase);

  return {
    searchChatThreads: (input) => renamed(documented.searchChatThreads(input)),
    searchDatastore: (input) => {
      const { operation } = documented.searchDatastore(input);
      const row = OPERATIONS.searchDatastore;
      return {
        operation,
        host: row.host,
        method: row.deployed.method,
        path: fillSchema(row.deployed.path, schemaAddress(schemaBase, input.datastore)),
        query: '',
        body: {
          keywords: searchWords(input).join(' '),
          index: [...DATASTORES[input.datastore].searchFields],
          limit: DATASTORE_HITS,
          ...input.extended,
        },
      };
    },
    searchUniversal: (input) => {
      const question = renamed(documented.searchUniversal(input));
      return { ...question, query: `${question.query}&searchTypes=${SEARCH_TYPES.join(',')}` };
    },
    prompt: (input) => renamed(documented.prompt(input)),
    agentPrompt: (input) => {
      const question = renamed(documented.agentPrompt(input));
      return { ...question, body: { prompt: question.body?.prompt } };
    },
    profilePrompt: (input) => {
      const question = renamed(documented.profilePrompt(input));
      return { ...question, body: { schema: PROFILE_SCHEMA, promptSearchTip: question.body?.prompt } };
    },
    queryDatastore: (input) => documented.queryDatastore(input),
  };
}

/** The same question under the deployment's method and path. */
function renamed(question: Question): Question {
  return { ...question, ...deployedRow(question.operation) };
}

function deployedRow(operation: OperationName): { method: 'GET' | 'POST'; path: string } {
  const { method, path } = OPERATIONS[operation].deployed;
  return { method, path };
}
