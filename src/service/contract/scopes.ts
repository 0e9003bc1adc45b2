/** Scopes of a token, as the document writes them (`ds:r:<name>`) and as a deployment does (`ds:r:<schema address>`). */
import {
  DATASTORE_NAMES,
  type DatastoreName,
  datastoreOfSchema,
  decodeSchemaAddress,
  isDatastoreName,
} from './datastores.ts';

/** The api scopes of the document; the last one is what a deployment asks for ds/query (assumed). */
export const API_SCOPES = [
  'api:search-chat-threads',
  'api:search-ds',
  'api:search-universal',
  'api:llm-prompt',
  'api:llm-agent-prompt',
  'api:llm-profile-prompt',
  'api:ds-query',
] as const;

export type ApiScope = (typeof API_SCOPES)[number];
export type DataScope = `ds:r:${DatastoreName}`;
export type Scope = ApiScope | DataScope;

/** Every scope a person can tick, api scopes first. */
export const ALL_SCOPES: readonly Scope[] = [
  ...API_SCOPES,
  ...DATASTORE_NAMES.map((name): DataScope => `ds:r:${name}`),
];

/** The scope that reads a datastore. */
export function readScope(name: DatastoreName): DataScope {
  return `ds:r:${name}`;
}

const WELL_WRITTEN: ReadonlySet<string> = new Set(ALL_SCOPES);

/**
 * Reads one scope as a token lists it. `rw` and `rwd` include reading; schema addresses (plain or `base64/…`) become
 * short names; the host of an address does not matter.
 * @returns undefined for anything that grants none of the operations here (db: scopes, writes, unknown names).
 */
export function parseScope(text: string): Scope | undefined {
  const trimmed = text.trim();
  if (WELL_WRITTEN.has(trimmed)) return trimmed as Scope;
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
