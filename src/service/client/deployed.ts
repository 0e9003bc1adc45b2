/**
 * The public deployment's dialect for the same seven operations. Everything here is assumed from its published code,
 * since it registers other paths than interface.md has:
 *
 * - chat threads: GET search/chatThreads with keywords and timeframe (a `limit` without `merge` makes it fail);
 * - one datastore: POST search/datastore/<base64>, where `index` names the fields to search (without it, nothing is
 *   found); calendars can't be searched at all;
 * - everything: GET search/universal, with the types listed, since it searches only e-mails and messages by default;
 * - prompt: unchanged; agent: llm/agent with the prompt only; it ignores a context and reads what the token grants;
 * - profile: llm/profile, which takes no prompt: it fills in a JSON schema, and the prompt says what to look for;
 * - query: unchanged; `fields` excludes the native objects, which are many times larger than everything else.
 */
import type { SearchInput } from '../contract/data-service.ts';
import { DATASTORES, type DatastoreName, schemaAddress } from '../contract/datastores.ts';
import { ServiceFailure } from '../contract/failure.ts';
import { OPERATIONS, type Operation, TIMEFRAME_DAYS, type Timeframe } from '../contract/operations.ts';
import { ChatGroup, ChatMessage, PRIVATE_MEMBERS } from '../contract/records.ts';
import { type Dialect, documentedDialect, fillSchema, type Question, wordsOf } from './requests.ts';

/** Types of universal search, without `calendar`: any hit in it makes the whole search fail. */
const SEARCH_TYPES = ['files', 'messages', 'emails', 'favorites', 'followed_pages', 'posts'] as const;

/** Requested hits; the default of 20 may leave none after filtering. The default for chat threads is 50. */
const MAX_HITS = 50;

/** The members documented in interface.md, without the private ones. */
const PUBLIC_MEMBERS: { readonly [name in DatastoreName]?: readonly string[] } = {
  'social-chat-group': withoutPrivate(Object.keys(ChatGroup.shape)),
  'social-chat-message': withoutPrivate(Object.keys(ChatMessage.shape)),
};

function withoutPrivate(members: readonly string[]): string[] {
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
  // The documented request is built first, so that both dialects reject the same invalid input.
  const documented = documentedDialect(schemaBase);

  return {
    searchChatThreads: (input) => {
      const question = renamed(documented.searchChatThreads(input));
      return { ...question, query: question.query + timeframe(input, now()) };
    },
    searchDatastore: (input) => {
      if (input.datastore === 'social-calendar') {
        throw new ServiceFailure('not-offered', false, { said: 'the deployment cannot search calendars' });
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
          limit: MAX_HITS,
          ...input.extended,
        },
      };
    },
    searchUniversal: (input) => {
      const question = renamed(documented.searchUniversal(input));
      const wanted = `&searchTypes=${SEARCH_TYPES.join(',')}${input.extended ? '' : `&limit=${MAX_HITS}`}`;
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
      const fields = PUBLIC_MEMBERS[input.datastore];
      return documented.queryDatastore(
        fields === undefined ? input : { ...input, options: { fields: [...fields], ...input.options } },
      );
    },
  };
}

const DAY_MS = 86_400_000;
/** Allows for clock skew. */
const MARGIN_MS = 3_600_000;

/** The query parameter for the shortest time frame that includes `since`. */
function timeframe({ since }: SearchInput, now: number): string {
  const begin = since === undefined ? Number.NaN : Date.parse(since);
  const days = (now - begin + MARGIN_MS) / DAY_MS;
  const spans = Object.entries(TIMEFRAME_DAYS) as [Timeframe, number | undefined][];
  const found = spans.find(([, length]) => length !== undefined && length >= days);
  return found === undefined ? '' : `&timeframe=${found[0]}`;
}

/** The same request with the deployment's method and path. */
function renamed(question: Question): Question {
  const { deployed }: Operation = OPERATIONS[question.operation];
  return { ...question, ...deployed };
}
