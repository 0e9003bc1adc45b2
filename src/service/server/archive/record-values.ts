/** Reads values of records: by path, the time of the event, the searchable texts. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';

/** The value at a dotted path (a number indexes a list); undefined if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const step of path.includes('.') ? path.split('.') : [path]) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** A copy with only these members (dotted ones inside their objects) and the id. */
export function projected(record: DataRecord, fields: readonly string[]): DataRecord {
  const shown: DataRecord = { _id: record._id };
  for (const field of fields) {
    const value = valueAt(record, field);
    if (value === undefined) continue;
    const steps = field.split('.');
    const last = steps.pop() ?? field;
    let at: Record<string, unknown> = shown;
    for (const step of steps) {
      const inner = Object.hasOwn(at, step) ? at[step] : undefined;
      const next = typeof inner === 'object' && inner !== null ? { ...inner } : {};
      at[step] = next;
      at = next as Record<string, unknown>;
    }
    at[last] = value;
  }
  return shown;
}

/** The string at a dotted path; undefined for other types. */
export function textAt(record: DataRecord, path: string): string | undefined {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : undefined;
}

/** Whether the archive's owner sent a message. */
export const isSent = (record: DataRecord): boolean => textAt(record, 'type') === 'send';

/** When the record's event happened (ISO 8601), or ''. */
export function happenedAt(datastore: DatastoreName, record: DataRecord): string {
  const { timeField }: Datastore = DATASTORES[datastore];
  return textAt(record, timeField) ?? textAt(record, 'insertedAt') ?? '';
}

/** Members with what people wrote, and with who wrote it; all other searchable texts are names of places. */
const MAIN_FIELDS = new Set(['messageText', 'content', 'contentText', 'description']);
const SENDER_FIELDS = new Set(['fromName', 'fromHandle', 'fromEmail']);

export interface SearchedTexts {
  readonly main: string;
  readonly sender: string;
  readonly place: string;
}

/** Which searchable text a member belongs to. */
export function kindOfText(datastore: DatastoreName, field: string): keyof SearchedTexts {
  if (MAIN_FIELDS.has(field) || (field === 'name' && datastore !== 'social-chat-message')) return 'main';
  return SENDER_FIELDS.has(field) ? 'sender' : 'place';
}

/** The searchable texts of a record. */
export function searchedTexts(datastore: DatastoreName, record: DataRecord): SearchedTexts {
  const { searchFields }: Datastore = DATASTORES[datastore];
  const texts = { main: '', sender: '', place: '' };
  for (const field of searchFields) {
    const text = textAt(record, field);
    const kind = kindOfText(datastore, field);
    // The line break keeps phrases from extending across members.
    if (text) texts[kind] = texts[kind] === '' ? text : `${texts[kind]} \n ${text}`;
  }
  return texts;
}
