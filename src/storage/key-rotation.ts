/**
 * Re-encrypts values sealed with older keys under the newest one, row by row, while the bot runs. A row that changes
 * meanwhile is skipped, because the change sealed it with the newest key.
 */
import { sql } from 'kysely';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';

/** A row of any table, which has some of these columns. */
type Row = Record<'id' | 'key' | 'person' | 'connection' | 'value' | 'sealed' | 'progress' | 'name', string>;

interface SealedColumn {
  readonly table: string;
  readonly column: 'value' | 'sealed' | 'progress';
  readonly key: keyof Row;
  /** Associated data of a value. */
  binding(row: Row): string;
}

/** Every column with sealed values, with the primary key of its table. */
const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'meta', column: 'value', key: 'name', binding: bindings.pepper },
  { table: 'connections', column: 'sealed', key: 'person', binding: bindings.connections },
  { table: 'kept', column: 'sealed', key: 'key', binding: bindings.kept },
  { table: 'accounts', column: 'sealed', key: 'connection', binding: bindings.accounts },
  { table: 'routines', column: 'sealed', key: 'id', binding: bindings.routines },
  { table: 'jobs', column: 'sealed', key: 'id', binding: bindings.job },
  { table: 'jobs', column: 'progress', key: 'id', binding: bindings.jobProgress },
];

export interface RotationReport {
  /** Values that were re-encrypted under the newest key. */
  rotated: number;
  /** Values that no listed key opens; left unchanged. */
  unreadable: number;
}

/** Rows per read, limited because stored lists may be large. */
const ROWS_AT_ONCE = 200;

/** Processes every sealed value of the database once. `signal` aborts between rows. */
export async function rotateKeys({ query, vault }: Database, signal: AbortSignal): Promise<RotationReport> {
  const report: RotationReport = { rotated: 0, unreadable: 0 };
  for (const { table, column, key, binding } of SEALED_COLUMNS) {
    const where = table === 'meta' ? sql`name = 'pepper'` : sql`${sql.ref(column)} is not null`;
    let after = sql`true`;
    for (;;) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${where} and ${after}
        order by ${sql.ref(key)} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(query);
      for (const row of rows) {
        signal.throwIfAborted();
        const old = row[column];
        if (vault.usesNewestKey(old)) continue;
        const plain = openOrUndefined(() => vault.open(old, binding(row)));
        if (plain === undefined) {
          report.unreadable += 1;
          continue;
        }
        const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
          set ${sql.ref(column)} = ${vault.seal(plain, binding(row))}
          where ${sql.ref(key)} = ${row[key]} and ${sql.ref(column)} = ${old}`.execute(query);
        if (numAffectedRows > 0n) report.rotated += 1;
      }
      if (rows.length < ROWS_AT_ONCE) break;
      after = sql`${sql.ref(key)} > ${rows.at(-1)?.[key]}`;
    }
  }
  return report;
}

function openOrUndefined(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
