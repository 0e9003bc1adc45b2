/** What a caller can ask of the service, whatever the dialect it speaks: the port between commands and the client. */
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
  /** Aborting it ends the HTTP request at once. */
  signal: AbortSignal;
  /** Told of the credits that are left, where the reply of a call that costs says so; before the call resolves or rejects. */
  onBalance?: (credits: number) => void;
  /** Longest wait for the whole reply; each operation has its own default. */
  deadlineMs?: number;
  /** Hears how an answer is made, where the token’s description lists `answerEvents`; must not throw. */
  onProgress?: (progress: AnswerProgress) => void;
}

/** What a search looks for. */
export interface SearchInput {
  keywords: readonly string[];
  /** ISO 8601: what happened before it is of no use. Less of that may come back; the rest is the caller’s to leave out. */
  since?: string;
  /**
   * Only where the description of the token lists SEARCH_EXTENSION: then keywords follow its grammar (`"red ferry"`,
   * `-bus`) and may be none. Empty where nothing is filtered.
   */
  extended?: SearchFilter & { limit?: number; skip?: number };
}

/** How much there is, and why it was found. */
interface SearchReply {
  /** List elements that could not be read (a list that is absent is a failure). */
  dropped: number;
  /** How many records matched in all, where the service says; of threads their messages. */
  total: number | undefined;
  /** There may be more than `total`. */
  atLeast?: true;
  /** Of what was looked through, where nothing was found and the service says. */
  reach?: SearchReach;
  /** Why the service found what it found, where it says; in a thread, what it did not find lies between. */
  matches?: ReadonlyMap<DataRecord, SearchMatch>;
}

/** One chat with the messages of it that matched, and those between them, oldest first. */
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
  /** Datastore to read; absent: all that the token grants, where the service reads those (ANSWER_SOURCES). */
  datastore?: DatastoreName;
  queryFilters?: Filter;
  /** IANA name of the zone by whose days times are told; only where the service has ANSWER_SOURCES. */
  zone?: string;
}

/** A generated text (Markdown, never trusted). */
export interface Completion {
  completion: string;
  /** What it rests on and what it cost, where the service tells. */
  details?: AnswerDetails;
}

/** What the service's token endpoint says; scopes as the service wrote them. */
export interface TokenDescription {
  scopes: string[];
  /** Names of what it offers beyond the interface document (extensions.ts), where it does. */
  extensions?: string[];
  /** Milliseconds since 1970; absent where the token does not end, or nobody says when. */
  expiresAt?: number;
  /** The model that answers there, null where there is none; absent where the service does not tell. */
  languageModel?: LanguageModel;
  /** Where words are sent for vectors; absent where they are not, or the service does not tell. */
  embeddings?: EndpointHost;
}

/** Every method rejects with a ServiceFailure and with nothing else. Records come without PRIVATE_MEMBERS. */
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
  /** Figures of everything that fits, where STATISTICS_EXTENSION is listed. `zone`: IANA name of the zone whose hours are meant. */
  statistics(input: { datastore: DatastoreName; query: Filter; zone: string }, call: Call): Promise<Statistics>;
  /** A message with what was said right before and after it, where AROUND_EXTENSION is listed; without items it is no longer there. */
  around(
    input: { groupId: string; recordId: string; before: number; after: number },
    call: Call,
  ): Promise<Records & AroundEnds>;
  /** Undefined where the service has no endpoint that tells. */
  describeToken(call: Call): Promise<TokenDescription | undefined>;
  /** Only where the description of the token lists `credits`. */
  credits(call: Call): Promise<CreditBalance>;
  /** Those that are written with most come first. Only where the description of the token lists `names`. */
  names(call: Call): Promise<readonly KnownName[]>;
  /** Ends the token. Only where its description lists `revoke`. */
  revoke(call: Call): Promise<void>;
}
