/** Reads members of records: at a path, the time of what happened, the texts that are searched. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';

/** The value at a dotted path (a number reaches into a list); undefined where there is none. */
export function valueAt(record: DataRecord, path: string): unknown {
  return memberAt(record, path);
}

/** Likewise of any value. */
export function memberAt(value: unknown, path: string): unknown {
  let at = value;
  for (const step of path.includes('.') ? path.split('.') : [path]) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** The value at a dotted path, where it is a string. */
export function textAt(record: DataRecord, path: string): string | undefined {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : undefined;
}

/** When the thing that a record tells of happened (ISO 8601), or the empty string. */
export function happenedAt(datastore: DatastoreName, record: DataRecord): string {
  const { timeField }: Datastore = DATASTORES[datastore];
  return textAt(record, timeField) ?? textAt(record, 'insertedAt') ?? '';
}

/** The long text of a record goes into the index's main column, the names around it into the other. */
const MAIN_FIELDS = new Set(['messageText', 'content', 'contentText', 'description']);

/** The texts of a record by which it is found. */
export function searchedTexts(datastore: DatastoreName, record: DataRecord): { main: string; side: string } {
  const { searchFields }: Datastore = DATASTORES[datastore];
  const main: string[] = [];
  const side: string[] = [];
  for (const field of searchFields) {
    const text = textAt(record, field);
    const isMain = MAIN_FIELDS.has(field) || (field === 'name' && datastore !== 'social-chat-message');
    if (text) (isMain ? main : side).push(text);
  }
  return { main: main.join(' \n '), side: side.join(' \n ') };
}
