/** Token scopes, as written in interface.md (`ds:r:<name>`) and by a deployment (`ds:r:<schema address>`). */
import {
  DATASTORE_NAMES,
  type DatastoreName,
  datastoreOfSchema,
  decodeSchemaAddress,
  isDatastoreName,
} from './datastores.ts';

/** The api scopes of interface.md; the last one is required by a deployment for ds/query (assumed). */
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

/** Every scope that a person can select, api scopes first. */
export const ALL_SCOPES: readonly Scope[] = [
  ...API_SCOPES,
  ...DATASTORE_NAMES.map((name): DataScope => `ds:r:${name}`),
];

/** The scope that reads a datastore. */
export function readScope(name: DatastoreName): DataScope {
  return `ds:r:${name}`;
}

const CANONICAL: ReadonlySet<string> = new Set(ALL_SCOPES);

/**
 * Parses one scope of a token. `rw` and `rwd` include reading; schema addresses (plain or `base64/…`), on any host,
 * become short names.
 * @returns undefined for scopes that grant no operation here (db: scopes, writes, unknown names)
 */
export function parseScope(text: string): Scope | undefined {
  const trimmed = text.trim();
  if (CANONICAL.has(trimmed)) return trimmed as Scope;
  const match = /^ds:(r|rw|rwd):(.+)$/.exec(trimmed);
  if (!match?.[2]) return undefined;
  const target = match[2].startsWith('base64/')
    ? (decodeSchemaAddress(match[2].slice('base64/'.length)) ?? '')
    : match[2];
  if (isDatastoreName(target)) return readScope(target);
  const name = datastoreOfSchema(target);
  return name === undefined ? undefined : readScope(name);
}

/** The recognised scopes of a token, without duplicates, in the order of ALL_SCOPES. */
export function normaliseScopes(list: readonly string[]): Scope[] {
  const found = new Set(list.map(parseScope));
  return ALL_SCOPES.filter((scope) => found.has(scope));
}

/** The scopes of `needed` that aren't in `granted`, in the order of `needed`. */
export function missingScopes(granted: readonly Scope[], needed: readonly Scope[]): Scope[] {
  return needed.filter((scope) => !granted.includes(scope));
}
