/** The data service as commands see it, whatever its dialect: the port between commands and the client. */
import type { AnswerDetails, AnswerProgress, EndpointHost, LanguageModel } from './answers.ts';
import type { AroundEnds } from './around.ts';
import type { DatastoreName } from './datastores.ts';
import type { CreditBalance } from './extensions.ts';
import type { Filter, QueryOptions } from './filters.ts';
import type { KnownName } from './names.ts';
import type { ChatGroup, ChatMessage, DataRecord } from './records.ts';
import type { SearchFilter, SearchMatch, SearchReach } from './search-extension.ts';
import type { Statistics } from './statistics.ts';

export interface Call {
  /** The person's bearer token, in clear. */
  token: string;
  /** Aborts the HTTP request. */
  signal: AbortSignal;
  /** Called with the remaining credits, if the reply to a charged call has them, before the call settles. */
  onBalance?: (credits: number) => void;
  /** Maximum wait for the whole reply; the default depends on the operation. */
  deadlineMs?: number;
  /** Called with the progress of an answer, if the token’s description lists `answerEvents`; must not throw. */
  onProgress?: (progress: AnswerProgress) => void;
}

export interface SearchInput {
  keywords: readonly string[];
  /** ISO 8601. The service may still return some earlier records, which the caller has to drop. */
  since?: string;
  /**
   * Only if the token's description lists SEARCH_EXTENSION; keywords then follow its grammar (`"red ferry"`, `-bus`)
   * and may be empty. An empty object means no filter.
   */
  extended?: SearchFilter & { limit?: number; skip?: number };
}

interface SearchReply {
  /** Number of unreadable list elements (a missing list is a failure). */
  dropped: number;
  /** Number of matching records, for threads of messages, if the service says. */
  total: number | undefined;
  /** `total` is a lower bound. */
  atLeast?: true;
  /** The reach of the data searched, if nothing was found and the service says. */
  reach?: SearchReach;
  /** Why each record matched, if the service says; a thread also has the messages between matches. */
  matches?: ReadonlyMap<DataRecord, SearchMatch>;
}

/** A chat with its matching messages and those between them, oldest first. */
export interface Thread {
  groupId: string;
  group: ChatGroup | undefined;
  messages: ChatMessage[];
}

export interface Threads extends SearchReply {
  threads: Thread[];
}

export interface Records extends SearchReply {
  items: DataRecord[];
}

export interface AgentContext {
  /** Datastore to read; if absent, all that the token grants, if the service supports that (ANSWER_SOURCES). */
  datastore?: DatastoreName;
  queryFilters?: Filter;
  /** IANA name of the zone for days and times; only if the service has ANSWER_SOURCES. */
  zone?: string;
}

/** A generated text (Markdown, never trusted). */
export interface Completion {
  completion: string;
  /** Its sources and cost, if the service sends them. */
  details?: AnswerDetails;
}

/** Reply of the token endpoint; scopes as written by the service. */
export interface TokenDescription {
  scopes: string[];
  /** Names of its extensions to interface.md (extensions.ts), if any. */
  extensions?: string[];
  /** Milliseconds since 1970; absent if the token doesn't expire or the service doesn't say. */
  expiresAt?: number;
  /** The service's language model, null if it has none; absent if it doesn't say. */
  languageModel?: LanguageModel;
  /** The endpoint that receives words for embeddings; absent if there is none or the service doesn't say. */
  embeddings?: EndpointHost;
}

/** Every method rejects only with a ServiceFailure. Records are returned without PRIVATE_MEMBERS. */
export interface DataService {
  searchChatThreads(input: SearchInput, call: Call): Promise<Threads>;
  searchDatastore(input: SearchInput & { datastore: DatastoreName }, call: Call): Promise<Records>;
  searchUniversal(input: SearchInput, call: Call): Promise<Records>;
  prompt(input: { prompt: string }, call: Call): Promise<Completion>;
  agentPrompt(input: { prompt: string; context?: AgentContext }, call: Call): Promise<Completion>;
  profilePrompt(input: { prompt: string; context?: AgentContext }, call: Call): Promise<Completion>;
  queryDatastore(
    input: { datastore: DatastoreName; query?: Filter; options?: QueryOptions },
    call: Call,
  ): Promise<Records>;
  /** Statistics of all matching records, if SEARCH_EXTENSION is listed. `zone`: IANA name, for hours and days. */
  statistics(input: { datastore: DatastoreName; query: Filter; zone: string }, call: Call): Promise<Statistics>;
  /** A message and those right before and after it, if SEARCH_EXTENSION is listed; no items if it no longer exists. */
  around(
    input: { groupId: string; recordId: string; before: number; after: number },
    call: Call,
  ): Promise<Records & AroundEnds>;
  /** Undefined if the service has no token endpoint. */
  describeToken(call: Call): Promise<TokenDescription | undefined>;
  /** Only if the token's description lists `credits`. */
  credits(call: Call): Promise<CreditBalance>;
  /** Sorted by number of messages, descending. Only if the token's description lists `names`. */
  names(call: Call): Promise<readonly KnownName[]>;
  /** Revokes the token. Only if its description lists `revoke`. */
  revoke(call: Call): Promise<void>;
}
