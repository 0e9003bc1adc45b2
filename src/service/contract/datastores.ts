/** The datastores and their schema addresses, as in interface.md or else in a public deployment (assumed). */
import { memoize } from '#platform/lru-cache.ts';

/** Default {schema_base}: the host of the public deployment's record schemas (assumed). */
export const DEFAULT_SCHEMA_BASE = 'https://common.schemas.verida.io';

/** The datastores of conversations. */
export const MESSAGES = 'social-chat-message';
export const MAILS = 'social-email';
export const GROUPS = 'social-chat-group';

export interface Datastore {
  /** Fields searched by keyword (assumed). */
  readonly searchFields: readonly string[];
  /** The field with the time of the event (assumed). */
  readonly timeField: string;
  /** Singular and plural for its records, as shown to people. */
  readonly noun: readonly [one: string, many: string];
}

/** By identifier, of the form <category>-<kind>, as used in `datastore=` and `ds:r:<name>`. */
export const DATASTORES = {
  'social-chat-group': {
    searchFields: ['name', 'description'],
    timeField: 'insertedAt',
    noun: ['chat', 'chats'],
  },
  'social-chat-message': {
    searchFields: ['messageText', 'fromName', 'fromHandle', 'groupName'],
    timeField: 'sentAt',
    noun: ['message', 'messages'],
  },
  'social-email': {
    searchFields: ['name', 'messageText', 'fromName', 'fromEmail'],
    timeField: 'sentAt',
    noun: ['e-mail', 'e-mails'],
  },
  'social-post': {
    searchFields: ['name', 'content'],
    timeField: 'insertedAt',
    noun: ['post', 'posts'],
  },
  'social-following': {
    searchFields: ['name', 'description'],
    timeField: 'followedTimestamp',
    noun: ['followed page', 'followed pages'],
  },
  'social-calendar': {
    searchFields: ['name', 'description'],
    timeField: 'insertedAt',
    noun: ['calendar', 'calendars'],
  },
  'social-event': {
    searchFields: ['name', 'description', 'location'],
    timeField: 'start.dateTime',
    noun: ['event', 'events'],
  },
  favourite: {
    searchFields: ['name', 'description', 'uri'],
    timeField: 'insertedAt',
    noun: ['favourite', 'favourites'],
  },
  file: {
    searchFields: ['name', 'contentText'],
    timeField: 'insertedAt',
    noun: ['file', 'files'],
  },
} as const satisfies Record<string, Datastore>;

export type DatastoreName = keyof typeof DATASTORES;
export const DATASTORE_NAMES = Object.keys(DATASTORES) as [DatastoreName, ...DatastoreName[]];

export function isDatastoreName(name: string): name is DatastoreName {
  return Object.hasOwn(DATASTORES, name);
}

/** The full schema address of a datastore: `{schema_base}/social/chat/group/v0.1.0/schema.json`. */
export function schemaAddress(schemaBase: string, name: DatastoreName): string {
  return `${schemaBase.replace(/\/+$/, '')}/${name.replaceAll('-', '/')}/v0.1.0/schema.json`;
}

/** A schema's path with any version; the version policy is "not shown" (interface.md, Versioning). */
const VERSIONED = /^\/(?<name>[a-z/]+)\/v\d+(?:\.\d+){0,2}\/schema\.json$/;

/** The datastore of a schema address, for any host and version, relative to {schema_base} or to the host. */
export function datastoreOfSchema(address: string, schemaBase?: string): DatastoreName | undefined {
  const name = nameOfSchema(`${address} ${schemaBase}`, address, schemaBase);
  return isDatastoreName(name) ? name : undefined;
}

/** '' if it isn't a schema address. Memoized, since every record has one of a few addresses. */
const nameOfSchema = memoize<string, [string, string | undefined]>(200, (_, address, schemaBase) => {
  if (!URL.canParse(address)) return '';
  const base = schemaBase?.replace(/\/+$/, '');
  const isBelow = base !== undefined && address.startsWith(`${base}/`);
  const path = isBelow ? address.slice(base.length) : new URL(address).pathname;
  return VERSIONED.exec(path)?.groups?.name?.replaceAll('/', '-') ?? '';
});

/** Encodes a schema address for REST paths: base64 of its UTF-8 bytes, standard alphabet with padding. */
export function encodeSchemaAddress(address: string): string {
  return Buffer.from(address).toString('base64');
}

/** Decodes base64 in either alphabet, padded or not; undefined unless it is an http(s) address. */
export function decodeSchemaAddress(encoded: string): string | undefined {
  if (!/^[\w+/-]+=*$/.test(encoded)) return undefined;
  const address = Buffer.from(encoded, 'base64').toString();
  return /^https?:\/\/\S+$/.test(address) && !address.includes('\ufffd') ? address : undefined;
}
