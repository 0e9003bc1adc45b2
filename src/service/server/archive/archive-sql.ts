/** For statements that are the same for an archive in a file and in Postgres, except for the owner in each row there. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { tokenNumber, tokenOfNumber } from './archive-key.ts';

export type SqlRow = Record<string, unknown>;

/** Runs a statement for one archive: its parameters are $2, $3, …, and $1 is the owner's number in Postgres. */
export type Query = (sql: string, ...parameters: readonly unknown[]) => SqlRow[];

/** Tokens as they are stored: numbers in a file (archive-key.ts), texts in Postgres. */
type StoredToken = number | string;

export interface ArchiveSql {
  readonly query: Query;
  /** Goes before the name of each table. */
  readonly schema: string;
  /** The table of words with the record count of each. */
  readonly words: string;
  /** Condition: a row belongs to this archive; `ownByToken`: where a token selects the rows (postgres-store.ts). */
  readonly own: string;
  readonly ownByToken: string;
  /** Go before the columns and values of an inserted row. */
  readonly owner: string;
  readonly ownerValue: string;
  storedToken(token: string): StoredToken;
  tokenOf(stored: unknown): string;
  /** Condition: a column has one of a parameter's numbers or stored tokens. */
  isAnyOf(column: string, parameter: string): string;
  /** The rows with these numbers or stored tokens in the column `key`, each found by an index; in no order. */
  lookUp(table: string, key: string, columns: string, values: readonly StoredToken[]): SqlRow[];
  /** A parameter's numbers as a table, whose column is `value`. */
  list(parameter: string): string;
}

export function sqliteSql(database: DatabaseSync): ArchiveSql {
  const statements = new Map<string, StatementSync>();
  function query(sql: string, ...parameters: readonly unknown[]): SqlRow[] {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    const named = parameters.map((value, at) => [at + 2, Array.isArray(value) ? JSON.stringify(value) : value]);
    return statement.all(Object.fromEntries(named));
  }
  const list = (parameter: string) => `json_each(${parameter})`;
  const isAnyOf = (column: string, parameter: string) => `${column} in (select value from ${list(parameter)})`;
  return {
    ...{ query, schema: '', own: 'true', ownByToken: 'true', owner: '', ownerValue: '', list, isAnyOf },
    words: 'vocabulary join token using (token)',
    storedToken: (token) => tokenNumber(token),
    tokenOf: (stored) => tokenOfNumber(Number(stored)),
    lookUp: (table, key, columns, values) =>
      query(`select ${columns} from ${table} where ${isAnyOf(key, '$2')}`, values),
  };
}

export function postgresSql(query: Query): ArchiveSql {
  return {
    ...{ query, schema: 'data_service.', own: 'owner = $1', owner: 'owner, ', ownerValue: '$1::integer, ' },
    ...{ words: 'vocabulary', ownByToken: 'owner + 0 = $1' },
    storedToken: (token) => token,
    tokenOf: String,
    list: (parameter) => `unnest(${parameter}::bigint[]) as given (value)`,
    isAnyOf: (column, parameter) => `${column} = any(${parameter})`,
    lookUp(table, key, columns, values) {
      if (values.length === 0) return [];
      const type = typeof values[0] === 'string' ? 'text' : 'bigint';
      return query(
        `select found.* from unnest($2::${type}[]) as asked (value) cross join lateral (
           select ${columns} from data_service.${table} where owner = $1 and ${table}.${key} = asked.value offset 0
         ) as found`,
        values,
      );
    },
  };
}
