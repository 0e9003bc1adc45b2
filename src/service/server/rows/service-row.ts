/** What the data service keeps, as rows in the form that they have in Postgres, whatever they lie in. What is sealed stays so. */
import { SealError, type Vault } from '#platform/vault.ts';
import { OWNER_COLUMNS } from '../owners/database.ts';
import { sealedFor } from '../owners/owner-names.ts';

/** What a column holds, as Postgres calls it; with `?` where it may be null. */
type Kind = 'text' | 'text?' | 'bigint' | 'bigint?' | 'bytea' | 'bytea?' | 'tsvector';
type Columns = Readonly<Record<string, Kind>>;

/** Everybody's archives (archive/postgres-tables.ts); `archive` says whose number is whose. `words` is made anew. */
export const ARCHIVE_TABLES = {
  archive: { owner: 'bigint', name: 'text' },
  datastore: { owner: 'bigint', code: 'bigint', name: 'text', records: 'bigint' },
  record: {
    owner: 'bigint',
    seq: 'bigint',
    datastore: 'bigint',
    id: 'bytea',
    print: 'bigint',
    block: 'bigint',
    line: 'bigint',
    words: 'tsvector',
  },
  block: { owner: 'bigint', number: 'bigint', body: 'bytea' },
  vocabulary: {
    owner: 'bigint',
    token: 'text',
    records: 'bigint',
    word: 'bytea?',
    begins2: 'text?',
    begins3: 'text?',
    begins4: 'text?',
  },
  name: { owner: 'bigint', token: 'text', records: 'bigint', newest: 'bigint', sealed: 'bytea' },
} as const satisfies Record<string, Columns>;

const TABLES = { ...OWNER_COLUMNS, ...ARCHIVE_TABLES };
export type ServiceTable = keyof typeof TABLES;
export const columnsOf = (table: ServiceTable): [name: string, kind: Kind][] => Object.entries<Kind>(TABLES[table]);

export type Value = string | number | Uint8Array | null;
export interface ServiceRow {
  readonly table: ServiceTable;
  readonly row: Readonly<Record<string, Value>>;
}

/** The key of the archive of an owner's row. @throws SealError when none of the keys opens it */
export const archiveKeyOf = (vault: Vault, { id, archive_key }: ServiceRow['row']): Buffer =>
  Buffer.from(vault.open(String(archive_key), sealedFor.archiveKey(String(id))), 'base64');

/** Whether the keys open what a row of the directory has sealed for the service itself: its secret, and keys of archives. */
export function opensRow(vault: Vault, { table, row }: ServiceRow): boolean {
  try {
    if (table === 'meta' && row.name === 'pepper') vault.open(String(row.value), sealedFor.pepper);
    if (table === 'owner') archiveKeyOf(vault, row);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/**
 * The rows without archives whose owner the directory does not know: whoever was erased while they were copied is not
 * brought back in part. The directory comes first.
 */
export async function* withOwners(rows: AsyncIterable<ServiceRow>): AsyncGenerator<ServiceRow> {
  const owners = new Set<Value | undefined>();
  const archives = new Set<Value | undefined>();
  for await (const each of rows) {
    const { table, row } = each;
    if (table === 'owner') owners.add(row.id);
    if (table === 'archive' && owners.has(row.name)) archives.add(row.owner);
    if (!Object.hasOwn(ARCHIVE_TABLES, table) || archives.has(row.owner)) yield each;
  }
}
