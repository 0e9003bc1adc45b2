/**
 * Scopes a token carries (the interface document, Authentication, rule 3), in both spellings: the document's
 * `ds:r:<name>` and the full form `ds:r:<schema address>` that a deployment answers with.
 */
import {
  DATASTORES,
  type DatastoreName,
  datastoreOfSchema,
  decodeSchemaAddress,
  isDatastoreName,
} from './datastores.ts';

/** The api scopes of the document; the last one is what a deployment asks for ds/query (assumed). */
export const API_SCOPES = {
  'api:search-chat-threads': 'Search your chat threads by keyword',
  'api:search-ds': 'Search one datastore by keyword',
  'api:search-universal': 'Search everything you granted by keyword',
  'api:llm-prompt': 'Ask a language model without your data',
  'api:llm-agent-prompt': 'Let a language model read your granted data to answer a question',
  'api:llm-profile-prompt': 'Let a language model build a profile from your granted data',
  'api:ds-query': 'List and filter the records of your granted datastores',
} as const;

export type ApiScope = keyof typeof API_SCOPES;
export type DataScope = `ds:r:${DatastoreName}`;
export type Scope = ApiScope | DataScope;

/** Every scope a person can tick, api scopes first. */
export const ALL_SCOPES: readonly Scope[] = [
  ...(Object.keys(API_SCOPES) as ApiScope[]),
  ...(Object.keys(DATASTORES) as DatastoreName[]).map((name): DataScope => `ds:r:${name}`),
];

/** The scope that reads a datastore. */
export function readScope(name: DatastoreName): DataScope {
  return `ds:r:${name}`;
}

/** A plain sentence for what a scope allows. */
export function describeScope(scope: Scope): string {
  if (isApiScope(scope)) return API_SCOPES[scope];
  const name = scope.slice('ds:r:'.length);
  return isDatastoreName(name) ? `Read your ${DATASTORES[name].noun[1]}` : scope;
}

function isApiScope(text: string): text is ApiScope {
  return Object.hasOwn(API_SCOPES, text);
}

const WELL_WRITTEN: ReadonlySet<string> = new Set(ALL_SCOPES);

/**
 * Reads one scope as a token lists it. `rw` and `rwd` include reading; schema addresses (plain or `base64/…`) become
 * short names; the host of an address does not matter.
 * @returns undefined for anything that grants none of the operations here (db: scopes, writes, unknown names).
 */
export function parseScope(text: string): Scope | undefined {
  if (WELL_WRITTEN.has(text)) return text as Scope;
  const trimmed = text.trim();
  if (isApiScope(trimmed)) return trimmed;
  const match = /^ds:(r|rw|rwd):(.+)$/.exec(trimmed);
  if (!match?.[2]) return undefined;
  const target = match[2].startsWith('base64/')
    ? (decodeSchemaAddress(match[2].slice('base64/'.length)) ?? '')
    : match[2];
  if (isDatastoreName(target)) return readScope(target);
  const name = datastoreOfSchema(target);
  return name === undefined ? undefined : readScope(name);
}

/** The recognised scopes of a token's list, without repeats, in the order of ALL_SCOPES. */
export function normaliseScopes(list: readonly string[]): Scope[] {
  const found = new Set(list.map(parseScope));
  return ALL_SCOPES.filter((scope) => found.has(scope));
}

/** Which of `needed` a token with `granted` lacks, in the order of `needed`. */
export function missingScopes(granted: readonly Scope[], needed: readonly Scope[]): Scope[] {
  return needed.filter((scope) => !granted.includes(scope));
}
