/** The datastores that can be named, and their schema addresses. What the document does not give is a public deployment’s (assumed). */
import { memoize } from '#platform/lru-cache.ts';

/** {schema_base} when none is configured: the host of the public deployment's record schemas (assumed). */
export const DEFAULT_SCHEMA_BASE = 'https://common.schemas.verida.io';

/** Those in which conversations are. */
export const MESSAGES = 'social-chat-message';
export const GROUPS = 'social-chat-group';

export interface Datastore {
  /** Fields that keyword search reads (assumed). */
  readonly searchFields: readonly string[];
  /** The field that tells when the thing happened (assumed). */
  readonly timeField: string;
  /** What a person calls one and several of its records. */
  readonly noun: readonly [one: string, many: string];
}

/** By their identifiers of form <category>-<kind>, as `datastore=` and `ds:r:<name>` carry them. */
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

/** Whether `name` is a datastore identifier of the table above. */
export function isDatastoreName(name: string): name is DatastoreName {
  return Object.hasOwn(DATASTORES, name);
}

/** The full schema address of a datastore: `{schema_base}/social/chat/group/v0.1.0/schema.json`. */
export function schemaAddress(schemaBase: string, name: DatastoreName): string {
  return `${schemaBase.replace(/\/+$/, '')}/${name.replaceAll('-', '/')}/v0.1.0/schema.json`;
}

/** Where versions stand in a schema's path; version policy is "not shown" (the interface document, Versioning). */
const VERSIONED = /^\/(?<name>[a-z/]+)\/v\d+(?:\.\d+){0,2}\/schema\.json$/;

/** The datastore of a schema address, on whatever host and of whatever version, below {schema_base} or right below the host. */
export function datastoreOfSchema(address: string, schemaBase?: string): DatastoreName | undefined {
  const name = nameOfSchema(`${address} ${schemaBase}`, address, schemaBase);
  return isDatastoreName(name) ? name : undefined;
}

/** Every record has such an address, of a few. '' for what is none. */
const nameOfSchema = memoize<string, [string, string | undefined]>(200, (_, address, schemaBase) => {
  if (!URL.canParse(address)) return '';
  const base = schemaBase?.replace(/\/+$/, '');
  const isBelow = base !== undefined && address.startsWith(`${base}/`);
  const path = isBelow ? address.slice(base.length) : new URL(address).pathname;
  return VERSIONED.exec(path)?.groups?.name?.replaceAll('/', '-') ?? '';
});

/** A schema address as the REST paths carry it: base64 of its UTF-8 bytes, standard alphabet with padding. */
export function encodeSchemaAddress(address: string): string {
  return Buffer.from(address).toString('base64');
}

/** Reads base64 in either alphabet, padded or not; undefined when it is not that of an http(s) address. */
export function decodeSchemaAddress(encoded: string): string | undefined {
  if (!/^[\w+/-]+=*$/.test(encoded)) return undefined;
  const address = Buffer.from(encoded, 'base64').toString();
  return /^https?:\/\/\S+$/.test(address) && !address.includes('\ufffd') ? address : undefined;
}
