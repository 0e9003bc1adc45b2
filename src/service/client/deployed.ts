/**
 * The public deployment's way of asking the same seven questions. Everything here is assumed from its published code,
 * since it registers other paths than the interface document gives:
 *
 * - chat threads: GET search/chatThreads with keywords and timeframe (a `limit` without `merge` makes it fail);
 * - one datastore: POST search/datastore/<base64>, `index` names the fields to search (it finds nothing without); calendars
 *   cannot be searched at all;
 * - everything: GET search/universal, with the kinds named, as it searches only e-mails and messages otherwise;
 * - prompt: unchanged; agent: llm/agent with the prompt only, as it ignores a context and reads what the token grants;
 * - profile: llm/profile, which takes no prompt: it fills in a JSON schema, and the prompt says what to look for;
 * - query: unchanged; `fields` leaves out the native objects, which are many times as large as all the rest.
 */
import type { SearchInput } from '../contract/data-service.ts';
import { DATASTORES, type DatastoreName, schemaAddress } from '../contract/datastores.ts';
import { ServiceFailure } from '../contract/failure.ts';
import {
  OPERATIONS,
  type Operation,
  TIMEFRAME_DAYS,
  type Timeframe,
  UNSEARCHABLE_AS_DEPLOYED,
} from '../contract/operations.ts';
import { ChatGroup, ChatMessage, PRIVATE_MEMBERS } from '../contract/records.ts';
import { type Dialect, documentedDialect, fillSchema, type Question, wordsOf } from './requests.ts';

/** Kinds that universal search knows; `calendar` is left out, since any hit of it makes the whole search fail. */
const SEARCH_TYPES = ['files', 'messages', 'emails', 'favorites', 'followed_pages', 'posts'] as const;

/** Hits asked for; 20 come otherwise, of which a filter may leave none. Chat threads have 50 by themselves. */
const MOST_HITS = 50;

/** Members of the records of which the document tells, without those that stay here anyway. */
const SHOWN_MEMBERS: { readonly [name in DatastoreName]?: readonly string[] } = {
  'social-chat-group': shown(Object.keys(ChatGroup.shape)),
  'social-chat-message': shown(Object.keys(ChatMessage.shape)),
};

function shown(members: readonly string[]): string[] {
  return members.filter((member) => !PRIVATE_MEMBERS.some((name) => name === member));
}

/** The reply's `response.output` is an object of this shape. */
const PROFILE_SCHEMA = {
  type: 'object',
  properties: { summary: { type: 'string', description: 'A profile that answers the request, in Markdown' } },
  required: ['summary'],
} as const;

/** @param schemaBase base address of the deployment's record schemas */
export function deployedDialect(schemaBase: string, now: () => number): Dialect {
  // The documented form is built first: it refuses whatever the contract does not allow, alike in both dialects.
  const documented = documentedDialect(schemaBase);

  return {
    searchChatThreads: (input) => {
      const question = renamed(documented.searchChatThreads(input));
      return { ...question, query: question.query + timeframe(input, now()) };
    },
    searchDatastore: (input) => {
      if (input.datastore === UNSEARCHABLE_AS_DEPLOYED) {
        throw new ServiceFailure('not-offered', false, { said: 'a deployment cannot search calendars' });
      }
      const { operation } = documented.searchDatastore(input);
      const row = OPERATIONS.searchDatastore;
      return {
        operation,
        host: row.host,
        method: row.deployed.method,
        path: fillSchema(row.deployed.path, schemaAddress(schemaBase, input.datastore)),
        body: {
          keywords: wordsOf(input).join(' '),
          index: [...DATASTORES[input.datastore].searchFields],
          limit: MOST_HITS,
          ...input.extended,
        },
      };
    },
    searchUniversal: (input) => {
      const question = renamed(documented.searchUniversal(input));
      const wanted = `&searchTypes=${SEARCH_TYPES.join(',')}${input.extended ? '' : `&limit=${MOST_HITS}`}`;
      return { ...question, query: question.query + wanted + timeframe(input, now()) };
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
    queryDatastore: (input) => {
      const fields = SHOWN_MEMBERS[input.datastore];
      return documented.queryDatastore(
        fields === undefined ? input : { ...input, options: { fields: [...fields], ...input.options } },
      );
    },
  };
}

const DAY_MS = 86_400_000;
/** Clocks differ. */
const MARGIN_MS = 3_600_000;

/** The shortest span that reaches back to where the search is to begin, as a parameter. */
function timeframe({ since }: SearchInput, now: number): string {
  const begin = since === undefined ? Number.NaN : Date.parse(since);
  const days = (now - begin + MARGIN_MS) / DAY_MS;
  const spans = Object.entries(TIMEFRAME_DAYS) as [Timeframe, number | undefined][];
  const found = spans.find(([, length]) => length !== undefined && length >= days);
  return found === undefined ? '' : `&timeframe=${found[0]}`;
}

/** The same question under the deployment's method and path. */
function renamed(question: Question): Question {
  const { deployed }: Operation = OPERATIONS[question.operation];
  return { ...question, ...deployed };
}
